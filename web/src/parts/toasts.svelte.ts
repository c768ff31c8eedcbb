/** Short notices at the edge of the page: refusals with their rule, and what has worked. */
import type { Reason } from "../wire/types";

export interface Toast {
  id: number;
  kind: "refusal" | "note";
  text: string;
  reason?: Reason;
}

const NOTE_SECONDS = 5;
const REFUSAL_SECONDS = 20;
const MOST = 3;

let all = $state.raw<Toast[]>([]);
let next = 1;

export function toasts(): Toast[] {
  return all;
}

function show(toast: Omit<Toast, "id">, seconds: number): void {
  const id = next++;
  const others = all.filter((one) => one.text !== toast.text).slice(1 - MOST);
  all = [...others, { ...toast, id }];
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function note(text: string): void {
  show({ kind: "note", text }, NOTE_SECONDS);
}

export function refuse(reason: Reason): void {
  show({ kind: "refusal", text: reason.text, reason }, REFUSAL_SECONDS);
}

/** Whoever goes to another page leaves behind why something did not work on this one. */
export function leaveRefusals(): void {
  all = all.filter((one) => one.kind !== "refusal");
}

export function dismiss(id: number): void {
  all = all.filter((one) => one.id !== id);
}
