/** The game as the server shows it to a seat (`orleans/classic/knowledge/view.py`). */
import type { Board } from "../table/board";
import type { ClassicBoard, State } from "../wire/types";

export interface DeedSpace {
  asks: string;
  follower: string | null;
  sent_by: number | null;
}

export interface PlayerView {
  seat: number;
  colour: string;
  coins: number;
  development: number;
  status: number;
  citizens: number;
  stations_built: number;
  stations_left: number;
  wheels: number;
  merchant: string;
  draw_number: number;
  tracks: Record<string, number>;
  goods: Record<string, number>;
  kept: Record<string, number>;
  on_road: number;
  room: string[];
  market: Record<string, number>;
  tower: string[];
  drawn: string[];
  bag_size: number;
  places: string[];
  spaces: Record<string, string[]>;
  score: Record<string, number>;
  /** Only one's own. */
  bag?: Record<string, number>;
  draft?: string[];
}

export interface ClassicView {
  edition: string;
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  event: string;
  events_seen: string[];
  start: number;
  asked: string;
  question: Record<string, unknown>;
  over: boolean;
  passed: number[];
  bank: number | null;
  supply: Record<string, number>;
  goods: Record<string, number>;
  wheels: number;
  citizens: string[];
  tiles: string[];
  routes: Record<string, string[]>;
  stations: Record<string, number[]>;
  deeds: Record<string, DeedSpace[]>;
  players: PlayerView[];
}

export function viewOf(shown: State): ClassicView | null {
  return shown.view as ClassicView | null;
}

/** The boards of this game: the frame lays them out before its table is shown. */
export function layoutOf(board: Board): ClassicBoard | null {
  const layout = board.layout as Board["layout"] | null;
  return layout?.game === "classic" ? layout : null;
}

/** Every piece by itself: { farmer: 2 } are two Farmers. */
export function pieces(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([kind, count]) => Array<string>(count).fill(kind));
}
