import { expect, test } from "vitest";
import { aLine } from "../testing/wire";
import type { Line } from "../wire/types";
import { entriesOf, type Entry } from "./log";

const moved = (seq: number, seat: number, text: string): Line => ({ ...aLine(seq), seat, sentences: [text] });
const begins = (seq: number, round: number): Line => ({
  ...moved(seq, 1, `Round ${round} begins.`),
  events: [{ what: "round", seat: 0, source: "", facts: { round } }],
});

const LINES = [begins(1, 1), moved(2, 0, "Anna sails."), moved(3, 1, "Ben builds."), begins(4, 2), moved(5, 0, "Anna passes.")];
const all = { seat: null, text: "" };
const read = (entries: Entry[]) => entries.map((one) => ("line" in one ? one.line.seq : `round ${one.round}`));

test("rounds are named where they begin", () => {
  expect(read(entriesOf(LINES, all))).toEqual([1, "round 1", 2, 3, 4, "round 2", 5]);
});

test("a round that has just begun is named before anything happens in it", () => {
  expect(read(entriesOf(LINES.slice(0, 4), all)).at(-1)).toBe("round 2");
});

test("what one player did, or what has a word in it, with the rounds it was in", () => {
  expect(read(entriesOf(LINES, { seat: 0, text: "" }))).toEqual(["round 1", 2, "round 2", 5]);
  expect(read(entriesOf(LINES, { seat: null, text: "PASSES" }))).toEqual(["round 2", 5]);
});

test("what was taken back is told, but marked", () => {
  const undone: Line = { ...aLine(6), kind: "undone", moment: 3, body: { to: 3 } };
  const entries = entriesOf([...LINES, undone], all);
  const gone = entries.filter((one) => "line" in one && one.gone);
  expect(read(gone)).toEqual([4, 5]);
  expect(read(entries)).not.toContain("round 2");
});

test("what was said and what tells nothing is not part of it", () => {
  const silent = { ...aLine(7), sentences: [] };
  expect(entriesOf([{ ...aLine(6), kind: "said" }, silent], all)).toEqual([]);
});
