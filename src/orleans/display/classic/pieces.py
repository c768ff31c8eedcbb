"""Places, deeds and Hour Glass tiles of a set-up, in words and as data."""

from __future__ import annotations

from typing import Any

from ...classic.ids import EMPTY, GOOD_NAMES
from ...classic.knowledge.view import asked_there
from ...classic.tables import Deed as DeedRow
from ...classic.tables import HourGlassTile, Tables
from ...classic.tables import Place as PlaceRow
from ...text.classic.pieces import (
    deed_complete,
    deed_reward,
    offered_words,
    place_effect,
    slot_name,
)
from ...text.provenance import levels
from ...text.translator import Words
from ..gains import counted, gifts_of
from .shapes import Deed, DeedBoard, EventTile, HourGlass, Place, TileBlock


def place_of(words: Words, tables: Tables, place: PlaceRow) -> Place:
    row: Any = words.content.rows[place.id]
    asks = [slot_name(tables.spaces[space].asks) for space in place.spaces]
    values = ["slots", "effect", *(["category"] if place.category else [])]
    return Place(
        id=place.id,
        name=words.name(place.id),
        rule=place.rule,
        category=place.category,
        asks=asks,
        needed=len(asks) - place.spare,
        wheels=place.wheel_allowed,
        lasting=place.passive or not asks,
        text=offered_words(words, tables, place),
        gives=gifts_of(place_effect(words, tables, place.id)),
        brings=counted("good", dict(zip(GOOD_NAMES, place.brings, strict=False))),
        market_spaces=place.market_spaces,
        provenance=levels(row, *values),
    )


def deed_board(words: Words, tables: Tables) -> DeedBoard:
    """All deeds of a board; tiles that are filled like a deed come after them."""
    row: Any = words.content.rows[tables.deeds[0].id]
    return DeedBoard(
        id=row.board,
        name=words.name(row.board),
        deeds=[deed_of(words, tables, deed) for deed in tables.deeds],
    )


def deed_of(words: Words, tables: Tables, deed: DeedRow) -> Deed:
    row: Any = words.content.rows[deed.id]
    tile = deed.only_for != EMPTY
    rewards = (row.effect,) if tile else row.reward
    spaces = range(deed.first, deed.last)
    names = tables.citizen_names
    return Deed(
        id=deed.id,
        name=words.name(deed.id),
        rule=tables.places[deed.only_for].rule if tile else row.rule,
        asks=[asked_there(tables.deed_types[space]) for space in spaces],
        reward=deed_reward(words, deed.id),
        gives=[gift for reward in rewards for gift in gifts_of(reward)],
        choose=len(rewards) > 1,
        complete=deed_complete(words, deed.id),
        complete_gives=[] if tile else gifts_of(row.complete),
        citizens=[names[citizen] for citizen in deed.citizens],
        citizen=names[deed.citizen] if deed.citizen != EMPTY else "",
        tile=deed.id if tile else "",
        provenance=levels(row, *(("deed_spaces",) if tile else ("spaces", "reward", "complete"))),
    )


def hour_glass(words: Words, tables: Tables) -> HourGlass:
    blocks = zip(tables.hour_glass_blocks, tables.hour_glass_used, strict=True)
    return HourGlass(
        tiles=[tile_of(words, tile) for tile in tables.hour_glass],
        blocks=[
            TileBlock(tiles=[tables.hour_glass[tile].id for tile in tiles], used=used)
            for tiles, used in blocks
        ],
    )


def tile_of(words: Words, tile: HourGlassTile) -> EventTile:
    row: Any = words.content.rows[tile.id]
    return EventTile(
        id=tile.id,
        name=words.name(tile.id),
        rule=tile.rule,
        kind=row.effect,
        nature=row.nature,
        timing=words.say("timing", timing=row.timing),
        letter=tile.letter,
        count=row.count,
        text=words.rule_text(tile.rule),
        provenance=levels(row, "effect", "count", "letter"),
    )
