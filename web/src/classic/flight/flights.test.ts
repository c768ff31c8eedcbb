import { describe, expect, it } from "vitest";
import type { Flight } from "../../table/flight/plan";
import { aLine, aState } from "../../testing/wire";
import type { EventView, State } from "../../wire/types";
import { flightsOf } from "./flights";
import recorded from "../recorded.json";
import type { ClassicView, PlayerView } from "../view";

const view = (recorded.state as unknown as State).view as unknown as ClassicView;

function state(change: (me: PlayerView, all: ClassicView) => void = () => {}): State {
  const copy = structuredClone(view);
  change(copy.players[0] as PlayerView, copy);
  return aState({ view: copy as unknown as Record<string, unknown> });
}

const planned = state((me) => {
  me.market = { "boatman*": 1, "craftsman*": 1, "trader*": 1 };
  me.spaces.village = ["farmer*", "", ""];
});

function flown(before: State, after: State, ...events: Partial<EventView>[]): Flight[] {
  const full = events.map((event) => ({ what: "", seat: 0, source: "", facts: {}, ...event }));
  return flightsOf({ before, after, lines: [{ ...aLine(1), events: full }] });
}

const ways = (flights: Flight[]) =>
  flights.map(({ piece, from, to }) => [piece?.name, from[0], to[0]]);

describe("the pieces that fly", () => {
  it("from the Market to the space it was put on, and back when taken off again", () => {
    expect(ways(flown(state(), planned))).toEqual([
      ["farmer*", "piece:0:farmer*", "space:0:village.1"],
    ]);
    expect(ways(flown(planned, state()))).toEqual([
      ["farmer*", "space:0:village.1", "piece:0:farmer*"],
    ]);
  });

  it("do not fly twice: a plan that is finished lies there already", () => {
    const event = { what: "planned", source: "village", facts: { follower: "farmer*" } };
    expect(flown(planned, planned, event)).toEqual([]);
  });

  it("from the spaces into the bag once the Place was used, with who was recruited", () => {
    const used = state((me) => {
      me.market = { "boatman*": 1, "craftsman*": 1, "trader*": 1 };
      me.tracks.boatman = 1;
    });
    const told = { what: "recruited", source: "village", facts: { follower: "boatman" } };
    expect(ways(flown(planned, used, told))).toEqual([
      ["farmer*", "space:0:village.1", "bag:0"],
      ["boatman", "supply:boatman", "bag:0"],
      ["", "mark:boatman:0", "mark:boatman:0"],
    ]);
  });

  it("to the deed that a Follower was sent to", () => {
    const sent = state((me, all) => {
      me.market = { "boatman*": 1, "craftsman*": 1, "trader*": 1 };
      all.deeds = { wall: [{ asks: "farmer", follower: "farmer", sent_by: 0 }] };
    });
    expect(ways(flown(planned, sent))).toEqual([["farmer*", "space:0:village.1", "deed:wall.1"]]);
  });

  it("out of the bag onto the Market when they are drawn", () => {
    const drawn = state((me) => (me.market = { ...me.market, knight: 1 }));
    expect(ways(flown(state(), drawn))).toEqual([["knight", "bag:0", "piece:0:knight"]]);
  });

  it("as goods from the connection, and as a few coins for many", () => {
    const good = { what: "good", source: "orleans-blois_water", facts: { good: "cheese" } };
    expect(ways(flown(state(), state(), good))).toEqual([
      ["cheese", "route:orleans-blois_water:cheese", "good:0:cheese"],
    ]);
    const coins = { what: "coins", source: "event.income.new", facts: { amount: 7 } };
    expect(ways(flown(state(), state(), coins))).toEqual(
      Array(3).fill(["coin", "event", "coin:0"]),
    );
  });

  it("are noticed where nothing flies: a Place that is used, a new round", () => {
    const seen = flown(state(), state(), { what: "action", source: "village" }, { what: "round" });
    expect(ways(seen)).toEqual([
      [undefined, undefined, "place:0:village"],
      [undefined, undefined, "event"],
    ]);
  });
});
