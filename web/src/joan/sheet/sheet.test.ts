/** A player marks sheets that were recorded from the server. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { aBoard, anInfo, aState } from "../../testing/wire";
import type { JoanBoard, State } from "../../wire/types";
import { need, speak } from "../../words/words.svelte";
import Boards from "../Boards.svelte";
import recorded from "../recorded.json";
import type { JoanView } from "../view";

type Solo = Exclude<keyof typeof recorded.solo, "board">;

let played: string[][] = [];

function sit(
  shown: unknown,
  drawn: unknown,
  parts: { live?: boolean; tab?: string } = {},
): JoanView {
  const { live = true, tab = "" } = parts;
  const given = aState(shown as Partial<State>);
  played = [];
  const board = aBoard({
    info: anInfo({ setup: { game: "joan", players: 1 } }),
    layout: drawn as JoanBoard,
    state: given,
    live,
    play: async (...moves) => {
      played.push(moves);
      return null;
    },
  });
  render(Boards, { board, tab });
  return given.view as unknown as JoanView;
}

const alone = (moment: Solo, parts: { live?: boolean; tab?: string } = {}): JoanView =>
  sit(recorded.solo[moment], recorded.solo.board, parts);
const choices = (moment: Solo): string[] =>
  (recorded.solo[moment].question?.choices ?? []).map(({ move }) => move);
/** What is lit on the table, besides the list of answers. */
const lit = (): string[] =>
  [...document.querySelectorAll("[data-move]")]
    .filter((one) => !one.closest("section[tabindex]"))
    .map((one) => one.getAttribute("data-move") ?? "");
const target = (move: string): Element =>
  [...document.querySelectorAll(`[data-move="${move}"]`)].find(
    (one) => !one.closest("section[tabindex]"),
  ) as Element;
/** Roles are slow to look for on a table as large as this. */
const area = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("section[aria-labelledby]")].find((one) =>
    document
      .getElementById(one.getAttribute("aria-labelledby") ?? "")
      ?.textContent?.trim()
      .startsWith(name),
  ) as HTMLElement;
const groups = (name: string): HTMLElement[] => [
  ...area(name).querySelectorAll<HTMLElement>('[role="group"]'),
];
const marks = (inside: HTMLElement, kind: string): number =>
  inside.querySelectorAll(`[data-mark="${kind}"]`).length;

vi.setConfig({ testTimeout: 20_000 });
beforeAll(async () => {
  await speak("en");
  await need("web_joan");
});
afterEach(cleanup);

describe("the sheet", () => {
  it("shows every good, coin and route as the server says", () => {
    const { players } = alone("over");
    const me = players[0] as JoanView["players"][number];
    const goods = Object.values(me.goods).reduce((sum, count) => sum + count, 0);
    const rows = groups("Warehouse");
    expect(rows.reduce((sum, row) => sum + marks(row, "cross"), 0)).toBe(goods);
    const coins = groups("Bank");
    expect(coins.reduce((sum, row) => sum + marks(row, "ring"), 0)).toBe(
      me.bank.reduce((sum, row) => sum + row.circled, 0),
    );
    expect(coins.reduce((sum, row) => sum + marks(row, "cross"), 0)).toBe(
      me.bank.reduce((sum, row) => sum + row.spent, 0),
    );
    expect(document.querySelectorAll("[data-filled]")).toHaveLength(me.routes.length);
    expect(marks(area("Monks"), "cross")).toBe(me.monks);
  });

  it("says where values are our own", () => {
    alone("pick");
    expect(within(area("Bank")).getByText("partly our own values")).toBeTruthy();
    expect(within(area("Depot")).getByText("partly our own values")).toBeTruthy();
    expect(within(area("Monks")).queryByText("partly our own values")).toBeNull();
  });
});

