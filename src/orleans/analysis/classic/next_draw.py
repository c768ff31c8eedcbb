"""The own mat as it will be at the next draw: every Place that is ready was used by then.

Its Followers are back in the bag, and whom it recruits is there as well. What events, deeds and
expansions may change before then is not foretold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from ...classic.effects.base import RecruitOne, moves_merchant
from ...classic.game import Classic
from ...classic.ids import ACTIONS, FOLLOWERS, KNIGHT, MONK, PHASE_NAMES
from ...classic.phases.act import Act, idle_places
from ...classic.pieces.spaces import activated
from ...classic.tables import Place, Tables

WHEEL = "wheel"


class Coming(NamedTuple):
    """What a seat will have; `chosen` are recruits of which it will pick the type."""

    me: dict[str, Any]
    chosen: list[list[int]]


def at_next_draw(tables: Tables, view: Mapping[str, Any], stuck: Collection[str] = ()) -> Coming:
    """`stuck` are Places that are ready although their action is not possible."""
    me = dict(view["players"][view["seat"]])
    me.update(bag=Counter(me["bag"]), tracks=dict(me["tracks"]), spaces=dict(me["spaces"]))
    coming = Coming(me, [])
    supply = Counter(view["supply"])
    for place in tables.places:
        if place.id in me["places"] and place.id not in stuck and is_ready(place, me):
            use(tables, view, place, coming, supply)
    me["bag_size"] = me["bag"].total() + len(coming.chosen)
    step = me["tracks"][FOLLOWERS[KNIGHT]]
    me["draw_number"] = tables.tracks[KNIGHT].draw[step - 1] if step else tables.draw_start
    return coming


def is_ready(place: Place, me: Mapping[str, Any]) -> bool:
    if place.passive or not place.spaces:
        return False
    empty: int = me["spaces"][place.id].count("")
    return empty <= place.spare


def use(
    tables: Tables, view: Mapping[str, Any], place: Place, coming: Coming, supply: Counter[str]
) -> None:
    """Recruits first: where none of them can be had, the Followers stay."""
    recruits: list[list[int]] = []
    for effect in place.effects:
        if isinstance(effect, RecruitOne) and not in_an_action(view):
            recruits.append(recruitable(tables, view, effect.types, coming.me, supply))
    if not all(recruits):
        return
    pieces = coming.me["spaces"][place.id]
    if not place.sends:
        coming.me["bag"].update(piece for piece in pieces if piece and piece != WHEEL)
    coming.me["spaces"][place.id] = [piece if piece == WHEEL else "" for piece in pieces]
    for types in recruits:
        if len(types) == 1:
            take(types[0], coming.me, supply)
        else:
            coming.chosen.append(types)


def in_an_action(view: Mapping[str, Any]) -> bool:
    """The action that is being carried out may have recruited already; nobody is counted twice."""
    acts = view["phase"] == PHASE_NAMES[ACTIONS] and view["seat"] in view["pending"]
    return acts and view["asked"] != Act.name


def recruitable(
    tables: Tables,
    view: Mapping[str, Any],
    types: list[int],
    me: Mapping[str, Any],
    supply: Mapping[str, int],
) -> list[int]:
    """Those of the types that nothing open to all forbids to recruit."""
    banned = [tile.bans for tile in tables.hour_glass if tile.id == view["event"]]
    return [
        follower_type
        for follower_type in types
        if follower_type not in banned
        and supply[FOLLOWERS[follower_type]]
        and (
            follower_type == MONK
            or me["tracks"][FOLLOWERS[follower_type]] < tables.tracks[follower_type].steps
        )
    ]


def take(follower_type: int, me: dict[str, Any], supply: Counter[str]) -> None:
    follower = FOLLOWERS[follower_type]
    supply[follower] -= 1
    me["bag"][follower] += 1
    if follower_type != MONK:
        me["tracks"][follower] += 1


def stuck_places(game: Classic, seat: int) -> list[str]:
    """Ready, but not possible now; while planning, a journey may open what is blocked still."""
    player = game.players[seat]
    rows = game.tables.places
    ready = [place for place in player.places if activated(game, player, place)]
    travels = any(moves_merchant(rows[place].effects) for place in ready)
    return [
        rows[place].id
        for place, _ in idle_places(game, seat)
        if not (travels and any(effect.opened(game, seat) for effect in rows[place].effects))
    ]
