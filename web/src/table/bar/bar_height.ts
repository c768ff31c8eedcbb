/** How far down the bar above a table reaches, under which things are out of sight. */
export function barHeight(element: Element): number {
  return parseFloat(getComputedStyle(element).getPropertyValue("--top")) || 0;
}
