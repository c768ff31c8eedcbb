/** What the log says of the past: what still stands of it, and what is new to a player. */
import type { Line } from "../../wire/types";

/** Decisions that are still part of the game, and everything else that was told. */
export function standing(lines: Line[]): Line[] {
  const gone = takenBack(lines);
  return lines.filter((line) => !gone.has(line.seq));
}

/** The decisions that somebody went back before. */
export function takenBack(lines: Line[]): Set<number> {
  const gone = new Set<number>();
  let kept: Line[] = [];
  for (const line of lines) {
    if (line.kind === "moved") kept.push(line);
    if (line.kind !== "undone") continue;
    const to = Number(line.body.to);
    for (const one of kept) if (one.moment > to) gone.add(one.seq);
    kept = kept.filter((one) => one.moment <= to);
  }
  return gone;
}

/** A moment worth stopping at. */
export interface Stop {
  moment: number;
  seat: number;
  sentences: string[];
  lines: Line[];
}

/**
 * What has happened since a seat last decided. The first is where it decided, as far as the lines
 * reach back; alone it means that nothing has happened since.
 */
export function since(lines: Line[], seat: number | null): Stop[] {
  if (seat === null) return [];
  const told = standing(lines).filter((line) => line.kind === "moved" || line.kind === "started");
  const from = told.findLastIndex((line) => line.seat === seat && line.kind === "moved");
  return told.slice(Math.max(0, from)).flatMap((line, nth) => {
    const { moment, sentences } = line;
    return nth === 0 || sentences.length > 0
      ? [{ moment, seat: line.seat, sentences, lines: [line] }]
      : [];
  });
}

/** Whether the lines reach back to where the seat last decided. */
export function reaches(lines: Line[], seat: number): boolean {
  return standing(lines).some((line) => line.seat === seat && line.kind === "moved");
}

const GLANCE = 900;
const LETTER = 38;
const LONGEST = 7000;

/** How long a moment is shown before the next, in milliseconds: long enough to read it. */
export function reading(sentences: string[], pace: number): number {
  const letters = sentences.join(" ").length;
  return Math.min(LONGEST, GLANCE + LETTER * letters) * pace;
}
