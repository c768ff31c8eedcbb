import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { GameOffer, OptionOffer, Setups } from "../wire/types";
import { need, speak } from "../words/words.svelte";
import Options from "./Options.svelte";
import { firstWish, fitting, type Wish } from "./wish";

beforeAll(async () => {
  await speak("en");
  await need("web_guided");
});
afterEach(cleanup);

const rule = (text: string) => ({
  rule: "x.y",
  text,
  sources: [],
  ruling: "",
  editions: [],
  option: "",
  same: "",
});
const offer = (parts: Partial<OptionOffer>): OptionOffer => ({
  ...{
    option: "o",
    name: "Option",
    type: "switch",
    default: null,
    rule: rule("The rule."),
    editions: [],
    players: [],
  },
  ...{ module: "", choices: [], choice_rules: [], spans: [] },
  ...parts,
});

function rendered(option: OptionOffer) {
  const edition = { edition: "1", name: "First", players: [3], modules: [], usual: true };
  const game: GameOffer = {
    game: "g",
    name: "G",
    editions: [edition],
    modules: [],
    together: [[]],
    clashes: [],
    options: [option],
  };
  const offers: Setups = { games: [game], players: [] };
  let wish: Wish = firstWish(offers, "Anna", "easy");
  const props = () => ({ game, wish, onchange });
  const { rerender } = render(Options, props());
  function onchange(options: Record<string, unknown>): void {
    wish = fitting(offers, { ...wish, options }, "easy");
    void rerender(props());
  }
  return { chosen: () => wish.options };
}

test("each level says what it changes", async () => {
  const choices = [
    { id: "calm", name: "Calm" },
    { id: "wild", name: "Wild" },
  ];
  const rules = [rule("Nothing happens."), rule("Much happens.")];
  const { chosen } = rendered(
    offer({ type: "one", default: "calm", choices, choice_rules: rules }),
  );
  expect(screen.getByText("Nothing happens.")).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Option"), { target: { value: "wild" } });
  expect(chosen()).toEqual({ o: "wild" });
  expect(screen.getByText("Much happens.")).toBeTruthy();
});

test("a number that is too small becomes the least that can be played, which is said before", async () => {
  const { chosen } = rendered(
    offer({ type: "number", spans: [{ players: 3, least: 15, most: null }] }),
  );
  const field = screen.getByRole("spinbutton") as HTMLInputElement;
  expect(screen.getByText("At least 15")).toBeTruthy();
  for (const typed of ["3", "4"]) {
    await fireEvent.change(field, { target: { value: typed } });
    expect([chosen(), field.value]).toEqual([{ o: 15 }, "15"]);
  }
});
