import { expect, it } from "vitest";
import { cross, ring, stroke } from "./marks";

it("writes the same mark the same way, and another one otherwise", () => {
  expect(cross("wine1")).toBe(cross("wine1"));
  expect(cross("wine1")).not.toBe(cross("wine2"));
  expect(ring("wine1")).not.toBe(ring("wine2"));
});

it("keeps a mark near its box", () => {
  const words = Array.from({ length: 50 }, (_, at) => `mark ${at}`);
  for (const path of words.flatMap((word) => [cross(word), ring(word)]))
    for (const value of path.match(/-?[\d.]+/g) ?? []) {
      expect(Number(value)).toBeGreaterThan(-3);
      expect(Number(value)).toBeLessThan(27);
    }
});

it("follows a line of the map", () => {
  const line = Array.from({ length: 25 }, (_, at) => ({ x: at * 10, y: 100 }));
  const numbers = (stroke(line, "road").match(/-?[\d.]+/g) ?? []).map(Number);
  const off = numbers.filter((_, at) => at % 2 === 1).map((y) => Math.abs(y - 100));
  expect(Math.max(...off)).toBeGreaterThan(0);
  expect(Math.max(...off)).toBeLessThan(3);
});
