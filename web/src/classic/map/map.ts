/** Where things of the map are drawn. */
import { boxAround, boxOf, type Box } from "../../table/map/boxes";
import {
  labelLines as namedAt,
  lineOf,
  pathOf,
  type Label,
  type Point,
} from "../../table/map/cartography";
import type { Route, Town, TownMap } from "../../wire/types";
import type { Move } from "../moves";

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

/** The land that is drawn, in the units of the server's map. */
export const WHOLE = { x: -85, y: 0, width: 1135, height: 1000 };

export function drawRoutes(map: TownMap): Drawn[] {
  const towns = new Map(map.towns.map((town) => [town.id, town]));
  return map.routes.map((route) => drawRoute(route, towns));
}

function drawRoute(route: Route, towns: Map<string, Town>): Drawn {
  const [a, b] = [towns.get(route.a) as Town, towns.get(route.b) as Town];
  const { points, at } = lineOf(route, a, b, route.kind === "water");
  const goods = Array.from({ length: route.spaces }, (_, nth) =>
    at((nth + 1) / (route.spaces + 1)),
  );
  return { route, path: pathOf(points), goods, middle: at(0.5) };
}

/** How large names are written. */
export const LETTERS = 32;
const SMALLER = 0.86;
const SMALLEST = 0.8;
/**
 * Where no side is free of goods a name begins here, some a little smaller. The one of Orléans leaves
 * room for the Merchants, who all begin there.
 */
const SPOTS: Record<string, [x: number, y: number, scale: number]> = {
  orleans: [-33, -85, 1],
  chateaudun: [-179, -25, SMALLER],
  montrichard: [-26, -52, SMALLER],
  chateauroux: [31, 9, SMALLER],
  bourges: [28, -9, SMALLEST],
  argenton: [14, 55, SMALLER],
  nevers: [-33, 55, SMALLER],
  saint_amand: [31, 12, SMALLER],
  etampes: [-79, -34, 1],
  vendome: [29, -2, 1],
  loches: [-162, 9, 1],
  chatellerault: [-242, 55, 1],
  le_blanc: [-197, 8, 1],
  la_chatre: [27, 20, 1],
};

export interface SizedLabel extends Label {
  size: number;
}

/** Where each line of a town's name begins. */
export function labelLines(town: Town, size: number): SizedLabel[] {
  const spot = SPOTS[town.id];
  if (spot) {
    const [x, y, scale] = spot;
    const at = { x: town.x + x, anchor: "start" as const, size: size * scale };
    return town.label.map((_, nth) => ({ ...at, y: town.y + y + nth * at.size }));
  }
  return namedAt(town, size).map((label) => ({ ...label, size }));
}

/** How wide a good is drawn. */
export const GOOD = 46;

/** What is seen of a good. */
export function goodBox(at: Point): Box {
  return boxAround(at, GOOD * 0.46);
}

export function nameBox(town: Town): Box {
  const lines = labelLines(town, LETTERS);
  return boxOf(town, lines, lines[0]?.size ?? LETTERS);
}

/** Where a Merchant may go or a station may be built, with what is lit for it. */
export function targetsOf(
  moves: Move[],
  map: TownMap,
  routes: Drawn[],
  merchant: string,
): Target[] {
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
