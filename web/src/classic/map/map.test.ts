/** The names of towns on the map, and what stands beside them. */
import { describe, expect, test } from "vitest";
import { shared, type Box } from "../../table/map/boxes";
import type { Town, TownMap } from "../../wire/types";
import { drawRoutes, goodBox, nameBox, WHOLE } from "./map";
import recorded from "../recorded.json";
import { houseBox, pawnBoxes, standsOn, type Stands } from "./town_pieces";

const map = recorded.board.map as unknown as TownMap;
const { towns } = map;
const names = towns.map((town) => ({ id: town.id, box: nameBox(town) }));

/** How many goods lie on the ways depends on how many play. */
const GOODS: [players: string, most: number, two: string[], all: number][] = [
  ["two", 2, [], 43],
  ["three", 3, recorded.twoGoods["3"], 48],
  ["four or five", 5, recorded.twoGoods["4"], 52],
];
/** Nowhere else there is too little room: goods on four sides, and no name may be covered. In square units. */
const [HAIR, NARROW] = [2, { town: "saint_amand", merchants: 4, covered: 500 }];

describe.each(GOODS)("with %s players", (_, most, two, all) => {
  const routes = drawRoutes({
    ...map,
    routes: map.routes.map((route) => ({ ...route, spaces: two.includes(route.id) ? 2 : 1 })),
  });
  const goods = routes.flatMap((drawn) =>
    drawn.goods.map((at) => ({ id: drawn.route.id, box: goodBox(at) })),
  );
  const on = (things: { id: string; box: Box }[], box: Box) =>
    things.filter((one) => shared(one.box, box) > 0).map((one) => one.id);

  test("the map is the whole one", () => {
    expect([towns.length, routes.length, goods.length]).toEqual([23, 43, all]);
  });
  test.each(names)("no good lies on the name of $id", ({ box }) =>
    expect(on(goods, box)).toEqual([]),
  );

  const stands = standsOn(towns, routes);
  const taken = [...goods, ...names].map(({ box }) => box);
  const upTo = (most: number, least: number): number[] =>
    Array.from({ length: most - least + 1 }, (_, nth) => least + nth);
  /** As many as can meet there: only in one town there is room for more than one station. */
  const crowdsIn = (town: Town): Crowd[] =>
    upTo(town.shared ? most : 1, 0).flatMap((houses) =>
      upTo(most, 1).map((many) => crowdOf(town, houses, many, stands)),
    );

  test.each(towns)("whoever meets in $id covers no name, no good and no station", (town) => {
    for (const { houses, pawns, about } of crowdsIn(town)) {
      const narrow = town.id === NARROW.town && pawns.length >= NARROW.merchants;
      expect(covered(houses, taken), about).toBe(0);
      expect(covered(pawns.flat(), [...taken, ...houses]), about).toBeLessThanOrEqual(
        narrow ? NARROW.covered : HAIR,
      );
    }
  });
  test.each(towns)(
    "whoever meets in $id stands near it, beside each other and on the map",
    (town) => {
      for (const { houses, pawns, size, far, about } of crowdsIn(town)) {
        expect(far, about).toBeLessThan(100);
        expect(size, about).toBeGreaterThanOrEqual(pawns.length === 1 ? 0.8 : 0.6);
        const shields = pawns.map(([shield]) => shield as Box);
        for (const [nth, shield] of shields.entries())
          expect(covered([shield], shields.slice(nth + 1)), about).toBeLessThan(
            0.3 * covered([shield], [shield]),
          );
        for (const box of [...houses, ...pawns.flat()]) expectOnMap(box);
      }
    },
  );
});

interface Crowd {
  houses: Box[];
  pawns: Box[][];
  size: number;
  far: number;
  about: string;
}

function crowdOf(town: Town, houses: number, merchants: number, stands: Stands): Crowd {
  const found = stands(town, houses, merchants);
  expect([found.houses.length, found.merchants.length]).toEqual([houses, merchants]);
  return {
    houses: found.houses.map(houseBox),
    pawns: found.merchants.map((at) => pawnBoxes(at, found.size)),
    size: found.size,
    far: Math.max(...found.merchants.map(({ x, y }) => Math.hypot(x - town.x, y - town.y))),
    about: `${houses} stations, ${merchants} Merchants`,
  };
}

function covered(boxes: Box[], others: Box[]): number {
  return boxes.reduce(
    (sum, box) => sum + others.reduce((all, other) => all + shared(box, other), 0),
    0,
  );
}

test.each(names)("the name of $id is not cut off", ({ box }) => expectOnMap(box));

test.each(names)("no other name lies on that of $id", ({ id, box }) => {
  expect(
    names.filter((other) => other.id !== id && shared(other.box, box) > 0).map((other) => other.id),
  ).toEqual([]);
});

function expectOnMap(box: Box): void {
  expect(box.left).toBeGreaterThanOrEqual(WHOLE.x);
  expect(box.right).toBeLessThanOrEqual(WHOLE.x + WHOLE.width);
  expect(box.top).toBeGreaterThanOrEqual(WHOLE.y);
  expect(box.bottom).toBeLessThanOrEqual(WHOLE.y + WHOLE.height);
}
