import { describe, expect, it } from "vitest";
import { aLine } from "../testing/wire";
import type { Line } from "../wire/types";
import { back, momentIn, onward, roundAt, samples, stopsOf } from "./moments";

/** A line that leads to a moment and tells these events. */
function told(moment: number, ...whats: string[]): Line {
  const events = whats.map((what) => {
    const round = /^round(\d+)$/.exec(what)?.[1];
    const facts: Record<string, number> = round ? { round: Number(round) } : {};
    return { what: round ? "round" : what, seat: 0, source: "", facts };
  });
  return { ...aLine(moment), moment, events, sentences: whats.length > 0 ? ["Something."] : [] };
}

const lines = [
  told(0, "round1"),
  told(1),
  told(2),
  told(3, "planned", "plan_done"),
  told(4, "planned", "plan_done"),
  told(5, "action"),
  told(6, "action", "passed", "round2"),
  told(7, "draws"),
  told(8, "draws", "drew"),
  told(9),
  told(10, "plan_done"),
  told(11, "action"),
  told(12, "passed"),
];
const stops = stopsOf(lines, 12);

describe("the moments of a replay", () => {
  it("stops where rounds begin", () => {
    expect(stops.rounds).toEqual([
      { round: 1, moment: 0 },
      { round: 2, moment: 6 },
    ]);
    expect([0, 5, 6, 12].map((at) => roundAt(stops, at))).toEqual([1, 1, 2, 2]);
    expect(samples(stops)).toEqual([0, 6, 12]);
  });

  it("stops where planning and acting begin", () => {
    expect(stops.phases).toEqual([0, 4, 6, 8, 10, 12]);
  });

  it("passes over moves that tell nothing when going by decision", () => {
    expect(onward(stops, "decision", 0)).toBe(3);
    expect(back(stops, "decision", 10)).toBe(8);
    expect(onward(stops, "move", 0)).toBe(1);
  });

  it("never leaves the game", () => {
    for (const step of ["move", "decision", "phase", "round"] as const) {
      expect(onward(stops, step, 12)).toBe(12);
      expect(back(stops, step, 0)).toBe(0);
    }
  });

  it("goes by round in a game without phases", () => {
    const sheet = stopsOf([told(0, "round1"), told(3, "took"), told(5, "round2")], 9);
    expect(sheet.phases).toEqual([]);
    expect(onward(sheet, "phase", 1)).toBe(5);
  });

  it("takes only moments that there are from an address", () => {
    expect(momentIn("7", 12)).toBe(7);
    expect(momentIn("700", 12)).toBe(12);
    expect(momentIn("-3", 12)).toBe(12);
    expect(momentIn(null, 12)).toBe(12);
  });
});
