/** The seven phases of a round, and what counts in the end, with their icons and rules. */
import type { FollowerKind } from "../look/icons/followers";
import type { ThingName } from "../look/icons/things";

export interface Phase {
  id: string;
  thing?: ThingName;
  follower?: FollowerKind;
  /** How the ids of its rules begin. */
  rules: string;
}

export const PHASES: Phase[] = [
  { id: "hour_glass", thing: "hourglass", rules: "phase1." },
  { id: "census", follower: "farmer", rules: "census." },
  { id: "followers", thing: "bag", rules: "draw." },
  { id: "planning", thing: "market", rules: "plan." },
  { id: "actions", thing: "place", rules: "action." },
  { id: "event", thing: "harvest", rules: "event." },
  { id: "start_player", rules: "phase7." },
];

export const SOURCES: { key: string; thing: ThingName }[] = [
  { key: "web-learn-points-coins", thing: "coin" },
  { key: "web-learn-points-goods", thing: "income" },
  { key: "web-learn-points-status", thing: "station" },
];
