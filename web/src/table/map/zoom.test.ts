import { describe, expect, it } from "vitest";
import { CLOSEST, middleOf, moved, showing, zoomed, type Part } from "./zoom";

const whole: Part = { x: -100, y: 0, width: 1200, height: 1000 };
const near = zoomed(whole, whole, 2, middleOf(whole));

describe("a map", () => {
  it("shows half of itself around the same middle", () => {
    expect(near).toEqual({ x: 200, y: 250, width: 600, height: 500 });
  });

  it("keeps the point between two fingers where it is", () => {
    const around = { x: 300, y: 300 };
    const nearer = zoomed(whole, near, 1.25, around);
    expect((around.x - nearer.x) / nearer.width).toBeCloseTo((around.x - near.x) / near.width);
    expect((around.y - nearer.y) / nearer.height).toBeCloseTo((around.y - near.y) / near.height);
  });

  it("is never smaller than its box, nor larger than is of use", () => {
    expect(zoomed(whole, near, 0.1, { x: 0, y: 0 })).toEqual(whole);
    expect(zoomed(whole, near, 100, middleOf(near)).width).toBe(whole.width / CLOSEST);
  });

  it("cannot be pushed out of its box", () => {
    expect(moved(whole, near, -9999, 9999)).toEqual({ ...near, x: -100, y: 500 });
    expect(moved(whole, whole, 50, 50)).toEqual(whole);
  });

  it("moves only as far as is needed to show something", () => {
    expect(showing(whole, near, middleOf(near))).toEqual(near);
    const { x, y } = showing(whole, near, { x: 900, y: 500 });
    expect([x, y]).toEqual([390, 250]);
  });
});
