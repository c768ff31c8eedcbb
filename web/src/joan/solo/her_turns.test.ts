import { expect, test } from "vitest";
import { aLine } from "../../testing/wire";
import type { Line } from "../../wire/types";
import { takenWith } from "./her_turns";

function turn(moment: number, card: string, follower: string): Line {
  const event = { what: "joan_card", seat: 0, source: "", facts: { card, follower } };
  return { ...aLine(moment), events: [event] as unknown as Line["events"] };
}

test("each card that she turned over tells whom she took with it, as far as the moment goes", () => {
  const lines = [turn(3, "7", "knight"), turn(6, "2", "farmer")];
  expect(takenWith(lines, 9)).toEqual(
    new Map([
      ["7", "knight"],
      ["2", "farmer"],
    ]),
  );
  expect(takenWith(lines, 5).get("2")).toBeUndefined();
});
