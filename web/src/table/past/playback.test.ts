import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../../settings/settings.svelte";
import { aLine, anInfo } from "../../testing/wire";
import type { Line } from "../../wire/types";
import type { LiveBoard } from "../live.svelte";
import { Playback } from "./playback.svelte";

const line = (seq: number, seat: number): Line => ({ ...aLine(seq), seat });

/** A table where Anna (0) has decided, then Ben twice. */
function table(lines = [line(1, 0), line(2, 1), line(3, 1)]) {
  const looked: (number | null)[] = [];
  const board = {
    info: anInfo({ seat: 0 }),
    lines,
    lookAt: async (moment: number | null) => void looked.push(moment),
    readOlder: async () => false,
  };
  return { playback: new Playback(board as unknown as LiveBoard), looked };
}

beforeEach(async () => {
  vi.useFakeTimers();
  await prefer({ motion: "normal" });
});
afterEach(() => vi.useRealTimers());

test("plays moment after moment and ends at now", async () => {
  const { playback, looked } = table();
  expect(playback.fresh).toBe(2);
  await playback.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toEqual([1, 2, 3, null]);
  expect(playback.on).toBe(false);
});

test("stops where it is told to, and goes on by hand", async () => {
  const { playback, looked } = table();
  await playback.start();
  await playback.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toEqual([1]);
  await playback.step();
  await playback.back();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toEqual([1, 2, 1]);
});

test("does not play by itself for those who want no movement", async () => {
  await prefer({ motion: "none" });
  const { playback, looked } = table();
  await playback.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toEqual([1]);
  await playback.step();
  await playback.step();
  await playback.step();
  expect(looked).toEqual([1, 2, 3, null]);
});

test("makes way for whoever looks at another moment", async () => {
  const { playback, looked } = table();
  await playback.start();
  playback.noticed(1);
  expect(playback.on).toBe(true);
  playback.noticed(9);
  expect(playback.on).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toEqual([1]);
});
