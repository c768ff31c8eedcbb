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

/** What can be done first, what ends it last; of Followers to draw the most first, as nearly everybody draws. */
export function inOrder<T extends { verb: string; notation: string }>(moves: T[]): T[] {
  const doing = moves.filter((move) => !isEnding(move));
  return [...doing.sort((a, b) => drawn(b) - drawn(a)), ...moves.filter(isEnding)];
}

/** `draw 4`; 0 for all that is no drawing, which stays in its order. */
function drawn({ verb, notation }: { verb: string; notation: string }): number {
  return verb === "draw" ? Number(notation.split(" ")[1] ?? 0) : 0;
}
