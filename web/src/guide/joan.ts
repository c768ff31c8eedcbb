/** The first steps of Joan of Arc: where to look, and that every answer can be taken back. */
import type { Lesson } from "./lesson";

const ASKED = '[data-part="asked"]';

export const lesson: Lesson = {
  id: "joan",
  steps: [
    { id: "joan-welcome", when: { rounds: [1, 1] }, read: true },
    { id: "joan-question", when: { rounds: [1, 1] }, read: true, points: '[data-part="now"]' },
    { id: "joan-confirm", when: { rounds: [1, 2], asked: "confirm" }, points: '[data-act="confirm"]' },
    { id: "joan-answers", when: { rounds: [1, 2], asked: "any" }, points: ASKED },
    { id: "wait", when: { rounds: [1, 2] } },
    { id: "joan-words", when: { rounds: [3, 4] }, read: true, points: '[data-part="words"]' },
    { id: "joan-end", when: { rounds: [3, 99] }, read: true, last: true },
  ],
};
