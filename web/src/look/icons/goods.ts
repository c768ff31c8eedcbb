/** Goods on square tiles of 32 by 32. */
import type { Drawing } from "./drawing";

export const GOODS = ["grain", "cheese", "wine", "wool", "brocade", "bread"] as const;
export type GoodKind = (typeof GOODS)[number];

export const CRATE = "M7 2H25A5 5 0 0 1 30 7V25A5 5 0 0 1 25 30H7A5 5 0 0 1 2 25V7A5 5 0 0 1 7 2z";

export const GOOD_DRAWINGS: Record<GoodKind, Drawing> = {
  // an ear of grain
  grain: {
    line: "M16 27V9",
    fill: "M16 4C18 6.5 18 8.5 16 11C14 8.5 14 6.5 16 4z M15 16C11.5 16 9.5 14 9.5 10.5C13 10.5 15 12.5 15 16z M17 16C20.5 16 22.5 14 22.5 10.5C19 10.5 17 12.5 17 16z M15 22C11.5 22 9.5 20 9.5 16.5C13 16.5 15 18.5 15 22z M17 22C20.5 22 22.5 20 22.5 16.5C19 16.5 17 18.5 17 22z",
  },
  // a wedge with holes
  cheese: {
    fill: "M5 16L21 7C25 8.5 27 11.5 27 16V25H5z",
    cut: "M11 17.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z M20.5 17a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z M20 10.3a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4z",
  },
  // a goblet
  wine: {
    fill: "M9 5H23C23.5 12 21.5 16.5 17.5 17.5V23.5H21.5V26H10.5V23.5H14.5V17.5C10.5 16.5 8.5 12 9 5z",
    cut: "M11.2 7.2H20.8V9.6H11.2z",
  },
  // a sheep
  wool: {
    fill: "M10 11a4 4 0 0 1 6.5-2.3A4 4 0 0 1 23 11.5A4 4 0 0 1 22.5 19.5A4 4 0 0 1 16 20.5A4 4 0 0 1 9.5 19.5A4.5 4.5 0 0 1 10 11z M10.5 20.5H13.5V26H10.5z M19 20.5H22V26H19z M22.5 12C25.5 11.5 28 13 28 15.5C28 18 25.5 18.5 23.5 17.5z",
    cut: "M25.4 14.2a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8z",
  },
  // a hanging cloth with lozenges
  brocade: {
    fill: "M6 5H26V8H24.5V26L20.2 23.5L16 26L11.8 23.5L7.5 26V8H6z",
    cut: "M16 9.5L18.6 12.7L16 16L13.4 12.7z M11.2 15.5L13 18L11.2 20.5L9.4 18z M20.8 15.5L22.6 18L20.8 20.5L19 18z",
  },
  // a loaf
  bread: {
    fill: "M5 18C5 12 10 9 16 9S27 12 27 18C27 22 25 24 22 24H10C7 24 5 22 5 18z",
    cut: "M10.5 13L13.5 18.5L12 19.3L9 13.9z M15.3 12L18.3 18.2L16.8 19L13.8 12.8z M20.2 12.6L22.9 17.8L21.4 18.6L18.6 13.2z",
  },
};
