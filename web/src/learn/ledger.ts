/** How the ledger is sorted: its areas, editions, and what a rule speaks of. */
import { titleOfRule, titles } from "../titles";
import type { ComponentRow } from "../wire/types";

/** Areas that a search can be kept to, by how the ids of their rules begin. */
export const AREAS = titles.flatMap((title) => title.ruleAreas);

export const EDITIONS = ["2014", "2021", "bigbox"];

/** The editions in words; "" where a rule holds in all of them. */
export function editionsIn(editions: string[], name: (edition: string) => string): string {
  if (editions.length === 0 || EDITIONS.every((edition) => editions.includes(edition))) return "";
  return editions.map(name).join(", ");
}

/** How the ids of a rule's kin begin: `draw.return.short` has `draw.return`, a Place its own. */
export function kinOf(rule: string): string {
  const parts = rule.split(".");
  const place = parts.indexOf("place");
  if (place >= 0) return parts.slice(0, place + 2).join(".");
  return parts.slice(0, Math.max(1, parts.length - 1)).join(".");
}

/**
 * The components that a rule was written for: it carries the id of a Place, or the event of
 * an Hour Glass tile, of which there is one for every edition and letter.
 */
export function componentsOf(rule: string, rows: ComponentRow[]): ComponentRow[] {
  const { game, rulePrefix } = titleOfRule(rule);
  const [first = "", second = ""] = rule.slice(rulePrefix.length).split(".");
  const mine = rows.filter((row) => row.game === game);
  if (first === "place") return mine.filter((row) => row.component === second);
  if (first === "event")
    return mine.filter(
      (row) => row.kind === "hourglass" && eventOf(row.component) === bare(second),
    );
  return mine.filter((row) => row.kind === "board" && bare(row.component) === bare(first));
}

const bare = (id: string): string => id.replaceAll("_", "");
/** "abc_a_trading_day" without its box and letter. */
const eventOf = (id: string): string => bare(id.replace(/^[a-z]+\d*_(?:[a-d]_)?/, ""));

/** Lower case, without accents: "hotel" finds "Hôtel". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Every word that was typed begins a word of the name or stands in it. */
export function matches(name: string, typed: string): boolean {
  const held = plain(name);
  return plain(typed)
    .split(/\s+/)
    .every((word) => held.includes(word));
}

export interface Shelf {
  id: string;
  text: string;
  rows: ComponentRow[];
}

/** By game and kind, in the order of the list. */
export function shelves(rows: ComponentRow[]): Shelf[] {
  const found = new Map<string, Shelf>();
  for (const row of rows) {
    const id = `${row.game}-${row.kind}`;
    const shelf = found.get(id) ?? { id, text: row.kind_text, rows: [] };
    shelf.rows.push(row);
    found.set(id, shelf);
  }
  return [...found.values()];
}
