/** How long somebody who is away is still waited for. */
import type { SeatView, State } from "../../wire/types";

/** Milliseconds, so long after the state came; null if others cannot go on without this seat. */
export function graceLeft(seat: SeatView, passed: number): number | null {
  return seat.grace === null ? null : Math.max(0, seat.grace - passed);
}

/** Whether asking once more ends the game: all who have not agreed are absent. */
export function mayEndNow(now: State, passed: number): boolean {
  const { proposal } = now;
  if (proposal?.what !== "end") return false;
  return proposal.waiting.every((one) => {
    const seat = now.seats[one];
    return seat !== undefined && graceLeft(seat, passed) === 0;
  });
}
