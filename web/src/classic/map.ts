/** Where things of the map are drawn. */
import type { Route, Town, TownMap } from "../wire/types";
import type { Move } from "./moves";

export interface Point {
  x: number;
  y: number;
}

export interface Drawn {
  route: Route;
  path: string;
  /** Where its goods lie. */
  goods: Point[];
  middle: Point;
}

export interface Target {
  move: Move;
  /** The towns' ring; null where another target has that town too. */
  town: Town | null;
  drawn: Drawn | null;
}

const STEPS = 24;

export function drawRoutes(map: TownMap): Drawn[] {
  const towns = new Map(map.towns.map((town) => [town.id, town]));
  return map.routes.map((route) => drawRoute(route, towns));
}

function drawRoute(route: Route, towns: Map<string, Town>): Drawn {
  const a = towns.get(route.a) as Town;
  const b = towns.get(route.b) as Town;
  const via = route.via[0];
  const middle = via ? { x: via[0] ?? 0, y: via[1] ?? 0 } : bent(a, b, route.bend);
  const pull = { x: 2 * middle.x - (a.x + b.x) / 2, y: 2 * middle.y - (a.y + b.y) / 2 };
  const at = (t: number): Point => onCurve(a, pull, b, t);
  const line = Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS));
  const points = route.kind === "water" ? waves(line) : line;
  const goods = Array.from({ length: route.spaces }, (_, nth) => at((nth + 1) / (route.spaces + 1)));
  return { route, path: pathOf(points), goods, middle: at(0.5) };
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

function pathOf(points: Point[]): string {
  return points.map(({ x, y }, nth) => `${nth ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
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
/** Where all Merchants begin there is room for them below the name. */
const PAWNS = 54;
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

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

/** Where each line of a town's name begins. */
export function labelLines(town: Town, size: number): Label[] {
  const [dx, dy, anchor] = NAMES[SIDES[town.id] ?? town.label_side] ?? [0, 1, "middle" as const];
  const many = town.label.length;
  const up = dy < 0 ? (many - 1) * size : dy === 0 ? ((many - 1) * size) / 2 : 0;
  const y = town.y + dy * FAR + (dy > 0 ? size * 0.75 : dy === 0 ? size * 0.33 : 0) - up - (town.start ? PAWNS : 0);
  return town.label.map((_, nth) => ({ x: town.x + dx * FAR, y: y + nth * size, anchor }));
}

/** Where a Merchant may go or a station may be built, with what is lit for it. */
export function targetsOf(moves: Move[], map: TownMap, routes: Drawn[], merchant: string): Target[] {
  const towns = new Map(map.towns.map((town) => [town.id, town]));
  const found = moves.flatMap((move): Target[] => {
    if (move.town) return [{ move, town: towns.get(move.town) ?? null, drawn: null }];
    const drawn = routes.find((one) => one.route.id === move.route);
    if (!drawn) return [];
    const end = farEnd(drawn.route, moves, routes, merchant);
    return [{ move, town: towns.get(end) ?? null, drawn }];
  });
  const taken = new Set<Town>();
  return found.map((target) => {
    if (!target.town || !taken.has(target.town)) {
      if (target.town) taken.add(target.town);
      return target;
    }
    return { ...target, town: null };
  });
}

/** All ways begin where the Merchant stands, also another player's. */
function farEnd(route: Route, moves: Move[], routes: Drawn[], merchant: string): string {
  const ways = moves.flatMap((move) => routes.filter((one) => one.route.id === move.route));
  const starts = [route.a, route.b].filter((town) =>
    ways.every((way) => way.route.a === town || way.route.b === town),
  );
  const start = starts.length === 1 ? starts[0] : merchant;
  return route.a === start ? route.b : route.a;
}
