/** What was unfolded stays so when its part of the page is made anew: another tab, another width. */
import type { Attachment } from "svelte/attachments";

const unfolded = new Map<string, boolean>();

export function fold(name: string): Attachment<HTMLDetailsElement> {
  return (details) => {
    const known = unfolded.get(name);
    if (known !== undefined) details.open = known;
    // What the page itself unfolds at once is not the reader's wish.
    const wished = (): void => void requestAnimationFrame(() => unfolded.set(name, details.open));
    const summary = details.querySelector("summary");
    summary?.addEventListener("click", wished);
    return () => summary?.removeEventListener("click", wished);
  };
}
