import { expect, test } from "vitest";
import { aSeat, aState } from "../../testing/wire";
import type { SeatView, State } from "../../wire/types";
import { goingBack } from "./go_back";

const person = (seat: number, parts: Partial<SeatView> = {}): SeatView => aSeat(seat, parts);
const back = { step: true, redo: false, free_to: 7 };
const table = (parts: Partial<State> = {}): State =>
  aState({ moment: 9, back, seats: [person(0), person(1)], ...parts });

test("as far as nobody is affected one goes back alone", () => {
  expect(goingBack(table(), 0, 7)).toEqual({ command: { do: "undo", to: 7 }, asks: false });
});

test("further back the others are asked", () => {
  expect(goingBack(table(), 0, 3)).toEqual({
    command: { do: "propose", what: "undo", to: 3 },
    asks: true,
  });
});

test("computer players are not asked, nor who has resigned", () => {
  for (const other of [person(1, { player: "easy" }), person(1, { resigned: true })])
    expect(goingBack(table({ seats: [person(0), other] }), 0, 3)?.asks).toBe(false);
});

test("whoever is away is asked all the same", () => {
  for (const other of [person(1, { stand_in: "easy" }), person(1, { online: false })])
    expect(goingBack(table({ seats: [person(0), other] }), 0, 3)?.asks).toBe(true);
});

test("after the end nobody goes back: the seed is known", () => {
  expect(goingBack(table({ status: "over" }), 0, 8)).toBeNull();
});

test("not to now, not while paused or asked already, not for those who watch", () => {
  expect(goingBack(table(), 0, 9)).toBeNull();
  expect(goingBack(table({ paused: true }), 0, 3)).toBeNull();
  expect(goingBack(table(), null, 3)).toBeNull();
  const proposal = { seat: 1, what: "end", to: null, about: null, level: "", waiting: [0] };
  expect(goingBack(table({ proposal }), 0, 3)).toBeNull();
});
