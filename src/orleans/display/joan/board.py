"""The sheet of Joan of Arc for a set-up, in words and as data."""

from __future__ import annotations

from ...games import tables_for
from ...joan.ids import FOLLOWERS, GOOD_NAMES, SEAT_NAMES, TILES
from ...joan.tables import Tables
from ...kernel.setup import Setup
from ...text.classic.effects import asked_words
from ...text.joan.names import named
from ...text.letters import LETTERS
from ...text.points import part_name
from ...text.provenance import levels, provenance
from ...text.shapes import Named
from ...text.translator import Words
from ..setups import edition_name
from . import pieces, sheet
from .shapes import Category, JoanBoard, Tile

SOURCES = ("product", "warehouse", "bank", "monks", "depot")


def joan_board(words: Words, setup: Setup) -> JoanBoard:
    tables: Tables = tables_for(setup)
    solo = tables.solo
    return JoanBoard(
        title=words.say("title-joan", players=setup.players),
        edition=Named(id=setup.edition, name=edition_name(words, setup.edition)),
        players=setup.players,
        rounds=tables.rounds_per_bag * tables.bags,
        bags=tables.bags,
        tiles_drawn=tables.tiles_drawn,
        tiles=tiles(words, tables),
        asks=[Named(id=id, name=asked_words(words, id)) for id in (*FOLLOWERS, "any")],
        goods=[Named(id=id, name=named(words, id)) for id in GOOD_NAMES],
        map=sheet.joan_map(words, tables),
        warehouse=sheet.warehouse(words),
        bank=sheet.bank(words, tables),
        development=sheet.development(words, tables),
        monks=list(tables.monk_points),
        depot=list(tables.shield_points),
        depot_provenance=levels(words.content.joan_sheet.depot, "shields"),
        yellows=sheet.yellows(words, tables),
        categories=[
            Category(id=row.name, price=row.cost) for row in words.content.joan_places.category
        ],
        cards_to_open=tables.cards_to_open,
        places=pieces.places(words, tables),
        deeds=pieces.deeds(words, tables),
        solo=pieces.solo_area(words, solo) if solo is not None else None,
        parts=parts(words, tables),
        colours=[
            Named(id=id, name=words.say("seat-name", seat=seat))
            for seat, id in enumerate(SEAT_NAMES[: setup.players])
        ],
        provenance=provenance(words),
    )


def parts(words: Words, tables: Tables) -> list[Named]:
    """The sources of points; the citizen for the most stations is given at the very end."""
    ids = [*SOURCES, *(["tracks"] if tables.solo is not None else [])]
    last = Named(id="most_stations", name=words.say("source-most-stations"))
    return [*(Named(id=id, name=part_name(words, id)) for id in ids), last]


def tiles(words: Words, tables: Tables) -> list[Tile]:
    return [
        Tile(
            id=id,
            name=words.name(id),
            letter=LETTERS[id],
            count=tables.tile_counts[follower_type],
            action=words.say("joan-standard", follower=id),
        )
        for follower_type, id in enumerate(FOLLOWERS[:TILES])
    ]
