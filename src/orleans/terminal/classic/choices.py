"""The numbered list of what a seat may do: the sensible first, then everything else."""

from __future__ import annotations

from ...classic.ids import (
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
from ...display.situation_shapes import Filling
from ...kernel.moves import Move
from ...text.classic.moves import move_words
from ...text.classic.pieces import good_on_deed, place_words, traveller_of
from ..shell.look import Look
from ..shell.parser import Choice
from .common import in_town
from .signs import sign


def in_order(look: Look, legal: list[Move]) -> list[Move]:
    """As a player would look for them, without what makes no difference."""
    if look.view["asked"] == "draw":
        return sorted(legal, key=lambda move: (move.kind, -move.a if move.kind == DRAW else move.a))
    if look.view["asked"] in ("send", "both_or_not"):
        return one_per_deed(look, legal)
    return legal


def single(look: Look, move: Move, text: str) -> Choice:
    """A move with its meaning, and what waits where it leads to."""
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


def planning_choices(look: Look, legal: list[Move], fillings: list[Filling]) -> list[Choice]:
    """Places that can be completed, the end of planning, single placements, taking off again."""
    choices = [completion(look, one) for one in completions(fillings)]
    choices += [
        single(look, move, move_words(look.moment, move)) for move in legal if move.kind == DONE
    ]
    placements = [move for move in legal if move.kind in (PLACE, UNSTOW)]
    placements.sort(key=lambda move: (move.a, move.kind, move.b))
    choices += [placement(look, move) for move in placements]
    return choices + [lifting(look, move) for move in legal if move.kind == LIFT]


def placement(look: Look, move: Move) -> Choice:
    """F*>1: this Follower on that space; a plus for one from the extra Market spaces."""
    place = look.tables.places[look.tables.spaces[move.a].place]
    number = move.a - place.spaces[0] + 1
    extra = "+" if move.kind == UNSTOW else ""
    return Choice(f"{extra}{sign(look.words, KIND_NAMES[move.b])}>{number}", [move], place.id)


def lifting(look: Look, move: Move) -> Choice:
    """-F*: take it off again."""
    place = look.tables.places[look.tables.spaces[move.a].place]
    piece = look.me["spaces"][place.id][move.a - place.spaces[0]]
    return Choice(f"-{sign(look.words, piece)}", [move], place.id)


def completions(fillings: list[Filling]) -> list[Filling]:
    """Places whose missing Followers are all at hand; first those whose action is possible."""
    ready = [one for one in fillings if one.complete and not one.choose]
    return sorted(ready, key=lambda one: bool(one.rule))


def completion(look: Look, found: Filling) -> Choice:
    moves = [look.tables.vocabulary.parse(move) for move in found.moves]
    followers = " ".join(sign(look.words, KIND_NAMES[move.b]) for move in moves)
    facts = {"place": look.name(found.place), "followers": followers}
    if found.rule:
        return Choice(look.say("complete-useless", rule=found.rule, **facts), moves)
    row = next(place for place in look.tables.places if place.id == found.place)
    effect = place_words(look.words, look.tables, row)
    return Choice(look.say("complete", effect=effect, **facts), moves)
