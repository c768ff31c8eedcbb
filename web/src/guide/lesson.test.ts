/** The lesson at moments of a game that was recorded from the server. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Board } from "../table/board";
import { aState } from "../testing/wire";
import type { State } from "../wire/types";
import { LANGUAGES, need, say, speak } from "../words/words.svelte";
import { lesson as classic } from "../classic/lesson";
import { lesson as joan } from "../joan/lesson";
import { seenOf, stepFor, type Seen } from "./lesson";
import { noteRead, progressAt, putAway, stepBack, teach } from "./progress.svelte";
import recorded from "./recorded.json";

const layout = { game: "classic", places: recorded.places } as unknown as Board["layout"];
const moments = recorded.moments as unknown as Partial<State>[];

function seenAt(round: number, asked: string, nth = 0): Seen {
  const fitting = moments.map((moment) => seenOf(classic, { state: aState(moment), layout }));
  const seen = fitting.filter((one) => one.round === round && one.asked === asked)[nth];
  if (!seen) throw new Error(`no ${asked} was recorded in round ${round}`);
  return seen;
}

const READ = classic.steps.filter((step) => step.read && !step.last).map((step) => step.id);
const toDo = (seen: Seen, read: string[] = READ): string | undefined =>
  stepFor(classic, seen, read)?.id;

describe("the lesson of Orléans", () => {
  it("begins with what there is to see, in its order", () => {
    const seen = seenAt(1, "plan");
    const order = ["welcome", "resources", "hour-glass", "market"];
    order.forEach((id, at) => expect(toDo(seen, order.slice(0, at))).toBe(id));
    expect(toDo(seen, order)).toBe("plan-castle");
  });

  it("goes on when the table shows that a step is done, and back when it is taken back", () => {
    const before = seenAt(1, "plan");
    const after = seenAt(1, "plan", 1);
    expect(after.ready).toEqual(["castle"]);
    expect([before, after, before].map((seen) => toDo(seen))).toEqual([
      "plan-castle",
      "plan-done",
      "plan-castle",
    ]);
    expect(toDo(seenAt(1, "act"))).toBe("use");
  });

  it("leads through the second round: draw, two Places, a journey, a good", () => {
    expect(toDo(seenAt(2, "draw"))).toBe("draw");
    expect([0, 1, 2].map((nth) => toDo(seenAt(2, "plan", nth)))).toEqual([
      "plan-wagon",
      "plan-wagon",
      "plan-done",
    ]);
    expect(toDo(seenAt(2, "act"))).toBe("use-next");
    expect(toDo(seenAt(2, "confirm"))).toBe("confirm");
    expect(toDo(seenAt(2, "travel"))).toBe("travel");
    expect(toDo(seenAt(2, "take_good"))).toBe("good");
  });

  it("names the other Place once the first of two is full", () => {
    const seen = seenAt(2, "plan");
    const filled = { ...seen, fits: ["farm_house"], ready: ["wagon"] };
    expect(toDo(filled)).toBe("plan-farm");
  });

  it("stays useful to a player who does something else", () => {
    const seen = seenAt(1, "plan");
    expect(toDo({ ...seen, fits: ["village"], ready: ["farm_house"] })).toBe("plan-done");
    expect(toDo({ ...seen, fits: [], ready: [] })).toBe("plan-free");
    expect(toDo({ ...seen, asked: "lose_good", moves: ["lose wine"] })).toBe("asked");
    expect(toDo({ ...seen, asked: "", moves: [] })).toBe("wait");
  });

  it("leaves out a step that is skipped", () => {
    expect(toDo(seenAt(1, "plan"), [...READ, "plan-castle"])).toBe("plan-free");
  });

  it("ends in the fourth round, however the game is then played on", () => {
    const seen = seenAt(4, "draw");
    expect(toDo(seen, [])).toBe("deeds");
    expect(toDo(seen)).toBe("end");
    expect(toDo({ ...seen, round: 9 }, [])).toBe("end");
    expect(toDo(seen, [...READ, "end"])).toBeUndefined();
    expect(toDo({ ...seen, running: false })).toBeUndefined();
  });
});

describe("the lesson of Joan of Arc", () => {
  const seen = { ...seenAt(1, "plan"), fits: [], ready: [] };
  const told = joan.steps.filter((step) => step.read && !step.last).map((step) => step.id);
  const stepAt = (now: Partial<Seen>, read = told): string | undefined =>
    stepFor(joan, { ...seen, ...now }, read)?.id;

  it("explains every kind of mark when it can be made", () => {
    const kinds = [
      "take farmer",
      "act farmer",
      "fill orleans-blois",
      "build blois",
      "buy mill",
      "pay 1",
      "any wine",
      "good wine",
      "coin 1",
    ];
    const steps = kinds.map((move) => stepAt({ asked: "turn", moves: ["end", move] }));
    expect(steps).toEqual(kinds.map((move) => `joan-${move.split(" ")[0]}`));
    expect(stepAt({ asked: "turn", moves: ["develop", "end"] })).toBe("joan-develop");
    expect(stepAt({ asked: "turn", moves: ["end"] })).toBe("joan-answers");
    expect(stepAt({ asked: "", moves: [] })).toBe("wait");
  });

  it("tells of the sheet first, of Joan in the second round, and ends after it", () => {
    expect(stepAt({ round: 1 }, [])).toBe("joan-welcome");
    expect(stepAt({ round: 2 }, [])).toBe("joan-her");
    expect(stepAt({ round: 3 }, [])).toBe("joan-points");
    expect(stepAt({ round: 3 })).toBe("joan-end");
    expect(stepAt({ round: 9 }, [])).toBe("joan-end");
  });
});

describe("what is kept of a lesson", () => {
  beforeEach(() => localStorage.clear());

  it("is there again after a reload", () => {
    teach("t1", "classic");
    noteRead("t1", "welcome");
    noteRead("t1", "resources");
    putAway("t1", true);
    expect(JSON.parse(localStorage.getItem("orleans.guide") ?? "")).toMatchObject({
      t1: { lesson: "classic", read: ["welcome", "resources"], away: true },
    });
  });

  it("goes back to what was read last, and begins anew when taught again", () => {
    teach("t2", "classic");
    noteRead("t2", "welcome");
    noteRead("t2", "resources");
    stepBack("t2");
    expect(progressAt("t2")?.read).toEqual(["welcome"]);
    teach("t2", "classic");
    expect(progressAt("t2")?.read).toEqual([]);
  });

  it("is nothing at a table without a lesson, and not without end", () => {
    noteRead("other", "welcome");
    expect(progressAt("other")).toBeNull();
    for (let nth = 0; nth < 30; nth++) teach(`many-${nth}`, "classic");
    expect(progressAt("many-0")).toBeNull();
    expect(progressAt("many-29")).not.toBeNull();
  });
});

describe("the words of the lessons", () => {
  it.each(LANGUAGES)("are there for every step in %s, each its own", async (language) => {
    await speak(language);
    await need("web_guided");
    const steps = [...classic.steps, ...joan.steps.filter((step) => step.id !== "wait")];
    const texts = steps.map((step) => say("web-guide-text", { step: step.id }));
    expect(new Set(texts).size).toBe(steps.length);
    for (const text of texts) expect(text.length).toBeLessThan(260);
    for (const step of steps.slice(0, -1))
      expect(say("web-guide-title", { step: step.id })).not.toBe(
        say("web-guide-title", { step: "joan-end" }),
      );
  });
});
