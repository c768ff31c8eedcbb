/** How the maps of the family are drawn: where lines run and where names stand. */

export interface Point {
  x: number;
  y: number;
}

/** `bend` and `via` as the server describes a route. */
export interface Way {
  bend: number;
  via: number[][];
}

export interface Line {
  points: Point[];
  /** From 0, where it begins, to 1. */
  at: (part: number) => Point;
}

const STEPS = 24;

export function lineOf(way: Way, a: Point, b: Point, wavy: boolean): Line {
  const via = way.via[0];
  const middle = via ? { x: via[0] ?? 0, y: via[1] ?? 0 } : bent(a, b, way.bend);
  const pull = { x: 2 * middle.x - (a.x + b.x) / 2, y: 2 * middle.y - (a.y + b.y) / 2 };
  const at = (part: number): Point => onCurve(a, pull, b, part);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS));
  return { points: wavy ? waves(points) : points, at };
}

/** The server's left hand is that of a map whose y grows upwards. */
function bent(a: Point, b: Point, bend: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  return { x: (a.x + b.x) / 2 + side.x * bend, y: (a.y + b.y) / 2 + side.y * bend };
}

function onCurve(a: Point, pull: Point, b: Point, t: number): Point {
  const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: p * a.x + q * pull.x + r * b.x, y: p * a.y + q * pull.y + r * b.y };
}

/** Rivers wind a little. */
function waves(line: Point[]): Point[] {
  return line.map((point, nth) => {
    const next = line[nth + 1] ?? point;
    const before = line[nth - 1] ?? point;
    const length = Math.hypot(next.x - before.x, next.y - before.y) || 1;
    const swing = 7 * Math.sin((nth / STEPS) * Math.PI * 4);
    return {
      x: point.x + ((next.y - before.y) / length) * swing,
      y: point.y - ((next.x - before.x) / length) * swing,
    };
  });
}

export function pathOf(points: Point[]): string {
  return points
    .map(({ x, y }, nth) => `${nth ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

const FAR = 31;
/** Our letters are large enough for a phone: some names fit elsewhere than small ones do. */
const SIDES: Record<string, string> = {
  orleans: "n",
  blois: "e",
  vendome: "sw",
  vierzon: "ne",
  chinon: "nw",
  la_chatre: "e",
  saint_amand: "e",
};
const NAMES: Record<string, [number, number, "start" | "middle" | "end"]> = {
  n: [0, -1, "middle"],
  s: [0, 1, "middle"],
  e: [1, 0, "start"],
  w: [-1, 0, "end"],
  ne: [0.6, -0.8, "start"],
  nw: [-0.6, -0.8, "end"],
  se: [0.6, 0.8, "start"],
  sw: [-0.6, 0.8, "end"],
};

export interface Named extends Point {
  id: string;
  label: string[];
  label_side: string;
}

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

/** Where each line of a town's name begins. */
export function labelLines(town: Named, size: number, side = SIDES[town.id]): Label[] {
  const [dx, dy, anchor] = NAMES[side ?? town.label_side] ?? [0, 1, "middle" as const];
  const many = town.label.length;
  const up = dy < 0 ? (many - 1) * size : dy === 0 ? ((many - 1) * size) / 2 : 0;
  const y = town.y + dy * FAR + (dy > 0 ? size * 0.75 : dy === 0 ? size * 0.33 : 0) - up;
  return town.label.map((_, nth) => ({ x: town.x + dx * FAR, y: y + nth * size, anchor }));
}
