/** A player at the table of Joan of Arc: what is shown, what may be done, how things are called. */
import type { Board } from "../table/board";
import type { About, JoanBoard, PlaceCard, SoloCard } from "../wire/types";
import { say } from "../words/words.svelte";
import { fits, moveOf, type Move, type Part } from "./moves";
import { viewOf, type JoanView, type SheetView } from "./view";

export class TableModel {
  constructor(
    readonly board: Board,
    private readonly describe: () => JoanBoard,
  ) {}

  readonly drawn: JoanBoard = $derived.by(() => this.describe());
  readonly view: JoanView = $derived.by(() => viewOf(this.board.state) as JoanView);
  readonly about: About | null = $derived.by(() => this.board.state.about);
  readonly question = $derived.by(() => (this.board.live ? this.board.state.question : null));
  readonly moves: Move[] = $derived.by(() => (this.question?.choices ?? []).map(moveOf));
  readonly lit: Set<Part> = $derived.by(
    () => new Set(this.moves.flatMap(({ part }): Part[] => (part ? [part] : []))),
  );
  readonly places: Map<string, PlaceCard> = $derived.by(
    () => new Map(this.drawn.places.map((card) => [card.id, card])),
  );
  private readonly names: Map<string, string> = $derived.by(() => {
    const { asks, goods, map } = this.drawn;
    return new Map([...asks, ...goods, ...map.towns].map((one) => [one.id, one.name]));
  });

  /** The question at which the Monk was tapped, so that the next tile is put aside. */
  private monkFor = $state("");
  private open = $state.raw<{ question: string; moves: Move[] }>({ question: "", moves: [] });

  /** The own one; the first for those who watch. */
  get me(): SheetView {
    return this.view.players[this.view.seat ?? 0] as SheetView;
  }

  get others(): SheetView[] {
    return this.view.players.filter((sheet) => sheet.seat !== this.me.seat);
  }

  name(id: string): string {
    return this.names.get(id) ?? id;
  }

  /** Joan has no seat. */
  seatName(seat: number): string {
    return seat < 0 || seat >= this.view.players.length ? say("web-joan") : this.board.name(seat);
  }

  soloCard(id: string): SoloCard | undefined {
    return this.drawn.solo?.cards.find((card) => card.id === id);
  }

  /** Whether this is the sheet that the player who is asked writes on. */
  private writes(sheet: SheetView): boolean {
    return this.question !== null && sheet.seat === this.view.seat;
  }

  /** The answers that touch something of a sheet. */
  at(sheet: SheetView, touch: Partial<Move>): Move[] {
    return this.writes(sheet) ? this.moves.filter((move) => fits(move, touch)) : [];
  }

  /** What is sent where nothing is lit: the refusal explains the rule. */
  tried(sheet: SheetView, notation: string): string {
    return this.writes(sheet) ? notation : "";
  }

  get canRecruit(): boolean {
    return this.moves.some((move) => move.verb === "monk");
  }

  get recruiting(): boolean {
    return this.canRecruit && this.monkFor === this.question?.id;
  }

  recruit(): void {
    this.monkFor = this.recruiting ? "" : (this.question?.id ?? "");
  }

  /** Several ways to do the same thing, between which the player chooses. */
  get choosing(): Move[] {
    return this.open.question === this.question?.id ? this.open.moves : [];
  }

  letBe(): void {
    this.open = { question: "", moves: [] };
  }

  async tap(moves: Move[], tried = ""): Promise<void> {
    const [move] = moves;
    if (moves.length > 1) this.open = { question: this.question?.id ?? "", moves };
    else if (move) await this.play(move.notation);
    else if (tried) await this.play(tried);
  }

  async play(...moves: string[]): Promise<boolean> {
    this.letBe();
    return (await this.board.play(...moves)) === null;
  }
}
