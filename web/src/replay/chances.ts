/** What is drawn and told of the analysis of a game that is over, as far as it has come. */
import type { CoursePoint, JudgedDecision, RoundAnalysis } from "../wire/types";

export type Turn = JudgedDecision & { round: number };

export const RIVAL = -1;

export function courseOf(rounds: RoundAnalysis[]): CoursePoint[] {
  // Where several plan at a time, a decision may end later than one that was begun after it.
  return rounds.flatMap((round) => round.course).sort((a, b) => a.moment - b.moment);
}

/** The chances as they were at a moment; null where nobody has looked yet. */
export function chanceAt(course: CoursePoint[], moment: number): CoursePoint | null {
  if (moment > (course.at(-1)?.moment ?? -1)) return null;
  return course.findLast((chance) => chance.moment <= moment) ?? null;
}

/** Whoever can win, from the bottom up: the seats, and Joan above one who plays alone. */
export function contendersIn(course: CoursePoint[]): number[] {
  const seats = (course[0]?.win ?? []).map((_, seat) => seat);
  return seats.length === 1 ? [...seats, RIVAL] : seats;
}

export function winOf(chance: CoursePoint, who: number): number {
  return who === RIVAL ? 1 - (chance.win[0] ?? 0) : (chance.win[who] ?? 0);
}

/** Areas above one another that fill the whole: the lower edges, and the last upper one. */
export function areas(course: CoursePoint[]): { moment: number; edges: number[] }[] {
  const contenders = contendersIn(course);
  return course.map((chance) => {
    const shares = contenders.map((who) => winOf(chance, who));
    const whole = shares.reduce((sum, one) => sum + one, 0) || 1;
    const edges = [0];
    for (const share of shares) edges.push((edges.at(-1) ?? 0) + share / whole);
    return { moment: chance.moment, edges };
  });
}

const TOLD = 4;

/** The decisions that cost most points, and those that cost most of the chance to win; as they were made. */
export function turnsOf(rounds: RoundAnalysis[]): Turn[] {
  const all = rounds.flatMap(({ round, decisions }) => decisions.map((one) => ({ ...one, round })));
  const most = (cost: (one: Turn) => number): Turn[] => [...all].sort((a, b) => cost(b) - cost(a)).slice(0, TOLD);
  const found = new Set([...most((one) => one.loss), ...most((one) => -one.change)]);
  return [...found].sort((a, b) => a.moment - b.moment);
}

/** Points by seat, over all rounds that were told. */
export function sumOf(rounds: RoundAnalysis[], part: "luck" | "skill"): number[] {
  const sums: number[] = [];
  for (const round of rounds) round[part].forEach((points, seat) => (sums[seat] = (sums[seat] ?? 0) + points));
  return sums;
}

/** How the chances were when each round had ended. */
export function ends(rounds: RoundAnalysis[]): (CoursePoint & { round: number })[] {
  return rounds.flatMap((one) => courseOf([one]).slice(-1).map((end) => ({ ...end, round: one.round })));
}
