import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { aBoard, aQuestion, aState } from "./testing/wire";
import { isCalled } from "./title.svelte";
import type { State } from "./wire/types";
import type { LiveBoard } from "./table/live.svelte";
import Notice from "./table/notice/Notice.svelte";

afterEach(cleanup);

function at(state: State): { board: LiveBoard } {
  const connection = { state, last: 0 };
  return {
    board: { ...aBoard({ state }), connection, connections: [connection] } as unknown as LiveBoard,
  };
}

test("the title calls as long as something is asked here, and no longer than the table is looked at", async () => {
  const { rerender, unmount } = render(Notice, at(aState()));
  expect(isCalled()).toBe(false);
  await rerender(at(aState({ question: aQuestion() })));
  expect(isCalled()).toBe(true);
  await rerender(at(aState()));
  expect(isCalled()).toBe(false);
  await rerender(at(aState({ question: aQuestion() })));
  unmount();
  expect(isCalled()).toBe(false);
});
