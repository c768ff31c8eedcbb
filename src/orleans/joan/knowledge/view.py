"""What a seat may know, as plain data: built by allow-list, never by hiding.

Everything lies open but the order of the tiles in the bag and Joan's face-down cards
(joan.setup.open), so every seat sees the same.
"""

from typing import Any

from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..ids import (
    FOLLOWERS,
    GOOD_NAMES,
    JOAN,
    NOBODY,
    PLUS,
    SEAT_NAMES,
    SOURCE,
    TILES,
)
from ..sheet.bank import payable_rows
from ..sheet.development import status
from ..state import State
from ..turn.parts import part_name
from ..turn.scoring import score_parts
from .area_view import describe_area


def rounds_of(game: State) -> int:
    return game.tables.rounds_per_bag * game.tables.bags


def describe(game: State, seat: int | None) -> dict[str, Any]:
    tables = game.tables
    return {
        "game": game.setup.game,
        "edition": game.setup.edition,
        "seat": seat,
        "round": game.round,
        "rounds": rounds_of(game),
        "bag_numbers": [number + 1 for number in range(game.bags, tables.bags)],
        "start": game.start,
        "pick": game.pick + 1,
        "pending": game.pending,
        "asked": game.asked,
        "question": game.steps[-1].facts(game) if game.steps else {},
        "over": game.over,
        "bag": tiles_of(game.bag),
        "display": tiles_of(game.display),
        "holding": tiles_of(game.holding),
        "places": "printed" if tables.printed else "cards",
        "cards": cards_in(game, game.laid_out),
        "cards_on_offer": cards_in(game, game.on_offer),
        "deeds": deeds_of(game),
        "yellow_bonuses": yellow_of(game),
        "closed_towns": [town.id for town in tables.towns if not town.open],
        "waiting": [describe_part(game, part) for part in game.waiting],
        "players": [describe_sheet(game, owner) for owner in range(tables.players)],
        "joan": describe_area(game),
    }


def tiles_of(counts: list[int]) -> dict[str, int]:
    return {
        FOLLOWERS[follower_type]: counts[follower_type]
        for follower_type in range(TILES)
        if counts[follower_type]
    }


def cards_in(game: State, cards: int) -> list[str]:
    return [card.id for card in game.tables.cards if cards & (1 << card.index)]


def towns_in(game: State, towns: int) -> list[str]:
    return [town.id for town in game.tables.towns if towns & (1 << town.number)]


def yellow_of(game: State) -> dict[str, str]:
    """Who has each yellow bonus of this game."""
    return {y.id: owner_name(game.yellow[y.index]) for y in game.tables.yellows if y.open}


def owner_name(owner: int) -> str:
    """Who has a yellow bonus: "", a seat's colour, or "joan"."""
    if owner == NOBODY:
        return ""
    return "joan" if owner == JOAN else SEAT_NAMES[owner]


def deeds_of(game: State) -> dict[str, str]:
    """By deed: open, closed, or absent at this number of players."""
    found: dict[str, str] = {}
    for deed in game.tables.deeds:
        shut = "closed" if deed.open else "absent"
        found[deed.id] = "open" if game.deeds & (1 << deed.index) else shut
    return found


def describe_part(game: State, part: int) -> dict[str, Any]:
    """Something that the player on turn may still carry out."""
    source = game.tables.sources[part // SOURCE]
    plus = part & PLUS != 0
    return {"part": part_name(game, part), "source": source, "plus": plus}


def describe_sheet(game: State, owner: int) -> dict[str, Any]:
    tables = game.tables
    sheet = game.sheets[owner]
    rows = payable_rows(game, owner)
    return {
        "seat": owner,
        "colour": SEAT_NAMES[owner],
        "routes": [route.id for route in tables.routes if sheet.routes & (1 << route.index)],
        "linked": towns_in(game, sheet.reach),
        "stations": towns_in(game, sheet.stations),
        "struck_towns": towns_in(game, sheet.struck & ~sheet.stations),
        "goods": {name: sheet.goods[good] for good, name in enumerate(GOOD_NAMES)},
        "bank": [
            {"circled": sheet.circled[row], "spent": sheet.spent[row]}
            for row in range(tables.bank_rows)
        ],
        "coins": sheet.coins,
        "payable_rows": [row + 1 for row in range(tables.bank_rows) if rows & (1 << row)],
        "development": sheet.dev,
        "status": status(game, owner),
        "shields": sheet.shields,
        "citizens": sheet.citizens,
        "monks": sheet.monks,
        "deeds": marks_of(game, sheet.marks),
        "cards": cards_in(game, sheet.cards),
        "score": score_parts(game, owner),
    }


def marks_of(game: State, marks: int) -> dict[str, list[str]]:
    """By deed: the Followers marked on it."""
    found: dict[str, list[str]] = {}
    for deed in game.tables.deeds:
        first = deed.index * len(deed.followers)
        followers = enumerate(deed.followers, start=first)
        found[deed.id] = [
            FOLLOWERS[follower_type] for at, follower_type in followers if marks & (1 << at)
        ]
    return found


def facts_of(game: State, seat: int, move: Move) -> dict[str, Fact]:
    """The words behind a refused move: its notation says them all."""
    known = 0 <= seat < len(SEAT_NAMES)
    return {"move": move.notation, "seat": SEAT_NAMES[seat] if known else str(seat)}
