/**
 * What flies where when one state of a table becomes the next. Elements say what lies at them
 * (`data-at="coin:0"`); a flight names where it begins and ends in the same words, the best first.
 */
import type { Line, State } from "../../wire/types";
import { standing } from "../past/past";

export interface FlyingPiece {
  what: "follower" | "good" | "thing" | "shield";
  name: string;
  seat: number;
}

export interface Flight {
  /** Nothing flies where something is only to be noticed. */
  piece: FlyingPiece | null;
  from: string[];
  to: string[];
  /** The end holds this piece alone, which is not seen there before it lands. */
  covers?: boolean;
}

/** One state after another, and what was told between them. */
export interface Change {
  before: State;
  after: State;
  lines: Line[];
}

/** Whoever leaps further sees where things are, not every way there. */
const LEAP = 6;
export const MOST = 18;

/** What was told between two states; null if one does not follow from the other by some steps. */
export function told(lines: Line[], before: State, after: State): Line[] | null {
  if (after.moment < before.moment) return isTakenBack(before, after) ? [] : null;
  const steps = standing(lines).filter(
    (line) => line.moment > before.moment && line.moment <= after.moment,
  );
  return steps.length <= LEAP ? steps : null;
}

/** A decision taken back or a draft: seen on the own mat, not told as an event. */
function isTakenBack(before: State, after: State): boolean {
  return after.seq > before.seq;
}

/** How long after the first each of them takes off: all are up before the first has long landed. */
export function delays(many: number, duration: number): number[] {
  const step = Math.min(duration / 5, duration / Math.max(1, many));
  return Array.from({ length: many }, (_, nth) => Math.round(nth * step));
}
