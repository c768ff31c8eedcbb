import { describe, expect, it } from "vitest";
import type { ComponentRow } from "../wire/types";
import { componentsOf, editionsIn, kinOf, matches, shelves } from "./ledger";

function row(component: string, game = "classic", kind = "tile"): ComponentRow {
  const about = "";
  return { component, game, kind, kind_text: kind, name: component, about, reconstructed: false };
}

describe("the ledger", () => {
  it("names editions only where a rule does not hold in all", () => {
    const name = (edition: string): string => `<${edition}>`;
    expect(editionsIn([], name)).toBe("");
    expect(editionsIn(["bigbox", "2021", "2014"], name)).toBe("");
    expect(editionsIn(["2014", "2021"], name)).toBe("<2014>, <2021>");
  });

  it("finds the kin of a rule by its id", () => {
    expect(kinOf("draw.return.short")).toBe("draw.return");
    expect(kinOf("joan.place.hayrick.more")).toBe("joan.place.hayrick");
    expect(kinOf("townhall")).toBe("townhall");
  });

  it("knows the tile that a rule was written for, in the right game", () => {
    const rows = [row("hayrick"), row("hayrick", "joan", "place")];
    expect(componentsOf("place.hayrick.more", rows)).toEqual([rows[0]]);
    expect(componentsOf("joan.place.hayrick", rows)).toEqual([rows[1]]);
    expect(componentsOf("event.plague", rows)).toEqual([]);
  });

  it("knows the Places of the board and the events that a rule was written for", () => {
    const rows = [
      row("town_hall", "classic", "board"),
      row("abc_a_trading_day", "classic", "hourglass"),
    ];
    expect(componentsOf("townhall.send", rows)).toEqual([rows[0]]);
    expect(componentsOf("event.tradingday", rows)).toEqual([rows[1]]);
    expect(componentsOf("event.harvest.food", rows)).toEqual([]);
    expect(componentsOf("draw.return", rows)).toEqual([]);
  });

  it("finds names without accents and in any order of words", () => {
    expect(matches("Hôtel de ville", "ville hotel")).toBe(true);
    expect(matches("Hôtel de ville", "ville tour")).toBe(false);
    expect(matches("Hôtel de ville", "")).toBe(true);
  });

  it("keeps the kinds of a game together", () => {
    const kept = shelves([
      row("a"),
      row("b", "classic", "deed"),
      row("c"),
      row("d", "joan", "deed"),
    ]);
    expect(kept.map((shelf) => [shelf.id, shelf.rows.length])).toEqual([
      ["classic-tile", 2],
      ["classic-deed", 1],
      ["joan-deed", 1],
    ]);
  });
});
