/** On which tab of a phone something that was told is best seen. */
import type { Line } from "../wire/types";

const TABS: Record<string, readonly string[]> = {
  map: ["moved", "jumped", "station"],
  tracks: ["recruited", "development", "citizen", "sent", "bonus_again"],
};

export function tabOf(lines: Line[], seat: number | null): string {
  const events = lines.flatMap((line) => line.events);
  for (const [tab, kinds] of Object.entries(TABS))
    if (events.some((event) => kinds.includes(event.what))) return tab;
  const mine = events.some((event) => event.seat === seat || event.what === "round");
  return mine ? "plan" : "others";
}
