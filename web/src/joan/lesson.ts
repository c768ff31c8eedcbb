/**
 * The first rounds of Joan of Arc. What a tile brings depends on the draw, so each kind of mark has
 * a step of its own, told whenever it can be made; what is to be read stands between the rounds.
 */
import type { Lesson } from "../guide/lesson";

const part = (name: string): string => `[data-part="${name}"]`;
const FIRST: [number, number] = [1, 2];

export const lesson: Lesson = {
  id: "joan",
  steps: [
    // ---------------------------------------------------------------- round 1
    { id: "joan-welcome", when: { rounds: [1, 1] }, read: true },
    { id: "joan-sheet", when: { rounds: [1, 1] }, read: true, points: part("sheet"), tab: "sheet" },
    {
      id: "joan-product",
      when: { rounds: [1, 1] },
      read: true,
      points: part("product"),
      tab: "sheet",
    },
    // ---------------------------------------------------------------- round 2
    { id: "joan-her", when: { rounds: [2, 2] }, read: true, points: part("joan"), tab: "others" },
    { id: "joan-monks", when: { rounds: [2, 2] }, read: true, points: part("monks"), tab: "sheet" },
    { id: "joan-deeds", when: { rounds: [2, 2] }, read: true, points: part("deeds"), tab: "sheet" },
    // -------------------------------------------------------- in both of them
    {
      id: "joan-take",
      when: { rounds: FIRST, offered: "take " },
      points: part("display"),
      tab: "sheet",
    },
    {
      id: "joan-confirm",
      when: { rounds: FIRST, asked: "confirm" },
      points: '[data-act="confirm"]',
    },
    {
      id: "joan-act",
      when: { rounds: FIRST, offered: "act " },
      points: part("asked"),
      tab: "sheet",
    },
    {
      id: "joan-fill",
      when: { rounds: FIRST, offered: "fill " },
      points: part("map"),
      tab: "sheet",
    },
    {
      id: "joan-build",
      when: { rounds: FIRST, offered: "build " },
      points: part("map"),
      tab: "sheet",
    },
    {
      id: "joan-buy",
      when: { rounds: FIRST, offered: "buy " },
      points: part("places"),
      tab: "places",
    },
    {
      id: "joan-pay",
      when: { rounds: FIRST, offered: "pay " },
      points: part("bank"),
      tab: "sheet",
    },
    {
      id: "joan-any",
      when: { rounds: FIRST, offered: "any " },
      points: part("warehouse"),
      tab: "sheet",
    },
    {
      id: "joan-good",
      when: { rounds: FIRST, offered: "good " },
      points: part("warehouse"),
      tab: "sheet",
    },
    {
      id: "joan-coin",
      when: { rounds: FIRST, offered: "coin " },
      points: part("bank"),
      tab: "sheet",
    },
    {
      id: "joan-develop",
      when: { rounds: FIRST, offered: "develop" },
      points: part("development"),
      tab: "sheet",
    },
    {
      id: "joan-answers",
      when: { rounds: FIRST, asked: "any" },
      points: part("asked"),
      tab: "sheet",
    },
    { id: "wait", when: { rounds: FIRST } },
    // ---------------------------------------------------------------- round 3
    {
      id: "joan-points",
      when: { rounds: [3, 4] },
      read: true,
      points: part("scores"),
      tab: "others",
    },
    { id: "joan-help", when: { rounds: [3, 4] }, read: true, points: '[role="toolbar"]' },
    { id: "joan-end", when: { rounds: [3, 99] }, read: true, last: true },
  ],
};
