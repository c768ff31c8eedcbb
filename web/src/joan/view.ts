/** The game as the server shows it to a seat (`orleans/joan/knowledge/view.py`). */
import type { Board } from "../table/board";
import type { JoanBoard, State } from "../wire/types";

export interface SheetView {
  seat: number;
  colour: string;
  routes: string[];
  linked: string[];
  stations: string[];
  struck_towns: string[];
  goods: Record<string, number>;
  bank: { circled: number; spent: number }[];
  coins: number;
  payable_rows: number[];
  development: number;
  status: number;
  shields: number;
  citizens: number;
  monks: number;
  deeds: Record<string, string[]>;
  cards: string[];
  score: Record<string, number>;
}

export interface AreaView {
  level: string;
  tracks: Record<string, number>;
  development: number;
  stations: number;
  citizens: number;
  shields: number;
  removed: string[];
  face_up: string[];
  pile: number;
  back: { arrow: string; monk: string; shields: number } | null;
  score: Record<string, number>;
}

export interface JoanView {
  seat: number | null;
  round: number;
  rounds: number;
  bag_numbers: number[];
  start: number;
  pick: number;
  asked: string;
  question: Record<string, unknown>;
  over: boolean;
  bag: Record<string, number>;
  display: Record<string, number>;
  holding: Record<string, number>;
  places: "cards" | "printed";
  cards: string[];
  cards_on_offer: string[];
  /** "open", "closed", or "absent" at this number of players. */
  deeds: Record<string, string>;
  /** The colour of whoever has it, "joan", or "". */
  yellow_bonuses: Record<string, string>;
  closed_towns: string[];
  players: SheetView[];
  joan: AreaView | null;
}

export function viewOf(shown: State): JoanView | null {
  return shown.view as JoanView | null;
}

/** The sheet of this game: the frame lays it out before its table is shown. */
export function layoutOf(board: Board): JoanBoard | null {
  const layout = board.layout as Board["layout"] | null;
  return layout?.game === "joan" ? layout : null;
}

/** Every tile by itself: { farmer: 2 } are two Farmers. */
export function tilesOf(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([kind, count]) => Array<string>(count).fill(kind));
}

export type YellowStatus = "open" | "gained" | "gone";

/** How a yellow bonus stands on a sheet. */
export function yellowStatus(view: JoanView, sheet: SheetView, yellow: string): YellowStatus {
  const owner = view.yellow_bonuses[yellow];
  if (owner === "") return "open";
  return owner === sheet.colour ? "gained" : "gone";
}

/** As far as all rows of a grid are marked from the left. */
export function columnsDone(rows: number[]): number {
  return Math.min(...rows);
}
