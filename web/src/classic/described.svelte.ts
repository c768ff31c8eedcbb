/** The boards of a table's game, read once for each language. */
import type { Board } from "../table/board";
import { http } from "../wire/http";
import type { ClassicBoard } from "../wire/types";
import { spoken } from "../words/words.svelte";

class Reading {
  board = $state.raw<ClassicBoard | null>(null);

  constructor(table: string) {
    void this.read(table);
  }

  /** The connection says when the server is away; here it is only asked again. */
  private async read(table: string, wait = 1000): Promise<void> {
    try {
      const { board } = await http.board(table);
      if (board.game === "classic") this.board = board;
    } catch {
      setTimeout(() => void this.read(table, wait * 2), wait);
    }
  }
}

const readings = new Map<string, Reading>();

/** Null until it is there. */
export function described(board: Board): ClassicBoard | null {
  const id = `${spoken()} ${board.info.table}`;
  let reading = readings.get(id);
  if (!reading) readings.set(id, (reading = new Reading(board.info.table)));
  return reading.board;
}
