import { expect, test } from "vitest";
import { readable } from "./clock";

test.each([
  [0, "0:00"],
  [4_999, "0:05"],
  [299_000, "4:59"],
  [3_600_000, "1:00:00"],
  [2 * 86_400_000 + 4 * 3_600_000, "2 d 4 h"],
])("%i ms is %s", (milliseconds, text) => {
  expect(readable(milliseconds)).toBe(text);
});
