import { expect, test, vi } from "vitest";
import { fold } from "./fold";

function details(): HTMLDetailsElement {
  const made = document.createElement("details");
  made.append(document.createElement("summary"));
  return made;
}

async function tap(one: HTMLDetailsElement): Promise<void> {
  one.open = !one.open;
  one.querySelector("summary")?.dispatchEvent(new Event("click"));
  await new Promise((frame) => requestAnimationFrame(frame));
}

test("what was unfolded is so again when it is made anew, and what was folded stays folded", async () => {
  vi.stubGlobal("requestAnimationFrame", (call: () => void) => setTimeout(call, 0));
  const first = details();
  const stop = fold("others 1")(first);
  await tap(first);
  if (stop) stop();
  const second = details();
  fold("others 1")(second);
  expect(second.open).toBe(true);
  await tap(second);
  const third = details();
  fold("others 1")(third);
  expect(third.open).toBe(false);
  vi.unstubAllGlobals();
});
