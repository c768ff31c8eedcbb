/** Stepping through what has happened since the own last decision, and back to now at its end. */
import { flight, settings } from "../../settings/settings.svelte";
import type { LiveBoard } from "../live.svelte";
import { reaches, reading, since, type Stop } from "./past";

const PACE = { system: 1, none: 1, slow: 1.5, normal: 1, fast: 0.6 };

export class Playback {
  /** The stop that is shown; null while nothing is played back. */
  at = $state<number | null>(null);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;

  constructor(private readonly board: LiveBoard) {}

  readonly stops: Stop[] = $derived.by(() => since(this.board.lines, this.board.info.seat));

  /** How many things have happened since. */
  get fresh(): number {
    return Math.max(0, this.stops.length - 1);
  }

  get on(): boolean {
    return this.at !== null;
  }

  get stop(): Stop | null {
    return this.at === null ? null : (this.stops[this.at] ?? null);
  }

  /** By itself only for those who like movement; step by step for the others. */
  async start(): Promise<void> {
    const { seat } = this.board.info;
    while (seat !== null && !reaches(this.board.lines, seat) && (await this.board.readOlder()));
    this.playing = flight() > 0;
    await this.show(0);
  }

  async next(): Promise<void> {
    if (this.at === null || this.at >= this.stops.length - 1) return this.end();
    await this.show(this.at + 1);
  }

  async back(): Promise<void> {
    this.playing = false;
    await this.show(Math.max(0, (this.at ?? 0) - 1));
  }

  async toggle(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing) await this.next();
    else clearTimeout(this.timer);
  }

  /** By hand: the player sets the pace from here. */
  async step(): Promise<void> {
    this.playing = false;
    await this.next();
  }

  async end(): Promise<void> {
    this.leave();
    await this.board.lookAt(null);
  }

  /** Somebody looks at another moment by other means, or at now. */
  noticed(moment: number): void {
    if (this.on && !this.asking && this.stop?.moment !== moment) this.leave();
  }

  leave(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.playing = false;
  }

  private async show(at: number): Promise<void> {
    clearTimeout(this.timer);
    const stop = this.stops[at];
    if (!stop) return this.end();
    this.asking = true;
    this.at = at;
    await this.board.lookAt(stop.moment);
    this.asking = false;
    if (this.playing && this.at === at) {
      const pause = reading(stop.sentences, PACE[settings().motion]);
      this.timer = setTimeout(() => void this.next(), pause);
    }
  }
}
