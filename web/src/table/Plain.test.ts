import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { aBoard, aChoice, aQuestion, aState } from "../testing/wire";
import { speak } from "../words/words.svelte";
import Plain from "./Plain.svelte";

beforeAll(() => speak("en"));

const choices = [
  aChoice("place farmer village.1", "Farmer to Village"),
  aChoice("done", "done: end your planning"),
];

test("any question can be answered by its buttons", async () => {
  const played: string[] = [];
  const play = async (...moves: string[]) => (played.push(...moves), null);
  const board = aBoard({ state: aState({ question: aQuestion({ choices }) }), play });
  render(Plain, { board });
  expect(screen.getByRole("heading").textContent).toContain("Which Follower?");
  await fireEvent.click(screen.getByRole("button", { name: "Farmer to Village" }));
  expect(played).toEqual(["place farmer village.1"]);
});

test("what ends something comes last, and says what would go to waste", () => {
  const to_do = {
    fillings: [],
    idle: [],
    waste: [{ move: "done", text: "You could still complete the Village." }],
  };
  const about = {
    event: "",
    census: "",
    scores: [],
    majorities: [],
    leading: [],
    sections: [],
    lying: [],
    to_do,
  };
  const question = aQuestion({ choices: [...choices].reverse() });
  render(Plain, { board: aBoard({ state: aState({ question, about }) }) });
  expect(screen.getAllByRole("listitem").map((one) => one.textContent?.trim())).toEqual([
    "Farmer to Village",
    expect.stringContaining("You could still complete the Village."),
  ]);
});

test("among many answers one can search", async () => {
  const many = Array.from({ length: 30 }, (_, at) => aChoice(`m${at}`, `Answer ${at}`));
  const board = aBoard({ state: aState({ question: aQuestion({ choices: many }) }) });
  render(Plain, { board });
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "answer 2" } });
  expect(screen.getAllByRole("button")).toHaveLength(11);
});

test("who is asked nothing is told so", () => {
  render(Plain, { board: aBoard() });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("heading").textContent).toContain("Nothing is asked");
});

test("at an earlier moment nothing can be chosen", () => {
  const state = aState({ question: aQuestion({ choices }) });
  render(Plain, { board: aBoard({ state, live: false }) });
  expect(screen.queryAllByRole("button")).toEqual([]);
});
