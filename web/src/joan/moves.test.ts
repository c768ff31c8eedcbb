import { describe, expect, it } from "vitest";
import { isEnding } from "../table/answers/answers";
import { moveOf } from "./moves";

const touched = (move: string) => {
  const { notation, text, verb, ...rest } = moveOf({ move, text: "…" });
  return rest;
};

describe("what a move touches", () => {
  it.each([
    ["take farmer", { part: "tiles", tile: "farmer" }],
    ["monk farmer", { part: "tiles", tile: "farmer" }],
    ["fill orleans-blois_water", { part: "map", route: "orleans-blois_water" }],
    ["build tours", { part: "map", town: "tours" }],
    ["build tours free", { part: "map", town: "tours" }],
    ["good wine", { part: "warehouse", good: "wine" }],
    ["any wine", { part: "warehouse", good: "wine" }],
    ["swap grain wine", { part: "warehouse", good: "wine" }],
    ["coin 2", { part: "bank", row: 2 }],
    ["pay 3", { part: "bank", row: 3 }],
    ["develop", { part: "development" }],
    ["deed two scholar", { part: "deeds", deed: "two", follower: "scholar" }],
    ["use circus with farmer", { part: "places", card: "circus" }],
    ["buy stable full", { part: "places", card: "stable" }],
    ["act knight with monk", {}],
    ["choose coin", {}],
    ["end", {}],
  ])("%s", (move, what) => {
    expect(touched(move)).toEqual(what);
  });
});

it("knows what only ends something", () => {
  expect(["end", "skip", "develop"].map((move) => isEnding(moveOf({ move, text: "" })))).toEqual([
    true,
    true,
    false,
  ]);
});
