/** A title is a row in titles.ts and a room; nobody else asks which one is played. */
import { expect, test } from "vitest";
import { titleOf, titleOfRule, titles } from "./titles";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const rooms = titles.map(({ game }) => `./${game}/`);
const shared = Object.entries(sources).filter(
  ([path]) =>
    !rooms.some((room) => path.startsWith(room)) &&
    !/\.test\.ts$|^\.\/testing\/|^\.\/wire\/types\.ts$/.test(path),
);
const names = titles.map(({ game }) => game).join("|");
const asks = new RegExp(`["'\`](?:${names})["'\`]|(?:[=!]==?|case) *["'\`](?:${names})`);
const enters = new RegExp(`(?:from|import)\\W+[./]+/(?:${names})/`);

test("nothing outside the room of a title names it as a value", () => {
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter(([, text]) => asks.test(text)).map(([path]) => path)).toEqual([]);
});

test("only the registry goes into the rooms", () => {
  const inside = shared.filter(([, text]) => enters.test(text)).map(([path]) => path);
  expect(inside).toEqual(["./titles.ts"]);
});

test("a search for what a title is would find it", () => {
  expect(asks.test('if (setup.game === "joan")')).toBe(true);
  expect(enters.test('import { say } from "../classic/moves";')).toBe(true);
});

test("a title is found by its game, and by how its rules begin", () => {
  expect(titleOf("joan")?.rival).toBeDefined();
  expect(titleOf("unheard of")).toBeUndefined();
  expect(titleOfRule("joan.place.hayrick").game).toBe("joan");
  expect(titleOfRule("place.hayrick").game).toBe("classic");
});
