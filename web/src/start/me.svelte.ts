/** Who plays in this browser: a name, and a key that stands for it once a table was joined. */
import { iAm, me } from "../keys";
import { http } from "../wire/http";
import { say } from "../words/words.svelte";

export function myName(): string {
  return me()?.name ?? say("web-me");
}

/** Becomes a player if that has not happened yet, so that this table is found again. */
export async function knownAs(name: string): Promise<void> {
  const known = me();
  if (known) return iAm({ ...known, name });
  const { player, key } = await http.becomePlayer({ name });
  iAm({ player, key, name });
}
