import { describe, expect, it } from "vitest";
import { inOrder } from "../table/answers/answers";
import { isOnMap, isOnMat, moveOf, only } from "./moves";

const read = (move: string, touches: Record<string, string> = {}) =>
  moveOf({ move, text: move, touches });

describe("what a move touches", () => {
  it("places a personal Follower on a space of a Place", () => {
    expect(read("place farmer* village.1")).toMatchObject({
      verb: "place",
      follower: "farmer*",
      space: "village.1",
      place: "village",
    });
  });

  it("goes along a connection, to a town, to a tile", () => {
    expect(read("go orleans-blois_water")).toMatchObject({ route: "orleans-blois_water" });
    expect(read("rival blue")).toMatchObject({ colour: "blue" });
    expect(read("jump tours")).toMatchObject({ town: "tours" });
    expect(read("tile school")).toMatchObject({ place: "school" });
  });

  it("sends to a deed, with the Follower named where any may go", () => {
    expect(read("send base_astronomy.1")).toMatchObject({ deed: "base_astronomy.1" });
    expect(read("send knight trade_alchemy.1")).toMatchObject({
      follower: "knight",
      deed: "trade_alchemy.1",
    });
  });

  it("leaves alone what it does not know: the list of answers has it", () => {
    const move = read("offer coin");
    expect(move).toEqual({ notation: "offer coin", text: "offer coin", verb: "offer" });
    expect(isOnMat(move) || isOnMap(move)).toBe(false);
  });

  it("finds what is given up where it lies: a station, a wheel, a tile", () => {
    expect(read("give station blois")).toMatchObject({ town: "blois" });
    expect(isOnMap(read("give station blois"))).toBe(true);
    expect(isOnMap(read("give station road"))).toBe(false);
    expect(read("give wheel village.2")).toMatchObject({ space: "village.2" });
    expect(read("give tile school")).toMatchObject({ place: "school" });
  });

  it("tells what ends something from what does something", () => {
    const moves = ["pass", "use village", "skip", "use castle"].map((move) => read(move));
    expect(inOrder(moves).map((move) => move.notation)).toEqual([
      "use village",
      "use castle",
      "pass",
      "skip",
    ]);
  });

  it("offers the most Followers to draw first", () => {
    const moves = ["draw 0", "draw 1", "draw 10", "draw 2"].map((move) => read(move));
    expect(inOrder(moves).map((move) => move.notation)).toEqual([
      "draw 10",
      "draw 2",
      "draw 1",
      "draw 0",
    ]);
  });

  it("finds what a move of an expansion touches where the server says", () => {
    expect(read("invented blue", { colour: "blue" })).toMatchObject({ colour: "blue" });
    expect(read("invented ship", { card: "ship" })).toMatchObject({ card: "ship" });
    const lying = read("invented village.2", { space: "village.2" });
    expect(lying).toMatchObject({ space: "village.2", place: "village" });
    expect(isOnMat(lying)).toBe(true);
    expect(isOnMat(read("invented farmer* bag", { follower: "farmer*" }))).toBe(false);
  });

  it("offers a space only where there is nothing to choose", () => {
    const moves = ["send knight alchemy.1", "send monk alchemy.1", "send alchemy.2"].map((move) =>
      read(move),
    );
    expect(only(moves, { deed: "alchemy.1" })).toBeNull();
    expect(only(moves, { deed: "alchemy.2" })?.notation).toBe("send alchemy.2");
  });
});
