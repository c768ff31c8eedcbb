/** Going back to an earlier moment: alone where nobody is affected, else by proposal. */
import type { AnyCommand, State } from "../../wire/types";

export interface GoingBack {
  command: AnyCommand;
  /** Whether others have to agree first. */
  asks: boolean;
}

/** How this seat could go back to a moment; null if it cannot even propose it. */
export function goingBack(now: State, seat: number | null, moment: number): GoingBack | null {
  const me = seat === null ? undefined : now.seats[seat];
  if (!me || me.resigned || me.stand_in || now.paused || now.proposal || moment >= now.moment)
    return null;
  if (now.status !== "running") return null;
  if (now.back && moment >= now.back.free_to)
    return { command: { do: "undo", to: moment }, asks: false };
  return { command: { do: "propose", what: "undo", to: moment }, asks: hasOthers(now, seat) };
}

/** Whether somebody else plays here: going back needs everybody's own word, away or not. */
function hasOthers(now: State, seat: number | null): boolean {
  return now.seats.some((one) => one.seat !== seat && one.player === "human" && !one.resigned);
}

/** Whether other people decide here now. */
export function hasCompany(now: State, seat: number | null): boolean {
  return now.seats.some(
    (one) => one.seat !== seat && one.player === "human" && !one.stand_in && !one.resigned,
  );
}
