import { expect, test } from "vitest";
import type { GameOffer, Setups } from "../wire/types";
import { clockRules, NO_CLOCK } from "./clock";
import { queryOf, wishIn } from "./sharing";
import {
  firstWish,
  fitting,
  hasPeople,
  makesRoom,
  obstacle,
  optionsFor,
  tableOf,
  together,
  withOption,
} from "./wish";

const rule = {
  rule: "x.y",
  text: "Only one.",
  sources: [],
  ruling: "",
  editions: [],
  option: "",
  same: "",
};
const option = {
  option: "steady",
  name: "Steady",
  type: "switch" as const,
  default: false,
  rule,
  editions: ["new"],
  players: [],
  module: "trade",
  choices: [],
  choice_rules: [],
  spans: [],
};
const module = (id: string) => ({
  module: id,
  name: id,
  about: id,
  editions: ["new"],
  rules: "",
  setup: [],
});
const classic: GameOffer = {
  game: "classic",
  name: "Orléans",
  editions: [
    { edition: "old", name: "Old", players: [2, 3, 4], modules: [], usual: false },
    {
      edition: "new",
      name: "New",
      players: [2, 3, 4, 5],
      modules: ["orders", "trade", "intrigue"],
      usual: true,
    },
  ],
  modules: ["orders", "trade", "intrigue"].map(module),
  together: [[], ["orders"], ["trade"], ["intrigue"], ["orders", "trade"], ["orders", "intrigue"]],
  clashes: [{ modules: ["trade", "intrigue"], edition: "", rule }],
  options: [option],
};
const offers: Setups = { games: [classic], players: [{ player: "easy", about: "" }] };
const first = firstWish(offers, "Anna", "easy");

test("at first: the usual edition, me and computer players", () => {
  expect(first.edition).toBe("new");
  expect(first.seats.map((seat) => seat.player)).toEqual(["human", "easy", "easy"]);
});

test("an edition for fewer players takes the seats away, and what it lacks", () => {
  const big = fitting(offers, { ...first, players: 5, modules: ["orders"] }, "easy");
  expect(big.seats).toHaveLength(5);
  const small = fitting(offers, { ...big, edition: "old" }, "easy");
  expect([small.players, small.modules, small.seats.length]).toEqual([4, [], 4]);
});

test("modules that exclude each other are never both chosen, and the rule is told", () => {
  const wish = { ...first, modules: ["trade"] };
  expect(obstacle(classic, wish, module("intrigue"))).toBe("Only one.");
  expect(obstacle(classic, wish, module("orders"))).toBe("");
  expect(fitting(offers, { ...first, modules: ["trade", "intrigue"] }, "easy").modules).toEqual([
    "trade",
  ]);
  expect(together(classic, ["trade", "orders"])).toBe(true);
});

test("an option goes with the module it belongs to", () => {
  expect(optionsFor(classic, first)).toEqual([]);
  const wish = withOption({ ...first, modules: ["trade"] }, option, true);
  expect(wish.options).toEqual({ steady: true });
  expect(fitting(offers, { ...wish, modules: [] }, "easy").options).toEqual({});
  expect(withOption(wish, option, false).options).toEqual({});
});

test("a number stays one that can be played, and a choice one that there is", () => {
  const anywhere = { ...option, editions: [], module: "" };
  const span = (players: number, least: number, most: number | null) => ({ players, least, most });
  const first_seat = {
    ...anywhere,
    option: "first",
    type: "number" as const,
    default: null,
    spans: [span(2, 0, 1), span(3, 0, 2), span(4, 0, 0)],
  };
  const bank = {
    ...anywhere,
    option: "bank",
    type: "number" as const,
    default: null,
    spans: [span(2, 10, null), span(3, 15, null)],
  };
  const level = {
    ...anywhere,
    option: "level",
    type: "one" as const,
    default: "a",
    choices: [
      { id: "a", name: "A" },
      { id: "b", name: "B" },
    ],
  };
  const tiles = { ...level, option: "tiles", type: "many" as const, default: null };
  const many: Setups = {
    ...offers,
    games: [{ ...classic, options: [first_seat, bank, level, tiles] }],
  };
  const chosen = (players: number, options: Record<string, unknown>) =>
    fitting(many, { ...first, players, options }, "easy").options;
  expect(chosen(3, { first: 2, bank: 3, level: "b", tiles: ["b", "b", "x"] })).toEqual({
    first: 2,
    bank: 15,
    level: "b",
    tiles: ["b"],
  });
  expect(chosen(4, { first: 0 })).toEqual({});
  expect(chosen(2, { first: 2, bank: 99, level: "a" })).toEqual({ bank: 99 });
  expect(chosen(3, { first: "x", bank: 15.5, level: 7, tiles: "b", other: 1 })).toEqual({});
});

