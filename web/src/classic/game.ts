/** The table of Orléans. */
import type { GameTable } from "../table/board";
import { need, say } from "../words/words.svelte";
import { flightsOf } from "./flight/flights";
import FlyingPiece from "./flight/FlyingPiece.svelte";
import { inWords } from "./in_words";
import { isOnMap, moveOf } from "./moves";
import Resources from "./Resources.svelte";
import { tabOf } from "./tab";
import Boards from "./Boards.svelte";
import { layoutOf, viewOf } from "./view";

await need("web_classic", "web_motion");

export const table: GameTable = {
  Table: Boards,
  Resources,
  inWords,
  Piece: FlyingPiece,
  flights: flightsOf,
  tabOf,

  tabs(board) {
    const moves = (board.live ? (board.state.question?.choices ?? []) : []).map(moveOf);
    return [
      { id: "plan", name: say("web-classic-tab-plan"), sign: "home" },
      { id: "map", name: say("web-classic-tab-map"), sign: "map", fresh: moves.some(isOnMap) },
      {
        id: "tracks",
        name: say("web-classic-tab-tracks"),
        sign: "scores",
        fresh: moves.some(({ track, deed }) => track || deed),
      },
      {
        id: "others",
        name: say("web-classic-tab-others"),
        sign: "people",
        fresh: moves.some(({ colour }) => colour),
      },
      {
        id: "more",
        name: say("web-classic-tab-more"),
        sign: "more",
        fresh: moves.some(({ verb, card }) => card || verb === "tile" || verb === "strike"),
      },
    ];
  },

  phase(board) {
    const view = viewOf(board.state);
    if (!view) return "";
    const phase = layoutOf(board)?.phases.find((one) => one.id === view.phase)?.name ?? "";
    return say("web-classic-phase", { round: view.round, rounds: view.rounds, phase });
  },
};
