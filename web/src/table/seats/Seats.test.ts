import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { http } from "../../wire/http";
import { aBoard, anInfo, aSeat, aState } from "../../testing/wire";
import type { AnyCommand, SeatView } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import type { LiveBoard } from "../live.svelte";
import Seats from "./Seats.svelte";

vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => speak("en"));
afterEach(cleanup);

/** Anna's screen; she is the host unless `hostKey` is undefined. */
function show(ben: Partial<SeatView>, hostKey: string | undefined = undefined): AnyCommand[] {
  const done: AnyCommand[] = [];
  const state = aState({ seats: [aSeat(0, { name: "Anna" }), aSeat(1, { name: "Ben", ...ben })] });
  const board = {
    ...aBoard({ state, info: anInfo(), do: async (command) => (done.push(command), null) }),
    id: "T1",
    connection: { state, stateAt: Date.now() },
    holds: (seat: number) => seat === 0,
    hostKey,
  };
  render(Seats, { board: board as unknown as LiveBoard });
  return done;
}

const button = (name: RegExp): HTMLElement | null => screen.queryByRole("button", { name });

test("while somebody may come back, one sees how long, and proposes nobody", () => {
  show({ online: false, grace: 90_000 });
  expect(screen.getByText(/1:30/)).toBeTruthy();
  expect(button(/computer player for Ben/)).toBeNull();
});

test("nobody is replaced who is here", () => {
  show({});
  expect(button(/computer player for Ben/)).toBeNull();
});

test("after that a computer player can be proposed", async () => {
  const done = show({ online: false, grace: 0 });
  await fireEvent.click(button(/computer player for Ben/) as HTMLElement);
  expect(done).toEqual([{ do: "propose", what: "stand_in", seat: 1 }]);
});

test("the host gives somebody else a new link", async () => {
  const give = vi.spyOn(http, "giveLink").mockResolvedValue({ seat: 1, key: "orls_new" });
  show({}, "orls_anna");
  expect(button(/New link for Anna/)).toBeNull();
  await fireEvent.click(button(/New link for Ben/) as HTMLElement);
  await fireEvent.click(screen.getByRole("button", { name: /Give a new link/, hidden: true }));
  expect(give).toHaveBeenCalledWith("T1", 1, "orls_anna");
  expect(await screen.findByDisplayValue(/\/t\/T1#orls_new$/)).toBeTruthy();
});

test("only the host can", () => {
  show({});
  expect(button(/New link/)).toBeNull();
});
