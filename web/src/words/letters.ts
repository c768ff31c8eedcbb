/** The letter that stands on a piece, for those who tell colours and shapes apart less easily. */
import { say } from "./words.svelte";

export function letterOf(kind: string): string {
  return say("web-letter", { kind });
}
