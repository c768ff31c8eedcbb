/** Figures outside and inside of sentences, as the language now spoken writes them. */
import { spoken } from "./words.svelte";

/** As exact as an estimate of points deserves. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** The same in a column: every number with its tenths. */
export function points(value: number): string {
  return value.toLocaleString(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** With a sign, and a minus that is as wide as a plus. */
export function signed(value: number, shown: string): string {
  return value > 0 ? `+${shown}` : value < 0 ? `−${shown}` : shown;
}

/** A part of the whole: 20%, and 20 % in German and French. */
export function percent(part: number): string {
  return new Intl.NumberFormat(spoken(), { style: "percent" }).format(part);
}
