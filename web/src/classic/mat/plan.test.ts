/** A player plans at a table that was recorded from the server. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Board } from "../../table/board";
import { aChoice, aState, anInfo } from "../../testing/wire";
import type { ClassicBoard, State } from "../../wire/types";
import { need, speak } from "../../words/words.svelte";
import Boards from "../Boards.svelte";
import recorded from "../recorded.json";

const drawn = recorded.board as unknown as ClassicBoard;
const planned = recorded.state as unknown as State;

// The first drawing takes its time where much runs beside.
vi.setConfig({ testTimeout: 20_000 });

let played: string[][] = [];

function sit(parts: Partial<State> = {}): void {
  played = [];
  const board: Board = {
    info: anInfo(),
    layout: drawn,
    state: aState({ ...planned, ...parts }),
    lines: [],
    live: true,
    busy: false,
    name: () => "Anna",
    do: async () => null,
    play: async (...moves) => {
      played.push(moves);
      return null;
    },
    lookAt: async () => {},
    onLines: () => () => {},
  };
  render(Boards, { board, tab: "plan" });
}

const piece = (name: string) => screen.getByRole("button", { name });
const space = (name: RegExp) => screen.getByRole("button", { name });
const asked = () => document.querySelector("[data-part=asked]")!;
const lit = () =>
  [...document.querySelectorAll("[data-space][data-lit]")].map((one) =>
    one.getAttribute("data-space"),
  );

beforeAll(async () => {
  await speak("en");
  await need("web_classic");
});
afterEach(cleanup);

describe("planning", () => {
  it("lights the legal spaces of a Follower that was tapped, and puts it on one", async () => {
    sit();
    await fireEvent.click(piece("Farmer (personal)"));
    expect(lit()).toEqual(["village.1", "ship.1"]);
    await fireEvent.click(space(/^Village, space 1/));
    expect(played).toEqual([["place farmer* village.1"]]);
    expect(lit()).toEqual([]);
  });

  it("works the other way round: a space first, then who fits", async () => {
    sit();
    await fireEvent.click(space(/^Ship, space 2/));
    const wanted = [...document.querySelectorAll("[data-piece][data-lit]")];
    expect(wanted.map((one) => one.getAttribute("data-piece"))).toEqual(["boatman*"]);
    await fireEvent.click(piece("Boatman (personal)"));
    expect(played).toEqual([["place boatman* ship.2"]]);
  });

  it("asks the server also for what it does not light: the refusal says why", async () => {
    sit();
    await fireEvent.click(piece("Trader (personal)"));
    await fireEvent.click(space(/^Ship, space 1/));
    expect(played).toEqual([["place trader* ship.1"]]);
  });

  it("fills a Place as the server proposes", async () => {
    sit();
    const filling = planned.about?.to_do?.fillings.find((one) => one.place === "village");
    await fireEvent.click(screen.getByRole("button", { name: /^Fill Village/ }));
    expect(played).toEqual([filling?.moves]);
  });

  it("sends back what was placed in this planning with two taps", async () => {
    const view = structuredClone(planned.view) as {
      players: { spaces: Record<string, string[]> }[];
    };
    view.players[0]!.spaces["ship"] = ["farmer*", "", ""];
    const choices = [aChoice("lift ship.1", "take Farmer* off Ship again")];
    sit({ view, question: { ...planned.question!, choices } });
    await fireEvent.click(space(/^Ship, space 1/));
    await fireEvent.click(space(/^Ship, space 1/));
    expect(played).toEqual([["lift ship.1"]]);
  });

  it.each([
    ["the Market", "place"],
    ["the Gunpowder Tower", "unstow"],
  ])("moves a Follower from %s to another space the way it came", async (_, verb) => {
    const view = structuredClone(planned.view) as {
      players: { spaces: Record<string, string[]> }[];
    };
    view.players[0]!.spaces["ship"] = ["farmer*", "", ""];
    const choices = [aChoice("lift ship.1", "take Farmer* off Ship again")];
    const draft = {
      moves: [`${verb} farmer* village.1`, "lift village.1", `${verb} farmer* ship.1`],
      undone: [],
    };
    sit({ view, draft, question: { ...planned.question!, choices } });
    await fireEvent.click(space(/^Ship, space 1/));
    await fireEvent.click(space(/^Village, space 1/));
    expect(played).toEqual([["lift ship.1", `${verb} farmer* village.1`]]);
  });

  it("moves among the lit spaces with the arrows, and lets go with Escape", async () => {
    sit();
    const farmer = piece("Farmer (personal)");
    await fireEvent.click(farmer);
    await fireEvent.keyDown(farmer, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("data-space")).toBe("village.1");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("data-space")).toBe("ship.1");
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(lit()).toEqual([]);
  });

  it.each([
    ["the Bathhouse", "place knight castle.2", "place farmer ship.1"],
    ["a famine", "return village.1", "return ship.1"],
    ["a gear wheel that moves", "shift village.1", "shift ship.1"],
  ])("says openly what only the mat answers: %s", (_, ...moves) => {
    const choices = moves.map((move) => aChoice(move, `do ${move}`));
    sit({ question: { ...planned.question!, asked: "other", text: "Which of them?", choices } });
    expect(screen.getByRole("heading", { name: "Which of them?" })).toBeTruthy();
    const open = [...document.querySelectorAll("[data-part=asked] [data-move]")].filter(
      (one) => !one.closest("details"),
    );
    expect(open.map((one) => one.getAttribute("data-move"))).toEqual(moves);
  });

  it("has every answer in a list besides", () => {
    sit();
    const listed = [...document.querySelectorAll("section [data-move]")].map((one) =>
      one.getAttribute("data-move"),
    );
    for (const choice of planned.question!.choices) expect(listed).toContain(choice.move);
  });

  it("warns of waste only once the plan is touched, or ended untouched: then it is asked again", async () => {
    sit();
    const warning = () =>
      screen.queryAllByText(/^You could still complete/).filter((one) => !one.closest("details"));
    expect(warning()).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect([played, warning().length, screen.getAllByRole("alert").length]).toEqual([[], 1, 1]);
    await fireEvent.click(screen.getByRole("button", { name: "Done" }), { detail: 2 });
    expect(played).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(played).toEqual([["done"]]);
  });

  it("ends beside the Market, with what would go to waste; the list follows below the mat", async () => {
    sit({ draft: { moves: ["place farmer* village.1"], undone: [] } });
    const market = screen.getByRole("group", { name: "Market" });
    await fireEvent.click(within(market).getByRole("button", { name: "Done" }));
    expect(played).toEqual([["done"]]);
    expect(screen.getAllByText(/^You could still complete/)).toHaveLength(1);
    expect(asked().compareDocumentPosition(market)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it("stands below what else is asked, which has an end of its own", () => {
    const choices = ["offer coin", "done"].map((move) => aChoice(move));
    sit({ question: { ...planned.question!, asked: "bribe", choices } });
    const market = screen.getByRole("group", { name: "Market" });
    expect(within(market).queryByRole("button", { name: "Done" })).toBeNull();
    expect(asked().compareDocumentPosition(market)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
