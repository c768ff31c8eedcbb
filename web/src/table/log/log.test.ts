import { expect, test } from "vitest";
import { aLine } from "../../testing/wire";
import type { Line } from "../../wire/types";
import { entriesOf, type Entry } from "./log";

const moved = (seq: number, seat: number, text: string): Line => ({
  ...aLine(seq),
  seat,
  sentences: [text],
});
const begins = (seq: number, round: number): Line => ({
  ...moved(seq, 1, "Ben passes."),
  sentences: ["Ben passes.", `Round ${round} begins.`, "Ben pays."],
  round_from: 1,
  events: [{ what: "round", seat: 0, source: "", facts: { round } }],
});

const LINES = [
  begins(1, 1),
  moved(2, 0, "Anna sails."),
  moved(3, 1, "Ben builds."),
  begins(4, 2),
  moved(5, 0, "Anna passes."),
];
const all = { seat: null, text: "" };
const read = (entries: Entry[]) =>
  entries.map((one) => ("line" in one ? one.line.seq : `round ${one.round}`));

test("rounds are named where they begin, between what ended the last one and what they bring", () => {
  const entries = entriesOf(LINES, all);
  expect(read(entries)).toEqual([1, "round 1", 1, 2, 3, 4, "round 2", 4, 5]);
  const told = entries.flatMap((one) => ("line" in one && one.line.seq === 4 ? [one] : []));
  expect(told.map((one) => one.sentences)).toEqual([
    ["Ben passes."],
    ["Round 2 begins.", "Ben pays."],
  ]);
  expect(told.map((one) => one.seat)).toEqual([1, -1]);
  expect(new Set(entries.map((one) => one.id)).size).toBe(entries.length);
});

test("a round that has just begun is named before anything happens in it", () => {
  const silent = { ...begins(4, 2), sentences: ["Ben passes."] };
  expect(read(entriesOf([...LINES.slice(0, 3), silent], all)).at(-1)).toBe("round 2");
});

test("what one player did, or what has a word in it, with the rounds it was in", () => {
  expect(read(entriesOf(LINES, { seat: 0, text: "" }))).toEqual(["round 1", 2, "round 2", 5]);
  expect(read(entriesOf(LINES, { seat: null, text: "ANNA PASSES" }))).toEqual(["round 2", 5]);
});

test("what happened to others because of a decision is not told as whoever decided did it", () => {
  const event = (what: string, seat: number, source = "") => ({ what, seat, source, facts: {} });
  const line = (sentences: string[], ...events: Line["events"]): Line => ({
    ...aLine(1),
    kind: "moved",
    seat: 0,
    sentences,
    events,
  });
  const doer = (told: Line): number[] =>
    entriesOf([told], all).flatMap((one) => ("line" in one ? [one.seat] : []));
  expect(
    doer(line(["Anna passes.", "Ben passes."], event("passed", 0), event("passed", 1))),
  ).toEqual([0]);
  expect(doer(line(["Ben passes."], event("passed", 1)))).toEqual([1]);
  expect(
    doer(
      line(["Ben draws.", "Anna draws."], event("draws", 0), event("drew", 1), event("drew", 0)),
    ),
  ).toEqual([-1]);
  expect(
    doer(line(["Anna plans."], event("planned", 0, "castle"), event("planned", 0, "castle"))),
  ).toEqual([0]);
  const several = line(["Ben draws.", "Anna draws."], event("drew", 1), event("drew", 0));
  expect(entriesOf([several], { seat: 0, text: "" })).toHaveLength(1);
  expect(entriesOf([several], { seat: 2, text: "" })).toHaveLength(0);
});

test("what was taken back is told, but marked", () => {
  const undone: Line = { ...aLine(6), kind: "undone", moment: 3, body: { to: 3 } };
  const entries = entriesOf([...LINES, undone], all);
  const gone = entries.filter((one) => "line" in one && one.gone);
  expect(read(gone)).toEqual([4, 4, 5]);
  expect(read(entries)).not.toContain("round 2");
});

test("what was said and what tells nothing is not part of it", () => {
  const silent = { ...aLine(7), sentences: [] };
  const talk = { ...aLine(6), kind: "said" };
  expect(entriesOf([talk, silent], all)).toEqual([]);
  expect(read(entriesOf([talk, silent], { ...all, talk: true }))).toEqual([6]);
});
