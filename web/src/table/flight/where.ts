/** Where on the page things are. */

export interface Box {
  x: number;
  y: number;
  /** The shorter side: pieces are about square. */
  size: number;
  width: number;
  height: number;
}

/** The first of these that is in sight, else the first that one could scroll to. */
export function find(names: string[]): Element | null {
  const all = names.flatMap(shown);
  return all.find((element) => isInSight(boxOf(element))) ?? all[0] ?? null;
}

/** The first of these, in sight or not. */
export function findBest(names: string[]): Element | null {
  return names.flatMap(shown)[0] ?? null;
}

function shown(name: string): Element[] {
  return [...document.querySelectorAll(`[data-at~="${name}"]`)].filter(isShown);
}

export function isAt(element: Element, name: string): boolean {
  return element.matches(`[data-at~="${name}"]`);
}

function isShown(element: Element): boolean {
  if (element.checkVisibility && !element.checkVisibility()) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Its middle and its size, in what is seen of the page. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height), width, height };
}

export function isInSight({ x, y }: Box): boolean {
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}

/** What is behind the bars at the edges is hardly seen. */
const EDGE = 130;

/** If none of these is well in sight, the first of them is. */
export function bringInSight(elements: Element[]): void {
  const seen = elements.some((element) => {
    const { y } = boxOf(element);
    return y > EDGE && y < innerHeight - EDGE * 1.5;
  });
  if (!seen) elements[0]?.scrollIntoView({ block: "center" });
}
