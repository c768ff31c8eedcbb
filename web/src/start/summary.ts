/** What lists of tables tell of one. */
import type { TableSummary } from "../wire/types";

export interface Summary {
  game: string;
  edition: string;
  modules: string[];
  players: number;
  seats: { name: string; player: string }[];
  pending: number[];
  round: number;
  rounds: number;
  scores: number[];
  winners: number[];
}

export function summaryOf(table: TableSummary): Summary {
  return table.summary as unknown as Summary;
}

/** As lists tell it: nobody can play on where rules or data were others. */
export function statusOf(table: TableSummary): string {
  return table.archived ? "archived" : table.status;
}
