/**
 * Notation of moves, and what on the table they touch. This is all that the drawing knows of them:
 * whether a move is legal stands in the question.
 */
import type { Choice } from "../wire/types";

export interface Move {
  /** As it is sent. */
  notation: string;
  /** In the reader's language. */
  text: string;
  verb: string;
  /** A Follower as the server writes it: "farmer*" is a personal one. */
  follower?: string;
  /** An Action Space of the own mat, "village.1". */
  space?: string;
  place?: string;
  /** A space of a deed, "base_astronomy.1". */
  deed?: string;
  route?: string;
  town?: string;
  good?: string;
  track?: string;
  card?: string;
  /** A player by colour. */
  colour?: string;
  /** An expansion takes what lies on the space. */
  taken?: true;
}

type Touched = Omit<Move, "notation" | "text" | "verb">;

const ONE: Record<string, (word: string) => Touched> = {
  lift: atSpace,
  back: atSpace,
  wheel: atSpace,
  shift: atSpace,
  use: (place) => ({ place }),
  ward: (place) => ({ place }),
  strike: (place) => ({ place }),
  tile: (place) => ({ place }),
  go: (route) => ({ route }),
  jump: (town) => ({ town }),
  build: (town) => ({ town }),
  recruit: (follower) => ({ follower }),
  stow: (follower) => ({ follower }),
  market: (follower) => ({ follower }),
  track: (track) => ({ track }),
  take: (good) => ({ good }),
  spend: (good) => ({ good }),
  food: (good) => ({ good }),
  buy: (good) => ({ good }),
  sell: (good) => ({ good }),
  put: (good) => ({ good }),
  send: (deed) => ({ deed }),
  rival: (colour) => ({ colour }),
};

const TWO: Record<string, (first: string, second: string) => Touched> = {
  place: (follower, space) => ({ follower, ...atSpace(space) }),
  unstow: (follower, space) => ({ follower, ...atSpace(space) }),
  send: (follower, deed) => ({ follower, deed }),
  give: (what, id) => GIVEN[what]?.(id) ?? {},
};

const GIVEN: Record<string, (id: string) => Touched> = {
  station: (town) => (town === "road" ? {} : { town }),
  good: (good) => ({ good }),
  tile: (place) => ({ place }),
  wheel: atSpace,
};

function atSpace(space: string): Touched {
  return { space, place: placeOf(space) };
}

/** "village.1" is a space of the village. */
export function placeOf(space: string): string {
  return space.slice(0, space.lastIndexOf("."));
}

/** Held moves are known by their notation only. */
type Written = Pick<Choice, "move" | "text"> & Partial<Choice>;

export function moveOf({ move, text, touches = {} }: Written): Move {
  const [verb = "", ...words] = move.split(" ");
  const [first = "", second = ""] = words;
  const touched =
    words.length === 1 ? ONE[verb]?.(first) : words.length === 2 ? TWO[verb]?.(first, second) : {};
  return { notation: move, text, verb, ...touched, ...foreign(touches) };
}

/** What a move of an expansion touches is said by the server. */
function foreign({ space, ...rest }: Record<string, string>): Touched {
  return { ...rest, ...(space ? { ...atSpace(space), taken: true } : {}) };
}

export function movesOf(choices: Choice[]): Move[] {
  return choices.map(moveOf);
}

/** The only move of these that touches it so; none if there are several to choose from. */
export function only(moves: Move[], touch: Partial<Move>): Move | null {
  const found = moves.filter((move) => fits(move, touch));
  return found.length === 1 ? (found[0] ?? null) : null;
}

export function fits(move: Move, touch: Partial<Move>): boolean {
  return Object.entries(touch).every(([key, value]) => move[key as keyof Move] === value);
}

const ON_MAT = new Set(["place", "unstow", "lift", "wheel", "shift", "back"]);

/** Whether the own mat itself is where this is done. Places to use are few, and are asked for too. */
export function isOnMat(move: Move): boolean {
  return ON_MAT.has(move.verb) || (isGivenUp(move) && move.space !== undefined);
}

/** What takes something away: it is touched where it lies. */
export function isGivenUp(move: Move): boolean {
  return move.verb === "give" || move.taken === true;
}

const ON_MAP = new Set(["go", "jump", "build"]);

export function isOnMap(move: Move): boolean {
  return ON_MAP.has(move.verb) || (move.verb === "give" && move.town !== undefined);
}
