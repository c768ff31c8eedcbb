/** Where the reader is: paths of this page, without loading it anew. */
import { tick } from "svelte";
import { leaveRefusals } from "./parts/toasts.svelte";

export type Page =
  ("home" | "new" | "table" | "replay" | "settings" | "lost") | ("learn" | "rules" | "components");

export interface Route {
  page: Page;
  /** The id in the path, "" where there is none. */
  id: string;
  path: string;
  query: URLSearchParams;
  fragment: string;
}

const PATHS: [RegExp, Page][] = [
  [/^\/$/, "home"],
  [/^\/new\/?$/, "new"],
  [/^\/t\/([\w-]+)\/?$/, "table"],
  [/^\/replay(?:\/([\w-]+))?\/?$/, "replay"],
  [/^\/learn(?:\/([\w.-]+))?\/?$/, "learn"],
  [/^\/rules(?:\/([\w.-]+))?\/?$/, "rules"],
  [/^\/components(?:\/([\w.-]+))?\/?$/, "components"],
  [/^\/settings\/?$/, "settings"],
];

export function routeOf(url: URL): Route {
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(url.pathname);
    if (found) return made(url, page, found[1] ?? "");
  }
  return made(url, "lost", "");
}

function made(url: URL, page: Page, id: string): Route {
  return { page, id, path: url.pathname, query: url.searchParams, fragment: url.hash };
}

let now = $state.raw(routeOf(new URL(location.href)));

export function route(): Route {
  return now;
}

/** To another page; `replace` leaves no step to come back to. */
export function go(path: string, replace = false): void {
  const url = new URL(path, location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  arrive();
}

/** The address changes, the page stays: a moment of a replay, a secret that is put away. */
export function readdress(path: string): void {
  history.replaceState(null, "", path);
  now = routeOf(new URL(location.href));
}

function arrive(): void {
  const before = now;
  now = routeOf(new URL(location.href));
  if (before.path === now.path) return;
  leaveRefusals();
  void lookAtPage();
}

/** Screen readers and keyboards go on where the new page begins. */
async function lookAtPage(): Promise<void> {
  await tick();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Links of our own pages are followed here; all others by the browser. */
function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname === location.pathname && url.hash) return;
  click.preventDefault();
  go(url.href);
}

export function startRouting(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", follow);
}
