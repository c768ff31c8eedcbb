/** A view in a few numbers for each player, where there is no drawing of it. */

export const FIGURES = [
  "coins",
  "goods",
  "stations",
  "citizens",
  "development",
  "status",
  "monks",
  "shields",
];

export interface Figure {
  what: string;
  value: number;
}

function amount(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "object" || value === null) return null;
  return Object.values(value).reduce((sum: number, one) => sum + (amount(one) ?? 0), 0);
}

/** What a player has; the two games name their stations in two ways. */
export function figuresOf(player: Record<string, unknown>): Figure[] {
  const held: Record<string, unknown> = {
    ...player,
    stations: player.stations_built ?? player.stations,
  };
  return FIGURES.flatMap((what) => {
    const value = amount(held[what]);
    return value === null ? [] : [{ what, value }];
  });
}

export function playersIn(view: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(view.players) ? (view.players as Record<string, unknown>[]) : [];
}
