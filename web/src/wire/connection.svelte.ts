/**
 * The connection to a table. It keeps the newest state and all lines it was told, notices what it
 * has missed, comes back by itself, and sends again what nobody has acknowledged.
 */
import type { AnyCommand, ClientMessage, Language, Line, Reason, ServerMessage } from "./types";
import type { State, TableInfo, Update, Welcome } from "./types";

export type ConnectionStatus = "connecting" | "online" | "offline" | "gone";

/** What became of a command: null if it was done, else why not. */
export type CommandResult = Reason | null;

/** As much of a WebSocket as is needed; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  url: string;
  key: string | null;
  language: Language;
  open?: (url: string) => Socket;
}

interface Waiting {
  id: string;
  command: AnyCommand;
  answer: (reason: CommandResult) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 25_000;
const SILENCE = 12_000;

export class Connection {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  standing = $state<ConnectionStatus>("connecting");
  /** Why there is no coming back. */
  gone = $state.raw<Reason | null>(null);
  /** How many commands are on their way. */
  busy = $state(0);
  /** When the state came, by this machine's clock: clocks run on from there. */
  stateAt = 0;

  private socket: Socket | null = null;
  private waiting: Waiting[] = [];
  private welcomed = false;
  private closed = false;
  private pauses = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setTimeout> | undefined;
  private listeners = new Set<(lines: Line[]) => void>();

  constructor(private ways: ConnectionOptions) {
    this.connect();
    globalThis.addEventListener?.("online", this.now);
    globalThis.addEventListener?.("visibilitychange", this.now);
  }

  /** The last seq that has been told. */
  get last(): number {
    return this.lines.at(-1)?.seq ?? 0;
  }

  /** The seq of the first line at hand; older ones are read over HTTP. */
  get first(): number {
    return this.lines[0]?.seq ?? this.last + 1;
  }

  /** Done at once if there is a connection, else as soon as there is one. */
  do(command: AnyCommand): Promise<CommandResult> {
    return new Promise((answer) => {
      if (this.gone) return answer(this.gone);
      const waiting = { id: crypto.randomUUID(), command, answer };
      this.waiting.push(waiting);
      this.busy = this.waiting.length;
      if (this.welcomed) this.send({ type: "do", id: waiting.id, command });
    });
  }

  /** Calls back with whatever is new, once; not with what a first look shows. */
  onLines(listener: (lines: Line[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lines from before those at hand. */
  addOlder(lines: Line[]): void {
    this.lines = [...lines.filter((line) => line.seq < this.first), ...this.lines];
  }

  speak(language: Language): void {
    if (language === this.ways.language) return;
    this.ways = { ...this.ways, language };
    this.lines = [];
    this.reconnect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
    globalThis.removeEventListener?.("online", this.now);
    globalThis.removeEventListener?.("visibilitychange", this.now);
  }

  // ------------------------------------------------------------------ coming and going

  private connect(): void {
    clearTimeout(this.retry);
    const open = this.ways.open ?? ((url: string) => new WebSocket(url) as unknown as Socket);
    const socket = open(this.ways.url);
    this.socket = socket;
    socket.onopen = () => {
      const last = this.lines.length > 0 ? this.last : null;
      this.send({ type: "hello", key: this.ways.key, last, language: this.ways.language });
      this.expectWord();
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private reconnect(): void {
    this.drop();
    this.connect();
  }

  private drop(): void {
    clearTimeout(this.pinging);
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(): void {
    this.drop();
    if (this.closed || this.gone) return;
    this.standing = "offline";
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.7 ** this.pauses);
    this.pauses += 1;
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The network is back, or somebody looks again: no reason to wait. */
  private now = (): void => {
    const hidden = globalThis.document?.visibilityState === "hidden";
    if (!hidden && !this.closed && this.standing === "offline") this.reconnect();
  };

  /** Silence on the line: ask. No answer: the line is dead, whatever the browser believes. */
  private expectWord(): void {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => this.lost(), SILENCE);
  }

  private heard(): void {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => {
      this.send({ type: "ping" });
      this.expectWord();
    }, PING_EVERY);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  // --------------------------------------------------------------------------- hearing

  private hear(message: ServerMessage): void {
    this.heard();
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "done") this.answered(message.id, null);
    else if (message.type === "refused") this.answered(message.id, message.reason);
    else if (message.type === "gone" && !message.again) this.leave(message.reason);
  }

  private welcome(message: Welcome): void {
    this.info = message.info;
    this.welcomed = true;
    this.pauses = 0;
    this.standing = "online";
    const before = this.last;
    const fresh = message.lines.filter((line) => line.seq > before);
    const hole = message.lines.length > 0 && message.first > before + 1;
    this.lines = hole ? message.lines : [...this.lines, ...fresh];
    this.take(message.state);
    for (const { id, command } of this.waiting) this.send({ type: "do", id, command });
    if (before > 0) this.tell(fresh);
  }

  private update(message: Update): void {
    if (!this.welcomed) return;
    const fresh = message.lines.filter((line) => line.seq > this.last);
    const next = this.lines.length > 0 ? this.last + 1 : (fresh[0]?.seq ?? 0);
    const missed = fresh.some((line, at) => line.seq !== next + at);
    if (missed) return this.reconnect();
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
    if (message.state.seq >= (this.state?.seq ?? 0)) this.take(message.state);
    this.tell(fresh);
  }

  private take(state: State): void {
    this.stateAt = Date.now();
    this.state = state;
  }

  private tell(lines: Line[]): void {
    if (lines.length > 0) for (const listener of this.listeners) listener(lines);
  }

  private answered(id: string, reason: CommandResult): void {
    const waiting = this.waiting.find((one) => one.id === id);
    this.waiting = this.waiting.filter((one) => one.id !== id);
    this.busy = this.waiting.length;
    waiting?.answer(reason);
  }

  private leave(reason: Reason): void {
    this.gone = reason;
    this.standing = "gone";
    for (const { id } of this.waiting) this.answered(id, reason);
    this.drop();
  }
}
