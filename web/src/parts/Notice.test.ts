import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { http } from "../wire/http";
import type { Notice as Told } from "../wire/types";
import Notice from "./Notice.svelte";

const NOTHING: Told = { restart_at: null, text: "" };
const SOON: Told = { restart_at: 600_000, text: "The server restarts in 10 minutes." };
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("shows what the server announces within a minute, and takes it away again", async () => {
  const asked = vi.spyOn(http, "notice").mockResolvedValue(SOON);
  render(Notice);
  expect(screen.queryByRole("status")).toBeNull();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(screen.getByRole("status").textContent).toContain(SOON.text);
  asked.mockResolvedValue(NOTHING);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(screen.queryByRole("status")).toBeNull();
});

it("keeps showing it while the server is away", async () => {
  const asked = vi.spyOn(http, "notice").mockResolvedValueOnce(SOON);
  render(Notice);
  await vi.advanceTimersByTimeAsync(MINUTE);
  asked.mockRejectedValue(new Error("unreachable"));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("status").textContent).toContain(SOON.text);
});
