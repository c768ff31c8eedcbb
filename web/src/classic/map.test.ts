/** The names of towns on the map, and what stands beside them. */
import { describe, expect, test } from "vitest";
import { boxAround, shared, type Box } from "../table/boxes";
import type { TownMap } from "../wire/types";
import { drawRoutes, goodBox, houseAt, houseBox, merchantAt, nameBox, PAWN, standsIn, WHOLE } from "./map";
import recorded from "./recorded.json";

const map = recorded.board.map as unknown as TownMap;
const { towns } = map;
const names = towns.map((town) => ({ id: town.id, box: nameBox(town) }));

/** How many goods lie on the ways depends on how many play. */
const GOODS: [players: string, two: string[], all: number][] = [
  ["two", [], 43],
  ["three", recorded.twoGoods["3"], 48],
  ["four or five", recorded.twoGoods["4"], 52],
];

describe.each(GOODS)("with %s players", (_, two, all) => {
  const routes = drawRoutes({
    ...map,
    routes: map.routes.map((route) => ({ ...route, spaces: two.includes(route.id) ? 2 : 1 })),
  });
  const stands = standsIn(towns, routes);
  const standIn = (id: string) => stands.get(id) ?? { x: 0, y: 0 };
  /** One of each in every town; only Orléans has room for more stations. */
  const houses = towns.map((town) => ({ id: town.id, box: houseBox(houseAt(town, standIn(town.id), 0, 1)) }));
  const merchants = towns.map((town) => ({
    id: town.id,
    box: boxAround(merchantAt(town, standIn(town.id), 0, 1), PAWN / 2),
  }));
  const goods = routes.flatMap((drawn) => drawn.goods.map((at) => ({ id: drawn.route.id, box: goodBox(at) })));
  const on = (things: { id: string; box: Box }[], box: Box) =>
    things.filter((one) => shared(one.box, box) > 0).map((one) => one.id);

  test("the map is the whole one", () => {
    expect([towns.length, routes.length, goods.length]).toEqual([23, 43, all]);
  });
  test.each(names)("no station lies on the name of $id", ({ box }) => expect(on(houses, box)).toEqual([]));
  test.each(names)("no Merchant stands on the name of $id", ({ box }) => expect(on(merchants, box)).toEqual([]));
  test.each(names)("no good lies on the name of $id", ({ box }) => expect(on(goods, box)).toEqual([]));
});

test.each(names)("the name of $id is not cut off", ({ box }) => {
  expect(box.left).toBeGreaterThanOrEqual(WHOLE.x);
  expect(box.right).toBeLessThanOrEqual(WHOLE.x + WHOLE.width);
  expect(box.top).toBeGreaterThanOrEqual(WHOLE.y);
  expect(box.bottom).toBeLessThanOrEqual(WHOLE.y + WHOLE.height);
});

test.each(names)("no other name lies on that of $id", ({ id, box }) => {
  expect(names.filter((other) => other.id !== id && shared(other.box, box) > 0).map((other) => other.id)).toEqual([]);
});
