/** How far a lesson is, kept in this browser with its table. */
import { read, write } from "../keys";

export interface Progress {
  lesson: string;
  read: string[];
  /** Put away for now; it can be called back. */
  away: boolean;
}

const KEPT = "orleans.guide";
const MOST = 20;

let all = $state.raw<Record<string, Progress>>(read(KEPT, {}));

export function progressAt(table: string): Progress | null {
  return all[table] ?? null;
}

/** A lesson begins at this table; the oldest ones are forgotten. */
export function teach(table: string, lesson: string): void {
  const { [table]: _, ...others } = all;
  keep(
    Object.fromEntries([
      ...Object.entries(others).slice(1 - MOST),
      [table, { lesson, read: [], away: false }],
    ]),
  );
}

export function noteRead(table: string, step: string): void {
  change(table, (now) => ({ ...now, read: [...now.read.filter((one) => one !== step), step] }));
}

export function stepBack(table: string): void {
  change(table, (now) => ({ ...now, read: now.read.slice(0, -1) }));
}

export function putAway(table: string, away: boolean): void {
  change(table, (now) => ({ ...now, away }));
}

function change(table: string, changed: (now: Progress) => Progress): void {
  const now = all[table];
  if (now) keep({ ...all, [table]: changed(now) });
}

function keep(changed: Record<string, Progress>): void {
  all = changed;
  write(KEPT, changed);
}
