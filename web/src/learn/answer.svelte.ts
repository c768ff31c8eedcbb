/** What was asked of the server: the answer, or why there is none. A later question wins. */
import { untrack } from "svelte";
import { reasonIn } from "../wire/http";
import type { Reason } from "../wire/types";

export class Answer<T> {
  value = $state.raw<T | null>(null);
  reason = $state.raw<Reason | null>(null);
  busy = $state(true);
  private latest = 0;

  async ask(question: () => Promise<T>): Promise<void> {
    const mine = ++this.latest;
    const asked = question();
    untrack(() => (this.busy = true));
    try {
      const value = await asked;
      if (mine === this.latest) this.take(value, null);
    } catch (error) {
      if (mine === this.latest) this.take(this.value, reasonIn(error));
    }
  }

  private take(value: T | null, reason: Reason | null): void {
    this.value = value;
    this.reason = reason;
    this.busy = false;
  }
}
