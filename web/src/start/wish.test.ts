import { expect, test } from "vitest";
import type { GameOffer, Setups } from "../wire/types";
import { firstWish, fitting, hasPeople, obstacle, optionsFor, tableOf, together, withOption } from "./wish";

const rule = { rule: "x.y", text: "Only one.", sources: [], ruling: "", editions: [], option: "", same: "" };
const option = { option: "steady", name: "Steady", type: "switch" as const, default: false, rule, editions: ["new"], players: [], module: "trade", choices: [], spans: [] };
const module = (id: string) => ({ module: id, name: id, about: id, editions: ["new"], rules: "", setup: [] });
const classic: GameOffer = {
  game: "classic",
  name: "Orléans",
  editions: [
    { edition: "old", name: "Old", players: [2, 3, 4], modules: [], usual: false },
    { edition: "new", name: "New", players: [2, 3, 4, 5], modules: ["orders", "trade", "intrigue"], usual: true },
  ],
  modules: ["orders", "trade", "intrigue"].map(module),
  together: [[], ["orders"], ["trade"], ["intrigue"], ["orders", "trade"], ["orders", "intrigue"]],
  clashes: [{ modules: ["trade", "intrigue"], edition: "", rule }],
  options: [option],
};
const offers: Setups = { games: [classic], players: [{ player: "greedy", about: "" }] };
const first = firstWish(offers, "Anna", "greedy");

test("at first: the usual edition, me and computer players", () => {
  expect(first.edition).toBe("new");
  expect(first.seats.map((seat) => seat.player)).toEqual(["human", "greedy", "greedy"]);
});

test("an edition for fewer players takes the seats away, and what it lacks", () => {
  const big = fitting(offers, { ...first, players: 5, modules: ["orders"] }, "greedy");
  expect(big.seats).toHaveLength(5);
  const small = fitting(offers, { ...big, edition: "old" }, "greedy");
  expect([small.players, small.modules, small.seats.length]).toEqual([4, [], 4]);
});

test("modules that exclude each other are never both chosen, and the rule is told", () => {
  const wish = { ...first, modules: ["trade"] };
  expect(obstacle(classic, wish, module("intrigue"))).toBe("Only one.");
  expect(obstacle(classic, wish, module("orders"))).toBe("");
  expect(fitting(offers, { ...first, modules: ["trade", "intrigue"] }, "greedy").modules).toEqual(["trade"]);
  expect(together(classic, ["trade", "orders"])).toBe(true);
});

test("an option goes with the module it belongs to", () => {
  expect(optionsFor(classic, first)).toEqual([]);
  const wish = withOption({ ...first, modules: ["trade"] }, option, true);
  expect(wish.options).toEqual({ steady: true });
  expect(fitting(offers, { ...wish, modules: [] }, "greedy").options).toEqual({});
  expect(withOption(wish, option, false).options).toEqual({});
});

test("what is sent to the server", () => {
  const table = tableOf({ ...first, clock: "quick", private: true });
  expect(table.options).toEqual({ private: true, clock: { bank: 900, increment: 20 } });
  expect(table.setup).toMatchObject({ game: "classic", edition: "new", players: 3 });
});

test("a table needs somebody at this screen", () => {
  expect(hasPeople(first)).toBe(true);
  expect(hasPeople({ ...first, seats: [{ player: "open" }] })).toBe(false);
});
