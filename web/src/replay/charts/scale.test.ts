import { expect, test } from "vitest";
import { apart, path, pieces, scale, ticks } from "./scale";

test("a scale may run backwards, as heights do", () => {
  const y = scale([0, 10], [100, 0]);
  expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
  expect(scale([3, 3], [0, 9])(3)).toBe(0);
});

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [93, [0, 20, 40, 60, 80, 100]],
  [120, [0, 50, 100, 150]],
])("up to %i the marks are round numbers", (most, marks) => {
  expect(ticks(most)).toEqual(marks);
});

test("a line is drawn from point to point", () => {
  expect(
    path([
      [0, 1],
      [2.25, 3],
    ]),
  ).toBe("M0.0 1.0L2.3 3.0");
});

test("a bar has a piece for everything that brought points", () => {
  const parts = { coins: 10, goods: 0, tiles: -3, stations: 30 };
  expect(pieces(parts, ["coins", "goods", "tiles", "stations"], 80)).toEqual([
    { part: "coins", points: 10, width: 12.5 },
    { part: "stations", points: 30, width: 37.5 },
  ]);
});

test("labels of lines that end together are kept apart, within the chart", () => {
  expect(apart([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70]);
  expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100]);
});
