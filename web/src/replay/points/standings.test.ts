import { expect, test } from "vitest";
import type { Projection } from "../../wire/types";
import { scoreOf, standings } from "./standings";

const rival = { seat: -1, total: 31, parts: { product: 31 } } as unknown as Projection;
const own = { seat: 0, total: 40, parts: {} } as unknown as Projection;
const alone = { scores: [40], score_parts: [{ coins: 40 }], about: { scores: [own, rival] } };

test("Joan stands behind those who have a seat, with her points", () => {
  expect(standings(alone)).toEqual([
    { seat: 0, score: 40, parts: { coins: 40 } },
    { seat: -1, score: 31, parts: { product: 31 } },
  ]);
  expect(scoreOf(alone, -1)).toBe(31);
});

test("where she does not play there are the seats alone", () => {
  const both = { scores: [3, 5], score_parts: [{}, {}], about: { scores: [] } };
  expect(standings(both).map((one) => one.seat)).toEqual([0, 1]);
  expect(scoreOf(both, -1)).toBe(0);
});
