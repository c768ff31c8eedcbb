import { expect, test } from "vitest";
import { aDecision, aRound } from "../../testing/analysis";
import { areas, chanceAt, contendersIn, courseOf, ends, sumOf, turnsOf, winOf } from "./chances";

test("chances fill the whole, however exact they are", () => {
  const drawn = areas([
    { moment: 0, win: [0.5, 0.25, 0.25] },
    { moment: 9, win: [0.6, 0.6, 0] },
  ]);
  expect(drawn.map((one) => one.edges)).toEqual([
    [0, 0.5, 0.75, 1],
    [0, 0.5, 1, 1],
  ]);
});

test("who plays alone leaves the rest to Joan", () => {
  const course = [{ moment: 0, win: [0.25] }];
  expect(contendersIn(course)).toEqual([0, -1]);
  expect(areas(course)[0]?.edges).toEqual([0, 0.25, 1]);
  expect(winOf({ moment: 0, win: [0.25] }, -1)).toBe(0.75);
});

const rounds = [
  aRound(1, {
    course: [
      { moment: 0, win: [0.5, 0.5] },
      { moment: 8, win: [0.6, 0.4] },
    ],
    luck: [1, -1],
    skill: [-0.5, -2],
  }),
  aRound(2, {
    course: [
      { moment: 20, win: [1, 0] },
      { moment: 14, win: [0.8, 0.2] },
    ],
    luck: [0.5, 0],
    skill: [0, -1],
  }),
];

test("the course goes by moments, also where somebody took longer to decide", () => {
  expect(courseOf(rounds).map((one) => one.moment)).toEqual([0, 8, 14, 20]);
  expect(ends(rounds).map(({ round, moment }) => [round, moment])).toEqual([
    [1, 8],
    [2, 20],
  ]);
});

test("at a moment the chances are those of the last decision; beyond what was told they are not known", () => {
  const course = courseOf(rounds.slice(0, 1));
  expect(chanceAt(course, 5)?.win).toEqual([0.5, 0.5]);
  expect(chanceAt(course, 8)?.win).toEqual([0.6, 0.4]);
  expect(chanceAt(course, 9)).toBeNull();
});

test("points are added up by seat", () => {
  expect([sumOf(rounds, "luck"), sumOf(rounds, "skill")]).toEqual([
    [1.5, -1],
    [-0.5, -3],
  ]);
});

test("turning points are what cost most points or most of the chance to win, in the order of the game", () => {
  const costly = [5, 4, 3, 2, 1].map((loss) => aDecision(10 * loss, { loss }));
  const telling = [1, 2, 3, 4].map((nth) => aDecision(60 + nth, { loss: 0.5, change: -nth / 10 }));
  const turns = turnsOf([aRound(7, { decisions: [...telling, ...costly] })]);
  expect(turns.map((turn) => turn.moment)).toEqual([20, 30, 40, 50, 61, 62, 63, 64]);
  expect(turns[0]?.round).toBe(7);
});

test("draws that mattered are turning points too, whether lucky or not", () => {
  const draws = [1, -4, 3, 2].map((luck, nth) => ({
    moment: 10 * nth + 5,
    seat: 0,
    text: "drawn",
    luck,
    change: 0,
  }));
  const turns = turnsOf([aRound(3, { decisions: [aDecision(20, { loss: 1 })], draws })]);
  expect(turns.map((turn) => turn.moment)).toEqual([15, 20, 25, 35]);
});
