/** Pages that are loaded when somebody goes there. */
import type { Component } from "svelte";
import type { Page } from "./router.svelte";

type Loaded = Promise<{ default: Component }>;

const PAGES: Partial<Record<Page, () => Loaded>> = {
  new: () => import("./start/NewTable.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  rules: () => import("./learn/Rules.svelte"),
  settings: () => import("./settings/SettingsPage.svelte"),
};

export function pageOf(page: Page): (() => Loaded) | undefined {
  return PAGES[page];
}
