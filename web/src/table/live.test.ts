import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../parts/toasts.svelte";
import { prefer } from "../settings/settings.svelte";
import { aLine, aQuestion, aState, anInfo } from "../testing/wire";
import type { CommandResult, Connection } from "../wire/connection.svelte";
import type { AnyCommand, Reason, State } from "../wire/types";
import { LiveBoard } from "./live.svelte";

const refusal: Reason = {
  key: "rule",
  text: "Not there.",
  rule: "x.y",
  rule_text: "",
  sources: [],
  ruling: "",
};

/** A connection that is there, and remembers what it was asked to do. */
class Seat {
  info = anInfo();
  lines = [1, 2].map(aLine);
  busy = 0;
  done: AnyCommand[] = [];
  answer: CommandResult = null;
  constructor(
    seat: number,
    public state: State,
  ) {
    this.info = anInfo({ seat });
  }
  async do(command: AnyCommand): Promise<CommandResult> {
    this.done.push(command);
    return this.answer;
  }
  close(): void {}
}

function board(...seats: Seat[]): LiveBoard {
  const left = [...seats];
  const keys = seats.map((_, at) => `orls_${at}`);
  return new LiveBoard("T1", keys, "en", null, () => left.shift() as unknown as Connection);
}

beforeEach(() => prefer({ confirm: "turn" }));
afterEach(() => vi.unstubAllGlobals());

test("a move answers the question that is asked, and waits for a confirmation", async () => {
  const seat = new Seat(0, aState({ question: aQuestion({ id: "q7" }) }));
  await board(seat).play("place farmer village.1");
  expect(seat.done).toEqual([
    { do: "play", moves: ["place farmer village.1"], question: "q7", hold: true },
  ]);
});

test("who never wants to be asked again plays at once", async () => {
  await prefer({ confirm: "never" });
  const seat = new Seat(0, aState({ question: aQuestion() }));
  await board(seat).play("pass");
  expect(seat.done[0]).toMatchObject({ hold: false });
});

test("a refusal is shown with its rule", async () => {
  const seat = new Seat(0, aState());
  seat.answer = refusal;
  expect(await board(seat).do({ do: "undo" })).toEqual(refusal);
  expect(toasts().at(-1)?.reason?.rule).toBe("x.y");
});

test("at one screen the device goes to the next who has to decide", () => {
  const [anna, ben] = [new Seat(0, aState()), new Seat(1, aState({ question: aQuestion() }))];
  const table = board(anna, ben);
  expect(table.next).toBe(1);
  table.front = 1;
  expect(table.next).toBeNull();
  expect(table.info.seat).toBe(1);
});

test("an earlier moment shows what was then, and nothing can be done", async () => {
  const view = { round: 2 };
  const told = { moment: 3, moves: 3, view, about: null, scores: [], score_parts: [] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(told)));
  const table = board(
    new Seat(0, aState({ moment: 9, view: { round: 5 }, question: aQuestion() })),
  );
  await table.lookAt(3);
  expect([table.live, table.state.view, table.state.question]).toEqual([false, view, null]);
  await table.lookAt(null);
  expect([table.live, table.state.view]).toEqual([true, { round: 5 }]);
});
