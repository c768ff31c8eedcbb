/** Where things of the map are drawn. */
import { labelLines as namedAt, lineOf, pathOf, type Label, type Point } from "../table/cartography";
import type { Route, Town, TownMap } from "../wire/types";
import type { Move } from "./moves";

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

export function drawRoutes(map: TownMap): Drawn[] {
  const towns = new Map(map.towns.map((town) => [town.id, town]));
  return map.routes.map((route) => drawRoute(route, towns));
}

function drawRoute(route: Route, towns: Map<string, Town>): Drawn {
  const [a, b] = [towns.get(route.a) as Town, towns.get(route.b) as Town];
  const { points, at } = lineOf(route, a, b, route.kind === "water");
  const goods = Array.from({ length: route.spaces }, (_, nth) => at((nth + 1) / (route.spaces + 1)));
  return { route, path: pathOf(points), goods, middle: at(0.5) };
}

/** Where no side is free of goods a name begins here, a little smaller. */
const SPOTS: Record<string, [number, number]> = { montrichard: [-26, -54], bourges: [28, -9] };
const SMALLER = 0.86;
/** Where all Merchants begin there is room for them below the name. */
const PAWNS = 54;

export interface SizedLabel extends Label {
  size: number;
}

/** Where each line of a town's name begins. */
export function labelLines(town: Town, size: number): SizedLabel[] {
  const spot = SPOTS[town.id];
  if (spot) return [{ x: town.x + spot[0], y: town.y + spot[1], anchor: "start", size: size * SMALLER }];
  return namedAt(town, size, town.start ? PAWNS : 0).map((label) => ({ ...label, size }));
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
