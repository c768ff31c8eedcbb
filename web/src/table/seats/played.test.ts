import { beforeEach, describe, expect, it } from "vitest";
import type { Setups, TableInfo } from "../../wire/types";
import { speak } from "../../words/words.svelte";
import { playedAt } from "./played";

const offers = {
  games: [
    {
      game: "classic",
      name: "Orléans",
      editions: [
        { edition: "2021", name: "New edition (2021)" },
        { edition: "bigbox", name: "Big Box (2025)" },
      ],
      modules: [{ module: "orders", name: "Orders" }],
      options: [
        { option: "quick", name: "Quick game", type: "switch", default: false, choices: [] },
        {
          option: "map",
          name: "Map",
          type: "one",
          default: null,
          choices: [{ id: "old", name: "the old one" }],
        },
      ],
    },
    {
      game: "joan",
      name: "Joan of Arc",
      editions: [{ edition: "1", name: "First edition" }],
      modules: [],
      options: [],
    },
  ],
  players: [],
} as unknown as Setups;

function told(setup: object, clock: object | null = null): string[] {
  const info = { setup: { edition: "1", modules: [], options: {}, ...setup }, options: { clock } };
  return playedAt(offers, info as unknown as TableInfo).map(
    ({ label, text }) => `${label}: ${text}`,
  );
}

describe("what is played", () => {
  beforeEach(() => speak("en"));

  it("is told in the words of the form", () => {
    const options = { quick: true, map: "old" };
    const clock = { bank: 900, increment: 20, hours: "08:00-22:00", zone: "Europe/Paris" };
    expect(
      told({ game: "classic", edition: "bigbox", modules: ["orders"], options }, clock),
    ).toEqual([
      "Game: Orléans",
      "Edition: Big Box (2025)",
      "Expansions: Orders",
      "House rules: Quick game: on; Map: the old one",
      "Clock: 15:00 for the whole game, 0:20 more after each decision; 08:00-22:00 (Europe/Paris)",
    ]);
  });

  it("leaves out what is as usual, and an edition that is the only one", () => {
    expect(told({ game: "joan" })).toEqual(["Game: Joan of Arc"]);
    expect(told({ game: "classic", edition: "2021", options: { quick: false } })).toHaveLength(2);
  });
});
