/** What deserves a sound when one state of a table becomes the next: one at most, the weightiest. */
import type { Line, State } from "../../wire/types";
import type { Sound } from "./sound";

export function soundOf(before: State, after: State, fresh: Line[]): Sound | null {
  if (before.status === "running" && after.status === "over") return "over";
  if (!before.question && after.question) return "turn";
  if (fresh.some((line) => line.events.some((event) => event.what === "round"))) return "round";
  if (fresh.some((line) => line.kind === "moved") || drafted(after) > drafted(before))
    return "piece";
  return null;
}

const drafted = (shown: State): number => shown.draft?.moves.length ?? 0;
