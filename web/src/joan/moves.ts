/**
 * Notation of moves, and what on the table they touch. This is all that the drawing knows of them:
 * whether a move is legal stands in the question.
 */
import type { Choice } from "../wire/types";

export type Part = "tiles" | "map" | "warehouse" | "bank" | "development" | "deeds" | "places";

export interface Move {
  /** As it is sent. */
  notation: string;
  /** In the reader's language. */
  text: string;
  verb: string;
  /** Where it is done; undefined if nothing drawn is touched. */
  part?: Part;
  /** A tile on display. */
  tile?: string;
  route?: string;
  town?: string;
  /** A row of the warehouse. */
  good?: string;
  /** A row of the bank, from 1. */
  row?: number;
  deed?: string;
  follower?: string;
  card?: string;
}

type Touched = Omit<Move, "notation" | "text" | "verb">;

const TOUCHES: Record<string, (first: string, second: string) => Touched> = {
  take: (tile) => ({ part: "tiles", tile }),
  monk: (tile) => ({ part: "tiles", tile }),
  fill: (route) => ({ part: "map", route }),
  build: (town) => ({ part: "map", town }),
  good: (good) => ({ part: "warehouse", good }),
  any: (good) => ({ part: "warehouse", good }),
  swap: (_, good) => ({ part: "warehouse", good }),
  coin: (row) => ({ part: "bank", row: Number(row) }),
  pay: (row) => ({ part: "bank", row: Number(row) }),
  develop: () => ({ part: "development" }),
  deed: (deed, follower) => ({ part: "deeds", deed, follower }),
  use: (card) => ({ part: "places", card }),
  buy: (card) => ({ part: "places", card }),
};

export function moveOf({ move, text }: Pick<Choice, "move" | "text">): Move {
  const [verb = "", first = "", second = ""] = move.split(" ");
  return { notation: move, text, verb, ...TOUCHES[verb]?.(first, second) };
}

export function fits(move: Move, touch: Partial<Move>): boolean {
  return Object.entries(touch).every(([key, value]) => move[key as keyof Move] === value);
}
