/** Games that begin with one click, against computer players. */
import { created } from "../keys";
import type { SignName } from "../look/icons/signs";
import { go } from "../router.svelte";
import { http } from "../wire/http";
import type { NewTable, SeatWish } from "../wire/types";
import { knownAs, myName } from "./me.svelte";

interface Quick {
  id: string;
  sign: SignName;
  main?: boolean;
  players: number;
  game: string;
}

export const quickGames: Quick[] = [
  { id: "classic", sign: "play", main: true, players: 3, game: "classic" },
  { id: "duo", sign: "person", players: 2, game: "classic" },
  { id: "joan", sign: "scores", players: 1, game: "joan" },
];

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
