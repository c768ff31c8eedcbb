/** What would go to waste with an answer, for those who want to be warned. */
import { settings } from "../../settings/settings.svelte";
import type { Board } from "../board";

export function wasteWarnings(board: Board, move: string): string[] {
  if (!settings().warnings) return [];
  return (board.state.about?.to_do?.waste ?? [])
    .filter((one) => one.move === move)
    .map((one) => one.text);
}
