/** The boards of a table's game, read once for each language. */
import type { Board } from "../table/board";
import { http } from "../wire/http";
import type { ClassicBoard } from "../wire/types";
import { spoken } from "../words/words.svelte";

let all = $state.raw<Record<string, ClassicBoard>>({});
const asked = new Set<string>();

/** Null until it is there. */
export function described(board: Board): ClassicBoard | null {
  const { table } = board.info;
  const id = `${spoken()} ${table}`;
  if (!asked.has(id)) {
    asked.add(id);
    void read(id, table);
  }
  return all[id] ?? null;
}

/** The connection says when the server is away; here it is only asked again. */
async function read(id: string, table: string, wait = 1000): Promise<void> {
  try {
    const { board } = await http.board(table);
    if (board.game === "classic") all = { ...all, [id]: board };
  } catch {
    setTimeout(() => void read(id, table, wait * 2), wait);
  }
}
