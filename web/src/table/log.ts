/** The log as it is read: rounds with what happened in them. */
import type { Line } from "../wire/types";
import { takenBack } from "./past";

export type Entry =
  | { id: string; round: number; moment: number }
  /** What is told of a line in this round; `seat` is whose doing it is, below 0 nobody's. */
  | { id: string; line: Line; seat: number; sentences: string[]; gone: boolean };

export interface Sought {
  /** Only what this seat did; null for everybody. */
  seat: number | null;
  text: string;
  /** Whether talk is part of it. */
  talk?: boolean;
}

export function entriesOf(lines: Line[], { seat, text, talk = false }: Sought): Entry[] {
  const gone = takenBack(lines);
  const words = text.trim().toLowerCase();
  const found: Entry[] = [];
  for (const line of lines) {
    if (line.kind === "said" && !talk) continue;
    const tell = (id: string, by: number, sentences: string[]): void => {
      if ((seat === null || by === seat) && tells(sentences, words))
        found.push({ id: `${id} ${line.seq}`, line, seat: by, sentences, gone: gone.has(line.seq) });
    };
    const from = line.round_from ?? line.sentences.length;
    tell("line", line.seat, line.sentences.slice(0, from));
    const round = line.events.find((event) => event.what === "round");
    if (round && !gone.has(line.seq))
      found.push({ id: `round ${line.seq}`, round: Number(round.facts.round), moment: line.moment });
    tell("begins", -1, line.sentences.slice(from));
  }
  return found.filter((entry, at) => "line" in entry || holds(found[at + 1], seat === null && !words));
}

/** A round in which nothing was found is not named, but one that has just begun is. */
function holds(next: Entry | undefined, whole: boolean): boolean {
  return next ? "line" in next : whole;
}

const tells = (sentences: string[], words: string): boolean =>
  sentences.length > 0 && (!words || sentences.some((sentence) => sentence.toLowerCase().includes(words)));
