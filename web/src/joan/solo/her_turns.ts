/** What the log tells of Joan's turns. */
import type { Line } from "../../wire/types";

/** The Follower that she took with each of her cards, up to a moment. */
export function takenWith(lines: Line[], moment: number): Map<string, string> {
  const told = lines.filter((line) => line.moment <= moment).flatMap((line) => line.events);
  return new Map(
    told
      .filter((event) => event.what === "joan_card")
      .map(({ facts }) => [String(facts.card), String(facts.follower)]),
  );
}
