/** The names of what gives points (`part-…`) stand with each game and module. */
import { need } from "./words.svelte";

export function needParts(setup: Record<string, unknown>): Promise<void> {
  if (setup.game === "joan") return need("screen", "joan");
  const modules = (setup.modules as string[] | undefined) ?? [];
  return need("screen", ...modules.map((id) => id.replaceAll("-", "_")));
}