test("what is sent to the server", () => {
  const quick = { ...NO_CLOCK, kind: "quick" as const };
  const table = tableOf({ ...first, clock: quick, private: true });
  expect(table.options).toEqual({
    private: true,
    clock: { bank: 900, increment: 20, hours: "", zone: "UTC" },
  });
  expect(table.setup).toMatchObject({ game: "classic", edition: "new", players: 3 });
});

test("a table needs somebody at this screen", () => {
  expect(hasPeople(first.seats)).toBe(true);
  expect(hasPeople([{ player: "open" }])).toBe(false);
  const last = {
    ...first,
    seats: [{ player: "easy" }, { player: "open" }, { player: "human", name: "Anna" }],
  };
  const fewer = fitting(offers, { ...last, players: 2 }, "easy");
  expect(fewer.seats).toEqual([{ player: "easy" }, { player: "human", name: "Anna" }]);
  const nobody = wishIn(new URLSearchParams("game=classic&seats=open easy"), first);
  expect(nobody.seats).toEqual([
    { player: "human", name: "Anna" },
    { player: "easy", name: "" },
  ]);
});

test("a clock of one's own, and hours of play where somebody lives", () => {
  const own = {
    ...NO_CLOCK,
    kind: "own" as const,
    bank: 10,
    increment: 5,
    hours: "08:00-22:00",
    zone: "Europe/Paris",
  };
  expect(clockRules(own)).toEqual({
    bank: 600,
    increment: 5,
    hours: "08:00-22:00",
    zone: "Europe/Paris",
  });
  expect(clockRules({ ...own, hours: "" })?.zone).toBe("UTC");
  expect(clockRules(NO_CLOCK)).toBeNull();
});

test("a set-up is found again by its address, with my own name", () => {
  const clock = {
    kind: "own" as const,
    bank: 10,
    increment: 0,
    hours: "08:00-22:00",
    zone: "America/New_York",
  };
  const seats = [
    { player: "human", name: "Anna" },
    { player: "open", name: "" },
    { player: "easy", name: "" },
  ];
  const wish = {
    ...first,
    modules: ["trade"],
    options: { steady: true },
    seats,
    clock,
    private: true,
  };
  const query = new URLSearchParams(queryOf(wish, "easy").toString());
  const mine = { ...first, seats: [{ player: "human", name: "Ben" }] };
  const found = fitting(offers, wishIn(query, mine), "easy");
  expect(found).toEqual({ ...wish, seats: [{ player: "human", name: "Ben" }, ...seats.slice(1)] });
});

test("an address with nonsense is made to fit", () => {
  const query = new URLSearchParams(
    "game=chess&players=99&modules=trade intrigue x&seats=human deepblue&options=[1&clock=own x&hours=1-2",
  );
  const found = fitting(offers, wishIn(query, first), "easy");
  expect(found).toMatchObject({
    game: "classic",
    edition: "new",
    players: 5,
    modules: ["trade"],
    options: {},
  });
  expect(found.clock).toMatchObject({ kind: "own", bank: NO_CLOCK.bank, hours: "" });
  const late = new URLSearchParams("game=classic&clock=own -5 1e9&hours=08:00-08:30 Nowhere/City");
  expect(wishIn(late, first).clock).toEqual({
    kind: "own",
    bank: 1,
    increment: 86_400,
    hours: "",
    zone: "UTC",
  });
  expect(found.seats.slice(0, 2).map((seat) => seat.player)).toEqual(["human", "easy"]);
});

test.each([
  [
    "swaps with the computer player that is wanted",
    "expert",
    ["human", "open", "easy", "expert"],
    ["expert", "open", "easy", "human"],
  ],
  [
    "takes the seat of a computer player, not of a friend",
    "normal",
    ["human", "open", "easy"],
    ["normal", "open", "human"],
  ],
  [
    "swaps with a friend",
    "open",
    ["easy", "human", "expert", "open"],
    ["easy", "open", "expert", "human"],
  ],
  ["takes the next seat", "easy", ["human", "open"], ["easy", "human"]],
])("the last one at this screen %s", (_, wanted, before, after) => {
  const seats = before.map((player) => ({ player, name: player === "human" ? "Anna" : "" }));
  const at = before.indexOf("human");
  const room = makesRoom(seats, at, wanted);
  expect(room.seats.map((seat) => seat.player)).toEqual(after);
  expect(room.seats[room.to]).toEqual(seats[at]);
});
