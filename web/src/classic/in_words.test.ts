import { beforeAll, expect, test } from "vitest";
import type { Board } from "../table/board";
import { aBoard } from "../testing/wire";
import type { State } from "../wire/types";
import { need, speak } from "../words/words.svelte";
import { inWords } from "./in_words";
import recorded from "./recorded.json";

beforeAll(async () => {
  await speak("en");
  await need("web_classic");
});

test("all that lies on the table is told", () => {
  const layout = recorded.board as unknown as Board["layout"];
  const told = inWords(aBoard({ state: recorded.state as unknown as State, layout }));
  expect(told.map((one) => one.title)).toEqual([
    "My mat",
    "Map",
    "Followers’ tracks",
    "Beneficial Deeds: Base Game",
    "Supplies",
  ]);
  const lines = told.flatMap((one) => one.lines);
  expect(lines).toContain("Coins: 5");
  expect(lines).toContain(
    "Village (recruit one: Boatman, Craftsman, Trader). Placed: nobody. Free: Farmer, Boatman, Craftsman.",
  );
  expect(lines).toContain("Anna’s Merchant is in Orléans.");
  expect(lines).toContain("Orléans-Blois (waterway): Cheese");
  expect(lines.filter((line) => line.includes("web-"))).toEqual([]);
});
