/** The guide of a table where a lesson was begun, loaded only there. */
import { need } from "../words/words.svelte";
import type { Lesson } from "./lesson";
import { progressAt } from "./progress.svelte";

export interface GuideFor {
  Guide: typeof import("./Guide.svelte").default;
  lesson: Lesson;
}

const lessons = import.meta.glob<{ lesson: Lesson }>(["../classic/lesson.ts", "../joan/lesson.ts"]);

export async function guideAt(table: string): Promise<GuideFor | null> {
  const progress = progressAt(table);
  const load = progress && lessons[`../${progress.lesson}/lesson.ts`];
  if (!load) return null;
  const [{ default: Guide }, { lesson }] = await Promise.all([
    import("./Guide.svelte"),
    load(),
    need("web_guided"),
  ]);
  return { Guide, lesson };
}
