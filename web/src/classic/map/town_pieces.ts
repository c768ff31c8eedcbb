/**
 * Where stations and Merchants are drawn at a town: as near as can be without covering a name, a good or
 * each other, however many meet there. Where there is no room for them, Merchants are smaller.
 */
import { boxAround, shared, type Box } from "../../table/map/boxes";
import type { Point } from "../../table/map/cartography";
import type { Town } from "../../wire/types";
import { goodBox, nameBox, WHOLE, type Drawn } from "./map";

/** How wide a station and a Merchant are drawn, and how far below its middle a Merchant's foot ends. */
export const HOUSE = 34;
export const PAWN = 50;
export const FOOT = 32;
const SIZES = [1, 0.9, 0.8, 0.7, 0.6];

/** Where they would stand best, seen from the town, and how far one stands from the next. */
const HOUSES = { home: { x: 0, y: 6 }, step: { x: HOUSE, y: 40 } };
const PAWNS = { home: { x: 0, y: -42 }, step: { x: 42, y: 40 } };

/** How they may be lined up, row by row. */
const ROWS: number[][][] = [
  [[]],
  [[1]],
  [[2], [1, 1]],
  [[3], [2, 1], [1, 2], [1, 1, 1]],
  [[4], [2, 2], [3, 1], [1, 3], [1, 2, 1], [1, 1, 1, 1]],
  [[5], [3, 2], [2, 3], [2, 1, 2], [2, 2, 1], [1, 2, 2], [4, 1], [1, 4]],
];
/** So far from the town anybody may stand, if one or more do, and in such steps a place is looked for. */
const REACH = [0, 62, 72, 82, 92, 98];
const [FARTHEST, GRID] = [96, 6];

export interface TownPieces {
  houses: Point[];
  merchants: Point[];
  /** Of the Merchants; usually 1. */
  size: number;
}
export type Stands = (town: Town, houses: number, merchants: number) => TownPieces;

/** Each answer is looked for once. */
export function standsOn(towns: Town[], routes: Drawn[]): Stands {
  const taken = [
    ...towns.map((town) => ({ ...nameBox(town), weight: 10 })),
    ...routes.flatMap((drawn) => drawn.goods.map(goodBox)),
    ...beyond(),
  ];
  const found = new Map<string, TownPieces>();
  return (town, houses, merchants) => {
    const asked = `${town.id} ${houses} ${merchants}`;
    const standing = found.get(asked) ?? stand(town, houses, merchants, taken);
    found.set(asked, standing);
    return standing;
  };
}

function stand(town: Town, houses: number, merchants: number, taken: Box[]): TownPieces {
  const around = taken.filter((box) => shared(box, boxAround(town, FARTHEST + PAWN)) > 0);
  const build = (many: number): Point[] =>
    best(town, forms(many, HOUSES, 1), (at) => [houseBox(at)], around).points;
  // Room is kept for a first station that may still come.
  const walls = build(Math.max(houses, 1)).map((at) => ({ ...houseBox(at), weight: 2 }));
  const tried = SIZES.map((size) => {
    const found = best(town, forms(merchants, PAWNS, size), (at) => pawnBoxes(at, size), [
      ...around,
      ...walls,
    ]);
    return { ...found, size };
  });
  const least = tried.reduce((one, other) => (other.covered < one.covered ? other : one));
  return { houses: build(houses), merchants: least.points, size: least.size };
}

/** The nearest that covers nothing, or else the one that covers least. */
function best(
  town: Town,
  tried: Point[][],
  boxes: (at: Point) => Box[],
  taken: Box[],
): { points: Point[]; covered: number } {
  let least = { points: [] as Point[], covered: Infinity };
  for (const form of tried) {
    const points = form.map(({ x, y }) => ({ x: town.x + x, y: town.y + y }));
    const covered = coveredBy(points, boxes, taken, least.covered);
    if (covered < least.covered) least = { points, covered };
    if (covered === 0) break;
  }
  return least;
}

/** How much is covered; no more is reckoned than is needed to see that it is too much. */
function coveredBy(
  points: Point[],
  boxes: (at: Point) => Box[],
  taken: Box[],
  most: number,
): number {
  let sum = 0;
  for (const at of points)
    for (const box of boxes(at)) {
      for (const other of taken) sum += shared(box, other) * (other.weight ?? 1);
      if (sum >= most) return sum;
    }
  return sum;
}

const known = new Map<string, Point[][]>();

/** All ways in which so many may stand, those first in which they are nearest to where they would stand best. */
function forms(many: number, { home, step }: typeof PAWNS, size: number): Point[][] {
  const name = `${many} ${step.x} ${size}`;
  const made = known.get(name);
  if (made) return made;
  const lined = (ROWS[many] ?? [[many]]).map((rows) => linedUp(rows, step.x * size, step.y * size));
  const all = lined.flatMap((form) =>
    shifts(home).map((by) => form.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))),
  );
  const near = all.filter((form) =>
    form.every(({ x, y }) => Math.hypot(x, y) <= (REACH[many] ?? FARTHEST)),
  );
  const far = (form: Point[]): number =>
    form.reduce((sum, { x, y }) => sum + Math.hypot(x - home.x, y - home.y), 0);
  const sorted = near.map((form) => ({ form, far: far(form) })).sort((a, b) => a.far - b.far);
  const ways = sorted.map(({ form }) => form);
  known.set(name, ways);
  return ways;
}

function linedUp(rows: number[], wide: number, high: number): Point[] {
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, nth) => ({
      x: (nth - (many - 1) / 2) * wide,
      y: (row - (rows.length - 1) / 2) * high,
    })),
  );
}

function shifts(home: Point): Point[] {
  const steps = Array.from(
    { length: (2 * FARTHEST) / GRID + 1 },
    (_, nth) => nth * GRID - FARTHEST,
  );
  return steps.flatMap((x) => steps.map((y) => ({ x: home.x + x, y: home.y + y })));
}

/** What lies outside of the map. */
function beyond(): Box[] {
  const { x, y, width, height } = WHOLE;
  const [far, weight] = [1000, 100];
  const sides = {
    left: x - far,
    right: x + width + far,
    top: y - far,
    bottom: y + height + far,
    weight,
  };
  return [
    { ...sides, right: x + 4 },
    { ...sides, left: x + width - 4 },
    { ...sides, bottom: y + 4 },
    { ...sides, top: y + height - 4 },
  ];
}

export function houseBox({ x, y }: Point): Box {
  return { left: x - HOUSE / 2, right: x + HOUSE / 2, top: y - 16, bottom: y + 22 };
}

/** A Merchant's shield, and the foot below it. */
export function pawnBoxes(at: Point, size: number): Box[] {
  const foot = {
    left: at.x - 14 * size,
    right: at.x + 14 * size,
    top: at.y + 14 * size,
    bottom: at.y + FOOT * size,
  };
  return [boxAround(at, (PAWN / 2 - 1.5) * size), foot];
}
