import { expect, test } from "vitest";
import { aLine, aState } from "../../testing/wire";
import type { Line } from "../../wire/types";
import { delays, told } from "./plan";

const at = (seq: number, moment: number): Line => ({ ...aLine(seq), moment });
const seqs = (lines: Line[] | null) => lines?.map((line) => line.seq);

test("between two states lies what was told after the first", () => {
  const lines = [at(1, 3), at(2, 4), at(3, 5)];
  expect(seqs(told(lines, aState({ moment: 3 }), aState({ moment: 5 })))).toEqual([2, 3]);
});

test("a draft tells nothing, but its pieces move", () => {
  expect(told([at(1, 3)], aState({ moment: 3 }), aState({ moment: 3 }))).toEqual([]);
});

test("looking back is a jump, taking back is a move on the mat", () => {
  const [now, then] = [aState({ seq: 9, moment: 5 }), aState({ seq: 9, moment: 2 })];
  expect(told([], now, then)).toBeNull();
  expect(told([], now, aState({ seq: 10, moment: 4 }))).toEqual([]);
});

test("whoever leaps over many moments sees no flights", () => {
  const lines = Array.from({ length: 12 }, (_, nth) => at(nth + 1, nth + 1));
  expect(told(lines, aState({ moment: 1 }), aState({ moment: 12 }))).toBeNull();
});

test("many pieces take off within the time that one of them needs", () => {
  expect(delays(3, 450)).toEqual([0, 90, 180]);
  expect(Math.max(...delays(18, 450))).toBeLessThan(450);
});
