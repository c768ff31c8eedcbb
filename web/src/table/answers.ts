/** What can be done first, what ends it last. */
export function inOrder<T>(moves: T[], isEnding: (move: T) => boolean): T[] {
  return [...moves.filter((move) => !isEnding(move)), ...moves.filter(isEnding)];
}
