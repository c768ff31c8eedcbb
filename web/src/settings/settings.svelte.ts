/** What the reader prefers: kept in this browser, applied at once. */
import { read, write } from "../keys";
import type { Language } from "../wire/types";
import { browserLanguage, speak } from "../words/words.svelte";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  contrast: "system" | "normal" | "high";
  motion: "system" | "none" | "slow" | "normal" | "fast";
  /** Whether a turn counts only once it is confirmed. */
  confirm: "turn" | "never";
  warnings: boolean;
  sound: "off" | "low" | "normal" | "loud";
  size: "small" | "normal" | "large" | "huge";
  /** Any table as questions and lists, without its drawing. */
  plain: boolean;
}

const KEPT = "orleans.settings";
const USUAL: Settings = {
  language: "en",
  theme: "system",
  contrast: "system",
  motion: "system",
  confirm: "turn",
  warnings: true,
  sound: "low",
  size: "normal",
  plain: false,
};

let now = $state.raw<Settings>({ ...USUAL });

export function settings(): Settings {
  return now;
}

export async function startSettings(): Promise<void> {
  now = { ...USUAL, language: browserLanguage(), ...read<Partial<Settings>>(KEPT, {}) };
  show();
  await speak(now.language);
  // Another tab of the same browser: both look alike.
  addEventListener("storage", (event) => {
    if (event.key === KEPT) void startAgain();
  });
}

async function startAgain(): Promise<void> {
  const before = now.language;
  now = { ...now, ...read<Partial<Settings>>(KEPT, {}) };
  show();
  if (now.language !== before) await speak(now.language);
}

export async function prefer(change: Partial<Settings>): Promise<void> {
  now = { ...now, ...change };
  write(KEPT, { ...read<Partial<Settings>>(KEPT, {}), ...change });
  show();
  if (change.language) await speak(change.language);
}

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = now.theme;
  dataset.contrast = now.contrast;
  dataset.motion = now.motion;
  dataset.size = now.size;
}

const SECONDS = { slow: 0.8, normal: 0.45, fast: 0.2 };

/** How long a piece is on its way, in milliseconds; 0 for no movement at all. */
export function flight(): number {
  if (now.motion === "none" || document.hidden) return 0;
  if (now.motion !== "system") return SECONDS[now.motion] * 1000;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SECONDS.normal * 1000;
}
