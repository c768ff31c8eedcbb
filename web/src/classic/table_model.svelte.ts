/** A player at the table of Orléans: what is shown, what may be done, and how things are called. */
import type { Board } from "../table/board";
import type { About, ClassicBoard, Filling, Place } from "../wire/types";
import { say } from "../words/words.svelte";
import { isOnMat, movesOf, type Move } from "./moves";
import { viewOf, type ClassicView, type PlayerView } from "./view";

export class TableModel {
  constructor(
    readonly board: Board,
    private readonly describe: () => ClassicBoard,
  ) {}

  readonly drawn: ClassicBoard = $derived.by(() => this.describe());
  readonly view: ClassicView = $derived.by(() => viewOf(this.board.state) as ClassicView);
  readonly about: About | null = $derived.by(() => this.board.state.about);
  readonly question = $derived.by(() => (this.board.live ? this.board.state.question : null));
  readonly moves: Move[] = $derived.by(() => movesOf(this.question?.choices ?? []));
  readonly places: Map<string, Place> = $derived.by(
    () => new Map(this.drawn.places.map((place) => [place.id, place])),
  );
  private readonly names: Map<string, string> = $derived.by(() => {
    const { asks, followers, goods, citizens, map } = this.drawn;
    const all = [...asks, ...followers, ...goods, ...citizens, ...map.towns];
    return new Map(all.map((one) => [one.id, one.name]));
  });

  /** The own one; the first for those who watch. */
  get me(): PlayerView {
    return this.view.players[this.view.seat ?? 0] as PlayerView;
  }

  get others(): PlayerView[] {
    return this.view.players.filter((player) => player.seat !== this.me.seat);
  }

  get planning(): boolean {
    return this.question?.asked === "plan";
  }

  /** The end of the plan, where all else that is asked is done on the mat; the Market offers it then. */
  get planned(): Move | undefined {
    const [first, ...rest] = this.moves.filter((move) => !isOnMat(move));
    return first?.verb === "done" && rest.length === 0 && (this.planning || this.moves.length > 1)
      ? first
      : undefined;
  }

  filling(place: string): Filling | undefined {
    return this.about?.to_do?.fillings.find((one) => one.place === place);
  }

  /** A Follower, good, town or Citizen; personal Followers are called so. */
  name(id: string): string {
    if (id === "wheel") return say("web-classic-wheel");
    const name = this.names.get(id.replace("*", "")) ?? id;
    return id.endsWith("*") ? say("web-classic-personal", { name }) : name;
  }

  /** "village.1" in words. */
  spaceName(space: string): string {
    const dot = space.lastIndexOf(".");
    const place = this.places.get(space.slice(0, dot))?.name ?? space;
    return say("web-classic-space", { place, space: Number(space.slice(dot + 1)) });
  }

  async play(...moves: string[]): Promise<boolean> {
    return (await this.board.play(...moves)) === null;
  }
}
