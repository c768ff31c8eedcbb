import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aDecision, aRound } from "../../testing/analysis";
import { settled, SlowServer } from "../../testing/server";
import { need, speak } from "../../words/words.svelte";
import { Analysis, analysisOf } from "./analysis.svelte";
import AnalysisPanel from "./AnalysisPanel.svelte";

const stops = {
  last: 30,
  decisions: [],
  phases: [],
  rounds: [1, 2, 3].map((round) => ({ round, moment: (round - 1) * 10 })),
};
const board = { name: (seat: number) => ["Anna", "Ben"][seat] ?? "", last: 30, wanted: 12, stops };
const turn = aDecision(12, {
  seat: 1,
  text: "Ben passes.",
  better: "Ben uses the Castle.",
  loss: 2.34,
  change: -0.2,
  reasons: ["A Knight is worth more than waiting."],
});
const rounds = [
  aRound(1, {
    course: [
      { moment: 0, win: [0.5, 0.5] },
      { moment: 10, win: [0.55, 0.45] },
    ],
    luck: [1.2, -0.4],
    skill: [0, -1],
  }),
  aRound(2, {
    course: [{ moment: 20, win: [0.75, 0.25] }],
    decisions: [turn],
    luck: [2, 0.4],
    skill: [0, -2.3],
  }),
  aRound(3, { course: [{ moment: 30, win: [1, 0] }], luck: [0, 0], skill: [0, 0] }),
];

// The first drawing takes its time where much runs beside.
vi.setConfig({ testTimeout: 20_000 });

let server: SlowServer;
let jumps: number[];

function look(analysis = new Analysis("T1")): Analysis {
  render(AnalysisPanel, { board, analysis, onjump: (moment: number) => void jumps.push(moment) });
  return analysis;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const asked = () => server.paths.map((path) => path.replace("/api/tables/T1/analysis/", ""));
/** What the cells of a table hold, row by row; the letter of a shield aside. */
const cells = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => {
      const held = cell.cloneNode(true) as HTMLElement;
      for (const drawing of held.querySelectorAll("svg")) drawing.remove();
      return held.textContent?.trim() ?? "";
    }),
  );
const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";

beforeAll(async () => {
  await speak("en");
  await need("web_replay");
});
beforeEach(() => {
  jumps = [];
  server = new SlowServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("rounds are asked for one after the other, and shown as they come", async () => {
  look();
  expect(asked()).toEqual([]);
  await press("Analyse the game");
  expect([asked(), text()]).toEqual([["1"], expect.stringContaining("round 1 …")]);
  await server.answer(rounds[0]);
  expect([asked(), text()]).toEqual([["2"], expect.stringContaining("round 2 of 3 …")]);
  expect(document.querySelectorAll(".area")).toHaveLength(2);
  await server.answer(rounds[1]);
  await server.answer(rounds[2]);
  expect(asked()).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe(
    "All 3 rounds are analysed, with one turning point.",
  );
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("what was stopped goes on where it was", async () => {
  look();
  await press("Analyse the game");
  await server.answer(rounds[0]);
  await press("Stop");
  await settled();
  expect(asked()).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe("It has stopped after round 1 of 3.");
  await press("Go on");
  expect(asked()).toEqual(["2"]);
});

test("a server that is busy says so, and can be asked again", async () => {
  look();
  await press("Analyse the game");
  await server.answer(rounds[0]);
  await server.refuse("Please try again in 4 seconds.", 429);
  expect(screen.getByRole("alert").textContent).toContain("Please try again in 4 seconds.");
  expect(text()).toContain("After round 1");
  await press("Try again");
  expect([screen.queryByRole("alert"), asked()]).toEqual([null, ["2"]]);
});

test("a turning point tells what was better and why, and leads to its moment", async () => {
  const analysis = look();
  analysis.rounds = rounds;
  await settled();
  const told = within(screen.getByRole("region", { name: "Turning points" }));
  for (const part of [
    "Round 2: Ben",
    "Ben passes.",
    "2.3 points given away",
    "chance to win −20 %",
    "Better: Ben uses the Castle.",
    "A Knight is worth more than waiting.",
  ])
    expect(told.getByText(part)).toBeTruthy();
  await fireEvent.click(told.getByRole("button"));
  expect(jumps).toEqual([12]);
});

test("the graph is a table as well, and tells the moment that is shown", async () => {
  const analysis = look();
  analysis.rounds = rounds;
  await settled();
  const table = screen.getByRole("table", { name: "Chances to win", hidden: true });
  expect(cells(table)).toEqual([
    ["At the beginning", "50 %", "50 %"],
    ["After round 1", "55 %", "45 %"],
    ["After round 2", "75 %", "25 %"],
    ["After round 3", "100 %", "0 %"],
  ]);
  await fireEvent.click(within(table).getByRole("button", { name: "After round 2", hidden: true }));
  expect(jumps).toEqual([20]);
  expect(text()).toMatch(/At the moment that is shown\s*AAnna 55 %\s*BBen 45 %/);
});

test("luck and decisions are figures and words", async () => {
  const analysis = look();
  analysis.rounds = rounds;
  await settled();
  expect(cells(screen.getByRole("table", { name: "Luck and decisions" }))).toEqual([
    ["Anna", "+3.2", "0.0"],
    ["Ben", "0.0", "3.3"],
  ]);
  expect(text()).toContain(
    "Anna Lucky draws brought about 3.2 points. As good as nothing was given away.",
  );
  expect(text()).toContain(
    "Ben Luck made no difference. Better decisions would have brought about 3.3 points.",
  );
});

test("it is kept while the page is open, in each language for itself", () => {
  const known = analysisOf("T2", "en");
  expect(analysisOf("T2", "en")).toBe(known);
  expect(analysisOf("T2", "fr")).not.toBe(known);
});
