"""The events of Trade & Intrigue in words."""

from __future__ import annotations

from ...classic.ids import (
    COINS,
    FOLLOWERS,
    GOODS,
    JUMP,
    KIND_NAMES,
    OWN_GOOD_NAMES,
    RECRUIT,
    SPEND,
)
from ...classic.modules.ti_events.famine import FROM_BAG, FROM_MARKET, FROM_SPACE, FROM_TOWER
from ...kernel.events import Event
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..classic.names import space_words, track_words
from ..classic.pieces import Moment, piece_on
from .speech import Speech


def from_hand(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"follower": moment.words.follower(KIND_NAMES[move.a])}


def from_space(moment: Moment, move: Move) -> dict[str, Fact]:
    return {
        "follower": moment.words.follower(piece_on(moment, move.a)),
        "space": space_words(moment.words, moment.tables.space_names[move.a]),
    }


def valued(moment: Moment, move: Move) -> dict[str, Fact]:
    """events.ti.tiles.bread: bread is worth its owner's status."""
    player = moment.player()
    status = player["status"] if player is not None else 0
    value = moment.tables.good_points[move.a] if move.a < GOODS else status
    return {"good": moment.words.good(OWN_GOOD_NAMES[move.a]), "value": value}


def priced(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"coins": moment.question("coins", 0)}


def town(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"town": moment.words.name(moment.tables.towns[move.a])}


def bought(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"follower": moment.words.name(FOLLOWERS[move.a])}


def set_back(moment: Moment, event: Event) -> dict[str, Fact]:
    """An event sets back on the Development track, by any number; others by one."""
    track = track_words(moment.words, str(event.facts.get("track", "development")))
    return {"track": track, "amount": event.facts.get("amount", 1)}


SPEECH = Speech(
    keys={
        FROM_BAG: "return-bag",
        FROM_MARKET: "return-market",
        FROM_TOWER: "return-tower",
        FROM_SPACE: "return-space",
    },
    facts={
        **dict.fromkeys((FROM_BAG, FROM_MARKET, FROM_TOWER), from_hand),
        FROM_SPACE: from_space,
    },
    touches={
        **dict.fromkeys((FROM_BAG, FROM_MARKET, FROM_TOWER), "follower"),
        FROM_SPACE: "space",
    },
    at_step={
        ("indulgence", RECRUIT): ("move-bought-follower", bought),
        ("retraining", SPEND): ("move-retrain", valued),
        ("dues", SPEND): ("move-dues", valued),
        ("summoning", JUMP): ("move-go-home", town),
        ("summoning", COINS): ("move-stay", priced),
    },
    events={"set_back": set_back},
)
