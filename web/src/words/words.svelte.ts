/** Texts in the reader's language, from the same Fluent files that the server speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../wire/types";

export const LANGUAGES: readonly Language[] = ["en", "de", "fr"];
export type Facts = Record<string, FluentVariable>;

const FOLDER = "../../../src/orleans/text/messages";
const files = import.meta.glob<string>("../../../src/orleans/text/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const FIRST = "web";
const asked = new Set([FIRST]);
let bundle = $state.raw(new FluentBundle("en"));
let language = $state<Language>("en");
const numbers = $derived(new Intl.NumberFormat(language));

/** What a reader's browser asks for, English if it is none of ours. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => known === wanted.find((tag) => isOurs(tag))) ?? "en";
}

function isOurs(tag: string): boolean {
  return LANGUAGES.some((known) => known === tag);
}

let wanted: Language = "en";
let held = new Set<string>();
let speaking: Promise<void> = Promise.resolve();
let calls = 0;

/** The language changes once all its texts are there: nothing is ever half translated. */
export function speak(next: Language): Promise<void> {
  wanted = next;
  speaking = take(next, ++calls);
  return speaking;
}

/** Of calls that overtake each other the last one has all that was asked for. */
async function take(next: Language, call: number): Promise<void> {
  const names = [...asked];
  const texts = await Promise.all(names.map((file) => load(next, file)));
  if (call !== calls) return speaking;
  held = new Set(names);
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = next;
  document.documentElement.lang = next;
}

/** Whoever says more than web.ftl holds asks for the files first. */
export async function need(...more: string[]): Promise<void> {
  const known = more.filter((file) => `${FOLDER}/en/${file}.ftl` in files);
  for (const file of known) asked.add(file);
  if (!known.every((file) => held.has(file))) await speak(wanted);
}

async function load(spoken: Language, file: string): Promise<string> {
  const read = files[`${FOLDER}/${spoken}/${file}.ftl`];
  if (!read) throw new Error(`there are no texts ${file} in ${spoken}`);
  return read();
}

export function spoken(): Language {
  return language;
}

/** A message of the language now spoken; where it is used in a component it changes with it. */
export function say(key: string, facts?: Facts): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const text = bundle.formatPattern(pattern, facts ?? null);
  return language === "fr" ? inFrench(text) : text;
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A number outside a sentence. */
export function number(value: number): string {
  return numbers.format(value);
}

/** d’Orléans, and no line begins with one of these marks: as the server does it. */
function inFrench(text: string): string {
  return text
    .replace(/(^|[^\p{L}])([Dd])e (?=[AEIOUÀÂÉÈÊÎÔÛ])/gu, "$1$2’")
    .replace(/ (?=[:;?!»])/g, "\u00a0");
}
