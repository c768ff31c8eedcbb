/** Shows which element of the table is meant: a ring around it, and the page scrolled to it. */
const MARK = "data-guided";
const GAP = 12;

export function elementFor(points: string | undefined): HTMLElement | null {
  if (!points) return null;
  const found = [...document.querySelectorAll<HTMLElement>(points)];
  return found.find((one) => one.getClientRects().length > 0) ?? null;
}

export function ring(element: Element | null): void {
  for (const old of document.querySelectorAll(`[${MARK}]`))
    if (old !== element) old.removeAttribute(MARK);
  if (element && !element.hasAttribute(MARK)) element.setAttribute(MARK, "");
}

/** Into the room that bars at the top and at the bottom leave free. */
export function bringIntoSight(element: Element, smooth: boolean): void {
  if (element.closest("header, .foot, aside")) return;
  const top = heightOf(".frame > header") + overMat(element) + GAP;
  const bottom = innerHeight - heightOf(".frame > .foot") - GAP;
  const box = element.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  const room = bottom - top;
  const goal = box.height < room ? top + (room - box.height) / 2 : top;
  scrollBy({ top: box.top - goal, behavior: smooth ? "smooth" : "instant" });
}

/** The Market stays in sight above the Places. */
function overMat(element: Element): number {
  return element.closest('[data-at^="place:"]') ? heightOf('[data-drop="market"]') : 0;
}

function heightOf(selector: string): number {
  return document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
}

/** The keyboard goes on at the element. */
export function focusOn(element: HTMLElement): void {
  const inside = "button:not([disabled]), a[href], summary, [tabindex='0']";
  const target = element.matches(inside) ? element : element.querySelector<HTMLElement>(inside);
  if (target) return target.focus({ preventScroll: true });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
