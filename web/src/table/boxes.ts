/** Boxes around what is drawn on a map, to see what would lie on what. */
import type { Label, Named, Point } from "./cartography";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How much worse than others it is to cover. */
  weight?: number;
}

/** How wide a letter is and how high, in parts of its size. */
const [WIDE, HIGH, DEEP] = [0.64, 0.78, 0.2];

export function boxAround({ x, y }: Point, r: number): Box {
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
}

export function boxOf(town: Named, labels: Label[], size: number): Box {
  const boxes = labels.map(({ x, y, anchor }, nth): Box => {
    const width = (town.label[nth]?.length ?? 0) * size * WIDE;
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return { left, top: y - size * HIGH, right: left + width, bottom: y + size * DEEP };
  });
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** How much of two boxes lies on each other. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
