/** Who sits there, in a few words: a person who is there or away, nobody, a computer player. */
import type { SeatView } from "../../wire/types";
import { say } from "../../words/words.svelte";

export function seatStatus(seat: Pick<SeatView, "player" | "mine" | "online">): string {
  const level = say("web-level", { level: seat.player });
  return say("web-seat-is", {
    player: seat.player,
    me: String(seat.mine),
    online: String(seat.online),
    level,
  });
}
