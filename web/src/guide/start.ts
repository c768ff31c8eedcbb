/** A lesson begins with one click: a table against easy computer players, with a guide. */
import { myName } from "../start/me.svelte";
import { begin, OPPONENT } from "../start/quick";
import { titleOf } from "../titles";
import { need } from "../words/words.svelte";
import { teach } from "./progress.svelte";

export async function startLesson(game: string): Promise<void> {
  await need("web_guided");
  const opponents = titleOf(game)?.lesson?.opponents ?? 0;
  const seats = [
    { player: "human", name: myName() },
    ...Array.from({ length: opponents }, () => ({ player: OPPONENT })),
  ];
  await begin({ seats, setup: { game, players: seats.length } }, (table) => teach(table, game));
}
