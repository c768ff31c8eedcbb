import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aLine, aState, anInfo } from "../testing/wire";
import { Connection, type Socket } from "./connection.svelte";
import type { ClientMessage, ServerMessage } from "./types";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seqs: number[], first = seqs[0] ?? 0): void {
    this.onopen?.();
    const state = aState({ seq: seqs.at(-1) ?? 0 });
    this.say({ type: "welcome", info: anInfo(), state, lines: seqs.map(aLine), first });
  }
  update(...seqs: number[]): void {
    this.say({ type: "update", lines: seqs.map(aLine), state: aState({ seq: seqs.at(-1) ?? 0 }) });
  }
}

const toClose: Connection[] = [];
const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const reason = { key: "rule", text: "No", rule: "x", rule_text: "", sources: [], ruling: "" };

function connected(seqs = [1, 2, 3]): Connection {
  const open = (): Socket => new FakeSocket();
  const connection = new Connection({ url: "ws://x", key: "orls_1", language: "de", open });
  newest().welcome(seqs);
  toClose.push(connection);
  return connection;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => {
  for (const connection of toClose.splice(0)) connection.close();
  vi.useRealTimers();
});

describe("coming", () => {
  test("the first word is hello, with key and language", () => {
    connected();
    const hello = { type: "hello", key: "orls_1", last: null, language: "de" };
    expect(newest().sent[0]).toEqual(hello);
  });

  test("a welcome brings the state and the lines", () => {
    const connection = connected([4, 5]);
    expect(connection.standing).toBe("online");
    expect(connection.state?.seq).toBe(5);
    expect([connection.first, connection.last]).toEqual([4, 5]);
  });

  test("a change of language asks for everything anew", () => {
    const connection = connected();
    connection.speak("fr");
    newest().welcome([2, 3]);
    expect(newest().sent[0]).toMatchObject({ last: null, language: "fr" });
    expect(connection.lines.map((line) => line.seq)).toEqual([2, 3]);
  });
});

describe("news", () => {
  test("lines follow one another, and listeners hear each once", () => {
    const connection = connected();
    const heard: number[] = [];
    connection.onLines((lines) => heard.push(...lines.map((line) => line.seq)));
    newest().update(4);
    newest().update(4, 5);
    expect(connection.lines.map((line) => line.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(heard).toEqual([4, 5]);
  });

  test("a draft changes the state without a line", () => {
    const connection = connected();
    const draft = { moves: ["place farmer village.1"], undone: [] };
    newest().say({ type: "update", lines: [], state: aState({ seq: 3, draft }) });
    expect(connection.state?.draft?.moves).toHaveLength(1);
  });

  test("whoever has missed a line comes back and asks for it", () => {
    const connection = connected();
    newest().update(5);
    expect(FakeSocket.all).toHaveLength(2);
    newest().welcome([4, 5]);
    expect(newest().sent[0]).toMatchObject({ last: 3 });
    expect(connection.lines.map((line) => line.seq)).toEqual([1, 2, 3, 4, 5]);
  });

  test("after a long absence only the newest lines are at hand", () => {
    const connection = connected();
    newest().onclose?.();
    vi.advanceTimersByTime(1000);
    newest().welcome([90, 91], 90);
    expect([connection.first, connection.last]).toEqual([90, 91]);
  });

  test("older lines can be added in front", () => {
    const connection = connected([3, 4]);
    connection.addOlder([1, 2, 3].map(aLine));
    expect(connection.lines.map((line) => line.seq)).toEqual([1, 2, 3, 4]);
  });
});

describe("commands", () => {
  test("done means null, refused means the reason", async () => {
    const connection = connected();
    const first = connection.do({ do: "undo" });
    const second = connection.do({ do: "redo" });
    const [, one, two] = newest().sent as { id: string }[];
    expect(connection.busy).toBe(2);
    newest().say({ type: "done", id: one?.id ?? "", seq: 4 });
    newest().say({ type: "refused", id: two?.id ?? "", reason });
    expect(await first).toBeNull();
    expect(await second).toEqual(reason);
    expect(connection.busy).toBe(0);
  });

  test("what nobody acknowledged is sent again with the same id", async () => {
    const connection = connected();
    const asked = connection.do({ do: "confirm" });
    const sent = newest().sent[1] as { id: string };
    newest().onclose?.();
    vi.advanceTimersByTime(1000);
    newest().welcome([4]);
    expect(newest().sent[1]).toEqual(sent);
    newest().say({ type: "done", id: sent.id, seq: 4 });
    expect(await asked).toBeNull();
  });

  test("without a connection a command waits", () => {
    const connection = connected();
    newest().onclose?.();
    void connection.do({ do: "confirm" });
    vi.advanceTimersByTime(1000);
    newest().welcome([]);
    expect(newest().sent[1]).toMatchObject({ type: "do", command: { do: "confirm" } });
  });
});

describe("losing the line", () => {
  test("pauses between attempts grow, and shrink again after a welcome", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const connection = connected();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const before = Date.now();
      newest().onclose?.();
      expect(connection.standing).toBe("offline");
      vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - before);
    }
    expect(pauses[0]).toBe(400);
    expect(pauses.at(-1)).toBe(15_000);
    newest().welcome([]);
    newest().onclose?.();
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    expect(Date.now() - before).toBe(400);
    vi.restoreAllMocks();
  });

  test("a silent line is pinged, and left if there is no answer", () => {
    const connection = connected();
    vi.advanceTimersByTime(25_000);
    expect(newest().sent.at(-1)).toEqual({ type: "ping" });
    newest().say({ type: "pong", now: 0 });
    vi.advanceTimersByTime(25_000);
    vi.advanceTimersByTime(12_000);
    expect(connection.standing).toBe("offline");
  });

  test("when the network is back nobody waits", () => {
    connected();
    newest().onclose?.();
    globalThis.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("sent away for good: the reason stays, and everything waiting is answered with it", async () => {
    const connection = connected();
    const asked = connection.do({ do: "confirm" });
    newest().say({ type: "gone", reason, again: false });
    expect(await asked).toEqual(reason);
    expect(await connection.do({ do: "undo" })).toEqual(reason);
    expect(connection.standing).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a server that goes for a while is come back to", () => {
    connected();
    newest().say({ type: "gone", reason, again: true });
    newest().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("closed here, nothing comes back", () => {
    const connection = connected();
    connection.close();
    expect(newest().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
