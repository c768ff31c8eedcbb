/** The names of towns on the map, and what stands beside them. */
import { expect, test } from "vitest";
import { boxAround, shared } from "../table/boxes";
import type { TownMap } from "../wire/types";
import { drawRoutes, goodBox, houseAt, houseBox, merchantAt, nameBox, PAWN, standsIn, WHOLE } from "./map";
import recorded from "./recorded.json";

const map = recorded.board.map as unknown as TownMap;
const { towns } = map;
const routes = drawRoutes(map);

const stands = standsIn(towns, routes);
const standIn = (id: string) => stands.get(id) ?? { x: 0, y: 0 };

/** One of each in every town; only Orléans has room for more stations. */
const houses = towns.map((town) => ({ id: town.id, box: houseBox(houseAt(town, standIn(town.id), 0, 1)) }));
const merchants = towns.map((town) => ({
  id: town.id,
  box: boxAround(merchantAt(town, standIn(town.id), 0, 1), PAWN / 2),
}));
const goods = routes.flatMap((drawn) => drawn.goods.map((at) => ({ id: drawn.route.id, box: goodBox(at) })));
const names = towns.map((town) => ({ id: town.id, box: nameBox(town) }));

test.each(names)("no station lies on the name of $id", ({ box }) => {
  expect(houses.filter((house) => shared(house.box, box) > 0).map((house) => house.id)).toEqual([]);
});

test.each(names)("no Merchant stands on the name of $id", ({ box }) => {
  expect(merchants.filter((one) => shared(one.box, box) > 0).map((one) => one.id)).toEqual([]);
});

test.each(names)("no good lies on the name of $id", ({ box }) => {
  expect(goods.filter((good) => shared(good.box, box) > 0).map((good) => good.id)).toEqual([]);
});

test("the map of the test is the whole one", () => {
  expect([towns.length, routes.length, goods.length]).toEqual([23, 43, 43]);
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
