/** Pages that are loaded when somebody goes there. */
import { untrack, type Component } from "svelte";
import type { Page } from "./router.svelte";
import { need } from "./words/words.svelte";

interface Made {
  default: Component;
}
type Loading = () => Made | Promise<Made>;

const PAGES: Partial<Record<Page, Loading>> = {
  new: page(() => import("./start/NewTable.svelte"), "web_guided"),
  table: page(() => import("./table/TablePage.svelte"), "web_motion"),
  replay: page(() => import("./replay/Replay.svelte"), "web_replay"),
  learn: page(() => import("./learn/Learn.svelte"), "web_learn"),
  rules: page(() => import("./learn/Rules.svelte"), "web_learn"),
  components: page(() => import("./learn/Components.svelte"), "web_learn"),
  settings: page(() => import("./settings/SettingsPage.svelte"), "web_motion"),
};

export function pageOf(page: Page): Loading | undefined {
  return PAGES[page];
}

/**
 * A page, with a file of texts if it says more than web.ftl holds. What is there once is given at
 * once: a page that only changes its address is not made anew.
 */
function page(load: () => Promise<Made>, texts = ""): Loading {
  let made: Made | null = null;
  async function first(): Promise<Made> {
    if (texts) await untrack(() => need(texts));
    return (made = await load());
  }
  return () => made ?? first();
}
