import { expect, test } from "vitest";
import { aLine, aQuestion, aState } from "../../testing/wire";
import { soundOf } from "./notice";

const idle = aState();
const asked = aState({ question: aQuestion() });
const round = {
  ...aLine(2),
  events: [{ what: "round", seat: 0, source: "", facts: { round: 2 } }],
};

test("my turn is heard when I am asked, not again with every further question", () => {
  expect(soundOf(idle, asked, [aLine(1)])).toBe("turn");
  expect(soundOf(asked, asked, [])).toBeNull();
});

test("a round, a piece, the end: the weightiest is heard", () => {
  expect(soundOf(idle, idle, [aLine(1), round])).toBe("round");
  expect(soundOf(idle, idle, [aLine(1)])).toBe("piece");
  expect(soundOf(idle, aState({ status: "over" }), [aLine(1), round])).toBe("over");
});

test("an own piece is heard when it is put down, not when it is taken back or somebody talks", () => {
  const held = aState({ draft: { moves: ["place farmer village.1"], undone: [] } });
  expect(soundOf(idle, held, [])).toBe("piece");
  expect(soundOf(held, idle, [])).toBeNull();
  expect(soundOf(idle, idle, [{ ...aLine(1), kind: "said" }])).toBeNull();
});
