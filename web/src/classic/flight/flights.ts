/** Which pieces of Orléans have moved from one view to the next, and what moved them. */
import type { Change, Flight, FlyingPiece } from "../../table/flight/plan";
import type { EventView } from "../../wire/types";
import { matFlights } from "./flights_mat";
import { viewOf, type ClassicView, type PlayerView } from "../view";

const COINS = 3;

export function flightsOf({ before, after, lines }: Change): Flight[] {
  const [was, is] = [viewOf(before), viewOf(after)];
  if (!was || !is) return [];
  const events = lines.flatMap((line) => line.events);
  return [
    ...is.players.flatMap((player) => {
      const old = was.players[player.seat];
      return old ? matFlights(old, player, sentBy(player.seat, was, is)) : [];
    }),
    ...events.flatMap((event) => EVENTS[event.what]?.(event) ?? []),
    ...is.players.flatMap((player) => markFlights(was.players[player.seat], player)),
  ];
}

/** Spaces of deeds that this seat has just sent somebody to. */
function sentBy(
  seat: number,
  was: ClassicView,
  is: ClassicView,
): { follower: string; to: string }[] {
  return Object.entries(is.deeds).flatMap(([deed, spaces]) =>
    spaces.flatMap((space, at) => {
      const fresh = space.follower && space.sent_by === seat && !was.deeds[deed]?.[at]?.follower;
      return fresh ? [{ follower: space.follower as string, to: `deed:${deed}.${at + 1}` }] : [];
    }),
  );
}

/** Markers on the tracks go from where they were to where they are. */
function markFlights(was: PlayerView | undefined, is: PlayerView): Flight[] {
  if (!was) return [];
  const moved = Object.keys(is.tracks).filter((track) => was.tracks[track] !== is.tracks[track]);
  if (was.development !== is.development) moved.push("development");
  return moved.map((track) => {
    const at = [`mark:${track}:${is.seat}`];
    return { piece: shield(is.seat), from: at, to: at, covers: true };
  });
}

const shield = (seat: number): FlyingPiece => ({ what: "shield", name: "", seat });
const thing = (name: string, seat: number): FlyingPiece => ({ what: "thing", name, seat });
const good = (event: EventView): FlyingPiece => ({
  what: "good",
  name: String(event.facts.good),
  seat: event.seat,
});
const follower = (event: EventView): FlyingPiece => ({
  what: "follower",
  name: String(event.facts.follower),
  seat: event.seat,
});

/** Where the reason of an event is drawn: a Place, a deed, the Hour Glass, a track. */
function source({ source: name, seat }: EventView): string[] {
  if (name.startsWith("event.")) return ["event"];
  if (name === "development") return [`mark:development:${seat}`];
  return [`place:${seat}:${name}`, `deed:${name}`, `mark:${name}:${seat}`];
}

/** Where somebody is drawn at all: among the others, or in the bar. */
const player = (seat: number): string[] => [`player:${seat}`, `seat:${seat}`];
const at = (name: string, seat: number): string[] => [
  `${name}:${seat}`,
  `holdings:${seat}`,
  ...player(seat),
];
const stock = (event: EventView, seat = event.seat): string[] => [
  `good:${seat}:${String(event.facts.good)}`,
  ...at("good", seat),
];
const notice = (...to: string[]): Flight => ({ piece: null, from: [], to });

function many(event: EventView, flight: Flight): Flight[] {
  return Array<Flight>(Math.max(1, Math.min(COINS, Number(event.facts.amount ?? 1)))).fill(flight);
}

function spent(event: EventView): Flight[] {
  return many(event, {
    piece: good(event),
    from: stock(event),
    to: [`supply:${String(event.facts.good)}`, ...source(event)],
  });
}

const EVENTS: Record<string, (event: EventView) => Flight | Flight[]> = {
  round: () => notice("event"),
  action: ({ seat, source: place }) => notice(`place:${seat}:${place}`, ...player(seat)),
  moved: ({ seat }) => notice(`mark:merchant:${seat}`),
  jumped: ({ seat }) => notice(`mark:merchant:${seat}`),
  recruited: (event) => ({
    piece: follower(event),
    from: [`supply:${String(event.facts.follower)}`, ...source(event)],
    to: at("bag", event.seat),
  }),
  lost: (event) => ({
    piece: follower(event),
    from: at("bag", event.seat),
    to: [`supply:${String(event.facts.follower)}`, "event"],
  }),
  good: (event) => ({
    piece: good(event),
    from: [
      `route:${event.source}:${String(event.facts.good)}`,
      ...source(event),
      `supply:${String(event.facts.good)}`,
    ],
    to: stock(event),
  }),
  spent,
  food: spent,
  handed: (event) => ({
    piece: good(event),
    from: stock(event),
    to: stock(event, Number(event.facts.to)),
  }),
  coins: (event) =>
    many(event, {
      piece: thing("coin", event.seat),
      from: source(event),
      to: at("coin", event.seat),
    }),
  paid: (event) =>
    many(event, {
      piece: thing("coin", event.seat),
      from: at("coin", event.seat),
      to: source(event),
    }),
  handed_coins: (event) =>
    many(event, {
      piece: thing("coin", event.seat),
      from: at("coin", event.seat),
      to: at("coin", Number(event.facts.to)),
    }),
  station: ({ seat, facts }) => ({
    piece: thing("station", seat),
    from: at("station", seat),
    to: [`station:${String(facts.town)}:${seat}`, `town:${String(facts.town)}`],
  }),
  citizen: ({ seat, source: from }) => ({
    piece: thing("citizen", seat),
    from: [`gift:${from}`, "supply:citizen"],
    to: at("citizen", seat),
  }),
  tile: ({ seat, facts }) => ({
    piece: thing("place", seat),
    from: [`tile:${String(facts.place)}`],
    to: [`place:${seat}:${String(facts.place)}`, ...player(seat)],
  }),
  wheel: (event) => ({
    piece: thing("wheel", event.seat),
    from: ["supply:wheel", ...source(event)],
    to: at("wheel", event.seat),
  }),
};
