/** Pages that are loaded when somebody goes there. */
import { untrack, type Component } from "svelte";
import type { Page } from "./router.svelte";
import { need } from "./words/words.svelte";

type Loaded = Promise<{ default: Component }>;

const PAGES: Partial<Record<Page, () => Loaded>> = {
  new: () => import("./start/NewTable.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => withTexts("web_replay", import("./replay/Replay.svelte")),
  learn: () => withTexts("web_learn", import("./learn/Learn.svelte")),
  rules: () => withTexts("web_learn", import("./learn/Rules.svelte")),
  components: () => withTexts("web_learn", import("./learn/Components.svelte")),
  settings: () => import("./settings/SettingsPage.svelte"),
};

export function pageOf(page: Page): (() => Loaded) | undefined {
  return PAGES[page];
}

/** A page that says more than web.ftl holds; another language later does not load it anew. */
async function withTexts(file: string, page: Loaded): Loaded {
  await untrack(() => need(file));
  return page;
}
