/**
 * Followers: each has a tile of its own outline (so colour is never needed to tell them apart) and
 * an emblem, both in a field of 32 by 32.
 */
import type { Drawing } from "./drawing";

export const FOLLOWERS = [
  "farmer",
  "boatman",
  "craftsman",
  "trader",
  "knight",
  "scholar",
  "monk",
] as const;
export type FollowerKind = (typeof FOLLOWERS)[number];

export const TILES: Record<FollowerKind, string> = {
  farmer: "M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z",
  boatman: "M16 2C22 8 29 12 29 19A13 11 0 0 1 3 19C3 12 10 8 16 2z",
  craftsman: "M6 3H26A3 3 0 0 1 29 6V26A3 3 0 0 1 26 29H6A3 3 0 0 1 3 26V6A3 3 0 0 1 6 3z",
  trader: "M10.5 2.5H21.5L29.5 10.5V21.5L21.5 29.5H10.5L2.5 21.5V10.5z",
  knight: "M4 4C9 5 13 4 16 2C19 4 23 5 28 4V15C28 23 22 27 16 30C10 27 4 23 4 15z",
  scholar: "M16 1.5L30 12L25 29.5H7L2 12z",
  monk: "M4 30V15C4 8 9 4 16 1.5C23 4 28 8 28 15V30z",
};

export const EMBLEMS: Record<FollowerKind, Drawing> = {
  // a hay fork
  farmer: { line: "M16 14V26M10 6V10A4 4 0 0 0 14 14H18A4 4 0 0 0 22 10V6M16 6V14" },
  // a boat under sail
  boatman: { fill: "M15 8V18H8.5z M17 10L22.5 18H17z M7 20H25L22 25H10z" },
  // a hammer
  craftsman: { fill: "M8 8H20L24 12V14H18V26H13.5V14H8z" },
  // scales
  trader: {
    line: "M16 7V24M11 25H21M8 10H24M8 10L5.5 17M8 10L10.5 17M24 10L21.5 17M24 10L26.5 17",
    fill: "M4.5 17H11.5A3.5 3.5 0 0 1 4.5 17z M20.5 17H27.5A3.5 3.5 0 0 1 20.5 17z",
  },
  // a sword
  knight: { fill: "M16 5L18.5 8V18H22V20.5H17.8V25H14.2V20.5H10V18H13.5V8z" },
  // an open book
  scholar: {
    fill: "M15 12C12 10 9.5 10 7.5 10.5V23C10 22.5 12.5 22.7 15 24.5z M17 12C20 10 22.5 10 24.5 10.5V23C22 22.5 19.5 22.7 17 24.5z",
  },
  // a cross
  monk: { fill: "M14 8H18V13H23V17H18V26H14V17H9V13H14z" },
};
