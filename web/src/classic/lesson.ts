/**
 * The first game of Orléans. The first two rounds are the same in every game: all Followers are
 * drawn, so the Knight of round 1 travels in round 2. From round 3 on it depends on the bag.
 */
import type { Lesson } from "../guide/lesson";
import type { Board } from "../table/board";

const part = (name: string): string => `[data-part="${name}"]`;
const place = (id: string): string => `[data-part="mat"] [data-at^="place:"][data-at$=":${id}"]`;
const DONE = '[data-act="done"]';
const USE = '[data-part="mat"] [data-move^="use "]';
const CONFIRM = '[data-act="confirm"]';

export const lesson: Lesson = {
  id: "classic",
  ready,
  steps: [
    // ---------------------------------------------------------------- round 1
    { id: "welcome", when: { rounds: [1, 1] }, read: true },
    { id: "resources", when: { rounds: [1, 1] }, read: true, points: part("resources") },
    {
      id: "hour-glass",
      when: { rounds: [1, 1] },
      read: true,
      points: part("hour-glass"),
      tab: "plan",
    },
    {
      id: "market",
      when: { rounds: [1, 1], asked: "plan" },
      read: true,
      points: '[data-drop="market"]',
      tab: "plan",
    },
    {
      id: "plan-castle",
      when: { rounds: [1, 1], asked: "plan", fits: "castle" },
      done: { ready: "any" },
      points: place("castle"),
      tab: "plan",
    },
    // ---------------------------------------------------------------- round 2
    {
      id: "knight",
      when: { rounds: [1, 3], has: { "tracks.knight": 1 } },
      read: true,
      points: part("tracks"),
      tab: "tracks",
    },
    { id: "event", when: { rounds: [2, 2] }, read: true, points: part("hour-glass"), tab: "plan" },
    {
      id: "draw",
      when: { rounds: [2, 2], asked: "draw", has: { "tracks.knight": 1 } },
      points: part("asked"),
      tab: "plan",
    },
    {
      id: "plan-wagon",
      when: { rounds: [2, 2], asked: "plan", fits: "wagon" },
      points: place("wagon"),
      tab: "plan",
    },
    {
      id: "plan-farm",
      when: { rounds: [2, 2], asked: "plan", fits: "farm_house" },
      points: place("farm_house"),
      tab: "plan",
    },
    { id: "travel", when: { rounds: [1, 3], offered: "go " }, points: part("map"), tab: "map" },
    { id: "good", when: { rounds: [1, 3], asked: "take_good" }, points: part("asked"), tab: "map" },
    // ---------------------------------------------------------------- round 3
    { id: "bag", when: { rounds: [3, 3] }, read: true, points: part("odds"), tab: "plan" },
    {
      id: "draw-again",
      when: { rounds: [3, 3], asked: "draw" },
      points: part("asked"),
      tab: "plan",
    },
    {
      id: "plan-station",
      when: { rounds: [3, 3], asked: "plan", fits: "guildhall" },
      points: place("guildhall"),
      tab: "plan",
    },
    {
      id: "plan-scholar",
      when: { rounds: [3, 3], asked: "plan", fits: "university" },
      done: { ready: "any" },
      points: place("university"),
      tab: "plan",
    },
    {
      id: "development",
      when: { rounds: [3, 3], phase: "planning" },
      read: true,
      points: part("development"),
      tab: "tracks",
    },
    // -------------------------------------------------------- in every round
    {
      id: "plan-free",
      when: { rounds: [1, 3], asked: "plan" },
      done: { ready: "any" },
      points: part("mat"),
      tab: "plan",
    },
    {
      id: "plan-done",
      when: { rounds: [1, 3], asked: "plan", ready: "any" },
      points: DONE,
      tab: "plan",
    },
    {
      id: "use",
      when: { rounds: [1, 1], asked: "act", offered: "use " },
      points: USE,
      tab: "plan",
    },
    {
      id: "use-next",
      when: { rounds: [2, 3], asked: "act", offered: "use " },
      points: USE,
      tab: "plan",
    },
    { id: "confirm", when: { rounds: [1, 3], asked: "confirm" }, points: CONFIRM },
    {
      id: "event-now",
      when: { rounds: [1, 3], phase: "event", asked: "any" },
      points: part("asked"),
      tab: "plan",
    },
    { id: "asked", when: { rounds: [1, 3], asked: "any" }, points: part("asked"), tab: "plan" },
    { id: "wait", when: { rounds: [1, 3] } },
    // ---------------------------------------------------------------- round 4
    { id: "deeds", when: { rounds: [4, 5] }, read: true, points: part("deeds"), tab: "tracks" },
    { id: "tiles", when: { rounds: [4, 5] }, read: true, points: part("supplies"), tab: "more" },
    { id: "monks", when: { rounds: [4, 5] }, read: true, points: place("monastery"), tab: "plan" },
    { id: "scores", when: { rounds: [4, 5] }, read: true, points: part("scores"), tab: "others" },
    { id: "help", when: { rounds: [4, 5] }, read: true, points: '[role="toolbar"]' },
    { id: "end", when: { rounds: [4, 18] }, read: true, last: true },
  ],
};

function ready(mine: Record<string, unknown>, layout: Board["layout"]): string[] {
  if (layout.game !== "classic") return [];
  const spaces = (mine.spaces ?? {}) as Record<string, string[]>;
  const filled = (id: string): number => (spaces[id] ?? []).filter(Boolean).length;
  return layout.places
    .filter((one) => one.asks.length > 0 && filled(one.id) >= one.needed)
    .map((one) => one.id);
}
