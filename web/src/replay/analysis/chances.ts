/** What is drawn and told of the analysis of a game that is over, as far as it has come. */
import type { CoursePoint, JudgedDecision, RoundAnalysis, TurningDraw } from "../../wire/types";

/** A decision that was a mistake, or a draw that mattered. */
export type Turn = (JudgedDecision | TurningDraw) & { round: number };

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

const MOST_DRAWS = 3;

/** The decisions that cost most points, those that cost most of the chance to win, and the draws that mattered most; in
    the order of the game. */
export function turnsOf(rounds: RoundAnalysis[]): Turn[] {
  const decisions = rounds.flatMap(({ round, decisions }) =>
    decisions.map((one) => ({ ...one, round })),
  );
  const draws = rounds.flatMap(({ round, draws }) => draws.map((one) => ({ ...one, round })));
  const costly = most(decisions, TOLD, (one) => one.loss);
  const telling = most(decisions, TOLD, (one) => -one.change);
  const found = new Set<Turn>([
    ...costly,
    ...telling,
    ...most(draws, MOST_DRAWS, (one) => Math.abs(one.luck)),
  ]);
  return [...found].sort((a, b) => a.moment - b.moment);
}

function most<One>(all: One[], count: number, weight: (one: One) => number): One[] {
  return [...all].sort((a, b) => weight(b) - weight(a)).slice(0, count);
}

/** Points by seat, over all rounds that were told. */
export function sumOf(rounds: RoundAnalysis[], part: "luck" | "skill"): number[] {
  const sums: number[] = [];
  for (const round of rounds)
    round[part].forEach((points, seat) => (sums[seat] = (sums[seat] ?? 0) + points));
  return sums;
}

/** How the chances were when each round had ended. */
export function ends(rounds: RoundAnalysis[]): (CoursePoint & { round: number })[] {
  return rounds.flatMap((one) =>
    courseOf([one])
      .slice(-1)
      .map((end) => ({ ...end, round: one.round })),
  );
}