describe("marking", () => {
  it.each<Solo>(["route", "build", "pay", "develop", "buy"])(
    "lights every answer that is drawn: %s",
    (moment) => {
      alone(moment);
      expect(lit().sort()).toEqual(
        choices(moment)
          .filter((move) => move !== "end")
          .sort(),
      );
    },
  );

  it("plays the route that is tapped, and by keys", async () => {
    alone("route");
    const [route] = choices("route") as [string];
    await fireEvent.click(target(route));
    await fireEvent.keyDown(target(route), { key: "Enter" });
    expect(played).toEqual([[route], [route]]);
  });

  it("circles the next coin of a row and crosses off the first that is left", () => {
    const { players } = alone("pay");
    const { spent } = players[0]?.bank[0] ?? { spent: -1 };
    const row = target("pay 1").parentElement as Element;
    expect([...row.children].indexOf(target("pay 1"))).toBe(spent);
  });

  it("asks the server about what is not lit, whose refusal explains the rule", async () => {
    alone("route");
    await fireEvent.click(screen.getAllByTitle("Grain, column 5")[0] as Element);
    await fireEvent.click(screen.getByTitle(/^Space 25/));
    expect(played).toEqual([["any grain"], ["develop"]]);
  });

  it("asks which is meant where two moves mark the same space", async () => {
    alone("both");
    const [good] = choices("both").filter((move) => move.startsWith("good")) as [string];
    const any = good.replace("good", "any");
    await fireEvent.click(target(any) ?? target(good));
    expect(played).toEqual([]);
    const dialog = document.querySelector("dialog") as HTMLElement;
    await fireEvent.click(dialog.querySelector(`[data-move="${good}"]`) as Element);
    expect(played).toEqual([[good]]);
  });

  it("recruits a Monk by two taps: the Monk, then the tile to put aside", async () => {
    alone("pick");
    const takes = choices("pick").filter((move) => move.startsWith("take"));
    expect(new Set(lit())).toEqual(new Set(takes));
    await fireEvent.click(area("Monks").querySelector("button") as Element);
    await fireEvent.click(target(takes[0]?.replace("take", "monk") ?? ""));
    expect(played).toEqual([[takes[0]?.replace("take", "monk")]]);
  });

  it("lets everything be chosen from the list as well", () => {
    alone("pick");
    const listed = [...document.querySelectorAll("section[tabindex] [data-move]")].map((one) =>
      one.getAttribute("data-move"),
    );
    expect(listed).toEqual(choices("pick"));
  });

  it("brings the map to the sheet of a phone while it can be marked", () => {
    alone("route", { tab: "sheet" });
    expect(document.querySelector("svg.map")).toBeTruthy();
    cleanup();
    alone("pay", { tab: "sheet" });
    expect(document.querySelector("svg.map")).toBeNull();
  });
});

/** Those that do something to the game: looking closer does not. */
const BUTTONS = ":not(.closer) > button, [role=button]";

describe("others", () => {
  it("shows Joan's area, her last card and the level", () => {
    const { joan } = alone("pick");
    expect(within(area("Joan’s area")).getByText("Level: Standard")).toBeTruthy();
    const last = joan?.face_up[joan.face_up.length - 1];
    expect(within(area("Joan’s cards")).getByText(`Card ${last}`)).toBeTruthy();
    expect(within(area("Points")).getAllByText("Joan")).toHaveLength(1);
  });

  it("opens the sheet of another player, on which nothing can be marked", async () => {
    const { players } = sit(recorded.duo.turn, recorded.duo.board);
    const others = area("The others");
    const summary = others.querySelector("details") as HTMLDetailsElement;
    summary.open = true;
    await fireEvent(summary, new Event("toggle"));
    expect(within(others).getByRole("heading", { name: /Sheet of Ben/ })).toBeTruthy();
    expect(others.querySelectorAll("[data-filled]")).toHaveLength(players[1]?.routes.length ?? -1);
    expect(others.querySelectorAll("[data-move]")).toHaveLength(0);
    expect(others.querySelectorAll(BUTTONS)).toHaveLength(0);
  });

  it("shows an earlier moment without anything to do", () => {
    alone("route", { live: false });
    expect(document.querySelectorAll("[data-move]")).toHaveLength(0);
    expect(document.querySelectorAll(BUTTONS)).toHaveLength(0);
    expect(area("Warehouse")).toBeTruthy();
  });
});
