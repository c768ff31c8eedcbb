/** Games that begin with one click, against computer players. */
import { created } from "../keys";
import { go } from "../router.svelte";
import { titles, type QuickGame } from "../titles";
import { http } from "../wire/http";
import type { NewTable, SeatWish } from "../wire/types";
import { knownAs, myName } from "./me.svelte";

export const quickGames: (QuickGame & { game: string })[] = titles.flatMap(({ game, quick }) =>
  quick.map((one) => ({ ...one, game })),
);

export const OPPONENT = "easy";

export async function playAtOnce(id: string): Promise<void> {
  const quick = quickGames.find((one) => one.id === id);
  if (!quick) return;
  const seats: SeatWish[] = [{ player: "human", name: myName() }];
  while (seats.length < quick.players) seats.push({ player: OPPONENT });
  await begin({ seats, setup: { game: quick.game, players: quick.players } });
}

/** Makes a table and goes there; `made` is told its id before. */
export async function begin(wish: NewTable, made?: (table: string) => void): Promise<void> {
  const first = wish.seats.find((seat) => seat.player === "human");
  await knownAs(first?.name || myName());
  const table = await http.makeTable(wish);
  created(table);
  made?.(table.table);
  go(`/t/${table.table}`);
}
