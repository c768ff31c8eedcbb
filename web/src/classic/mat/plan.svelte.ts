/**
 * Followers go to Action Spaces: tap one, then the other, in any order; dragging and the keyboard
 * end in the same moves. What the server would refuse is sent nevertheless, for it says why.
 */
import { wasteWarnings } from "../../table/answers/waste_warnings";
import type { TableModel } from "../table_model.svelte";
import { fits, isGivenUp, moveOf, type Move } from "../moves";

/** A Follower that is not on a Place yet. `verb` is how it gets there. */
export interface Piece {
  id: string;
  follower: string;
  verb: "place" | "unstow";
}

export type Held = { piece: Piece } | { space: string };

export class Planning {
  held = $state.raw<Held | null>(null);
  /** The question at which an untouched plan was to be ended. */
  private warnedAt = $state("");

  constructor(private readonly model: TableModel) {}

  /** The Followers at hand: on the Market, then those that wait beside it or have just come. */
  readonly pieces: Piece[] = $derived.by(() => {
    const { market, tower, drawn } = this.model.me;
    const found: Piece[] = [];
    const add = (follower: string, verb: Piece["verb"]): void => {
      const same = found.filter((one) => one.follower === follower && one.verb === verb).length;
      found.push({ id: `${verb}.${follower}.${same}`, follower, verb });
    };
    for (const [follower, count] of Object.entries(market))
      for (let nth = 0; nth < count; nth++) add(follower, "place");
    for (const follower of drawn) add(follower, "place");
    for (const follower of tower) add(follower, "unstow");
    for (const move of this.model.moves)
      if (move.verb === "place" && move.follower && !has(found, move.follower))
        add(move.follower, "place");
    return found;
  });

  readonly active: boolean = $derived.by(() =>
    this.model.moves.some(
      (move) => move.verb === "place" || move.verb === "unstow" || move.verb === "lift",
    ),
  );

  /** What one tap on this space does: a wheel, taking back before the draw, giving up. */
  direct(space: string): Move | undefined {
    return this.model.moves.find(
      (move) =>
        move.space === space && (["wheel", "shift", "back"].includes(move.verb) || isGivenUp(move)),
    );
  }

  /** Whether one tap takes away what lies here. */
  takes(space: string): boolean {
    const direct = this.direct(space);
    return direct !== undefined && (direct.verb === "back" || isGivenUp(direct));
  }

  canLift(space: string): boolean {
    return this.model.moves.some((move) => move.verb === "lift" && move.space === space);
  }

  /** Whether this space is to be lit: something may go there now. */
  isTarget(space: string): boolean {
    const direct = this.direct(space);
    if (direct) return !this.takes(space);
    const { held } = this;
    if (!held || !("piece" in held)) return false;
    const { follower, verb } = held.piece;
    return this.model.moves.some((move) => fits(move, { verb, follower, space }));
  }

  /** Whether this Follower fits the space that was tapped first. */
  isWanted(piece: Piece): boolean {
    const { held } = this;
    if (!held || !("space" in held)) return false;
    const { follower, verb } = piece;
    return this.model.moves.some((move) => fits(move, { verb, follower, space: held.space }));
  }

  async tapPiece(piece: Piece): Promise<void> {
    const { held } = this;
    if (held && "piece" in held && held.piece.id === piece.id) return this.drop();
    if (held && "space" in held && !this.canLift(held.space)) return this.put(piece, held.space);
    this.held = { piece };
  }

  async tapSpace(space: string): Promise<void> {
    const direct = this.direct(space);
    if (direct) return this.send(direct.notation);
    if (!this.active) return;
    const { held } = this;
    if (held && "piece" in held) return this.put(held.piece, space);
    if (held?.space === space) return this.canLift(space) ? this.lift(space) : this.drop();
    if (held && this.canLift(held.space)) return this.shift(held.space, space);
    this.held = { space };
  }

  /** What was picked up from a space goes back. */
  async tapMarket(): Promise<void> {
    if (this.held && "space" in this.held) return this.lift(this.held.space);
    this.drop();
  }

  async put(piece: Piece, space: string): Promise<void> {
    await this.send(`${piece.verb} ${piece.follower} ${space}`);
  }

  async lift(space: string): Promise<void> {
    await this.send(`lift ${space}`);
  }

  /** From one space to another: there as it came to the first, for a Follower that is lifted is where it was before. */
  async shift(from: string, to: string): Promise<void> {
    if (from === to) return this.drop();
    const follower = this.pieceOn(from);
    await this.send(`lift ${from}`, `${this.cameBy(from)} ${follower} ${to}`);
  }

  private cameBy(space: string): string {
    const drafted = this.model.board.state.draft?.moves ?? [];
    const came = drafted
      .map((move) => moveOf({ move, text: "" }))
      .findLast((move) => move.space === space);
    return came?.verb ?? "place";
  }

  /** What would go to waste is told to whoever has begun to plan, or tries to end without. */
  get touched(): boolean {
    return (this.model.board.state.draft?.moves.length ?? 0) > 0 || this.warned;
  }

  get warned(): boolean {
    return this.warnedAt !== "" && this.warnedAt === this.model.question?.id;
  }

  /** `again`: the second press of two quick ones, which was not meant for the warning. */
  async end(move: Move, again: boolean): Promise<void> {
    const { board, question } = this.model;
    const warns = this.model.planning && wasteWarnings(board, move.notation).length > 0;
    if (warns && !this.touched) this.warnedAt = question?.id ?? "";
    else if (!(again && this.warned)) await this.send(move.notation);
  }

  drop(): void {
    this.held = null;
  }

  private pieceOn(space: string): string {
    const dot = space.lastIndexOf(".");
    return this.model.me.spaces[space.slice(0, dot)]?.[Number(space.slice(dot + 1)) - 1] ?? "";
  }

  private async send(...moves: string[]): Promise<void> {
    this.drop();
    await this.model.play(...moves);
  }
}

function has(pieces: Piece[], follower: string): boolean {
  return pieces.some((piece) => piece.follower === follower && piece.verb === "place");
}
