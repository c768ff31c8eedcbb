/** What is wished for at a new table, kept such that it can be played whatever is changed. */
import { clockRules, NO_CLOCK, type ClockWish } from "./clock";
import type { EditionOffer, GameOffer, ModuleOffer, NewTable } from "../wire/types";
import type { OptionOffer, SeatWish, Setups, Span } from "../wire/types";

export interface Wish {
  game: string;
  edition: string;
  players: number;
  modules: string[];
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock: ClockWish;
  private: boolean;
}

export function firstWish(offers: Setups, name: string, opponent: string): Wish {
  const wish: Wish = {
    game: offers.games[0]?.game ?? "",
    edition: "",
    players: 3,
    modules: [],
    options: {},
    seats: [{ player: "human", name }],
    clock: NO_CLOCK,
    private: false,
  };
  return fitting(offers, wish, opponent);
}

export function gameOf(offers: Setups, wish: Wish): GameOffer {
  return (offers.games.find((game) => game.game === wish.game) ?? offers.games[0]) as GameOffer;
}

export function editionOf(game: GameOffer, wish: Wish): EditionOffer {
  const usual = game.editions.find((edition) => edition.usual) ?? game.editions[0];
  return (game.editions.find((one) => one.edition === wish.edition) ?? usual) as EditionOffer;
}

/** The nearest wish that can be played: what no longer fits is left out. */
export function fitting(offers: Setups, wish: Wish, opponent: string): Wish {
  const game = gameOf(offers, wish);
  const edition = editionOf(game, wish);
  const players = nearest(edition.players, wish.players);
  const modules: string[] = [];
  for (const id of wish.modules)
    if (edition.modules.includes(id) && together(game, [...modules, id])) modules.push(id);
  const fit = { ...wish, game: game.game, edition: edition.edition, players, modules };
  const options: Record<string, unknown> = {};
  for (const option of optionsFor(game, fit)) {
    const value = taken(option, wish.options[option.option], players);
    if (!isUsual(option, value)) options[option.option] = value;
  }
  const known = new Set(["human", "open", ...offers.players.map((one) => one.player)]);
  const seats = wish.seats.map((seat) => (known.has(seat.player) ? seat : { player: opponent }));
  return { ...fit, options, seats: seated(seats, players, opponent) };
}

function nearest(counts: number[], wanted: number): number {
  const sorted = [...counts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return sorted[0] ?? wanted;
}

function seated(seats: SeatWish[], players: number, opponent: string): SeatWish[] {
  const kept = seats.slice(0, players);
  const person = seats.find((seat) => seat.player === "human");
  if (person && !hasPeople(kept)) kept[players - 1] = person;
  while (kept.length < players) kept.push({ player: opponent });
  return kept;
}

/** Whether these modules can be played together, in any order. */
export function together(game: GameOffer, modules: string[]): boolean {
  const wanted = [...modules].sort().join();
  return game.together.some((one) => [...one].sort().join() === wanted);
}

/** Why a module cannot be added now: the rule, "" if it can. */
export function obstacle(game: GameOffer, wish: Wish, module: ModuleOffer): string {
  const others = wish.modules.filter((id) => id !== module.module);
  const clash = game.clashes.find(
    (one) =>
      one.modules.includes(module.module) &&
      (one.edition
        ? one.edition === wish.edition
        : one.modules.some((id) => id !== module.module && others.includes(id))),
  );
  if (clash) return clash.rule.text;
  return together(game, [...others, module.module]) ? "" : module.about;
}

export function optionsFor(game: GameOffer, wish: Wish): OptionOffer[] {
  return game.options.filter(
    (option) =>
      (option.editions.length === 0 || option.editions.includes(wish.edition)) &&
      (option.players.length === 0 || option.players.includes(wish.players)) &&
      (!option.module || wish.modules.includes(option.module)) &&
      leavesChoice(option, wish.players),
  );
}

/** Whoever plays alone is the first player. */
function leavesChoice(option: OptionOffer, players: number): boolean {
  const span = spanOf(option, players);
  return !span || span.least !== span.most;
}

/** With the option chosen, or left as the rules say. */
export function withOption(wish: Wish, option: OptionOffer, value: unknown): Wish {
  const { [option.option]: _, ...others } = wish.options;
  return {
    ...wish,
    options: isUsual(option, value) ? others : { ...others, [option.option]: value },
  };
}

function isUsual(option: OptionOffer, value: unknown): boolean {
  return value === null || value === option.default || (Array.isArray(value) && !value.length);
}

/** What an option makes of a value: null, as the rules say, if it does not take it. */
function taken(option: OptionOffer, value: unknown, players: number): unknown {
  const known = (id: unknown): boolean => option.choices.some((choice) => choice.id === id);
  if (option.type === "switch") return typeof value === "boolean" ? value : null;
  if (option.type === "one") return known(value) ? value : null;
  if (option.type === "many")
    return Array.isArray(value) ? [...new Set(value.filter(known))] : null;
  const span = spanOf(option, players);
  if (!span || !Number.isSafeInteger(value)) return null;
  const number = Math.max(span.least, value as number);
  return span.most !== null && number > span.most ? null : number;
}

/** The numbers that an option takes with so many players. */
export function spanOf(option: OptionOffer, players: number): Span | undefined {
  return option.spans.find((span) => span.players === players);
}

export function tableOf(wish: Wish): NewTable {
  const { game, edition, players, modules, options } = wish;
  return {
    setup: { game, edition, players, modules, options },
    seats: wish.seats,
    options: { private: wish.private, clock: clockRules(wish.clock) },
  };
}

/** Somebody sits at this screen: a table of computer players alone would never be seen. */
export function hasPeople(seats: SeatWish[]): boolean {
  return seats.some((seat) => seat.player === "human");
}

/**
 * The last one at this screen makes room for `player` and sits elsewhere: best where such a player
 * sits, so that the two swap and nothing is lost; else in the place of a computer player, the next
 * one round the table, rather than of a friend. Gives the new seat too.
 */
export function makesRoom(
  seats: SeatWish[],
  at: number,
  player: string,
): { seats: SeatWish[]; to: number } {
  const others = seats.map((_, step) => (at + step) % seats.length).slice(1);
  const find = (wanted: (who: string) => boolean): number | undefined =>
    others.find((one) => wanted(seats[one]?.player ?? ""));
  const to = find((who) => who === player) ?? find((who) => who !== "open") ?? others[0] ?? at;
  const moved = seats.map((seat, one) =>
    one === at ? { player, name: "" } : one === to ? (seats[at] as SeatWish) : seat,
  );
  return { seats: moved, to };
}
