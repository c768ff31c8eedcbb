/** Dragging as a shortcut for two taps: the same moves, with a ghost under the finger. */
import type { Attachment } from "svelte/attachments";

interface Dragging {
  /** Whether there is anything to drag now. */
  ready: () => boolean;
  /** It is in the air: its targets light up. */
  lift: () => void;
  /** Over an element with `data-drop`, or null if it falls elsewhere. */
  drop: (target: string | null) => void;
}

const FAR = 7;

export function drag(how: Dragging): Attachment<HTMLElement> {
  return (piece) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !how.ready()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand has left the piece before it is told to have moved.
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(x, y) < FAR) return;
      ghost ??= begin();
      ghost.style.translate = `${x}px ${y}px`;
      mark(targetAt(event));
    }

    function begin(): HTMLElement {
      const box = piece.getBoundingClientRect();
      const made = piece.cloneNode(true) as HTMLElement;
      made.removeAttribute("id");
      made.setAttribute("aria-hidden", "true");
      Object.assign(made.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        pointerEvents: "none",
        zIndex: "60",
        opacity: "0.85",
      });
      document.body.append(made);
      how.lift();
      return made;
    }

    function targetAt(event: PointerEvent): Element | null {
      return (
        document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null
      );
    }

    function mark(target: Element | null): void {
      if (target === over) return;
      over?.classList.remove("over");
      target?.classList.add("over");
      over = target;
    }

    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      if (ghost) {
        how.drop(targetAt(event)?.getAttribute("data-drop") ?? null);
        // The click that follows belongs to the drag.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      }
      end();
    }

    function cancel(): void {
      if (ghost) how.drop(null);
      end();
    }

    function end(): void {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      ghost?.remove();
      mark(null);
      ghost = null;
      from = null;
    }

    piece.addEventListener("pointerdown", down);
    return () => {
      end();
      piece.removeEventListener("pointerdown", down);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
