"""Joan of Arc: the map, the sheet, the cards and the solo game fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from orleans.content.checks.entries import At
from orleans.content.problems import Problem
from orleans.content.schema import Joan
from orleans.content.schema.joan_gain import WORDS
from orleans.content.schema.joan_map import JoanMap
from orleans.content.schema.joan_sheet import JoanSheet
from orleans.content.schema.map import Map
from orleans.content.schema.words import JoanCategory, JoanTile

COUNTS = (1, 2, 3, 4, 5)
KIND = {"land": "road", "water": "water"}


def check(game: Joan, classic_map: Map) -> Iterator[Problem]:
    yield from _parts(game.joan_map)
    yield from _same_map(game.joan_map, classic_map)
    yield from _open(game.joan_map)
    yield from _setup(game)
    yield from _rows_and_columns(game.joan_sheet)
    yield from _development(game.joan_sheet)
    yield from _yellow(game)
    yield from _places(game)
    yield from _deeds(game)
    yield from _solo(game)
    yield from _area(game)


def _parts(joan_map: JoanMap) -> Iterator[Problem]:
    """Every town is in one part, with its number."""
    numbers = sorted(town.number for town in joan_map.town)
    expected = list(range(len(joan_map.town)))
    yield from At("joan_map", "town", "").equal("number", numbers, expected, "each once")
    for part in joan_map.part:
        at = At("joan_map", "part", part.id)
        towns = [town for town in joan_map.town if town.part == part.id]
        ids = sorted(town.id for town in towns)
        yield from at.equal("towns", sorted(part.towns), ids, "the towns that name this part")
        mine = sorted(town.number for town in towns)
        yield from at.equal("numbers", sorted(part.numbers), mine, "the numbers of its towns")


def _same_map(joan_map: JoanMap, classic_map: Map) -> Iterator[Problem]:
    """Towns and routes keep the ids of map.toml."""
    towns = sorted(town.id for town in joan_map.town)
    expected = sorted(town.id for town in classic_map.town)
    yield from At("joan_map", "town", "").equal("id", towns, expected, "the towns of map.toml")
    number = {town.id: town.number for town in joan_map.town}
    edges = {edge.id: edge for edge in classic_map.edge}
    for route in joan_map.route:
        at = At("joan_map", "route", route.id)
        ends = sorted((number[route.a], number[route.b]))
        yield from at.equal("numbers", sorted(route.numbers), ends, "the numbers of its towns")
        edge = edges.get(route.id)
        if edge is None:
            yield at.problem("id", "unknown", "the id of an edge of map.toml")
            continue
        same = {route.a, route.b} == {edge.a, edge.b} and KIND[route.kind] == edge.kind
        yield from at.holds(same, "a, b and kind", route.id, "those of the edge in map.toml")


def _open(joan_map: JoanMap) -> Iterator[Problem]:
    totals = joan_map.totals
    at = At("joan_map", "totals")
    yield from at.equal("towns", totals.towns, len(joan_map.town), "the number of [[town]] rows")
    for kind, found in (("land", totals.land_routes), ("water", totals.water_routes)):
        routes = sum(route.kind == kind for route in joan_map.route)
        yield from at.equal(f"{kind}_routes", found, routes, f"the {kind} routes")
    for players in COUNTS:
        parts = [part for part in joan_map.part if players in part.closed_at]
        closed = {town for part in parts for town in part.towns}
        towns = len(joan_map.town) - len(closed)
        why = "those outside closed parts"
        yield from at.equal(f"towns_open.p{players}", totals.towns_open[players], towns, why)
        routes = sum(not closed & {route.a, route.b} for route in joan_map.route)
        yield from at.equal(f"routes_open.p{players}", totals.routes_open[players], routes, why)


def _setup(game: Joan) -> Iterator[Problem]:
    setup, tiles = game.joan_sheet.setup, game.joan_sheet.tiles
    number = sum(tiles.counts.values())
    yield from At("joan_sheet", "tiles").equal("total", tiles.total, number, "the sum of counts")
    at = At("joan_sheet", "setup")
    for players in COUNTS:
        p = f"p{players}"
        left = tiles.total - setup.tiles_aside[players]
        why = "the tiles less those aside, by those drawn"
        rounds = left / setup.tiles_drawn[players] if setup.tiles_drawn[players] else 0
        yield from at.equal(f"rounds_per_bag.{p}", setup.rounds_per_bag[players], rounds, why)
        seats = max(players, 2)
        picks = setup.bags[players] * left / seats
        why = "all tiles drawn, shared by the players"
        yield from at.equal(f"picks_per_player.{p}", setup.picks_per_player[players], picks, why)
        deeds = sum(players not in deed.absent_at for deed in game.joan_deeds.deed)
        why = "the deeds that are not absent"
        yield from at.equal(f"deeds_in_play.{p}", setup.deeds_in_play[players], deeds, why)
        facts = game.joan_deeds.deed_facts
        yield from At("joan_deeds", "deed_facts").equal(
            f"deeds.{p}", facts.deeds[players], deeds, why
        )
        parts = [part for part in game.joan_map.part if players in part.closed_at]
        closed = sorted(number for part in parts for number in part.numbers)
        found = sorted(setup.closed_towns[players])
        yield from at.equal(f"closed_towns.{p}", found, closed, "the closed parts of the map")


def _rows_and_columns(sheet: JoanSheet) -> Iterator[Problem]:
    for table, field, number in (
        ("warehouse_row", "row", sheet.warehouse.rows),
        ("warehouse_column", "column", sheet.warehouse.columns),
        ("bank_row", "row", sheet.bank.rows),
        ("bank_column", "column", sheet.bank.columns),
        ("development_space", "space", sheet.development.spaces),
    ):
        found = [getattr(row, field) for row in getattr(sheet, table)]
        at = At("joan_sheet", table, "")
        yield from at.equal(field, found, list(range(1, number + 1)), "each in its order")
    circled = sheet.bank.start_circled
    fits = 1 <= circled.row <= sheet.bank.rows and circled.coins <= sheet.bank.columns
    at = At("joan_sheet", "bank")
    yield from at.holds(fits, "start_circled.row", circled.row, f"1 to {sheet.bank.rows}")
    monks = sheet.monks
    yield from At("joan_sheet", "monks").equal(
        "the length of vp_by_recruited", len(monks.vp_by_recruited), monks.count + 1,
        "none recruited to all",
    )  # fmt: skip


def _development(sheet: JoanSheet) -> Iterator[Problem]:
    track = sheet.development
    at = At("joan_sheet", "development")
    stars = [(star.at, star.status) for star in track.status]
    on_spaces = [(row.space, row.status) for row in sheet.development_space if row.status]
    expected = [(0, track.start_status), *on_spaces]
    yield from at.equal("status", stars, expected, "the stars of [[development_space]]")
    example = sheet.scoring_example
    at = At("joan_sheet", "scoring_example")
    product = (example.stations + example.citizens) * example.status
    yield from at.equal("product", example.product, product, "(stations + citizens) x status")
    total = product + example.warehouse + example.bank + example.monks + example.depot
    yield from at.equal("total", example.total, total, "the sum of its terms")


def _yellow(game: Joan) -> Iterator[Problem]:
    """A yellow bonus gives the same wherever it is printed, and citizens add up."""
    sheet = game.joan_sheet
    gains = {yellow.id: yellow.gain for yellow in sheet.yellow}
    for table in ("warehouse_column", "bank_row", "development_space"):
        for row in getattr(sheet, table):
            if row.yellow:
                at = At("joan_sheet", table, row.id)
                found, expected = sorted(row.gain.keys()), sorted(gains[row.yellow].keys())
                yield from at.equal("gain", found, expected, f"that of {row.yellow}")
    citizens = {yellow.id for yellow in sheet.yellow if yellow.gain.citizen}
    at = At("joan_sheet", "citizens")
    why = "the yellow bonuses with a citizen"
    yield from at.equal("sources", sorted(sheet.citizens.sources), sorted(citizens), why)
    for players in COUNTS:
        number = sum(y.id in citizens and players not in y.absent_at for y in sheet.yellow)
        yield from at.equal(f"total.p{players}", sheet.citizens.total[players], number, why)
    for letter in game.joan_area.sheet_letter:
        marked = sorted(yellow.id for yellow in sheet.yellow if yellow.letter == letter.letter)
        at = At("joan_area", "sheet_letter", letter.id)
        yield from at.equal("yellow", sorted(letter.yellow), marked, "the bonuses of that letter")


def _places(game: Joan) -> Iterator[Problem]:
    setup, places = game.joan_places.place_setup, game.joan_places.place
    at = At("joan_places", "place_setup")
    yield from at.equal("cards", setup.cards, len(places), "the number of [[place]] rows")
    categories = [row.name for row in game.joan_places.category]
    yield from At("joan_places", "category", "").equal(
        "name", categories, list(get_args(JoanCategory)), "in this order"
    )
    for category in categories:
        cards = [place for place in places if place.category == category]
        why = f"the cards of category {category}"
        yield from at.equal("per_category", setup.per_category, len(cards), why)
        printed = sum(place.printed for place in cards)
        why = f"the printed cards of category {category}"
        yield from at.equal("printed_per_category", setup.printed_per_category, printed, why)
    for place in places:
        where = At("joan_places", "place", place.id)
        passive = place.kind == "passive"
        expected = "none for a passive card, else at least one"
        found = list(place.followers)
        yield from where.holds(passive == (not found), "followers", found, expected)


def _deeds(game: Joan) -> Iterator[Problem]:
    gains = {yellow.id: yellow.gain for yellow in game.joan_sheet.yellow}
    icons = game.joan_deeds.deed_facts.icons_per_deed
    for number, deed in enumerate(game.joan_deeds.deed, 1):
        at = At("joan_deeds", "deed", deed.id)
        yield from at.equal("number", deed.number, number, "counted from 1")
        why = "icons_per_deed"
        yield from at.equal("the length of followers", len(deed.followers), icons, why)
        found, expected = sorted(deed.complete.keys()), sorted(gains[deed.yellow].keys())
        yield from at.equal("complete", found, expected, f"that of {deed.yellow}")


def _solo(game: Joan) -> Iterator[Problem]:
    solo = game.joan_solo
    at = At("joan_solo", "solo")
    sets = Counter(card.set for card in solo.solo_card)
    yield from at.equal("main_cards", solo.solo.main_cards, sets["main"], "the cards of that set")
    why = "the cards of that set"
    yield from at.equal("exchange_cards", solo.solo.exchange_cards, sets["exchange"], why)
    for level in solo.level:
        where = At("joan_solo", "level", level.id)
        number = len(set(level.cards))
        yield from where.equal("the length of cards", number, solo.solo.pile, "pile in [solo]")
    words = sorted(row.word for row in solo.solo_effect)
    why = "the words of the cards"
    yield from At("joan_solo", "solo_effect", "").equal("word", words, sorted(WORDS), why)
    for card in solo.solo_card:
        where = At("joan_solo", "solo_card", card.id)
        front = sorted(row.follower for row in card.front)
        yield from where.equal("front", front, sorted(get_args(JoanTile)), "each follower once")
        one = (card.back.monk.station is None) == (card.back.monk.track is not None)
        yield from where.holds(one, "back.monk", card.id, "either a track or a station")
        numbers = [town.number for town in game.joan_map.town]
        yield from where.holds(card.town in numbers, "town", card.town, "the number of a town")


def _area(game: Joan) -> Iterator[Problem]:
    spaces = [row.space for row in game.joan_area.joan_scholar_space]
    at = At("joan_area", "joan_scholar_space", "")
    yield from at.equal("space", spaces, list(range(1, len(spaces) + 1)), "each in its order")
    tracks = sorted(track.follower for track in game.joan_area.joan_track)
    at = At("joan_area", "joan_track", "")
    why = "one track each, the Scholars have spaces"
    yield from at.equal("follower", tracks, ["boatman", "farmer", "knight"], why)
