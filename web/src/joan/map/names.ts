/** Where the names of towns stand on the map: each on the side on which it covers least, some a little smaller. */
import { boxOf, shared, type Box } from "../../table/map/boxes";
import { labelLines, type Label, type Named } from "../../table/map/cartography";

const SIDES: Record<string, [number, number]> = {
  n: [0, -1],
  s: [0, 1],
  e: [1, 0],
  w: [-1, 0],
  ne: [0.7, -0.7],
  nw: [-0.7, -0.7],
  se: [0.7, 0.7],
  sw: [-0.7, 0.7],
};
/** How large a name may be written, and what speaks against it. */
const SIZES: [scale: number, cost: number][] = [
  [1, 0],
  [0.86, 100],
  [0.76, 220],
];
/** How much farther away a name may stand than right beside its town. */
const FARTHER = [-4, 0, 10, 20, 30];
/** The side that the map itself names is kept unless another is clearly better. */
const ELSEWHERE = 120;
const FAR = 16;
const OUTSIDE = 4;
const ROUNDS = 4;

function area(box: Box): number {
  return (box.right - box.left) * (box.bottom - box.top);
}

export interface SizedLabel extends Label {
  size: number;
}

interface Spot {
  labels: SizedLabel[];
  box: Box;
  /** What speaks against it whatever else lies there. */
  cost: number;
}

/** For each town the lines of its name, after a few rounds of letting each look for more room. */
export function placeNames(
  towns: Named[],
  size: number,
  taken: Box[],
  map: Box,
): Map<string, SizedLabel[]> {
  const sized = (town: Named): Spot[] =>
    SIZES.flatMap(([scale, cost]) =>
      spotsOf(town, size * scale, taken, map).map((spot) => ({ ...spot, cost: spot.cost + cost })),
    );
  const spots = new Map(towns.map((town) => [town, sized(town)]));
  const chosen = new Map(
    towns.map((town) => [town, least(spots.get(town) ?? [], (spot) => spot.cost)]),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const town of towns) {
      const others = towns
        .filter((one) => one !== town)
        .flatMap((one) => chosen.get(one)?.box ?? []);
      const cost = (spot: Spot): number => spot.cost + covered(spot.box, others);
      chosen.set(town, least(spots.get(town) ?? [], cost));
    }
  return new Map(towns.map((town) => [town.id, chosen.get(town)?.labels ?? []]));
}

function spotsOf(town: Named, size: number, taken: Box[], map: Box): Spot[] {
  return Object.entries(SIDES).flatMap(([side, [dx, dy]]) =>
    FARTHER.map((far): Spot => {
      const near = labelLines(town, size, side);
      const labels = near.map((label) => ({
        ...label,
        size,
        x: label.x + dx * far,
        y: label.y + dy * far,
      }));
      const box = boxOf(town, labels, size);
      const outside = area(box) - shared(box, map);
      const cost =
        OUTSIDE * outside + FAR * Math.abs(far) + (side === town.label_side ? 0 : ELSEWHERE);
      return { labels, box, cost: cost + covered(box, taken) };
    }),
  );
}

function covered(box: Box, others: Box[]): number {
  return others.reduce((sum, one) => sum + shared(box, one) * (one.weight ?? 1), 0);
}

function least<T>(all: T[], cost: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, one) => (best && cost(best) <= cost(one) ? best : one),
    undefined,
  );
}
