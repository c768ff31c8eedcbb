"""Joan's area as everybody sees it."""

from typing import Any

from ..ids import EMPTY, FOLLOWERS
from ..solo.joan import area_of, joan_score_parts, tables_of
from ..state import State


def describe_area(game: State) -> dict[str, Any] | None:
    """None without Joan. Of the pile only its size and the back on top (joan.solo.turn.hidden)."""
    if game.area is None:
        return None
    solo = tables_of(game)
    area = area_of(game)
    tracks = [follower_type for follower_type, spaces in enumerate(solo.track_spaces) if spaces]
    return {
        "level": solo.level,
        "tracks": {
            FOLLOWERS[follower_type]: area.tracks[follower_type] for follower_type in tracks
        },
        "development": area.level,
        "stations": area.stations,
        "citizens": area.citizens,
        "shields": area.shields,
        "removed": [card.id for card in game.tables.cards if area.removed & (1 << card.index)],
        "face_up": [solo.cards[card].id for card in area.seen],
        "pile": len(area.pile),
        "back": describe_back(game) if area.pile else None,
        "score": joan_score_parts(game),
    }


def describe_back(game: State) -> dict[str, Any]:
    card = tables_of(game).cards[area_of(game).pile[0]]
    monk = "station" if card.monk_track == EMPTY else FOLLOWERS[card.monk_track]
    arrow = "up" if card.upward else "down"
    return {"arrow": arrow, "monk": monk, "shields": card.monk_shields}
