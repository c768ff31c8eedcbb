"""How likely a Place can be completed: every draw that can happen, weighed exactly.

Kinds of Followers that fit on the same empty spaces of a Place are alike for it, so the draws
to look at are few: a handful of groups, and numbers of Followers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb
from typing import Any

from ...classic.ids import DRAWING, KIND_NAMES, KINDS, PHASE_NAMES
from ...classic.phases.draw import Stow
from ...classic.pieces.spaces import fitting_spaces
from ...classic.tables import Place, Substitute, Tables

Counts = tuple[int, ...]


def place_chances(
    tables: Tables, view: Mapping[str, Any], bag: Sequence[int], drawn: int
) -> dict[str, float]:
    """By own Place with Action Spaces; `bag` counts the Followers by kind."""
    me = view["players"][view["seat"]]
    own = [place for place in tables.places if place.id in me["places"]]
    fitting = fitting_spaces(tables, [place.index for place in own], stand_ins(tables, view))
    back = set(me.get("takes_back", ()))
    hand = in_hand(tables, me, [*me["tower"], *arriving(view)], back)
    chances: dict[str, float] = {}
    for place in own:
        if not place.spaces:
            continue
        pieces = zip(place.spaces, me["spaces"][place.id], strict=True)
        empty = [s for s, piece in pieces if not piece or tables.space_names[s] in back]
        if len(empty) <= place.spare:
            chances[place.id] = 1.0
        else:
            chances[place.id] = chance_to_fill(place, empty, fitting, hand, bag, drawn)
    return chances


def stand_ins(tables: Tables, view: Mapping[str, Any]) -> list[Substitute]:
    """What the tile of the round opens: only if the next draw is still one of this round."""
    if drawn_already(view):
        return []
    return [also for t in tables.hour_glass if t.id == view["event"] for also in t.stand_ins]


def drawn_already(view: Mapping[str, Any]) -> bool:
    """Whether the next draw is one of the round to come."""
    return PHASE_NAMES.index(view["phase"]) > DRAWING or view["asked"] == Stow.name


def arriving(view: Mapping[str, Any]) -> list[str]:
    """Followers on their way to the Market."""
    drawn: list[str] = view["players"][view["seat"]]["drawn"]
    return drawn if view["asked"] == Stow.name else []


def in_hand(
    tables: Tables, me: Mapping[str, Any], besides: Sequence[str], back: set[str]
) -> list[int]:
    """Followers by kind that can be placed besides those to be drawn."""
    hand = [me["market"].get(kind, 0) for kind in KIND_NAMES]
    for kind in besides:
        hand[KIND_NAMES.index(kind)] += 1
    for place in tables.places:
        for space, piece in zip(place.spaces, me["spaces"].get(place.id, ()), strict=False):
            if tables.space_names[space] in back:
                hand[KIND_NAMES.index(piece)] += 1
    return hand


def chance_to_fill(
    place: Place,
    empty: list[int],
    fitting: Sequence[Sequence[int]],
    hand: Sequence[int],
    bag: Sequence[int],
    drawn: int,
) -> float:
    """By what they fit on, Followers fall into groups; what fits nowhere is one of them."""
    groups: dict[Counts, list[int]] = {}
    for kind in range(KINDS):
        fits = tuple(at for at, space in enumerate(empty) if space in fitting[kind])
        groups.setdefault(fits, []).append(kind)
    held = [sum(hand[kind] for kind in kinds) for kinds in groups.values()]
    left = [sum(bag[kind] for kind in kinds) for kinds in groups.values()]
    needed = len(empty) - place.spare
    good = 0
    known: dict[Counts, bool] = {}
    for draw in draws(left, drawn):
        # More of a group than there are spaces help no more than just so many.
        have = tuple(min(h + d, len(empty)) for h, d in zip(held, draw, strict=True))
        if have not in known:
            known[have] = most_filled(list(groups), list(have), len(empty)) >= needed
        if known[have]:
            good += ways(left, draw)
    return good / comb(sum(left), drawn)


def draws(left: Sequence[int], drawn: int) -> Iterator[Counts]:
    """Every way to make up a draw: how many of each group."""
    if not left:
        if drawn == 0:
            yield ()
        return
    rest = sum(left[1:])
    for count in range(max(0, drawn - rest), min(left[0], drawn) + 1):
        for others in draws(left[1:], drawn - count):
            yield (count, *others)


def ways(left: Sequence[int], draw: Sequence[int]) -> int:
    product = 1
    for of_group, count in zip(left, draw, strict=True):
        product *= comb(of_group, count)
    return product


def most_filled(groups: Sequence[Counts], have: list[int], spaces: int, space: int = 0) -> int:
    """On how many of the spaces, from this one on, Followers can stand at once."""
    if space == spaces:
        return 0
    best = most_filled(groups, have, spaces, space + 1)
    for group, fits in enumerate(groups):
        if best == spaces - space:
            break
        if have[group] and space in fits:
            have[group] -= 1
            best = max(best, 1 + most_filled(groups, have, spaces, space + 1))
            have[group] += 1
    return best
