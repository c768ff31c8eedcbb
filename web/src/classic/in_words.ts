/** The table of Orléans in words: for the text mode. */
import type { Board, Told } from "../table/board";
import type { ClassicBoard } from "../wire/types";
import { number, say } from "../words/words.svelte";
import { layoutOf, pieces, viewOf, type ClassicView, type PlayerView } from "./view";

export function inWords(board: Board): Told[] {
  const layout = layoutOf(board);
  const view = viewOf(board.state);
  return layout && view ? new Telling(board, layout, view).all() : [];
}

class Telling {
  private readonly names: Map<string, string>;

  constructor(
    private readonly board: Board,
    private readonly layout: ClassicBoard,
    private readonly view: ClassicView,
  ) {
    const { asks, followers, goods, map, places } = layout;
    this.names = new Map(
      [...asks, ...followers, ...goods, ...map.towns, ...places].map((one) => [one.id, one.name]),
    );
  }

  all(): Told[] {
    const own = this.view.players[this.view.seat ?? -1];
    const others = this.view.players.filter((player) => player !== own);
    return [
      ...(own ? [{ title: say("web-classic-mat"), lines: this.mat(own) }] : []),
      ...others.map((player) => ({
        title: say("web-classic-mat-of", { name: this.board.name(player.seat) }),
        lines: this.mat(player),
      })),
      { title: say("web-classic-map"), lines: this.map() },
      { title: say("web-classic-tracks"), lines: this.tracks() },
      { title: this.layout.deeds.name, lines: this.deeds() },
      {
        title: say("web-classic-supplies"),
        lines: [...this.counted(this.view.supply), ...this.counted(this.view.goods)],
      },
    ];
  }

  private mat(player: PlayerView): string[] {
    const {
      coins,
      development,
      status,
      citizens,
      stations_built,
      stations_left,
      wheels,
      bag_size,
      bag,
    } = player;
    return [
      told(say("web-classic-coins"), number(coins)),
      told(
        say("web-classic-development"),
        `${number(development)}, ${say("web-classic-status", { status })}`,
      ),
      told(say("web-classic-citizens"), number(citizens)),
      told(
        say("web-classic-stations"),
        `${number(stations_built)}/${number(stations_built + stations_left)}`,
      ),
      ...(wheels > 0 ? [told(say("web-classic-wheels"), number(wheels))] : []),
      told(
        say("web-classic-bag"),
        bag ? this.counted(bag).join(", ") || number(0) : number(bag_size),
      ),
      ...this.counted(player.goods),
      told(
        say("web-classic-market"),
        this.listed(pieces(player.market)) || say("web-classic-market-empty"),
      ),
      ...player.places.map((id) => this.place(id, player.spaces[id] ?? [])),
    ];
  }

  private place(id: string, spaces: string[]): string {
    const place = this.layout.places.find((one) => one.id === id);
    const asks = place?.asks ?? [];
    const free = asks.filter((_, at) => !spaces[at]);
    return say("web-classic-words-place", {
      place: this.name(id),
      text: place?.text ?? "",
      placed: this.listed(spaces.filter(Boolean)) || say("web-classic-nobody"),
      free: this.listed(free) || say("web-classic-nobody"),
      spaces: asks.length,
    });
  }

  private map(): string[] {
    const { players, stations, routes } = this.view;
    const goods = this.layout.map.routes.flatMap((route) => {
      const lying = routes[route.id] ?? [];
      const way = say(route.kind === "water" ? "web-classic-water" : "web-classic-road");
      return lying.length > 0 ? [told(`${route.name} (${way})`, this.listed(lying))] : [];
    });
    return [
      ...players.map((player) =>
        say("web-classic-merchant-in", {
          name: this.board.name(player.seat),
          town: this.name(player.merchant),
        }),
      ),
      ...Object.entries(stations).map(([town, seats]) =>
        say("web-classic-stations-in", {
          town: this.name(town),
          names: seats.map((seat) => this.board.name(seat)).join(", "),
        }),
      ),
      ...goods,
    ];
  }

  private tracks(): string[] {
    const { players } = this.view;
    return this.layout.tracks.map((track) => {
      const steps = players.map(
        (player) => `${this.board.name(player.seat)} ${number(player.tracks[track.id] ?? 0)}`,
      );
      return told(track.name, steps.join(", "));
    });
  }

  private deeds(): string[] {
    return this.layout.deeds.deeds.flatMap((deed) => {
      const spaces = this.view.deeds[deed.id];
      if (!spaces) return [];
      const sent = spaces.flatMap(({ follower, sent_by }) =>
        follower && sent_by !== null
          ? [`${this.name(follower)} (${this.board.name(sent_by)})`]
          : [],
      );
      const free = spaces.filter((space) => !space.follower).map((space) => space.asks);
      return [
        say("web-classic-words-place", {
          place: deed.name,
          text: deed.reward,
          placed: sent.join(", ") || say("web-classic-nobody"),
          free: this.listed(free) || say("web-classic-nobody"),
          spaces: spaces.length,
        }),
      ];
    });
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
    if (id === "wheel") return say("web-classic-wheel");
    const name = this.names.get(id.replace("*", "")) ?? id;
    return id.endsWith("*") ? say("web-classic-personal", { name }) : name;
  }
}

const told = (what: string, how: string): string => say("web-told", { what, how });
