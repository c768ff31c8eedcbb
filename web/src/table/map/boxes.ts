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

/** How high letters are, and how far below the line they reach: those with a tail, and the others. */
const [HIGH, DEEP, SHALLOW] = [0.78, 0.22, 0.03];
/** How wide letters are, in the widest typeface that a name may be written in. */
const [NARROW, USUAL, CAPITAL, WIDE] = [0.46, 0.7, 0.84, 1.08];

export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/[ijlftr.,' -]/.test(letter)) return NARROW;
  if (/[mwMW]/.test(letter)) return WIDE;
  return letter === letter.toLowerCase() ? USUAL : CAPITAL;
}

export function boxAround({ x, y }: Point, r: number): Box {
  return { left: x - r, top: y - r, right: x + r, bottom: y + r };
}

export function boxOf(town: Named, labels: Label[], size: number): Box {
  const boxes = labels.map(({ x, y, anchor }, nth): Box => {
    const line = town.label[nth] ?? "";
    const width = widthOf(line) * size;
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return {
      left,
      top: y - size * HIGH,
      right: left + width,
      bottom: y + size * (/[gjpqy,]/.test(line) ? DEEP : SHALLOW),
    };
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
