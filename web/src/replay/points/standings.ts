/** Everybody who has points at a moment: the seats, then a rival without one. */
import type { MomentView } from "../../wire/types";

export interface Standing {
  seat: number;
  score: number;
  parts: Record<string, number>;
}

type Scored = Pick<MomentView, "scores" | "score_parts"> & {
  about: Pick<MomentView["about"], "scores">;
};

export function standings({ scores, score_parts: parts, about }: Scored): Standing[] {
  const seated = scores.map((score, seat) => ({ seat, score, parts: parts[seat] ?? {} }));
  const rivals = about.scores.filter((one) => one.seat < 0);
  return [...seated, ...rivals.map(({ seat, total, parts }) => ({ seat, score: total, parts }))];
}

export function scoreOf(moment: Scored, seat: number): number {
  return standings(moment).find((one) => one.seat === seat)?.score ?? 0;
}
