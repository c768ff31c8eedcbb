/** Arithmetic of the charts. */

export type Scale = (value: number) => number;

export function scale(from: [number, number], to: [number, number]): Scale {
  const width = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / width) * (to[1] - to[0]);
}

/** Round numbers from 0 up to at least `most`, about `count` steps apart. */
export function ticks(most: number, count = 5): number[] {
  const top = Math.max(most, 1);
  const rough = top / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((nice) => nice * power).find((nice) => nice >= rough) ?? 1,
  );
  const found: number[] = [];
  for (let tick = 0; tick < top + step; tick += step) found.push(tick);
  return found;
}

export function path(points: [number, number][]): string {
  return points
    .map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

export interface Piece {
  part: string;
  points: number;
  /** In hundredths of the whole width. */
  width: number;
}

/** A bar in pieces; what brings nothing, or costs points, has no piece. */
export function pieces(parts: Record<string, number>, names: string[], most: number): Piece[] {
  return names
    .map((part) => ({ part, points: parts[part] ?? 0 }))
    .filter((piece) => piece.points > 0)
    .map((piece) => ({ ...piece, width: (piece.points / Math.max(most, 1)) * 100 }));
}

/** Keeps labels at the ends of lines apart: as near to where they belong as there is room. */
export function apart(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = least;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, free);
    free = (placed[index] ?? 0) + gap;
  }
  let ceiling = most;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed;
}
