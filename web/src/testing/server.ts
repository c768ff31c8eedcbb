/** A server that answers when a test says so. */
import { tick } from "svelte";
import { vi } from "vitest";
import type { Reason } from "../wire/types";

interface Asked {
  path: string;
  answer: (response: Response) => void;
}

export class SlowServer {
  /** What was asked and neither answered nor called off, oldest first. */
  waiting: Asked[] = [];

  constructor() {
    vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) => {
      const path = url.replace(/\?.*/, "");
      return new Promise<Response>((answer, fail) => {
        this.waiting.push({ path, answer });
        signal?.addEventListener("abort", () => {
          this.waiting = this.waiting.filter((one) => one.answer !== answer);
          fail(signal.reason);
        });
      });
    });
  }

  get paths(): string[] {
    return this.waiting.map((one) => one.path);
  }

  async answer(body: unknown, status = 200): Promise<void> {
    const first = this.waiting.shift();
    if (!first) throw new Error("nothing was asked");
    first.answer(new Response(JSON.stringify(body), { status }));
    await settled();
  }

  refuse(text: string, status: number): Promise<void> {
    const error: Reason = { key: "server", text, rule: "", rule_text: "", sources: [], ruling: "" };
    return this.answer({ error }, status);
  }
}

/** Until what was answered is shown. */
export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await tick();
}
