"""Joan's area in a position of the solo game."""

from typing import Any

from ...kernel.positions import cannot_be, index_of, no_field, number, table, words
from ..ids import FOLLOWERS
from ..solo.joan import area_of, tables_of
from ..state import State

AREA_FIELDS = frozenset("tracks development stations citizens shields removed pile face_up".split())


def apply_area(game: State, fields: dict[str, Any]) -> None:
    for field in fields:
        if field not in AREA_FIELDS:
            raise no_field(f"joan.{field}")
    solo = tables_of(game)
    area = area_of(game)
    tracks = [follower_type for follower_type, spaces in enumerate(solo.track_spaces) if spaces]
    marked = area.tracks[:]
    for name, spaces in table(fields.get("tracks", {}), "joan.tracks").items():
        follower_type = tracks[
            index_of([FOLLOWERS[follower_type] for follower_type in tracks], name, "joan.tracks")
        ]
        marked[follower_type] = number(
            spaces, f"joan.tracks.{name}", solo.track_spaces[follower_type]
        )
    area.tracks = marked
    levels = len(solo.level_values) - 1
    area.level = number(fields.get("development", 0), "joan.development", levels)
    area.stations = number(fields.get("stations", 0), "joan.stations", solo.stations)
    area.citizens = number(fields.get("citizens", 0), "joan.citizens", solo.citizens)
    shields = len(solo.shield_points)
    area.shields = number(fields.get("shields", 0), "joan.shields", shields)
    remove_cards(game, fields)
    stack_cards(game, fields)


def remove_cards(game: State, fields: dict[str, Any]) -> None:
    ids = [card.id for card in game.tables.cards]
    for name in words(fields.get("removed", []), "joan.removed"):
        bit = 1 << index_of(ids, name, "joan.removed")
        if game.acquired & bit:
            raise cannot_be("joan.removed", f"somebody owns {name}")
        area_of(game).removed |= bit
        game.laid_out &= ~bit


def joan_turns(game: State) -> int:
    """Her turns since the bag was filled: as many of her cards lie face up."""
    tables = game.tables
    before = game.bags * tables.rounds_per_bag * tables.tiles_drawn
    done = (game.round - 1) * tables.tiles_drawn + game.pick
    return sum(pick % tables.order for pick in range(before, done))


def stack_cards(game: State, fields: dict[str, Any]) -> None:
    """Named cards where the position wants them, the others as shuffled."""
    area = area_of(game)
    next_cards = solo_cards(game, fields, "pile")
    newest = solo_cards(game, fields, "face_up")
    turns = joan_turns(game)
    everything = len(area.pile) + len(area.seen)
    if len(newest) > turns or len(next_cards) > everything - turns:
        down = everything - turns
        raise cannot_be("joan", f"{turns} of her cards lie face up, {down} face down")
    named = newest + next_cards
    if len(set(named)) < len(named):
        raise cannot_be("joan", "each card is there once")
    others = [card for card in area.seen + area.pile if card not in named]
    hidden = turns - len(newest)
    area.seen = others[:hidden] + newest
    area.pile = next_cards + others[hidden:]


def solo_cards(game: State, fields: dict[str, Any], field: str) -> list[int]:
    """Cards of this level by the number on them."""
    solo = tables_of(game)
    ids = [solo.cards[card].id for card in solo.pile]
    names = words(fields.get(field, []), f"joan.{field}")
    return [solo.pile[index_of(ids, name, f"joan.{field}")] for name in names]
