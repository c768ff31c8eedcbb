/** A set-up in the address: whoever opens it finds the same choices, without the names. */
import { areLongEnough, CLOCKS, isZone, LONGEST, type ClockWish } from "./clock";
import { hasPeople, type Wish } from "./wish";
import type { SeatWish } from "../wire/types";

/** What differs from the usual stands in it. */
export function queryOf(wish: Wish, opponent: string): URLSearchParams {
  const query = new URLSearchParams({
    game: wish.game,
    edition: wish.edition,
    players: String(wish.players),
  });
  if (wish.modules.length > 0) query.set("modules", wish.modules.join(" "));
  if (Object.keys(wish.options).length > 0) query.set("options", JSON.stringify(wish.options));
  const seats = wish.seats.map((seat) => seat.player);
  if (seats.some((player, at) => player !== (at === 0 ? "human" : opponent)))
    query.set("seats", seats.join(" "));
  const { kind, bank, increment, hours, zone } = wish.clock;
  if (kind !== "none") query.set("clock", kind === "own" ? `own ${bank} ${increment}` : kind);
  if (kind !== "none" && hours) query.set("hours", `${hours} ${zone}`);
  if (wish.private) query.set("private", "1");
  return query;
}

/** What an address wishes for; it may be anything, so whoever takes it makes it fit. */
export function wishIn(query: URLSearchParams, usual: Wish): Wish {
  const words = (name: string): string[] => query.get(name)?.split(" ").filter(Boolean) ?? [];
  const seats = words("seats").slice(0, 5);
  const name = usual.seats[0]?.name ?? "";
  return {
    ...usual,
    game: query.get("game") ?? usual.game,
    edition: query.get("edition") ?? usual.edition,
    players: Number(query.get("players")) || usual.players,
    modules: words("modules"),
    options: optionsIn(query.get("options")),
    seats: seats.length > 0 ? withMe(seats, name) : usual.seats,
    clock: clockIn(words("clock"), words("hours"), usual.clock),
    private: query.has("private"),
  };
}

/** Whoever opens it sits there as well. */
function withMe(players: string[], name: string): SeatWish[] {
  const seats = players.map((player, at) => seatOf(player, at, name));
  return hasPeople(seats) ? seats : [seatOf("human", 0, name), ...seats.slice(1)];
}

function seatOf(player: string, at: number, name: string): { player: string; name: string } {
  return { player, name: player === "human" ? (at === 0 ? name : `${name} ${at + 1}`) : "" };
}

function optionsIn(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

function clockIn(
  [kind, bank, increment]: string[],
  [hours = "", zone]: string[],
  usual: ClockWish,
): ClockWish {
  const known = CLOCKS.find((one) => one === kind);
  if (!known) return usual;
  return {
    kind: known,
    bank: within(1, bank, usual.bank),
    increment: within(0, increment, usual.increment),
    hours: areLongEnough(hours) ? hours : "",
    zone: zone && isZone(zone) ? zone : usual.zone,
  };
}

function within(least: number, text: string | undefined, usual: number): number {
  const number = Math.round(Number(text ?? usual));
  return Number.isNaN(number) ? usual : Math.min(Math.max(least, number), LONGEST);
}
