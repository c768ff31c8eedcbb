import { expect, test } from "vitest";
import { aSeat, aState } from "../../testing/wire";
import type { SeatView } from "../../wire/types";
import { graceLeft, mayEndNow } from "./grace";

const end = (waiting: number[]) => ({
  seat: 0,
  what: "end",
  to: null,
  about: null,
  level: "",
  waiting,
});
const table = (ben: Partial<SeatView>, what = end([1])) =>
  aState({ seats: [aSeat(0), aSeat(1, ben), aSeat(2)], proposal: what });

test("whoever is here is waited for without end", () => {
  expect(graceLeft(aSeat(1), 999_999)).toBeNull();
});

test("the time of somebody who is away runs down", () => {
  expect(graceLeft(aSeat(1, { grace: 5000 }), 2000)).toBe(3000);
  expect(graceLeft(aSeat(1, { grace: 5000 }), 9000)).toBe(0);
});

test("an end that only the absent have not agreed to can be settled", () => {
  expect(mayEndNow(table({ grace: 5000 }), 4000)).toBe(false);
  expect(mayEndNow(table({ grace: 5000 }), 5000)).toBe(true);
  expect(mayEndNow(table({ grace: 0 }, end([1, 2])), 0)).toBe(false);
  expect(mayEndNow(table({ grace: 0 }, { ...end([1]), what: "undo" }), 0)).toBe(false);
});
