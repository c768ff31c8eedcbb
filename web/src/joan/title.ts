/** Joan of Arc among the titles. */
import type { Title } from "../titles";
import { say } from "../words/words.svelte";

export const title: Title = {
  game: "joan",
  table: () => import("./game"),
  quick: [{ id: "joan", sign: "scores", players: 1 }],
  lesson: {
    load: () => import("./lesson"),
    sign: "scores",
    opponents: 0,
    text: () => say("web-learn-start-joan"),
  },
  words: ["joan"],
  tieRule: "joan.score.winner",
  rival: {
    name: () => say("web-joan"),
    tieRule: "joan.solo.score.total",
    tieText: () => say("web-result-tie-joan"),
  },
  rulePrefix: "joan.",
  ruleAreas: ["joan."],
};
