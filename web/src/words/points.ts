/** The names of what gives points (`part-…`) stand with each game and module. */
import { titleOf } from "../titles";
import { has, need, say } from "./words.svelte";

export function needParts(setup: Record<string, unknown>): Promise<void> {
  const modules = (setup.modules as string[] | undefined) ?? [];
  const files = modules.map((id) => id.replaceAll("-", "_"));
  return need(
    "screen",
    ...(titleOf(setup.game)?.words ?? []),
    ...(files.length > 0 ? ["modules"] : []),
    ...files,
  );
}

export function partName(part: string): string {
  return has(`part-${part}`) ? say(`part-${part}`) : say("module-name", { module: part });
}

/** What points are for, in order. A module is among them only if it brings some. */
export function partsIn(rows: { parts: Record<string, number> }[]): string[] {
  const all = new Set(rows.flatMap((row) => Object.keys(row.parts)));
  return [...all].filter(
    (part) => has(`part-${part}`) || rows.some((row) => (row.parts[part] ?? 0) !== 0),
  );
}
