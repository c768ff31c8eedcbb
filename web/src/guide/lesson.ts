/**
 * A lesson at a real table: steps as data. Which step is shown follows from what the server shows
 * and from what was read; so a move taken back, a reload or a move of one's own needs no care.
 */
import type { Board } from "../table/board";
import type { About, State } from "../wire/types";

type Layout = Board["layout"];

/** Everything that is named must hold. */
export interface When {
  /** From this round to that. */
  rounds?: [number, number];
  phase?: string;
  /** The kind of the question; "any" if there is one. */
  asked?: string;
  /** Some answer begins so. */
  offered?: string;
  /** A Place of the own mat that can be completed now. */
  fits?: string;
  /** A Place of the own mat on which nobody is missing; "any" of them. */
  ready?: string;
  /** At least so much of it: "stations_built", "tracks.knight". */
  has?: Record<string, number>;
}

export interface Step {
  id: string;
  when: When;
  /** What ends it. Without it, it ends when `when` no longer holds or it was read. */
  done?: When;
  /** Something to read, with a button to go on; others are done at the table. */
  read?: true;
  /** The element that is meant. */
  points?: string;
  /** Where that is found on a phone. */
  tab?: string;
  /** After it the lesson is over. */
  last?: true;
}

export interface Lesson {
  id: string;
  steps: Step[];
  /** The Places of the own mat on which nobody is missing. */
  ready?(mine: Record<string, unknown>, layout: Layout): string[];
}

/** What a lesson looks at. */
export interface Seen {
  running: boolean;
  round: number;
  phase: string;
  asked: string;
  moves: string[];
  fits: string[];
  ready: string[];
  mine: Record<string, unknown>;
}

export function seenOf(lesson: Lesson, board: Pick<Board, "state" | "layout">): Seen {
  const { state: now, layout } = board;
  const { view, question, about } = now;
  const seat = (view?.seat as number | null) ?? 0;
  const mine = ((view?.players as Record<string, unknown>[] | undefined) ?? [])[seat] ?? {};
  return {
    running: now.status === "running",
    round: Number(view?.round ?? 0),
    phase: String(view?.phase ?? ""),
    asked: question?.asked ?? "",
    moves: question?.choices.map((choice) => choice.move) ?? [],
    fits: completable(about),
    ready: (layout && lesson.ready?.(mine, layout)) ?? [],
    mine,
  };
}

function completable(about: About | null): string[] {
  const fillings = about?.to_do?.fillings ?? [];
  return fillings
    .filter((one) => one.complete && !one.rule && one.moves.length > 0)
    .map((one) => one.place);
}

export function holds(when: When, seen: Seen): boolean {
  const { rounds, phase, asked, offered, fits, ready, has } = when;
  if (rounds && (seen.round < rounds[0] || seen.round > rounds[1])) return false;
  if (phase && seen.phase !== phase) return false;
  if (asked && (asked === "any" ? !seen.asked : seen.asked !== asked)) return false;
  if (offered && !seen.moves.some((move) => move.startsWith(offered))) return false;
  if (fits && !seen.fits.includes(fits)) return false;
  if (ready && !(ready === "any" ? seen.ready.length > 0 : seen.ready.includes(ready)))
    return false;
  return Object.entries(has ?? {}).every(([path, least]) => amount(seen.mine, path) >= least);
}

function amount(mine: Record<string, unknown>, path: string): number {
  let found: unknown = mine;
  for (const word of path.split("."))
    found = (found as Record<string, unknown> | undefined)?.[word];
  return Number(found ?? 0);
}

/** The first step whose time it is; null while there is nothing to say. */
export function stepFor(lesson: Lesson, seen: Seen, read: readonly string[]): Step | null {
  if (!seen.running) return null;
  const open = lesson.steps.filter((step) => !read.includes(step.id));
  return (
    open.find((step) => holds(step.when, seen) && !(step.done && holds(step.done, seen))) ?? null
  );
}

/** Whether the state is one that a lesson can speak about. */
export function isLive(board: { live: boolean; state: State }): boolean {
  return board.live && board.state.view !== null;
}
