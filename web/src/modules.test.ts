/**
 * No client knows a module: what its moves touch is said by the server. Notation is read in the
 * room of Orléans and by its guide only.
 */
import { expect, test } from "vitest";

const modules = import.meta.glob<string>("../../src/orleans/classic/modules/**/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const core = import.meta.glob<string>(
  ["../../src/orleans/classic/tables.py", "../../src/orleans/classic/setup/vocabulary.py"],
  { query: "?raw", import: "default", eager: true },
);
const client = import.meta.glob<string>(
  ["./classic/**/*.ts", "./classic/**/*.svelte", "./guide/*", "!./**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** `vocabulary.add(KIND, "verb ...")` and `add_each`, under whatever name. */
const ADDED = /\b(?:add|add_each|each)\(\s*\w+,\s*f?"([a-z]+)/g;

function verbsIn(files: Record<string, string>): Set<string> {
  const found = Object.values(files).flatMap((text) => [...text.matchAll(ADDED)]);
  return new Set(found.map(([, verb = ""]) => verb));
}

const known = verbsIn(core);
const verbs = [...verbsIn(modules)].filter((verb) => !known.has(verb));

/** As a word of notation, or as a key under which a way to read it is kept. */
const speaks = (verb: string): RegExp =>
  new RegExp(`["'\`]${verb}(?: |["'\`])|^\\s*${verb}: (?:\\(|\\w+,$)`, "m");

test("the verbs of modules are found in the engine", () => {
  expect(verbs).toEqual(expect.arrayContaining(["deliver", "burn", "return"]));
  expect([...known]).toEqual(expect.arrayContaining(["place", "use", "send"]));
  expect(speaks("burn").test("  burn: (colour) => ({ colour }),")).toBe(true);
  expect(speaks("return").test('move.verb === "return"')).toBe(true);
});

test.each(verbs)("no file of the client says %s", (verb) => {
  const said = Object.entries(client).filter(([, text]) => speaks(verb).test(text));
  expect(said.map(([path]) => path)).toEqual([]);
});
