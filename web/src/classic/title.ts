/** Orléans among the titles. */
import type { Title } from "../titles";
import { say } from "../words/words.svelte";

export const title: Title = {
  game: "classic",
  table: () => import("./game"),
  quick: [
    { id: "classic", sign: "play", main: true, players: 3 },
    { id: "duo", sign: "person", players: 2 },
  ],
  lesson: {
    load: () => import("./lesson"),
    sign: "play",
    main: true,
    opponents: 1,
    text: () => say("web-learn-start"),
  },
  words: [],
  tieRule: "score.tie",
  rulePrefix: "",
  ruleAreas: [
    ...["setup.", "round.", "draw.", "plan.", "action.", "event.", "deed.", "place.", "score."],
    ...["orders.", "events.", "trade.", "intrigue.", "plague.", "invasion.", "prosperity."],
    ...["duel.", "solo."],
  ],
  editionText: (edition) => say("web-setup-edition-about", { edition: `in-${edition}` }),
};
