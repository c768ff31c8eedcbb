"""The boards of Orléans for a set-up, in words and as data."""

from __future__ import annotations

from typing import Any

from ...classic.ids import BREAD, FOLLOWERS, PHASE_NAMES, ROUTE_NAMES, SEAT_NAMES
from ...classic.modules import MODULES
from ...classic.tables import Tables
from ...games import tables_for
from ...kernel.setup import Setup
from ...text.classic.effects import asked_words, reward_words
from ...text.classic.names import route_words, source_words, track_words
from ...text.letters import LETTERS
from ...text.modules import SHOWINGS
from ...text.points import part_name
from ...text.provenance import levels, provenance, weakest
from ...text.shapes import ModuleBoard, Named
from ...text.translator import Words
from ..gains import step_gifts
from ..setups import edition_name
from .pieces import deed_board, hour_glass, place_of
from .shapes import (
    ClassicBoard,
    Development,
    DevelopmentSpace,
    Follower,
    Good,
    Kit,
    Route,
    Town,
    TownMap,
    Track,
    TrackStep,
)

SOURCES = ("coins", "goods", "stations", "citizens", "tiles")


def classic_board(words: Words, setup: Setup) -> ClassicBoard:
    tables: Tables = tables_for(setup)
    count = setup.players
    return ClassicBoard(
        title=words.say("title-game", edition=setup.edition, players=count),
        edition=Named(id=setup.edition, name=edition_name(words, setup.edition)),
        players=count,
        rounds=sum(tables.hour_glass_used),
        followers=followers(words, tables),
        goods=goods(words, tables),
        map=town_map(words, tables),
        tracks=[
            track_of(words, tables, follower_type) for follower_type in range(len(tables.tracks))
        ],
        development=development(words, tables),
        places=[place_of(words, tables, place) for place in tables.places],
        deeds=deed_board(words, tables),
        hour_glass=hour_glass(words, tables),
        citizens=[
            Named(id=id, name=source_words(words, tables, id)) for id in tables.citizen_names
        ],
        wheels=tables.wheels,
        bank=None if tables.edition.bank < 0 else tables.edition.bank,
        kit=Kit(
            coins=tables.start_coins,
            stations=tables.stations,
            draws=tables.draw_start,
            market=tables.market_size,
        ),
        asks=[
            Named(id=id, name=asked_words(words, id)) for id in (*FOLLOWERS, "any", "any_neutral")
        ],
        phases=[Named(id=id, name=words.say("phase", phase=id)) for id in PHASE_NAMES],
        parts=parts(words, tables),
        colours=[
            Named(id=id, name=words.say("seat-name", seat=seat))
            for seat, id in enumerate(SEAT_NAMES[:count])
        ],
        modules=[module_board(words, tables, module.id) for module in tables.modules],
        absent=[words.name(id) for id in tables.missing_tiles],
        provenance=provenance(words),
    )


def parts(words: Words, tables: Tables) -> list[Named]:
    """The sources of points; the Citizen for the most stations is given at the very end."""
    ids = [*SOURCES, *(module.id for module in tables.modules)]
    last = Named(id="most_stations", name=words.say("source-most-stations"))
    return [*(Named(id=id, name=part_name(words, id)) for id in ids), last]


def module_board(words: Words, tables: Tables, id: str) -> ModuleBoard:
    assert id in MODULES
    return ModuleBoard(
        id=id,
        name=words.say("module-name", module=id),
        text=words.say("module-about", module=id),
        cards=SHOWINGS[id].cards(words, tables) if id in SHOWINGS else [],
    )


# ---------------------------------------------------------------------- pieces


def followers(words: Words, tables: Tables) -> list[Follower]:
    return [
        Follower(
            id=row.id,
            name=words.name(row.id),
            letter=LETTERS[row.id],
            supply=tables.supply[follower_type],
            personal=row.personal > 0,
            joker=row.wild,
        )
        for follower_type, row in enumerate(words.content.board.follower)
    ]


def goods(words: Words, tables: Tables) -> list[Good]:
    found = [
        Good(
            id=row.id,
            name=words.name(row.id),
            text=words.say("joan-gain-vp", amount=row.vp),
            points=row.vp,
            count=row.count,
            food=row.food,
        )
        for row in words.content.board.good
    ]
    if BREAD in tables.food:
        text = words.rule_text("place.bakery.score")
        name = words.good("bread")
        found.append(Good(id="bread", name=name, text=text, points=None, count=0, food=True))
    return found


# ------------------------------------------------------------------------- map


def town_map(words: Words, tables: Tables) -> TownMap:
    content = words.content.map
    towns = [
        Town(
            id=row.id,
            name=words.name(row.id),
            label=list(row.label_lines) or [words.name(row.id)],
            label_side=row.label_side,
            x=row.x,
            y=row.y,
            river=row.river,
            start=row.start_town,
            shared=tables.shared_town[index],
        )
        for index, row in enumerate(content.town)
    ]
    routes = [
        Route(
            id=route.id,
            name=route_words(words, tables, route.id),
            kind=ROUTE_NAMES[route.kind],
            a=tables.towns[route.a],
            b=tables.towns[route.b],
            bend=row.bend,
            via=[list(point) for point in row.via],
            spaces=route.last - route.first,
        )
        for route, row in zip(tables.routes, content.edge, strict=True)
    ]
    sure = weakest(content.town, "name", "x", "river") | weakest(content.edge, "kind", "spaces")
    return TownMap(towns=towns, routes=routes, provenance=sure)


# ---------------------------------------------------------------------- tracks


def track_of(words: Words, tables: Tables, follower_type: int) -> Track:
    track, id = tables.tracks[follower_type], FOLLOWERS[follower_type]
    row: Any = next(row for row in words.content.board.track if row.follower == id)
    return Track(
        id=id,
        name=track_words(words, id),
        steps=[
            TrackStep(
                text=reward_words(words, track, step, citizen=True),
                gives=step_gifts(tables, follower_type, step),
            )
            for step in range(1, track.steps + 1)
        ],
        provenance=levels(row, "steps", *row.lists()),
    )


def development(words: Words, tables: Tables) -> Development:
    row = words.content.board.development
    return Development(
        name=words.say("source-development"),
        spaces=[development_space(words, tables, space) for space in range(row.last + 1)],
        provenance=levels(row, "last", "status", "coins", "citizens"),
    )


def development_space(words: Words, tables: Tables, space: int) -> DevelopmentSpace:
    coins, citizen = tables.dev_coins[space], tables.dev_citizen[space]
    star = space in tables.stars
    told: list[str] = []
    if coins:
        told.append(words.say("effect-coins", amount=coins))
    if citizen >= 0:
        told.append(words.say("effect-citizen"))
    if star:
        told.append(words.say("joan-status", status=tables.dev_status[space]))
    return DevelopmentSpace(
        space=space,
        text=words.listed(told) if told else words.say("bare"),
        coins=coins,
        status=tables.dev_status[space],
        star=star,
        citizen=tables.citizen_names[citizen] if citizen >= 0 else "",
    )
