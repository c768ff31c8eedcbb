/**
 * A table as it is now. Several seats may be played at one screen: each has a connection of its
 * own, and one of them is in front.
 */
import { refuse } from "../parts/toasts.svelte";
import { settings } from "../settings/settings.svelte";
import { Connection, type CommandResult } from "../wire/connection.svelte";
import { http, reasonIn, socketAddress } from "../wire/http";
import type {
  AnyCommand,
  Language,
  Line,
  MomentView,
  State,
  TableBoard,
  TableInfo,
} from "../wire/types";
import type { Board } from "./board";

const PAGE = 200;

export class LiveBoard implements Board {
  readonly connections: Connection[];
  front = $state(0);
  private drawn = $state.raw<TableBoard["board"] | null>(null);
  private past = $state.raw<MomentView | null>(null);
  private latest = 0;

  constructor(
    readonly id: string,
    readonly keys: string[],
    language: Language,
    invite: string | null = null,
    connect = (key: string | null) => new Connection({ url: socketAddress(id), key, language }),
  ) {
    this.connections = (keys.length > 0 ? keys : [invite]).map(connect);
  }

  get connection(): Connection {
    return this.connections[this.front] as Connection;
  }

  get key(): string | undefined {
    return this.keys[this.front];
  }

  /** The secret of the table's host, if one of the seats at this screen is that. */
  get hostKey(): string | undefined {
    const host = this.connection.state?.seats.find((seat) => seat.host)?.seat;
    return this.keys[
      this.connections.findIndex((one) => host !== undefined && one.info?.seat === host)
    ];
  }

  /** Whether a seat is played at this screen. */
  holds(seat: number): boolean {
    return this.connections.some((one) => one.info?.seat === seat);
  }

  /** Before the first welcome there is nothing to show. */
  get ready(): boolean {
    return this.connection.info !== null && this.connection.state !== null;
  }

  get info(): TableInfo {
    return this.connection.info as TableInfo;
  }

  get state(): State {
    const now = this.connection.state as State;
    if (!this.past) return now;
    const { moment, view, about } = this.past;
    return { ...now, moment, view, about, question: null };
  }

  /** Only once it is laid out. */
  get layout(): TableBoard["board"] {
    return this.drawn as TableBoard["board"];
  }

  get laidOut(): boolean {
    return this.drawn !== null;
  }

  /** What the set-up fixes, in the language now spoken. */
  async layOut(): Promise<void> {
    this.drawn = (await http.board(this.id, this.key)).board;
  }

  get lines(): Line[] {
    return this.connection.lines;
  }

  get live(): boolean {
    return this.past === null;
  }

  get busy(): boolean {
    return this.connection.busy > 0;
  }

  /** The own seat that has to decide while the one in front has not: the device changes hands. */
  get next(): number | null {
    if (this.connection.state?.question) return null;
    const found = this.connections.findIndex((one) => one.state?.question);
    return found < 0 ? null : found;
  }

  name(seat: number): string {
    return this.connection.state?.seats[seat]?.name ?? "";
  }

  async do(command: AnyCommand): Promise<CommandResult> {
    const reason = await this.connection.do(command);
    if (reason) refuse(reason);
    return reason;
  }

  play(...moves: string[]): Promise<CommandResult> {
    const question = this.connection.state?.question?.id ?? null;
    const hold = settings().confirm === "turn";
    return this.do({ do: "play", moves, question, hold });
  }

  async lookAt(moment: number | null): Promise<void> {
    const asked = ++this.latest;
    if (moment === null || moment === this.connection.state?.moment) {
      this.past = null;
      return;
    }
    try {
      const found = await http.moment(this.id, moment, this.key);
      if (asked === this.latest) this.past = found;
    } catch (error) {
      refuse(reasonIn(error));
    }
  }

  /** The lines before those at hand, a page of them; false if there are none. */
  async readOlder(): Promise<boolean> {
    const { connection } = this;
    if (connection.first <= 1) return false;
    const after = Math.max(0, connection.first - 1 - PAGE);
    const { lines } = await http.log(this.id, after, PAGE, this.key);
    connection.addOlder(lines);
    return connection.first > 1;
  }

  onLines(listener: (lines: Line[]) => void): () => void {
    return this.connection.onLines(listener);
  }

  speak(language: Language): void {
    for (const connection of this.connections) connection.speak(language);
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}
