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
