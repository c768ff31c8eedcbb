/** A hint that is asked for: it may take seconds, be called off, and be out of date when it comes. */
import { refuse } from "../../parts/toasts.svelte";
import type { Hint } from "../../wire/types";
import { http, reasonIn } from "../../wire/http";

type Asks = (signal: AbortSignal) => Promise<Hint>;

export class HintRequest {
  found = $state.raw<Hint | null>(null);
  /** The question that is thought about, "" while none is. */
  about = $state("");
  private call: AbortController | null = null;

  /** The hint for the question asked now; one for another question is none. */
  for(question: string | undefined): Hint | null {
    return this.found?.question === question ? this.found : null;
  }

  async ask(question: string, asks: Asks): Promise<void> {
    this.dismiss();
    const call = new AbortController();
    this.call = call;
    this.about = question;
    try {
      const found = await asks(call.signal);
      if (this.call === call) this.found = found;
    } catch (error) {
      if (this.call === call) refuse(reasonIn(error));
    } finally {
      if (this.call === call) this.end();
    }
  }

  callOff(): void {
    this.call?.abort();
    this.end();
  }

  dismiss(): void {
    this.callOff();
    this.found = null;
  }

  private end(): void {
    this.call = null;
    this.about = "";
  }
}

export const asking =
  (table: string, key: string | undefined): Asks =>
  (signal) =>
    http.hint(table, key, signal);
