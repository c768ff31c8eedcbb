/** How much of a map is seen: the whole, or a part of it that lies within. */
import type { Point } from "./cartography";

export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const STEP = 1.6;
export const CLOSEST = 4;

/** A part of the same shape, around a point that stays where it is. */
export function zoomed(whole: Part, part: Part, by: number, around: Point): Part {
  const scale = Math.min(CLOSEST, Math.max(1, (whole.width / part.width) * by));
  const [width, height] = [whole.width / scale, whole.height / scale];
  const x = around.x - ((around.x - part.x) / part.width) * width;
  const y = around.y - ((around.y - part.y) / part.height) * height;
  return within(whole, { x, y, width, height });
}

export function moved(whole: Part, part: Part, dx: number, dy: number): Part {
  return within(whole, { ...part, x: part.x + dx, y: part.y + dy });
}

/** With this point in sight, and not at its edge; as little as possible is moved. */
export function showing(whole: Part, part: Part, { x, y }: Point): Part {
  const [left, top] = [part.width * 0.15, part.height * 0.15];
  const dx = Math.min(0, x - left - part.x) + Math.max(0, x + left - part.x - part.width);
  const dy = Math.min(0, y - top - part.y) + Math.max(0, y + top - part.y - part.height);
  return moved(whole, part, dx, dy);
}

export function middleOf({ x, y, width, height }: Part): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function within(whole: Part, part: Part): Part {
  const x = Math.min(whole.x + whole.width - part.width, Math.max(whole.x, part.x));
  const y = Math.min(whole.y + whole.height - part.height, Math.max(whole.y, part.y));
  return { ...part, x, y };
}
