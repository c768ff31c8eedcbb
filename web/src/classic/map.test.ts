/** The names of towns on the map, and what stands beside them. */
import { expect, test } from "vitest";
import { boxAround, shared } from "../table/boxes";
import type { TownMap } from "../wire/types";
import { HOUSE, houseAt, merchantAt, nameBox, PAWN, standsIn } from "./map";
import recorded from "./recorded.json";

const { towns } = recorded.board.map as unknown as TownMap;

const stands = standsIn(towns);
const standIn = (id: string) => stands.get(id) ?? { x: 0, y: 0 };

/** One of each in every town; only Orléans has room for more stations. */
const houses = towns.map((town) => {
  const { x, y } = houseAt(town, standIn(town.id), 0, 1);
  return { id: town.id, box: { left: x - HOUSE / 2, right: x + HOUSE / 2, top: y - 16, bottom: y + 22 } };
});
const merchants = towns.map((town) => ({
  id: town.id,
  box: boxAround(merchantAt(town, standIn(town.id), 0, 1), PAWN / 2),
}));
const names = towns.map((town) => ({ id: town.id, box: nameBox(town) }));

test.each(names)("no station lies on the name of $id", ({ box }) => {
  expect(houses.filter((house) => shared(house.box, box) > 0).map((house) => house.id)).toEqual([]);
});

test.each(names)("no Merchant stands on the name of $id", ({ box }) => {
  expect(merchants.filter((one) => shared(one.box, box) > 0).map((one) => one.id)).toEqual([]);
});

test.each(names)("no other name lies on that of $id", ({ id, box }) => {
  expect(names.filter((other) => other.id !== id && shared(other.box, box) > 0).map((other) => other.id)).toEqual([]);
});
