"""The numbered list of what a seat may do: the sensible first, then everything else."""

from __future__ import annotations

from ..classic.game import Classic
from ..classic.names import (
    DONE,
    DRAW,
    GO,
    JUMP,
    KIND_NAMES,
    LIFT,
    PLACE,
    SEND,
    UNSTOW,
)
from ..kernel.moves import Move
from ..table import completing
from ..table.moves import move_words
from ..table.pieces import good_on_deed, place_words, traveller_of
from .board import in_town
from .look import Look
from .signs import sign
from .typed import Choice


def choices_for(look: Look, game: Classic, seat: int) -> list[Choice]:
    legal = game.legal(seat)
    if game.asked == "plan":
        return planning_choices(look, game, seat, legal)
    if game.asked == "draw":
        legal.sort(key=lambda move: (move.kind, -move.a if move.kind == DRAW else move.a))
    elif game.asked in ("send", "both_or_not"):
        legal = one_per_deed(look, legal)
    return [single(look, game, move) for move in legal]


def single(look: Look, game: Classic, move: Move) -> Choice:
    text = move_words(look.moment, move)
    town = destination(look, move)
    there = in_town(look, town) if town else ""
    return Choice(look.say("go-there", go=text, there=there) if there else text, [move])


def destination(look: Look, move: Move) -> str:
    """The town that a move of a Merchant leads to, "" for other moves."""
    towns = look.tables.towns
    if move.kind == JUMP:
        return towns[move.a]
    if move.kind != GO:
        return ""
    traveller = traveller_of(look.moment)
    player = look.me if traveller is None else look.player(traveller)
    return towns[look.tables.routes[move.a].other_end(towns.index(player["merchant"]))]


def one_per_deed(look: Look, legal: list[Move]) -> list[Move]:
    """Spaces of a deed are all the same to a player, unless different goods lie there."""
    tables = look.tables
    seen: dict[tuple[int, int, str], Move] = {}
    rest: list[Move] = []
    for move in legal:
        if move.kind == SEND:
            deed = tables.deeds[tables.deed_of[move.a]]
            good = good_on_deed(look.view, deed.id, move.a - deed.first)
            seen.setdefault((deed.index, move.b, good), move)
        else:
            rest.append(move)
    return [*seen.values(), *rest]


def planning_choices(look: Look, game: Classic, seat: int, legal: list[Move]) -> list[Choice]:
    """Places that can be completed, the end of planning, single placements, taking off again."""
    choices = completions(look, game, seat, legal)
    choices += [single(look, game, move) for move in legal if move.kind == DONE]
    placements = [move for move in legal if move.kind in (PLACE, UNSTOW)]
    placements.sort(key=lambda move: (move.a, move.kind, move.b))
    choices += [placement(look, move) for move in placements]
    return choices + [lifting(look, move) for move in legal if move.kind == LIFT]


def placement(look: Look, move: Move) -> Choice:
    """F*>1: this Follower on that space; a plus for one from the extra Market spaces."""
    place = look.tables.places[look.tables.spaces[move.a].place]
    number = move.a - place.spaces[0] + 1
    extra = "+" if move.kind == UNSTOW else ""
    return Choice(f"{extra}{sign(KIND_NAMES[move.b])}>{number}", [move], place.id)


def lifting(look: Look, move: Move) -> Choice:
    """-F*: take it off again."""
    place = look.tables.places[look.tables.spaces[move.a].place]
    piece = look.me["spaces"][place.id][move.a - place.spaces[0]]
    return Choice(f"-{sign(piece)}", [move], place.id)


def completions(look: Look, game: Classic, seat: int, legal: list[Move]) -> list[Choice]:
    return [completion(look, one) for one in completing.completions(game, seat, legal)]


def completion(look: Look, found: completing.Completion) -> Choice:
    row = look.tables.places[found.place]
    followers = " ".join(sign(KIND_NAMES[move.b]) for move in found.moves)
    facts = {"place": look.name(row.id), "followers": followers}
    if found.rule:
        return Choice(look.say("complete-useless", rule=found.rule, **facts), found.moves)
    effect = place_words(look.words, look.tables, row)
    return Choice(look.say("complete", effect=effect, **facts), found.moves)
