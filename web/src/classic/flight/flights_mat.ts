/** Followers and wheels of one mat: between bag, Market, Action Spaces and deeds. */
import type { Flight, FlyingPiece } from "../../table/flight/plan";
import type { PlayerView } from "../view";

interface Lying {
  piece: string;
  at: string;
}

export function matFlights(
  was: PlayerView,
  is: PlayerView,
  sent: { follower: string; to: string }[],
): Flight[] {
  const { seat } = is;
  const left = changed(was.market, is.market);
  const come = changed(is.market, was.market);
  const emptied = gone(was.spaces, is.spaces);
  const filled = gone(is.spaces, was.spaces);
  const found: Flight[] = [];
  const fly = (piece: string, from: string[], to: string[]): void => {
    found.push({ piece: pieceOf(piece, seat), from, to, covers: true });
  };
  const player = [`player:${seat}`, `seat:${seat}`];
  const market = (piece: string): string[] => [
    `piece:${seat}:${piece}`,
    `market:${seat}`,
    ...player,
  ];
  const space = (at: string): string[] => [`space:${seat}:${at}`, ...player];

  for (const { piece, at } of filled) {
    const shifted = takeFirst(left, (one) => one === piece)
      ? null
      : takeFirst(emptied, (one) => one.piece === piece);
    fly(
      piece,
      shifted ? space(shifted.at) : piece === "wheel" ? [`wheel:${seat}`] : market(piece),
      space(at),
    );
  }
  const deeds = [...sent];
  for (const { piece, at } of emptied) {
    const deed = takeFirst(deeds, (one) => one.follower === piece.replace("*", ""));
    if (deed) fly(piece, space(at), [deed.to]);
    else if (takeFirst(come, (one) => one === piece)) fly(piece, space(at), market(piece));
    else found.push({ piece: pieceOf(piece, seat), from: space(at), to: bag(seat) });
  }
  for (const piece of come) fly(piece, bag(seat), market(piece));
  return found;
}

const bag = (seat: number): string[] => [`bag:${seat}`, `player:${seat}`, `seat:${seat}`];

function pieceOf(name: string, seat: number): FlyingPiece {
  return { what: name === "wheel" ? "thing" : "follower", name, seat };
}

/** What is more of in the first, piece by piece. */
function changed(first: Record<string, number>, second: Record<string, number>): string[] {
  return Object.entries(first).flatMap(([piece, count]) =>
    Array<string>(Math.max(0, count - (second[piece] ?? 0))).fill(piece),
  );
}

/** What lies on a space in the first and no longer in the second. */
function gone(first: PlayerView["spaces"], second: PlayerView["spaces"]): Lying[] {
  return Object.entries(first).flatMap(([place, spaces]) =>
    spaces.flatMap((piece, nth) =>
      piece && second[place]?.[nth] !== piece ? [{ piece, at: `${place}.${nth + 1}` }] : [],
    ),
  );
}

function takeFirst<T>(all: T[], fits: (one: T) => boolean): T | null {
  const at = all.findIndex(fits);
  return at < 0 ? null : (all.splice(at, 1)[0] as T);
}
