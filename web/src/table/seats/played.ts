/** What is played at a table, for those who have not chosen it themselves. */
import type { ClockRules, GameOffer, OptionOffer, Setups, TableInfo } from "../../wire/types";
import { say } from "../../words/words.svelte";
import { readable } from "./clock";

export interface Played {
  label: string;
  text: string;
}

interface Setup {
  game: string;
  edition: string;
  modules: string[];
  options: Record<string, unknown>;
}

/** Row by row in the words of the form; what is as usual is left out. */
export function playedAt(
  offers: Setups,
  { setup, options }: Pick<TableInfo, "setup" | "options">,
): Played[] {
  const { game: id, edition, modules, options: rules } = setup as unknown as Setup;
  const game = offers.games.find((one) => one.game === id);
  if (!game) return [];
  const rows = [
    { label: say("web-setup-game"), text: game.name },
    { label: say("web-setup-edition"), text: editionIn(game, edition) },
    { label: say("web-setup-modules"), text: modulesIn(game, modules) },
    { label: say("web-setup-options"), text: rulesIn(game, rules) },
    { label: say("web-setup-clock"), text: options.clock ? clockIn(options.clock) : "" },
  ];
  return rows.filter((row) => row.text !== "");
}

function editionIn(game: GameOffer, id: string): string {
  if (game.editions.length < 2) return "";
  return game.editions.find((one) => one.edition === id)?.name ?? id;
}

function modulesIn(game: GameOffer, ids: string[]): string {
  return ids.map((id) => game.modules.find((one) => one.module === id)?.name ?? id).join(", ");
}

function rulesIn(game: GameOffer, rules: Record<string, unknown>): string {
  const told = Object.entries(rules).flatMap(([id, value]) => {
    const option = game.options.find((one) => one.option === id);
    return option && value !== option.default ? [`${option.name}: ${valueOf(option, value)}`] : [];
  });
  return told.join("; ");
}

function valueOf(option: OptionOffer, value: unknown): string {
  if (typeof value === "boolean") return say("web-played-switch", { on: String(value) });
  const chosen = Array.isArray(value) ? value : [value];
  return chosen
    .map((id) => option.choices.find((one) => one.id === id)?.name ?? String(id))
    .join(", ");
}

function clockIn({ bank, increment, hours, zone }: ClockRules): string {
  const time = say("web-played-clock", {
    bank: readable(bank * 1000),
    increment: readable(increment * 1000),
  });
  return hours ? `${time}; ${hours} (${zone})` : time;
}
