/** What this browser holds: the secrets that make it a player. They never leave it unasked. */
import type { Created } from "./wire/types";

export interface Held {
  /** Seat secrets, one for each seat that is played here. */
  seats: string[];
  invite?: string;
}

export interface Me {
  player: string;
  key: string;
  name: string;
}

const TABLES = "orleans.tables";
const ME = "orleans.me";
const SEAT = "orls_";
const INVITE = "orli_";
const PLAYER = "orlp_";

// A browser that keeps nothing (private windows) still plays until it is closed.
const memory = new Map<string, string>();

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = memory.get(name) ?? localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

function all(): Record<string, Held> {
  return read<Record<string, Held>>(TABLES, {});
}

export function heldAt(table: string): Held {
  return all()[table] ?? { seats: [] };
}

export function tables(): string[] {
  return Object.keys(all());
}

function change(table: string, held: Held): void {
  write(TABLES, { ...all(), [table]: held });
}

export function created(table: Created): void {
  const seats = table.seats.map((seat) => seat.key);
  change(table.table, { seats, invite: table.invite });
}

export function seated(table: string, key: string): void {
  const held = heldAt(table);
  if (!held.seats.includes(key)) change(table, { ...held, seats: [...held.seats, key] });
}

/** A secret that is good no longer: the seat was left, or has a new link. */
export function unseated(table: string, key: string): void {
  const held = heldAt(table);
  if (held.seats.includes(key))
    change(table, { ...held, seats: held.seats.filter((one) => one !== key) });
}

export function forget(table: string): void {
  const { [table]: _, ...others } = all();
  write(TABLES, others);
}

/** Takes over whatever secrets stand behind the # of a link; tells whether there were any. */
export function takeFragment(table: string, fragment: string): boolean {
  const secrets = fragment.replace(/^#/, "").split(",").filter(Boolean);
  for (const secret of secrets) {
    if (secret.startsWith(SEAT)) seated(table, secret);
    if (secret.startsWith(INVITE)) change(table, { ...heldAt(table), invite: secret });
  }
  return secrets.length > 0;
}

/** With it the same seats are played on another device. */
export function personalLink(table: string): string {
  return `${location.origin}/t/${table}#${heldAt(table).seats.join(",")}`;
}

/** With it somebody else plays on a seat. */
export function seatLink(table: string, key: string): string {
  return `${location.origin}/t/${table}#${key}`;
}

/** With it a friend takes a seat. */
export function inviteLink(table: string): string {
  const { invite } = heldAt(table);
  return `${location.origin}/t/${table}${invite ? `#${invite}` : ""}`;
}

export function me(): Me | null {
  return read<Me | null>(ME, null);
}

export function iAm(who: Me): void {
  write(ME, who);
}

export function isPlayerKey(secret: string): boolean {
  return secret.startsWith(PLAYER);
}
