/** Who plays in this browser: a name, and a key that stands for it once a table was joined. */
import { iAm, me, read, write } from "../keys";
import { http } from "../wire/http";
import { say } from "../words/words.svelte";

const NAME = "orleans.name";

export function myName(): string {
  return read(NAME, "") || me()?.name || say("web-me");
}

/** From now on; at tables where one sits already the name stays. */
export function calledNow(name: string): void {
  write(NAME, name.trim());
}

/** Becomes a player if that has not happened yet, so that this table is found again. */
export async function knownAs(name: string): Promise<void> {
  calledNow(name);
  const known = me();
  if (known) return iAm({ ...known, name });
  const { player, key } = await http.becomePlayer({ name });
  iAm({ player, key, name });
}
