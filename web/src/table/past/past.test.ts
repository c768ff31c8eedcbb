import { expect, test } from "vitest";
import { aLine } from "../../testing/wire";
import type { Line } from "../../wire/types";
import { reaches, reading, since, standing } from "./past";

const moved = (seq: number, seat: number, moment = seq, ...sentences: string[]): Line => ({
  ...aLine(seq),
  seat,
  moment,
  sentences: sentences.length > 0 ? sentences : [`Sentence ${seq}.`],
});
const undone = (seq: number, to: number): Line => ({
  ...aLine(seq),
  kind: "undone",
  moment: to,
  body: { to },
});
const said = (seq: number): Line => ({ ...aLine(seq), kind: "said" });
const silent = (seq: number, seat: number): Line => ({ ...moved(seq, seat), sentences: [] });
const started: Line = { ...aLine(1), seat: -1, kind: "started", moment: 0 };

const moments = (lines: Line[], seat: number | null) =>
  since(lines, seat).map((stop) => stop.moment);

test("since my last decision: where I decided, then what the others did", () => {
  expect(
    moments([started, moved(2, 0), moved(3, 1), moved(4, 0), moved(5, 1), moved(6, 2)], 0),
  ).toEqual([4, 5, 6]);
});

test("whoever has not decided yet begins with the game, whoever watches has decided nothing", () => {
  expect(moments([started, moved(2, 1)], 0)).toEqual([0, 2]);
  expect(moments([started, moved(2, 1)], null)).toEqual([]);
});

test("what tells nothing and what was said is no stop", () => {
  expect(moments([moved(2, 0), silent(3, 1), said(4), moved(5, 2)], 0)).toEqual([2, 5]);
});

test("what was taken back has not happened: my decision before it counts", () => {
  const lines = [moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 1), undone(5, 2), moved(6, 2, 3)];
  expect(standing(lines).map((line) => line.seq)).toEqual([1, 2, 5, 6]);
  expect(moments(lines, 0)).toEqual([1, 2, 3]);
});

test("a log that does not reach back so far is read on", () => {
  expect(reaches([moved(7, 1)], 0)).toBe(false);
  expect(reaches([moved(6, 0), moved(7, 1)], 0)).toBe(true);
});

test("long sentences stay longer, and nothing stays for ever", () => {
  expect(reading(["Ben passes."], 1)).toBeLessThan(
    reading(["Ben passes. Cleo sails to Tours and takes wine."], 1),
  );
  expect(reading(["x".repeat(5000)], 1)).toBeLessThanOrEqual(7000);
});
