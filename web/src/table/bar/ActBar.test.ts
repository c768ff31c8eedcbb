import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../../parts/toasts.svelte";
import { settled, SlowServer } from "../../testing/server";
import { aBoard, aQuestion, aState } from "../../testing/wire";
import { speak } from "../../words/words.svelte";
import ActBar from "./ActBar.svelte";
import type { LiveBoard } from "../live.svelte";
import type { Playback } from "../past/playback.svelte";

const hint = {
  question: "q1",
  moves: [{ move: "place farmer village.1", text: "Farmer to Village" }],
  reasons: ["Craftsmen are worth most to you now.", "The Village is otherwise idle."],
  others: [
    { text: "Farmer to Farm House", less: 2.13 },
    { text: "Farmer to Castle", less: 0.01 },
  ],
  beside: 0,
};

// The first drawing takes its time where much runs beside.
vi.setConfig({ testTimeout: 20_000 });

let server: SlowServer;
let played: string[];

function tableThatAsks(question: string): { board: LiveBoard; playback: Playback } {
  const state = aState({ question: aQuestion({ id: question }) });
  const play = async (...moves: string[]) => (played.push(...moves), null);
  const board = { ...aBoard({ state, play }), id: "T1", connection: { state } };
  return { board: board as unknown as LiveBoard, playback: { fresh: 0 } as Playback };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const inSight = (text: string): boolean => screen.queryByText(text) !== null;

beforeAll(() => speak("en"));
beforeEach(() => {
  played = [];
  server = new SlowServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a hint tells its moves, then why, then what comes next to it", async () => {
  render(ActBar, tableThatAsks("q1"));
  await press("Hint");
  expect(server.paths).toEqual(["/api/tables/T1/hint"]);
  expect(inSight("Thinking …")).toBe(true);

  await server.answer(hint);
  expect(inSight("Thinking …")).toBe(false);
  const card = document.querySelector("[data-part=hint]")?.textContent ?? "";
  const told = [
    "Farmer to Village",
    "with “Farmer to Farm House”:",
    "Craftsmen are worth most",
    "otherwise idle",
    "2.1 points less: Farmer to Farm House",
  ];
  expect(
    told.map((text) => card.indexOf(text)).every((at, nth, all) => at > (all[nth - 1] ?? -1)),
  ).toBe(true);
  expect(card).toContain("As good, as far as it can tell: Farmer to Castle");
  expect((document.querySelector("details") as HTMLDetailsElement).open).toBe(false);

  await press("Do that");
  expect(played).toEqual(["place farmer village.1"]);
  expect(inSight("Farmer to Village")).toBe(false);
});

test("a hint that takes too long is called off, and can be asked for again", async () => {
  render(ActBar, tableThatAsks("q1"));
  const button = screen.getByRole("button", { name: "Hint" });
  await press("Hint");
  await press("Call off");
  await settled();
  expect(server.waiting).toEqual([]);
  expect([inSight("Thinking …"), toasts().length]).toEqual([false, 0]);
  expect(screen.getByRole("button", { name: "Hint" })).toBe(button);

  await press("Hint");
  await server.answer(hint);
  expect(inSight("Farmer to Village")).toBe(true);
});

test("who has answered meanwhile needs no hint", async () => {
  const { rerender } = render(ActBar, tableThatAsks("q1"));
  await press("Hint");
  await rerender(tableThatAsks("q2"));
  expect([server.waiting, inSight("Thinking …")]).toEqual([[], false]);
});

test("a server that refuses says why, and the hint can be asked for again", async () => {
  render(ActBar, tableThatAsks("q1"));
  await press("Hint");
  await server.refuse("Try again in 3 seconds.", 429);
  expect(toasts().map((toast) => toast.text)).toEqual(["Try again in 3 seconds."]);
  expect(screen.getByRole("button", { name: "Hint" })).toBeTruthy();
});

test.each([
  ["z", false, "undo"],
  ["Z", true, "redo"],
  ["y", false, "redo"],
])("keys take back and make again: %s", async (key, shiftKey, wanted) => {
  const done: unknown[] = [];
  const back = { step: true, redo: true } as never;
  const { board, playback } = tableThatAsks("q1");
  const at = {
    ...board,
    connection: { state: { ...board.state, back } },
    do: async (what: unknown) => void done.push(what),
  };
  render(ActBar, { board: at as unknown as LiveBoard, playback });
  await fireEvent.keyDown(document.body, { key, shiftKey });
  await fireEvent.keyDown(document.body, { key, shiftKey, ctrlKey: true, altKey: true });
  expect(done).toEqual([]);
  await fireEvent.keyDown(document.body, { key, shiftKey, ctrlKey: true });
  expect(done).toEqual([{ do: wanted }]);
  expect(screen.getByRole("button", { name: "Redo" }).title).toBe("Redo (Ctrl+Shift+Z)");
});
