/** Where a replay can stop: after every move, and where decisions, phases and rounds begin. */
import type { Line } from "../wire/types";

export const STEPS = ["move", "decision", "phase", "round"] as const;
export type Step = (typeof STEPS)[number];

export interface Round {
  round: number;
  moment: number;
}

export interface Stops {
  last: number;
  /** After whatever the log has told in words. */
  decisions: number[];
  /** Empty where a game has none but its rounds. */
  phases: number[];
  rounds: Round[];
}

export function stopsOf(lines: Line[], last: number): Stops {
  const rounds = roundsOf(lines);
  const starts = rounds.map((round) => round.moment);
  const phases = phasesOf(lines);
  const told = lines.filter((line) => line.sentences.length > 0).map((line) => line.moment);
  return {
    last,
    decisions: sorted([0, ...told, last]),
    phases: phases.length > 0 ? sorted([...starts, ...phases, last]) : [],
    rounds,
  };
}

function roundsOf(lines: Line[]): Round[] {
  const found: Round[] = [];
  for (const line of lines)
    for (const event of line.events)
      if (event.what === "round")
        found.push({ round: Number(event.facts.round), moment: line.moment });
  return found;
}

/** Planning begins when all have drawn, acting before the first action of a round. */
function phasesOf(lines: Line[]): number[] {
  const found: number[] = [];
  let before = 0;
  let acting = false;
  for (const line of lines) {
    const told = new Set(line.events.map((event) => event.what));
    if (told.has("drew")) found.push(line.moment);
    if (!acting && told.has("plan_done")) before = line.moment;
    if (!acting && told.has("action")) {
      found.push(before);
      acting = true;
    }
    if (told.has("round")) acting = false;
  }
  return found;
}

function sorted(moments: number[]): number[] {
  return [...new Set(moments)].sort((a, b) => a - b);
}

function stopsBy(stops: Stops, step: Step): number[] {
  if (step === "decision") return stops.decisions;
  if (step === "phase" && stops.phases.length > 0) return stops.phases;
  return sorted([0, ...stops.rounds.map((round) => round.moment), stops.last]);
}

/** The next moment to stop at; the last one once there is none. */
export function onward(stops: Stops, step: Step, at: number): number {
  if (step === "move") return Math.min(at + 1, stops.last);
  return stopsBy(stops, step).find((moment) => moment > at) ?? stops.last;
}

export function back(stops: Stops, step: Step, at: number): number {
  if (step === "move") return Math.max(at - 1, 0);
  return stopsBy(stops, step).findLast((moment) => moment < at) ?? 0;
}

/** The round that is played at a moment; 0 before the first. */
export function roundAt(stops: Stops, at: number): number {
  return stops.rounds.findLast((round) => round.moment <= at)?.round ?? 0;
}

/** What an address asks for, kept to moments that there are; the end without a wish. */
export function momentIn(asked: string | null, last: number): number {
  if (asked === null || !/^\d+$/.test(asked)) return last;
  return Math.min(Number(asked), last);
}

/** The moments that a course of points is drawn from: where rounds begin, and the end. */
export function samples(stops: Stops): number[] {
  return stopsBy(stops, "round");
}
