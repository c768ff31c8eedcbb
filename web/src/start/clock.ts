/** Thinking time as people say it: a usual clock or one of their own, and hours of play. */
import type { ClockRules } from "../wire/types";

export type ClockKind = "none" | "quick" | "calm" | "days" | "own";
export const CLOCKS: readonly ClockKind[] = ["none", "quick", "calm", "days", "own"];

export interface ClockWish {
  kind: ClockKind;
  /** Minutes and seconds of a clock of one's own. */
  bank: number;
  increment: number;
  /** "08:00-22:30", or "" for day and night. */
  hours: string;
  zone: string;
}

/** Minutes of a bank, or seconds after a decision. */
export const LONGEST = 86_400;

/** Minutes a day in which time runs, at least. */
const SHORTEST_DAY = 60;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60;
const USUAL = {
  quick: { bank: 15 * MINUTE, increment: 20 },
  calm: { bank: 45 * MINUTE, increment: 60 },
  days: { bank: 72 * HOUR, increment: 12 * HOUR },
};

export const NO_CLOCK: ClockWish = {
  kind: "none",
  bank: 30,
  increment: 30,
  hours: "",
  zone: "UTC",
};

export function clockRules(wish: ClockWish): ClockRules | null {
  const { kind, hours, zone } = wish;
  if (kind === "none") return null;
  const time =
    kind === "own" ? { bank: wish.bank * MINUTE, increment: wish.increment } : USUAL[kind];
  return { ...time, hours, zone: hours ? zone : "UTC" };
}

/** Where the reader lives. */
export function myZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** All zones that the browser knows, with the given one. */
export function zones(now: string): string[] {
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...known, "UTC", myZone(), now])].sort();
}

const HOURS = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether these are hours of play; those that end before they begin end on the next day. */
export function areLongEnough(hours: string): boolean {
  if (!HOURS.test(hours)) return false;
  const [from = 0, to = 0] = hours.split("-").map(minuteOf);
  return (to - from + DAY) % DAY >= SHORTEST_DAY;
}

/** With another beginning or end, which moves as far as it has to; as they were if it is no time of day. */
export function withTime(hours: string, end: "from" | "to", time: string): string {
  const [from = "", to = ""] = hours.split("-");
  const wished = end === "from" ? `${time}-${to}` : `${from}-${time}`;
  if (!HOURS.test(wished)) return hours;
  if (areLongEnough(wished)) return wished;
  return end === "from"
    ? `${timeOf(minuteOf(to) - SHORTEST_DAY)}-${to}`
    : `${from}-${timeOf(minuteOf(from) + SHORTEST_DAY)}`;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function timeOf(minutes: number): string {
  const within = (minutes + DAY) % DAY;
  return [Math.floor(within / 60), within % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
