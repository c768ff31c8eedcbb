/** Values as the server sends them, for tests. */
import type { Board } from "../table/board";
import type { Choice, Line, Question, SeatView, State, TableInfo } from "../wire/types";

export function aState(parts: Partial<State> = {}): State {
  return {
    seq: 0,
    moment: 0,
    status: "running",
    paused: false,
    seats: [],
    pending: [],
    view: null,
    about: null,
    question: null,
    draft: null,
    back: null,
    clock: null,
    proposal: null,
    result: null,
    rematch: "",
    archived: null,
    ...parts,
  };
}

export function aSeat(seat: number, parts: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    name: "",
    player: "human",
    stand_in: "",
    resigned: false,
    online: true,
    grace: null,
    mine: seat === 0,
    host: seat === 0,
    ...parts,
  };
}

export function anInfo(parts: Partial<TableInfo> = {}): TableInfo {
  return {
    table: "T1",
    created: 0,
    setup: { game: "classic", edition: "2021", players: 2, modules: [] },
    options: { private: false, clock: null, stand_in: "easy" },
    commitment: "",
    rules: 1,
    seat: 0,
    language: "en",
    ...parts,
  };
}

export function aLine(seq: number): Line {
  return {
    seq,
    at: 0,
    seat: 0,
    kind: "moved",
    moment: seq,
    sentences: [`Sentence ${seq}.`],
    events: [],
    body: {},
    round_from: null,
  };
}

/** A move of the game itself. */
export function aChoice(move: string, text = move): Choice {
  return { move, text, touches: {} };
}

export function aQuestion(parts: Partial<Question> = {}): Question {
  return {
    id: "q1",
    asked: "Plan",
    text: "Which Follower?",
    choices: [],
    confirm: false,
    ...parts,
  };
}

/** A table to draw: nothing of it is alive. */
export function aBoard(parts: Partial<Board> = {}): Board {
  return {
    info: anInfo(),
    state: aState(),
    layout: {} as Board["layout"],
    lines: [],
    live: true,
    busy: false,
    name: (seat) => ["Anna", "Ben", "Cleo"][seat] ?? "",
    do: async () => null,
    play: async () => null,
    lookAt: async () => {},
    onLines: () => () => {},
    ...parts,
  };
}
