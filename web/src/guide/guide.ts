/** The guide of a table where a lesson was begun, loaded only there. */
import { titleOf } from "../titles";
import { need } from "../words/words.svelte";
import type { Lesson } from "./lesson";
import { progressAt } from "./progress.svelte";

export interface GuideFor {
  Guide: typeof import("./Guide.svelte").default;
  lesson: Lesson;
}

export async function guideAt(table: string): Promise<GuideFor | null> {
  const offer = titleOf(progressAt(table)?.lesson)?.lesson;
  if (!offer) return null;
  const [{ default: Guide }, { lesson }] = await Promise.all([
    import("./Guide.svelte"),
    offer.load(),
    need("web_guided"),
  ]);
  return { Guide, lesson };
}
