/** The log as it is read: rounds with what happened in them. */
import type { Line } from "../../wire/types";
import { takenBack } from "../past/past";

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
      const several = by < 0 && id === "line" && line.events.some((event) => event.seat === seat);
      if ((seat === null || by === seat || several) && tells(sentences, words))
        found.push({
          id: `${id} ${line.seq}`,
          line,
          seat: by,
          sentences,
          gone: gone.has(line.seq),
        });
    };
    const from = line.round_from ?? line.sentences.length;
    const before = line.sentences.slice(0, from);
    tell("line", doerOf(line, before.length), before);
    const round = line.events.find((event) => event.what === "round");
    if (round && !gone.has(line.seq))
      found.push({
        id: `round ${line.seq}`,
        round: Number(round.facts.round),
        moment: line.moment,
      });
    tell("begins", -1, line.sentences.slice(from));
  }
  return found.filter(
    (entry, at) => "line" in entry || holds(found[at + 1], seat === null && !words),
  );
}

/**
 * Whoever decided, unless all that is told happened to somebody else: then those, or nobody if they are several.
 * What is told are the last events before a round begins; Followers planned for one Place share a sentence.
 */
function doerOf(line: Line, sentences: number): number {
  const begins = line.events.findIndex((event) => event.what === "round");
  const before = begins < 0 ? line.events : line.events.slice(0, begins);
  const apart = before.filter(
    (event, at) => event.what !== "planned" || before[at - 1]?.source !== event.source,
  );
  const seats = new Set(apart.slice(-sentences).map((event) => event.seat));
  const [first = line.seat] = seats;
  if (line.kind !== "moved" || first === line.seat) return line.seat;
  return seats.size === 1 ? first : -1;
}

/** A round in which nothing was found is not named, but one that has just begun is. */
function holds(next: Entry | undefined, whole: boolean): boolean {
  return next ? "line" in next : whole;
}

const tells = (sentences: string[], words: string): boolean =>
  sentences.length > 0 &&
  (!words || sentences.some((sentence) => sentence.toLowerCase().includes(words)));
