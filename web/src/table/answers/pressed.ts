/**
 * Answers come and go with every question. What gives something up must not come to lie where
 * something else was just pressed: the second of two quick presses would take it.
 */
import type { Attachment } from "svelte/attachments";

interface Point {
  x: number;
  y: number;
}

/** So far a pointer may stray and still be where it pressed. */
const NEAR = 24;

let pressed: Point | null = null;

/** How far down a box has to go to leave a point above it; 0 if the point is not near it. */
export function wayBelow(
  point: Point,
  box: { left: number; right: number; top: number; bottom: number },
): number {
  const beside = point.x < box.left - NEAR || point.x > box.right + NEAR;
  if (beside || point.y < box.top - NEAR || point.y > box.bottom + NEAR) return 0;
  return point.y - box.top + NEAR;
}

/** Keeps an element out of the way of the last press, anew whenever `shown` is another one. */
export function clearOfPress(shown: unknown): Attachment<HTMLElement> {
  void shown;
  return (element) => {
    const move = (): void => {
      element.style.marginTop = "";
      const way = pressed ? wayBelow(pressed, element.getBoundingClientRect()) : 0;
      if (way > 0) element.style.marginTop = `${way}px`;
    };
    // Once the page has scrolled to where the question is; nobody presses twice between two pictures.
    move();
    const frame = requestAnimationFrame(move);
    return () => {
      cancelAnimationFrame(frame);
      element.style.marginTop = "";
    };
  };
}

/** From now on presses are known. Returns how to stop. */
export function watchPresses(): () => void {
  const press = (event: PointerEvent): void =>
    void (pressed = { x: event.clientX, y: event.clientY });
  const stray = (event: PointerEvent): void => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > NEAR)
      pressed = null;
  };
  const forget = (): void => void (pressed = null);
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointermove", stray, true);
  document.addEventListener("keydown", forget, true);
  return () => {
    document.removeEventListener("pointerdown", press, true);
    document.removeEventListener("pointermove", stray, true);
    document.removeEventListener("keydown", forget, true);
  };
}
