import { beforeAll, expect, test } from "vitest";
import type { Board } from "../table/board";
import { aBoard, aState } from "../testing/wire";
import type { State } from "../wire/types";
import { need, speak } from "../words/words.svelte";
import { inWords } from "./in_words";
import recorded from "./recorded.json";

beforeAll(async () => {
  await speak("en");
  await need("web_joan");
});

const told = (layout: unknown, shown: unknown) =>
  inWords(aBoard({ layout: layout as Board["layout"], state: aState(shown as Partial<State>) }));

test("the own sheet, what is on display and Joan's area are told", () => {
  const parts = told(recorded.solo.board, recorded.solo.pick);
  expect(parts.map((one) => one.title)).toEqual([
    "On display",
    "My sheet",
    "Places on display",
    "Joan’s area",
  ]);
  const lines = parts.flatMap((one) => one.lines);
  expect(lines.some((line) => line.startsWith("In the bag: "))).toBe(true);
  expect(lines.some((line) => /^Row 1: \d of 5 coins circled/.test(line))).toBe(true);
  expect(lines.filter((line) => line.includes("web-"))).toEqual([]);
});

test("with others, so are their sheets", () => {
  const titles = told(recorded.duo.board, recorded.duo.turn).map((one) => one.title);
  expect(titles.filter((title) => title.startsWith("Sheet of"))).toHaveLength(1);
});
