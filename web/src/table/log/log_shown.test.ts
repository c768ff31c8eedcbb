import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { settled } from "../../testing/server";
import { aBoard, aLine, aState } from "../../testing/wire";
import type { Line } from "../../wire/types";
import { need, speak } from "../../words/words.svelte";
import type { LiveBoard } from "../live.svelte";
import Log from "./Log.svelte";

beforeAll(async () => {
  await speak("en");
  await need("web_motion");
});
afterEach(cleanup);

let read = 0;

function logOf(lines: Line[], first: number): void {
  read = 0;
  const state = aState();
  const connection = { state, first, last: first - 1 };
  const readOlder = async (): Promise<boolean> => (read++, false);
  render(Log, {
    board: { ...aBoard({ state, lines }), connection, readOlder } as unknown as LiveBoard,
  });
}

test("whoever was sent no lines reads those that there are", async () => {
  logOf([], 4);
  await settled();
  expect(read).toBe(1);
});

test("nobody reads again what is there, or what there is none of", async () => {
  logOf([aLine(3)], 3);
  await settled();
  logOf([], 1);
  await settled();
  expect(read).toBe(0);
});

test("a log in which nothing stands does not speak of what does not fit", async () => {
  logOf([], 1);
  expect(screen.getByText("Nothing has happened yet.")).toBeTruthy();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "wine" } });
  expect(screen.getByText("Nothing in the log fits.")).toBeTruthy();
});
