/** What a game's own table is given, live or of the past. It is all a game component needs. */
import type { Component } from "svelte";
import type { Tab } from "../parts/Tabs.svelte";
import type { CommandResult } from "../wire/connection.svelte";
import { titleOf } from "../titles";
import type { AnyCommand, Line, State, TableBoard, TableInfo } from "../wire/types";
import type { Change, Flight, FlyingPiece } from "./flight/plan";

export interface Board {
  readonly info: TableInfo;
  /** The secret of the seat that is played here, the one in front if there are several. */
  readonly key?: string | undefined;
  /** As the server says; while an earlier moment is looked at, `view` and `about` are of then. */
  readonly state: State;
  /** What the set-up fixes: places, tracks, map, in the reader's language. */
  readonly layout: TableBoard["board"];
  readonly lines: Line[];
  /** Whether something can be done: not at an earlier moment, not in a replay. */
  readonly live: boolean;
  /** Whether an answer of the server is awaited. */
  readonly busy: boolean;
  name(seat: number): string;
  /** A refusal is shown to the player before it is given back; null means done. */
  do(command: AnyCommand): Promise<CommandResult>;
  /** Moves of the question that is asked now, in notation. */
  play(...moves: string[]): Promise<CommandResult>;
  /** An earlier moment, or null for now. */
  lookAt(moment: number | null): Promise<void>;
  /** Whatever happens from now on, to be read out. Returns how to stop. */
  onLines(listener: (lines: Line[]) => void): () => void;
}

/** A part of the table in words. */
export interface Told {
  title: string;
  lines: string[];
}

/**
 * How a game plugs in: the row of a title (`titles.ts`) loads one of these. Only `Table` is
 * needed. On a phone one of `tabs` is shown at a time, and `tab` is its id; on wide screens it is
 * "" and everything is shown.
 */
export interface GameTable {
  Table: Component<{ board: Board; tab: string }>;
  tabs?: (board: Board) => Tab[];
  /** Own resources, always in sight in the bar. */
  Resources?: Component<{ board: Board }>;
  /** What is going on, in a few words: round and phase. */
  phase?: (board: Board) => string;
  /** All that lies on the table, for the text mode. */
  inWords?: (board: Board) => Told[];
  /** In place of the plain list of points when the game is over. */
  Result?: Component<{ board: Board }>;
  /** The tab on which something that was told is best seen. */
  tabOf?: (lines: Line[], seat: number | null) => string;
  /** Which pieces have moved, and how one of them looks on its way. */
  flights?: (change: Change) => Flight[];
  Piece?: Component<{ piece: FlyingPiece; name: string }>;
}

/** The table of a game; null if it has no drawing of its own. */
export async function gameTable(game: unknown): Promise<GameTable | null> {
  const title = titleOf(game);
  return title ? (await title.table()).table : null;
}
