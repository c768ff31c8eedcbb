"""Picks in words: what a tile can be used for, what a Monk costs."""

from __future__ import annotations

from typing import Final

from ...content.schema.joan_places import JoanPlace
from ...joan.ids import FOLLOWERS
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..classic.names import either
from .context import Moment
from .gains import gains_words
from .names import named

EARNERS: Final = ("boatman", "craftsman", "trader")
"""joan.action.*: they may circle a coin instead of their own action."""


def take(moment: Moment, move: Move) -> str:
    """All that the tile can be used for, and what '+' cards bring first."""
    words, follower = moment.words, FOLLOWERS[move.a]
    own = own_places(moment)
    options = [words.say("joan-action", follower=follower)]
    if follower in EARNERS:
        options.append(words.say("joan-gain-coins", amount=1))
    options += [named(words, row.id) for row in own if serves(row, follower)]
    options += [words.say("joan-deed", number=n) for n in open_deeds(moment, follower)]
    facts: dict[str, Fact] = {
        "a_follower": words.say("a-follower", follower=follower),
        "options": either(words, options),
    }
    extras = [
        words.say("joan-because", thing=gains_words(words, row.effect), source=named(words, row.id))
        for row in own
        if row.kind == "plus" and follower in row.followers
    ]
    if extras:
        return words.say("joan-move-take-extra", extra=words.listed(extras), **facts)
    return words.say("joan-move-take", **facts)


def serves(row: JoanPlace, follower: str) -> bool:
    """Whether a place lets a tile of this Follower do something else."""
    if row.kind == "action":
        return follower in row.followers or "any" in row.followers
    return any(gain.act_as is not None and gain.act_as.taken == follower for gain in row.effect)


def own_places(moment: Moment) -> list[JoanPlace]:
    rows = {row.id: row for row in moment.words.content.joan_places.place}
    return [rows[id] for id in moment.me["cards"]]


def open_deeds(moment: Moment, follower: str) -> list[int]:
    """The deeds on which this Follower can still be marked."""
    return [
        deed.number
        for deed in moment.words.content.joan_deeds.deed
        if moment.view["deeds"][deed.id] == "open"
        and follower in deed.followers
        and follower not in moment.me["deeds"][deed.id]
    ]


def recruit(moment: Moment, move: Move) -> str:
    words, recruited = moment.words, int(moment.me["monks"])
    points = moment.tables.monk_points
    return words.say(
        "joan-move-monk",
        a_follower=words.say("a-follower", follower=FOLLOWERS[move.a]),
        lost=points[recruited] - points[recruited + 1] if recruited + 1 < len(points) else 0,
    )
