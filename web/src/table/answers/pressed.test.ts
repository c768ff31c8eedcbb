import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { aBoard, aQuestion, aState } from "../../testing/wire";
import { speak } from "../../words/words.svelte";
import Answers from "./Answers.svelte";
import { watchPresses, wayBelow } from "./pressed";

const BOX = { left: 100, right: 300, top: 200, bottom: 244 };
let stop = (): void => {};

beforeAll(() => speak("en"));
beforeEach(() => {
  stop = watchPresses();
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const down = parseFloat(this.style.marginTop || "0");
    return { ...BOX, top: BOX.top + down, bottom: BOX.bottom + down } as DOMRect;
  });
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
});

const answer = (notation: string) => ({
  notation,
  text: notation,
  verb: notation.split(" ")[0] ?? "",
});

function asked(...notations: string[]): {
  board: ReturnType<typeof aBoard>;
  open: ReturnType<typeof answer>[];
} {
  return {
    board: aBoard({ state: aState({ question: aQuestion() }) }),
    open: notations.map(answer),
  };
}

const shift = (name: string): string =>
  screen.getByRole("button", { name }).closest("li")?.style.marginTop ?? "";

function press(type: "pointerdown" | "pointermove", clientX: number, clientY: number): void {
  document.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }));
}

test.each([
  ["in it", 150, 220, 44],
  ["at its edge", 90, 250, 74],
  ["beside it", 60, 220, 0],
  ["above it", 150, 170, 0],
  ["below it", 150, 270, 0],
])("a press %s", (_, x, y, way) => {
  expect(wayBelow({ x, y }, BOX)).toBe(way);
});

test("the end of a turn makes way for the press that brought it there, and other answers do not", async () => {
  const { rerender } = render(Answers, asked("mark farmer.1", "end"));
  expect(shift("end")).toBe("");
  press("pointerdown", 150, 220);
  await rerender(asked("mark farmer.2", "end"));
  await new Promise(requestAnimationFrame);
  expect([shift("mark farmer.2"), shift("end")]).toEqual(["", "44px"]);
});

test.each([
  ["the pointer has gone elsewhere", () => press("pointermove", 150, 300)],
  ["keys are used", () => fireEvent.keyDown(document.body, { key: "Tab" })],
])("it stays where it is when %s", async (_, meanwhile) => {
  const { rerender } = render(Answers, asked("mark farmer.1", "end"));
  press("pointerdown", 150, 220);
  await meanwhile();
  await rerender(asked("end"));
  expect(shift("end")).toBe("");
});
