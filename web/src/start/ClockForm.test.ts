import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { areLongEnough, NO_CLOCK, withTime, type ClockWish } from "./clock";
import ClockForm from "./ClockForm.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

test.each([
  ["08:00-09:00", true],
  ["08:00-08:59", false],
  ["08:00-08:00", false],
  ["22:00-06:00", true],
  ["23:30-00:29", false],
  ["23:30-00:30", true],
  ["8-9", false],
  ["08:00-29:00", false],
])("%s: time runs for an hour of the day at least", (hours, long) =>
  expect(areLongEnough(hours)).toBe(long),
);

test.each([
  ["to", "12:00", "08:00-12:00"],
  ["to", "08:10", "08:00-09:00"],
  ["to", "08:00", "08:00-09:00"],
  ["to", "07:00", "08:00-07:00"],
  ["from", "21:30", "21:00-22:00"],
  ["from", "22:00", "21:00-22:00"],
  ["from", "", "08:00-22:00"],
] as const)("another %s, %s: the nearest hours that can be played", (end, time, kept) =>
  expect(withTime("08:00-22:00", end, time)).toBe(kept),
);

test("an hour goes past midnight too", () => {
  expect(withTime("23:30-08:00", "to", "23:40")).toBe("23:30-00:30");
  expect(withTime("20:00-00:20", "from", "00:10")).toBe("23:20-00:20");
});

test("whatever is typed, the wish can be played, and a field that is left shows it", async () => {
  const clock: ClockWish = { ...NO_CLOCK, kind: "quick", hours: "08:00-22:00" };
  const changes: string[] = [];
  const { container, rerender } = render(ClockForm, {
    clock,
    onchange: ({ hours }) => changes.push(hours),
  });
  const [, field] = container.querySelectorAll("input[type=time]") as unknown as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  await fireEvent.change(field, { target: { value: "08:02" } });
  expect([changes, field.value]).toEqual([[], "08:02"]);
  await fireEvent.blur(field);
  expect([changes, field.value]).toEqual([["08:00-09:00"], "09:00"]);
  await rerender({ clock: { ...clock, hours: "08:00-09:00" } });
  await fireEvent.change(field, { target: { value: "20:00" } });
  expect(changes.at(-1)).toBe("08:00-20:00");
});
