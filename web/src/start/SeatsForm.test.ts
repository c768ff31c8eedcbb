import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import SeatsForm from "./SeatsForm.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const players = [
  { player: "easy", about: "Overlooks things." },
  { player: "expert", about: "Thinks for long." },
];

test("a seat of a computer player tells how it plays, also to those who hear the page", () => {
  render(SeatsForm, {
    seats: [{ player: "human", name: "Anna" }, { player: "expert" }],
    players,
    onchange: () => {},
  });
  const [mine, other] = screen.getAllByRole("combobox") as [HTMLElement, HTMLElement];
  expect(mine.getAttribute("aria-describedby")).toBeNull();
  expect(document.getElementById(other.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Thinks for long.",
  );
  expect(within(other).getByRole("option", { name: "Computer: Expert" })).toBeTruthy();
});

test("all levels can be compared before one is chosen", () => {
  render(SeatsForm, {
    seats: [{ player: "human", name: "Anna" }, { player: "easy" }],
    players,
    onchange: () => {},
  });
  const levels = screen
    .getByText("How the computer players play")
    .closest("details") as HTMLElement;
  expect([...levels.querySelectorAll("dt, dd")].map((one) => one.textContent)).toEqual([
    "Easy",
    "Overlooks things.",
    "Expert",
    "Thinks for long.",
  ]);
});

test("the last one at this screen moves on to the next seat", async () => {
  const mine = { player: "human", name: "Anna" };
  const changes: unknown[] = [];
  render(SeatsForm, {
    seats: [mine, { player: "easy" }],
    players,
    onchange: (seats) => changes.push(seats),
  });
  const [first] = screen.getAllByRole("combobox") as [HTMLElement];
  await fireEvent.change(first, { target: { value: "expert" } });
  expect(changes).toEqual([[{ player: "expert", name: "" }, mine]]);
  expect(screen.getByRole("status").textContent).toBe(
    "Anna now has seat 2: somebody has to play at this screen.",
  );
});

test("who comes to this screen gets a name that nobody has", async () => {
  const seats = [{ player: "human", name: "Guest 2" }, { player: "easy" }];
  const changes: unknown[] = [];
  render(SeatsForm, { seats, players, onchange: (changed) => changes.push(changed) });
  const second = screen.getAllByRole("combobox")[1] as HTMLElement;
  await fireEvent.change(second, { target: { value: "human" } });
  expect(changes).toEqual([[seats[0], { player: "human", name: "Guest 2 2" }]]);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("whoever plays alone plays at this screen", () => {
  render(SeatsForm, { seats: [{ player: "human", name: "Anna" }], players, onchange: () => {} });
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

test.each([
  ["  ", "Guest 2"],
  ["Anna", "Anna 2"],
  [" Ben ", "Ben"],
])("a name that could not begin is mended: %j", async (typed, kept) => {
  const people = [
    { player: "human", name: "Anna" },
    { player: "human", name: "Clara" },
  ];
  const changes: unknown[] = [];
  render(SeatsForm, { seats: people, players, onchange: (seats) => changes.push(seats) });
  const field = screen.getAllByRole("textbox")[1] as HTMLInputElement;
  await fireEvent.change(field, { target: { value: typed } });
  expect(field.value).toBe(kept);
  expect(changes).toEqual([[people[0], { player: "human", name: kept }]]);
});
