/**
 * The titles of the family, one row each. Nothing outside a title's own folder asks which game it
 * is: whatever differs stands in its row, and what is large is loaded from there.
 */
import { title as classic } from "./classic/title";
import type { Lesson } from "./guide/lesson";
import { title as joan } from "./joan/title";
import type { SignName } from "./look/icons/signs";
import type { GameTable } from "./table/board";

/** A game that begins with one click from the first page, against computer players. */
export interface QuickGame {
  id: string;
  sign: SignName;
  main?: boolean;
  players: number;
}

/** Its guided first game. */
export interface LessonOffer {
  load(): Promise<{ lesson: Lesson }>;
  sign: SignName;
  main?: boolean;
  /** How many computer players sit at it. */
  opponents: number;
  text(): string;
}

/** Somebody who has points but no seat, and whom the seats play against. */
export interface Rival {
  name(): string;
  tieRule: string;
  tieText(): string;
}

export interface Title {
  /** As set-ups, layouts and components name it. */
  game: string;
  table(): Promise<{ table: GameTable }>;
  quick: QuickGame[];
  lesson?: LessonOffer;
  /** Where the names of what gives points stand, beside those of the screen and of modules. */
  words: string[];
  tieRule: string;
  rival?: Rival;
  /** How all its rules begin, and the areas that a search for rules can be kept to. */
  rulePrefix: string;
  ruleAreas: string[];
  /** What sets an edition apart. */
  editionText?(edition: string): string;
}

export const titles: Title[] = [classic, joan];
export const firstTitle: Title = classic;

export function titleOf(game: unknown): Title | undefined {
  return titles.find((title) => title.game === game);
}

/** The title that a rule was written for. */
export function titleOfRule(rule: string): Title {
  return (
    titles.find((title) => title.rulePrefix && rule.startsWith(title.rulePrefix)) ?? firstTitle
  );
}

/** Who has points without a seat. */
export function rivalName(game: unknown): string {
  return titleOf(game)?.rival?.name() ?? "";
}
