/** An answer to what is asked: as it is sent, and in the reader's language. */
export interface Answer {
  notation: string;
  text: string;
  verb: string;
}

const ENDS = new Set(["done", "pass", "skip", "end"]);

/** What ends something rather than doing it. */
export function isEnding({ verb }: { verb: string }): boolean {
  return ENDS.has(verb);
}

/** What can be done first, what ends it last. */
export function inOrder<T extends { verb: string }>(moves: T[]): T[] {
  return [...moves.filter((move) => !isEnding(move)), ...moves.filter(isEnding)];
}
