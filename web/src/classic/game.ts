/** The table of Orléans. */
import type { GameTable } from "../table/board";
import { need, say } from "../words/words.svelte";
import { described } from "./described.svelte";
import { isOnMap, moveOf } from "./moves";
import Resources from "./Resources.svelte";
import Table from "./Table.svelte";
import { viewOf } from "./view";

await need("web_classic");

export const table: GameTable = {
  Table,
  Resources,

  tabs(board) {
    const moves = (board.live ? (board.state.question?.choices ?? []) : []).map(moveOf);
    return [
      { id: "plan", name: say("web-classic-tab-plan"), sign: "home" },
      { id: "map", name: say("web-classic-tab-map"), sign: "map", fresh: moves.some(isOnMap) },
      { id: "tracks", name: say("web-classic-tab-tracks"), sign: "scores" },
      { id: "others", name: say("web-classic-tab-others"), sign: "people" },
      { id: "more", name: say("web-classic-tab-more"), sign: "more" },
    ];
  },

  phase(board) {
    const view = viewOf(board.state);
    if (!view) return "";
    const phase = described(board)?.phases.find((one) => one.id === view.phase)?.name ?? "";
    return say("web-classic-phase", { round: view.round, rounds: view.rounds, phase });
  },
};
