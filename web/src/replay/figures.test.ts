import { expect, test } from "vitest";
import { figuresOf, playersIn } from "./figures";

test("what a player has is counted, whatever way a game tells it", () => {
  const classic = {
    coins: 5,
    goods: { grain: 2, wine: 1 },
    stations_built: 3,
    status: 2,
    merchant: "tours",
  };
  expect(figuresOf(classic)).toEqual([
    { what: "coins", value: 5 },
    { what: "goods", value: 3 },
    { what: "stations", value: 3 },
    { what: "status", value: 2 },
  ]);
  expect(figuresOf({ stations: ["blois", "tours"], monks: 1 })).toEqual([
    { what: "stations", value: 2 },
    { what: "monks", value: 1 },
  ]);
});

test("a view without players has none", () => {
  expect(playersIn({})).toEqual([]);
});
