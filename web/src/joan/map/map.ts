/** Where things of the map on a sheet are drawn. */
import { boxAround, type Box } from "../../table/map/boxes";
import { lineOf, pathOf, type Point } from "../../table/map/cartography";
import type { JoanMap, JoanRoute, JoanTown } from "../../wire/types";
import { stroke } from "../sheet/marks";
import { placeNames, type SizedLabel } from "./names";

export interface Drawn {
  route: JoanRoute;
  path: string;
  /** Filled in with the pen. */
  pen: string;
  middle: Point;
  /** What it brings, in the middle of it: goods, then "dev". */
  gives: { kind: string; at: Point }[];
}

/** Two things on a route: so far apart, at least by an icon's width. */
const APART = 0.44;
const WIDTH = 50;

export function drawRoutes(map: JoanMap): Drawn[] {
  const towns = new Map(map.towns.map((town) => [town.id, town]));
  return map.routes.map((route) => drawRoute(route, towns));
}

function drawRoute(route: JoanRoute, towns: Map<string, JoanTown>): Drawn {
  const [a, b] = [towns.get(route.a) as JoanTown, towns.get(route.b) as JoanTown];
  const { points, at } = lineOf(route, a, b, route.kind === "water");
  const kinds = [...route.goods, ...Array<string>(route.dev).fill("dev")];
  const step = Math.max(APART, WIDTH / Math.hypot(b.x - a.x, b.y - a.y));
  const gives = kinds.map((kind, nth) => ({
    kind,
    at: at(0.5 + (nth - (kinds.length - 1) / 2) * step),
  }));
  return { route, path: pathOf(points), pen: stroke(points, route.id), middle: at(0.5), gives };
}

export const LETTERS = 29;
export const ICON = 44;
export const WHOLE = { x: -85, y: 0, width: 1135, height: 1000 };
const TOWN = 29;
/** The citizen of a town stands on its left. */
export const CITIZEN = { far: 46, r: 19 };

/** What lies on the map besides names, as boxes. */
export function takenOn(map: JoanMap, routes: Drawn[]): Box[] {
  const icons = routes.filter(({ route }) => route.open).flatMap(({ gives }) => gives);
  const citizens = map.towns.filter((town) => town.yellow && town.open);
  return [
    ...icons.map(({ at }) => boxAround(at, ICON / 2)),
    ...map.towns.map((town) => ({ ...boxAround(town, TOWN - 4), weight: 4 })),
    ...citizens.map((town) => boxAround({ x: town.x - CITIZEN.far, y: town.y }, CITIZEN.r)),
  ];
}

export function namesOn(map: JoanMap, routes: Drawn[]): Map<string, SizedLabel[]> {
  const { x, y, width, height } = WHOLE;
  const whole = { left: x, top: y, right: x + width, bottom: y + height };
  return placeNames(map.towns, LETTERS, takenOn(map, routes), whole);
}
