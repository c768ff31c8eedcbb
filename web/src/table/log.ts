/** The log as it is read: rounds with what happened in them. */
import type { Line } from "../wire/types";
import { takenBack } from "./past";

export type Entry =
  | { id: string; round: number; moment: number }
  | { id: string; line: Line; gone: boolean };

export interface Sought {
  /** Only what this seat did; null for everybody. */
  seat: number | null;
  text: string;
}

export function entriesOf(lines: Line[], { seat, text }: Sought): Entry[] {
  const gone = takenBack(lines);
  const words = text.trim().toLowerCase();
  const found: Entry[] = [];
  for (const line of lines) {
    if (isRead(line) && (seat === null || line.seat === seat) && tells(line, words))
      found.push({ id: `line ${line.seq}`, line, gone: gone.has(line.seq) });
    const round = line.events.find((event) => event.what === "round");
    if (round && !gone.has(line.seq))
      found.push({ id: `round ${line.seq}`, round: Number(round.facts.round), moment: line.moment });
  }
  return found.filter((entry, at) => "line" in entry || holds(found[at + 1], seat === null && !words));
}

/** A round in which nothing was found is not named, but one that has just begun is. */
function holds(next: Entry | undefined, whole: boolean): boolean {
  return next ? "line" in next : whole;
}

const isRead = (line: Line): boolean => line.sentences.length > 0 && line.kind !== "said";

const tells = (line: Line, words: string): boolean =>
  !words || line.sentences.some((sentence) => sentence.toLowerCase().includes(words));
