import { expect, test } from "vitest";
import { has, need, number, say, speak, spoken } from "./words.svelte";

test("the same message in three languages", async () => {
  const found: string[] = [];
  for (const language of ["en", "de", "fr"] as const) {
    await speak(language);
    found.push(say("web-wait-free", { free: 2 }));
  }
  expect(found).toEqual(["2 seats are free.", "2 Plätze sind frei.", "2 places sont libres."]);
  expect([spoken(), document.documentElement.lang]).toEqual(["fr", "fr"]);
});

test("French keeps its marks with the word and elides before towns", async () => {
  await speak("fr");
  expect(say("web-ruling")).toBe("Notre interprétation\u00a0:");
  expect(say("web-waiting", { names: "Anna" })).toBe("En attente d’Anna");
});

test("numbers are written as the language writes them", async () => {
  await speak("de");
  expect(number(1234)).toBe("1.234");
});

test("other files are there once they were asked for, in every language", async () => {
  await speak("en");
  expect(has("part-coins")).toBe(false);
  await need("screen", "no-such-file");
  expect(say("part-coins")).toBe("Coins");
  await speak("de");
  expect(say("part-coins")).not.toBe("Coins");
});

test("what has no words is called by its key", async () => {
  expect(say("no-such-key")).toBe("no-such-key");
});

test("each edition is told by its own words, though it is called by a number", async () => {
  await speak("en");
  await need("web_guided");
  const about = ["2014", "2021", "bigbox"].map((id) =>
    say("web-setup-edition-about", { edition: `in-${id}` }),
  );
  expect(about.map((text) => text.slice(0, 11))).toEqual([
    "Two to four",
    "Two to five",
    "As the edit",
  ]);
});
