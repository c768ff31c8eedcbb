/**
 * Buttons come and go with every answer. Whoever plays by keys keeps their place: the focus goes
 * on to the next of the same kind, to what is left to do, or to what is asked.
 */

/** What something can be done with; of these, the next of the same kind is looked for first. */
const KINDS = ["fill", "piece", "move", "act"] as const;
const TARGETS = KINDS.map((kind) => `[data-${kind}]`).join(", ");
const FOCUSABLE = "button, a[href], summary, input, select, textarea, [tabindex]";
/** Where to begin with what is asked: there, or at what says so. */
const ASKED = '[data-begin], [data-part="asked"]';
/** What there is to do when nothing else is: confirm, or come back from an earlier moment. */
const NEXT = '[data-act="confirm"], [data-act="now"]';
/** Holds the focus while there is nothing to do. */
const RESTING = "header h1";

interface Left {
  element: HTMLElement;
  kind: string | undefined;
  part: string | undefined;
  /** Those of the same kind that follow it in the same part. */
  after: HTMLElement[];
}

export class FocusKeeper {
  private left: Left | null = null;
  private byKeys = true;

  /** `lost`: the focus was on something that made way for the table. */
  constructor(
    private readonly frame: HTMLElement,
    private lost = false,
  ) {}

  /** Where the focus is, as long as it is there. Returns how to stop. */
  watch(): () => void {
    const keys = (event: Event): void => this.note(event.target, true);
    const pointer = (event: Event): void => this.note(event.target, false);
    const focus = (event: Event): void => this.note(event.target, this.byKeys);
    const heard: [string, (event: Event) => void][] = [
      ["keydown", keys],
      ["pointerdown", pointer],
      ["focusin", focus],
    ];
    for (const [name, hear] of heard) this.frame.addEventListener(name, hear, true);
    return () => {
      for (const [name, hear] of heard) this.frame.removeEventListener(name, hear, true);
    };
  }

  private note(target: EventTarget | null, byKeys: boolean): void {
    this.byKeys = byKeys;
    const element = (target as Element | null)?.closest<HTMLElement>(FOCUSABLE) ?? null;
    if (element?.matches(RESTING)) return;
    this.left = element && this.leaving(element);
    this.lost = false;
  }

  private leaving(element: HTMLElement): Left {
    const kind = KINDS.find((one) => one in element.dataset);
    const part = element.closest<HTMLElement>("[data-part]");
    const alike = kind && part ? [...part.querySelectorAll<HTMLElement>(`[data-${kind}]`)] : [];
    const after = alike.slice(alike.indexOf(element) + 1);
    return { element, kind, part: part?.dataset.part, after };
  }

  /** To be called after every change: only a focus that is nowhere is led on. */
  goOn(): void {
    if (!(this.left || this.lost) || !isNowhere(document.activeElement)) return;
    const next = this.next();
    if (!next || next === document.activeElement) return;
    if (!next.matches(FOCUSABLE)) next.tabIndex = -1;
    const { left, lost } = this;
    next.focus({ preventScroll: true });
    if (next.matches(RESTING)) [this.left, this.lost] = [left, lost];
    if (this.byKeys) next.scrollIntoView?.({ block: "nearest" });
  }

  private next(): HTMLElement | undefined {
    const { left } = this;
    if (left && isUsable(left.element)) return left.element;
    const decided = left?.part === "asked" || left?.element.dataset.act === "confirm";
    const found =
      (decided ? undefined : left?.after.find(isUsable)) ??
      this.first(NEXT) ??
      (decided || !left?.part ? undefined : this.first(TARGETS, `[data-part="${left.part}"] `)) ??
      this.first(ASKED) ??
      this.first(TARGETS, ".board ");
    return found ?? this.first(RESTING);
  }

  private first(what: string, within = ""): HTMLElement | undefined {
    const all = what.split(", ").map((one) => within + one);
    return [...this.frame.querySelectorAll<HTMLElement>(all.join(", "))].find(isUsable);
  }
}

function isNowhere(element: Element | null): boolean {
  return !element || element === document.body || element.matches(`:disabled, ${RESTING}`);
}

function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(":disabled") && (element.checkVisibility?.() ?? true)
  );
}
