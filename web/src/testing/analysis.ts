/** Rounds that were analysed, for tests. */
import type { JudgedDecision, RoundAnalysis } from "../wire/types";

export function aDecision(moment: number, parts: Partial<JudgedDecision> = {}): JudgedDecision {
  return { moment, seat: 0, text: "", better: "", loss: 0, change: 0, reasons: [], ...parts };
}

export function aRound(round: number, parts: Partial<RoundAnalysis> = {}): RoundAnalysis {
  return { round, rounds: 3, course: [], decisions: [], draws: [], luck: [], skill: [], ...parts };
}
