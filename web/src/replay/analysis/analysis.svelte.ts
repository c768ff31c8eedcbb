/** What a strong computer player thinks of a game that is over: asked for round after round. */
import { http, reasonIn } from "../../wire/http";
import type { Language, Reason, RoundAnalysis } from "../../wire/types";

export class Analysis {
  /** In the order of the game, as far as they were told. */
  rounds = $state.raw<RoundAnalysis[]>([]);
  going = $state(false);
  /** Why it could not go on. */
  reason = $state.raw<Reason | null>(null);
  private call: AbortController | null = null;

  constructor(readonly table: string) {}

  /** How many rounds there are to tell of, once that is known. */
  get all(): number | null {
    return this.rounds[0]?.rounds ?? null;
  }

  get done(): boolean {
    return this.rounds.length === this.all;
  }

  /** From where it was, to the end, or until it is stopped. */
  async go(): Promise<void> {
    if (this.going || this.done) return;
    const call = new AbortController();
    this.call = call;
    this.going = true;
    this.reason = null;
    try {
      while (!this.done) {
        const found = await http.analysis(this.table, this.rounds.length + 1, call.signal);
        if (call.signal.aborted) return;
        this.rounds = [...this.rounds, found];
      }
    } catch (error) {
      if (!call.signal.aborted) this.reason = reasonIn(error);
    } finally {
      if (this.call === call) this.going = false;
    }
  }

  stop(): void {
    this.call?.abort();
    this.going = false;
  }
}

const kept = new Map<string, Analysis>();

/** Kept while the page is open, so that nobody waits twice; in each language for itself. */
export function analysisOf(table: string, language: Language): Analysis {
  const name = `${table} ${language}`;
  const known = kept.get(name) ?? new Analysis(table);
  kept.set(name, known);
  return known;
}
