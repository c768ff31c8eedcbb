/** A game of the past as a Board: any of its moments can be looked at, nothing can be done. */
import { refuse } from "../parts/toasts.svelte";
import type { Board } from "../table/board";
import type { CommandResult } from "../wire/connection.svelte";
import { http, reasonIn } from "../wire/http";
import type { Line, MomentView, Reason, State, TableBoard, TableInfo } from "../wire/types";
import { rivalName } from "../titles";
import { samples, stopsOf } from "./moments";

const PAGE = 500;
const KEPT = 300;
/** Whoever leaps further is not shown every piece in flight. */
const LEAP = 20;

export class ReplayBoard implements Board {
  private table = $state.raw<{ info: TableInfo; state: State } | null>(null);
  private drawn = $state.raw<TableBoard["board"] | null>(null);
  private shown = $state.raw<MomentView | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The moment that was asked for; the one that is shown follows. */
  wanted = $state(0);
  /** The points where rounds began, as far as they were read. */
  course = $state.raw<MomentView[]>([]);
  reason = $state.raw<Reason | null>(null);
  readonly live = false;
  readonly busy = false;
  readonly stops = $derived(stopsOf(this.lines, this.last));
  private kept = new Map<number, MomentView>();
  private listeners = new Set<(lines: Line[]) => void>();
  private reading = false;

  constructor(readonly id: string) {}

  get ready(): boolean {
    return this.table !== null && this.shown !== null && this.drawn !== null;
  }

  get layout(): TableBoard["board"] {
    return this.drawn as TableBoard["board"];
  }

  get info(): TableInfo {
    return (this.table as { info: TableInfo }).info;
  }

  get end(): State {
    return (this.table as { state: State }).state;
  }

  get last(): number {
    return this.table?.state.moment ?? 0;
  }

  get now(): MomentView {
    return this.shown as MomentView;
  }

  get state(): State {
    const { moment, view, about } = this.now;
    const pending = Array.isArray(view.pending) ? (view.pending as number[]) : [];
    const result = moment === this.last ? this.end.result : null;
    return {
      ...this.end,
      moment,
      view,
      about,
      pending,
      result,
      question: null,
      draft: null,
      back: null,
    };
  }

  name(seat: number): string {
    return seat < 0
      ? rivalName(this.table?.info.setup.game)
      : (this.table?.state.seats[seat]?.name ?? "");
  }

  /** Reads the table and its whole log, in the language now spoken. */
  async open(first: (last: number) => number): Promise<void> {
    this.reason = null;
    try {
      const { info, state } = await http.look(this.id);
      this.drawn = (await http.board(this.id)).board;
      const fresh = this.table === null;
      this.table = { info, state };
      if (fresh) await this.lookAt(first(state.moment));
      this.lines = await this.wholeLog();
    } catch (error) {
      this.reason = reasonIn(error);
    }
  }

  private async wholeLog(): Promise<Line[]> {
    const lines: Line[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page = await http.log(this.id, after, PAGE);
      lines.push(...page.lines);
      after = page.after;
    }
    return lines;
  }

  /** Whoever asks faster than the server answers gets the last moment asked for. */
  async lookAt(moment: number | null): Promise<void> {
    this.wanted = Math.max(0, Math.min(moment ?? this.last, this.last));
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.shown?.moment !== this.wanted) this.show(await this.read(this.wanted));
    } catch (error) {
      if (!this.shown) throw error;
      this.wanted = this.shown.moment;
      refuse(reasonIn(error));
    } finally {
      this.reading = false;
    }
  }

  private async read(moment: number): Promise<MomentView> {
    const known = this.kept.get(moment);
    if (known) return known;
    const found = await http.moment(this.id, moment);
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value as number);
    this.kept.set(moment, found);
    return found;
  }

  private show(found: MomentView): void {
    const before = this.shown?.moment ?? found.moment;
    this.shown = found;
    const between = this.lines.filter(
      (line) => line.moment > before && line.moment <= found.moment,
    );
    if (between.length > 0 && between.length <= LEAP)
      for (const listener of this.listeners) listener(between);
  }

  /** One moment after the other, so that the server is asked for little at a time. */
  async readCourse(): Promise<void> {
    const found: MomentView[] = [];
    for (const moment of samples(this.stops)) {
      found.push(await this.read(moment));
      this.course = [...found];
    }
  }

  onLines(listener: (lines: Line[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  do(): Promise<CommandResult> {
    return Promise.resolve(null);
  }

  play(): Promise<CommandResult> {
    return Promise.resolve(null);
  }
}
