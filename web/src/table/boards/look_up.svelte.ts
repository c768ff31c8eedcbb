/** What is being looked up at the table: one thing at a time. */
import { refuse } from "../../parts/toasts.svelte";
import { http, reasonIn } from "../../wire/http";
import type { ComponentView } from "../../wire/types";

let found = $state.raw<ComponentView | null>(null);

export function lookedUp(): ComponentView | null {
  return found;
}

export async function lookUp(id: string, game: string): Promise<void> {
  try {
    found = (await http.component(id, game)).components[0] ?? null;
  } catch (error) {
    refuse(reasonIn(error));
  }
}

export function putAway(): void {
  found = null;
}
