/** A lesson begins with one click: a table against one easy computer player, with a guide. */
import { need } from "../words/words.svelte";
import { myName } from "../start/me.svelte";
import { begin, OPPONENT } from "../start/quick";
import { teach } from "./progress.svelte";

const SEATS: Record<string, string[]> = { classic: [OPPONENT], joan: [] };

export async function startLesson(lesson: string): Promise<void> {
  await need("web_guided");
  const others = SEATS[lesson] ?? [];
  const seats = [{ player: "human", name: myName() }, ...others.map((player) => ({ player }))];
  await begin({ seats, setup: { game: lesson, players: seats.length } }, (table) =>
    teach(table, lesson),
  );
}
