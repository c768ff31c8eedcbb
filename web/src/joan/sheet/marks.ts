/** Marks as a hand makes them, in a box of 24 by 24: no two alike, each always the same. */
import { pathOf, type Point } from "../../table/map/cartography";

/** Numbers from -1 to 1 that a word decides. */
function trembling(word: string): () => number {
  let seed = 2166136261;
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((seed >>> 8) / 0xffffff) * 2 - 1;
  };
}

const f = (value: number): string => value.toFixed(1);

export function cross(word: string): string {
  const by = trembling(word);
  const near = (x: number, y: number): string => `${f(x + by() * 1.7)} ${f(y + by() * 1.7)}`;
  const bend = (): string => `${f(12 + by() * 2)} ${f(12 + by() * 2)}`;
  return `M${near(4, 4)}Q${bend()} ${near(20, 20)}M${near(20, 4)}Q${bend()} ${near(4, 20)}`;
}

/** A ring that does not quite meet its own beginning. */
export function ring(word: string): string {
  const by = trembling(word);
  const start = -1.9 + by() * 0.5;
  const [wide, high] = [10.2 + by() * 0.6, 10 + by() * 0.6];
  const points = Array.from({ length: 15 }, (_, nth): Point => {
    const angle = start + (nth / 13) * Math.PI * 2;
    const swell = 1 + (nth / 14) * 0.07 + by() * 0.02;
    return { x: 12 + Math.cos(angle) * wide * swell, y: 12 + Math.sin(angle) * high * swell };
  });
  return smooth(points);
}

/** A pen that follows a line of the map. */
export function stroke(points: Point[], word: string, tremor = 2.4): string {
  const by = trembling(word);
  return smooth(
    points
      .filter((_, nth) => nth % 3 === 0)
      .map(({ x, y }) => ({ x: x + by() * tremor, y: y + by() * tremor })),
  );
}

function smooth(points: Point[]): string {
  const [first, ...rest] = points;
  const last = points[points.length - 1];
  if (!first || !last) return "";
  const curves = rest.slice(0, -1).map((point, nth) => {
    const next = rest[nth + 1] ?? last;
    return `Q${f(point.x)} ${f(point.y)} ${f((point.x + next.x) / 2)} ${f((point.y + next.y) / 2)}`;
  });
  return `${pathOf([first])}${curves.join("")}L${f(last.x)} ${f(last.y)}`;
}
