/** The table of Joan of Arc in words: for the text mode. */
import type { Board, Told } from "../table/board";
import type { JoanBoard } from "../wire/types";
import { number, say } from "../words/words.svelte";
import { layoutOf, tilesOf, viewOf, type AreaView, type JoanView, type SheetView } from "./view";

export function inWords(board: Board): Told[] {
  const layout = layoutOf(board);
  const view = viewOf(board.state);
  return layout && view ? new Telling(board, layout, view).all() : [];
}

class Telling {
  private readonly names: Map<string, string>;

  constructor(
    private readonly board: Board,
    private readonly layout: JoanBoard,
    private readonly view: JoanView,
  ) {
    const { asks, tiles, goods, map, places } = layout;
    const all = [...asks, ...tiles, ...goods, ...map.towns, ...map.routes, ...places];
    this.names = new Map(all.map((one) => [one.id, one.name]));
  }

  all(): Told[] {
    const { players, seat, joan, display, bag, holding, cards } = this.view;
    const own = players[seat ?? -1];
    const tiles = [
      this.listed(tilesOf(display)) || say("web-joan-display-empty"),
      told(say("web-joan-in-bag"), this.counted(bag).join(", ") || say("web-joan-none")),
      told(say("web-joan-holding"), this.counted(holding).join(", ") || say("web-joan-none")),
    ];
    return [
      { title: say("web-joan-display"), lines: tiles },
      ...(own ? [{ title: say("web-joan-sheet-own"), lines: this.sheet(own) }] : []),
      ...players
        .filter((sheet) => sheet !== own)
        .map((sheet) => ({
          title: say("web-joan-sheet-of", { name: this.board.name(sheet.seat) }),
          lines: this.sheet(sheet),
        })),
      { title: say("web-joan-places"), lines: cards.map((id) => this.card(id)) },
      ...(joan ? [{ title: say("web-joan-area"), lines: this.area(joan) }] : []),
    ].filter((one) => one.lines.length > 0);
  }

  private sheet(sheet: SheetView): string[] {
    const { layout } = this;
    return [
      say("web-joan-coins", { count: sheet.coins }),
      ...sheet.bank.map((row, at) =>
        say("web-joan-bank-row", {
          row: at + 1,
          circled: row.circled,
          all: layout.bank.columns.length,
          spent: row.spent,
        }),
      ),
      ...this.counted(sheet.goods),
      told(
        say("web-joan-development"),
        say("web-joan-status", { space: sheet.development, status: sheet.status }),
      ),
      told(say("web-joan-stations-built"), this.listed(sheet.stations) || say("web-joan-none")),
      say("web-joan-filled", { names: this.listed(sheet.routes) || say("web-joan-none") }),
      ...(sheet.struck_towns.length > 0
        ? [say("web-joan-struck", { names: this.listed(sheet.struck_towns) })]
        : []),
      told(say("web-joan-citizens"), number(sheet.citizens)),
      told(say("web-joan-shields-circled"), number(sheet.shields)),
      say("web-joan-monks-label", { recruited: sheet.monks, all: layout.monks.length - 1 }),
      ...layout.deeds.flatMap((deed) => {
        const marked = sheet.deeds[deed.id] ?? [];
        return marked.length > 0 ? [told(deed.name, this.listed(marked))] : [];
      }),
      say("web-joan-has-places", { names: this.listed(sheet.cards) || say("web-joan-none") }),
    ];
  }

  private card(id: string): string {
    const card = this.layout.places.find((one) => one.id === id);
    return told(this.name(id), card?.text ?? "");
  }

  private area(area: AreaView): string[] {
    const { solo } = this.layout;
    if (!solo) return [];
    const of = (name: string, count: number, all: number): string =>
      say("web-joan-of", { name, count, all });
    return [
      ...solo.tracks.map((track) =>
        of(track.name, area.tracks[track.id] ?? 0, track.points.length || track.effects.length),
      ),
      of(say("web-joan-levels"), area.development, solo.levels.length - 1),
      of(say("web-joan-stations-built"), area.stations, solo.stations),
      of(say("web-joan-citizens"), area.citizens, solo.citizens),
      of(say("web-joan-shields-circled"), area.shields, solo.depot.length),
    ];
  }

  private counted(counts: Record<string, number>): string[] {
    return Object.entries(counts).flatMap(([id, count]) =>
      count > 0 ? [told(this.name(id), number(count))] : [],
    );
  }

  private listed(ids: string[]): string {
    return ids.map((id) => this.name(id)).join(", ");
  }

  private name(id: string): string {
    return this.names.get(id) ?? id;
  }
}

const told = (what: string, how: string): string => say("web-told", { what, how });
