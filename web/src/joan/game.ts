/** The table of Joan of Arc. */
import type { GameTable } from "../table/board";
import { need, say } from "../words/words.svelte";
import { inWords } from "./in_words";
import { moveOf } from "./moves";
import Resources from "./Resources.svelte";
import Boards from "./Boards.svelte";
import { layoutOf, viewOf } from "./view";

await need("web_joan");

export const table: GameTable = {
  Table: Boards,
  Resources,
  inWords,

  tabs(board) {
    const choices = board.live ? (board.state.question?.choices ?? []) : [];
    const lit = new Set(choices.map((choice) => moveOf(choice).part));
    const solo = layoutOf(board)?.solo != null;
    return [
      { id: "sheet", name: say("web-joan-tab-sheet"), sign: "home" },
      { id: "map", name: say("web-joan-tab-map"), sign: "map", fresh: lit.has("map") },
      { id: "places", name: say("web-joan-tab-places"), sign: "learn", fresh: lit.has("places") },
      solo
        ? { id: "others", name: say("web-joan"), sign: "people" }
        : { id: "others", name: say("web-joan-tab-others"), sign: "people" },
    ];
  },

  phase(board) {
    const view = viewOf(board.state);
    const picks = layoutOf(board)?.tiles_drawn;
    if (!view || !picks) return "";
    return say("web-joan-phase", {
      round: view.round,
      rounds: view.rounds,
      pick: Math.min(view.pick, picks),
      picks,
    });
  },
};
