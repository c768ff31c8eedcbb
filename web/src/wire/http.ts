/** What is asked over HTTP. Whatever goes wrong is a Problem with a reason that people can read. */
import { heldAt, me } from "../keys";
import { say, spoken } from "../words/words.svelte";
import type {
  Checked,
  ComponentRows,
  Components,
  Created,
  Hint,
  Joined,
  Lines,
  MomentView,
} from "./types";
import type {
  NewPlayer,
  NewTable,
  Odds,
  PlayerKey,
  Reason,
  Result,
  RoundAnalysis,
  Rules,
  RuleView,
} from "./types";
import type { SeatKey, Setups, SitDown, TableBoard, Tables } from "./types";
import type { TableState, TableWish, Uploaded } from "./types";

export class Problem extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

interface AskOptions {
  body?: unknown;
  key?: string | null | undefined;
  query?: Record<string, string | number | undefined>;
  /** Whoever no longer wants the answer aborts it. */
  signal?: AbortSignal | undefined;
}

async function ask<T>(method: "GET" | "POST", path: string, asking: AskOptions = {}): Promise<T> {
  const query = new URLSearchParams({ language: spoken() });
  for (const [name, value] of Object.entries(asking.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const headers: Record<string, string> = {};
  if (asking.body !== undefined) headers["content-type"] = "application/json";
  if (asking.key) headers.authorization = `Bearer ${asking.key}`;
  const body = asking.body === undefined ? null : JSON.stringify(asking.body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}?${query}`, {
      method,
      headers,
      body,
      signal: asking.signal ?? null,
    });
  } catch {
    throw new Problem(reasonOf("web-unreachable"), 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Problem(refusalIn(told), answer.status);
  return told as T;
}

function refusalIn(told: unknown): Reason {
  const error = (told as { error?: Reason } | null)?.error;
  return error ?? reasonOf("web-fault");
}

function reasonOf(key: string): Reason {
  return { key, text: say(key), rule: "", rule_text: "", sources: [], ruling: "" };
}

/** Whoever asks for something of a table shows the best secret held for it. */
function keyAt(table: string, seat = 0): string | undefined {
  const held = heldAt(table);
  return held.seats[seat] ?? held.seats[0] ?? me()?.key ?? held.invite;
}

const at = (table: string, rest = ""): string => `/tables/${encodeURIComponent(table)}${rest}`;

export const http = {
  becomePlayer: (wish: NewPlayer) => ask<PlayerKey>("POST", "/players", { body: wish }),

  setups: () => ask<Setups>("GET", "/setups"),
  check: (wish: TableWish) => ask<Checked>("POST", "/setups/check", { body: wish }),

  makeTable: (wish: NewTable) => ask<Created>("POST", "/tables", { body: wish, key: me()?.key }),
  tables: (list: "open" | "mine", before?: string) =>
    ask<Tables>("GET", "/tables", { key: me()?.key, query: { list, before } }),
  look: (table: string, key = keyAt(table)) => ask<TableState>("GET", at(table), { key }),
  sitDown: (table: string, wish: SitDown) =>
    ask<SeatKey>("POST", at(table, "/seats"), { body: wish, key: me()?.key }),
  giveLink: (table: string, seat: number, key: string | undefined) =>
    ask<SeatKey>("POST", at(table, `/seats/${seat}/link`), { key }),
  rematch: (table: string, key: string) => ask<Joined>("POST", at(table, "/rematch"), { key }),

  log: (table: string, after: number, limit: number, key = keyAt(table)) =>
    ask<Lines>("GET", at(table, "/log"), { key, query: { after, limit } }),
  board: (table: string, key = keyAt(table)) =>
    ask<TableBoard>("GET", at(table, "/board"), { key }),
  moment: (table: string, moment: number, key = keyAt(table)) =>
    ask<MomentView>("GET", at(table, `/moments/${moment}`), { key }),
  record: (table: string, key = keyAt(table)) =>
    ask<Record<string, unknown>>("GET", at(table, "/record"), { key }),
  result: (table: string, key = keyAt(table)) => ask<Result>("GET", at(table, "/result"), { key }),
  hint: (table: string, key = keyAt(table), signal?: AbortSignal) =>
    ask<Hint>("POST", at(table, "/hint"), { key, signal }),
  analysis: (table: string, round: number, signal?: AbortSignal, key = keyAt(table)) =>
    ask<RoundAnalysis>("GET", at(table, `/analysis/${round}`), { key, signal }),
  odds: (table: string, key = keyAt(table)) => ask<Odds>("GET", at(table, "/odds"), { key }),
  upload: (record: unknown) => ask<Uploaded>("POST", "/records", { body: record }),

  rules: (search: string, under = "", skip = 0) =>
    ask<Rules>("GET", "/rules", { query: { search, under, skip } }),
  rule: (id: string) => ask<RuleView>("GET", `/rules/${encodeURIComponent(id)}`),
  components: () => ask<ComponentRows>("GET", "/components"),
  component: (id: string, game?: string) =>
    ask<Components>("GET", `/components/${encodeURIComponent(id)}`, { query: { game } }),
};

/** The address of a table's WebSocket. */
export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api${at(table, "/socket")}`;
}

export function reasonIn(error: unknown): Reason {
  return error instanceof Problem ? error.reason : reasonOf("web-fault");
}
