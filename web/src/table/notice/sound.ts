/** Short sounds, made here: no file is loaded. Each goes with something that is seen as well. */
import { settings } from "../../settings/settings.svelte";

export type Sound = "turn" | "piece" | "refusal" | "round" | "over";

interface Note {
  /** Hertz, and seconds after the sound begins. */
  pitch: number;
  at: number;
  lasts: number;
  shape?: OscillatorType;
  loud?: number;
}

const VOLUMES = { off: 0, low: 0.08, normal: 0.2, loud: 0.45 };

const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    { pitch: 587, at: 0, lasts: 0.16 },
    { pitch: 880, at: 0.13, lasts: 0.3 },
  ],
  piece: [{ pitch: 240, at: 0, lasts: 0.06, shape: "triangle", loud: 0.7 }],
  refusal: [
    { pitch: 196, at: 0, lasts: 0.12, shape: "triangle" },
    { pitch: 165, at: 0.12, lasts: 0.2, shape: "triangle" },
  ],
  round: [
    { pitch: 392, at: 0, lasts: 0.5, loud: 0.8 },
    { pitch: 784, at: 0, lasts: 0.9, loud: 0.35 },
  ],
  over: [
    { pitch: 523, at: 0, lasts: 0.25 },
    { pitch: 659, at: 0.2, lasts: 0.25 },
    { pitch: 784, at: 0.4, lasts: 0.25 },
    { pitch: 1047, at: 0.6, lasts: 0.7 },
  ],
};

let audio: AudioContext | null = null;

/** Browsers are silent until the page was touched once; until then nothing is heard. */
function speaker(): AudioContext | null {
  if (!("AudioContext" in globalThis)) return null;
  if (!audio && navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => {});
  return audio;
}

export function sound(name: Sound): void {
  const volume = VOLUMES[settings().sound];
  const to = volume > 0 ? speaker() : null;
  if (to) for (const note of SOUNDS[name]) ring(to, note, volume);
}

function ring(
  to: AudioContext,
  { pitch, at, lasts, shape = "sine", loud = 1 }: Note,
  volume: number,
): void {
  const start = to.currentTime + at;
  const tone = to.createOscillator();
  const gain = to.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(gain).connect(to.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}
