/** The guide beside a table that was recorded from the server. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Board } from "../table/board";
import { aBoard, aState } from "../testing/wire";
import type { State } from "../wire/types";
import { need, speak } from "../words/words.svelte";
import { lesson } from "../classic/lesson";
import Guide from "./Guide.svelte";
import { progressAt, teach } from "./progress.svelte";
import recorded from "./recorded.json";

const layout = { game: "classic", places: recorded.places } as unknown as Board["layout"];
const first = aState(recorded.moments[0] as unknown as Partial<State>);
let looked: string[] = [];

function sit(): void {
  looked = [];
  const board = { ...aBoard({ state: first, layout }), id: "t1" };
  render(Guide, { board, lesson, onlook: (tab: string) => void looked.push(tab) });
}

const title = (): string => screen.getByRole("heading").textContent?.trim() ?? "";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(async () => {
  await speak("en");
  await need("web_guided");
});
beforeEach(() => teach("t1", "classic"));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("it tells, is read out, and goes on", async () => {
  sit();
  expect(title()).toBe("Welcome to Orléans");
  expect(screen.getByRole("status").textContent).toContain("You lead a merchant family");
  await press("Next");
  expect(title()).toBe("What you have");
  await press("Next");
  expect([title(), looked]).toEqual(["The Hour Glass", ["plan"]]);
  await press("Read the last step again");
  expect(title()).toBe("What you have");
});

test("it goes on where it was when the page is loaded anew, also when put away", async () => {
  sit();
  await press("Next");
  await press("Put the guide away");
  expect(screen.queryByRole("heading")).toBeNull();
  cleanup();
  sit();
  await press("Call the guide");
  expect(title()).toBe("What you have");
});

test("it rings what it speaks of, and shows it to the keyboard", async () => {
  const table = document.body.appendChild(document.createElement("div"));
  table.innerHTML = '<div data-part="resources"><button>coins</button></div>';
  const bar = table.firstElementChild as HTMLElement;
  bar.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  sit();
  await press("Next");
  await expect.poll(() => bar.hasAttribute("data-guided")).toBe(true);
  await press("Show me");
  await expect.poll(() => document.activeElement?.textContent).toBe("coins");
  await press("Next");
  expect(bar.hasAttribute("data-guided")).toBe(false);
});

test("a step that is skipped counts as read", async () => {
  sit();
  for (let step = 0; step < 4; step++) await press("Next");
  expect(title()).toBe("Recruit a Knight");
  await press("Skip this");
  expect(title()).toBe("Plan freely");
  expect(progressAt("t1")?.read.at(-1)).toBe("plan-castle");
});
