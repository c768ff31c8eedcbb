import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { aBoard, aLine, aState } from "../testing/wire";
import type { Reason, Result, SeatView, State } from "../wire/types";
import { speak } from "../words/words.svelte";
import Archived from "./Archived.svelte";
import type { LiveBoard } from "./live.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const WHY = { key: "server-other-version", text: "Played with version 2." } as Reason;

function shown(parts: Partial<State>): void {
  const state = aState({ archived: WHY, ...parts });
  const board = {
    ...aBoard({ state, lines: [aLine(1), aLine(2)] }),
    connection: { state, first: 1 },
  };
  render(Archived, { board: board as unknown as LiveBoard });
}

test("a finished game tells why it is only read, who has won, and what happened", () => {
  const seats = [40, 55].map((score, seat) => ({
    seat,
    name: ["Anna", "Ben"][seat],
    score,
    won: score === 55,
  }));
  shown({ status: "over", result: { ended: "over", seats } as unknown as Result });
  expect(screen.getByRole("status").textContent).toBe("Played with version 2.");
  expect(screen.getByText(/Ben won/)).toBeTruthy();
  expect(screen.getByText("55")).toBeTruthy();
  expect(screen.getByText("Sentence 2.")).toBeTruthy();
});

test("a game that was not over tells who sat there", () => {
  shown({ seats: [{ seat: 0, name: "Anna", player: "human" } as SeatView] });
  expect(screen.getByText("Anna")).toBeTruthy();
  expect(screen.queryByText(/won/)).toBeNull();
});
