import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { aBoard, anInfo, aState } from "../../testing/wire";
import type { About, Result } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import type { LiveBoard } from "../live.svelte";
import ResultPanel from "./ResultPanel.svelte";

vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => speak("en"));
afterEach(cleanup);

interface Counted {
  game: string;
  scores: number[];
  won: boolean[];
  joan?: number;
}

function result({ game, scores, won, joan }: Counted): void {
  const seats = scores.map((score, seat) => ({
    seat,
    name: ["Anna", "Ben"][seat] ?? "",
    score,
    parts: { coins: score },
    won: won[seat] ?? false,
  }));
  const hers = joan === undefined ? [] : [{ seat: -1, total: joan, parts: { tracks: joan } }];
  const about = { scores: hers } as unknown as About;
  const counted = { ended: "over", seats, seed: "", commitment: "" } as unknown as Result;
  const state = aState({ status: "over", about, result: counted });
  const info = anInfo({ setup: { game, players: scores.length } });
  const board = { ...aBoard({ state, info }), id: "T1", connection: { state } };
  render(ResultPanel, { board: board as unknown as LiveBoard });
}

const rule = (): string | null =>
  screen.queryByRole("link", { name: /rule/i })?.getAttribute("href") ?? null;

test("as many points as Joan has are a win, and the rule says so", () => {
  result({ game: "joan", scores: [70], won: [true], joan: 70 });
  expect(screen.getByRole("heading").textContent).toContain("Anna won");
  expect(screen.getByText(/against Joan that is a win/)).toBeTruthy();
  expect(rule()).toBe("/rules/joan.solo.score.total");
});

test("fewer points than Joan has are none", () => {
  result({ game: "joan", scores: [69], won: [false], joan: 70 });
  expect(screen.getByRole("heading").textContent).toContain("Joan won");
  expect(rule()).toBeNull();
});

test("a tie among people is told with its own rule", () => {
  result({ game: "classic", scores: [80, 80], won: [true, false] });
  expect(screen.getByText(/further along the Development track has won/)).toBeTruthy();
  expect(rule()).toBe("/rules/score.tie");
});
