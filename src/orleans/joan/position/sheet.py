"""The sheet of a seat in a position."""

from typing import Any

from ...kernel.positions import (
    cannot_be,
    index_of,
    no_field,
    not_here,
    number,
    only_one,
    table,
    words,
)
from ..ids import FOLLOWERS, GOOD_NAMES, ORLEANS_BIT
from ..sheet.sheet import Sheet
from ..state import State
from ..tables import Tables
from ..turn.deeds import icon_of

SEAT_FIELDS = frozenset(
    "routes stations struck goods circled spent development shields monks deeds cards".split()
)


def apply_sheet(game: State, seat: int, name: str, fields: dict[str, Any]) -> None:
    """All but the stations, which depend on what everybody else has."""
    for field in fields:
        if field not in SEAT_FIELDS:
            raise no_field(f"{name}.{field}")
    tables = game.tables
    sheet = game.sheets[seat]
    fill_routes(tables, sheet, words(fields.get("routes", []), f"{name}.routes"), f"{name}.routes")
    for good, count in table(fields.get("goods", {}), f"{name}.goods").items():
        index = index_of(GOOD_NAMES, good, f"{name}.goods")
        sheet.goods[index] = number(count, f"{name}.goods.{good}", tables.columns)
        if count == tables.columns:
            sheet.open_goods &= ~(1 << index)
    fill_bank(tables, sheet, name, fields)
    sheet.dev = number(fields.get("development", 0), f"{name}.development", tables.dev_last)
    most = len(tables.shield_points)
    sheet.shields = number(fields.get("shields", 0), f"{name}.shields", most)
    sheet.monks = number(fields.get("monks", 0), f"{name}.monks", tables.monks)
    mark_deeds(game, sheet, name, fields)
    for card in words(fields.get("cards", []), f"{name}.cards"):
        bit = 1 << card_named(game, card, f"{name}.cards")
        if game.acquired & bit:
            raise only_one(f"{name}.cards", card)
        game.acquired |= bit
        sheet.cards |= bit


def card_named(game: State, name: str, field: str) -> int:
    card = index_of([card.id for card in game.tables.cards], name, field)
    if game.tables.printed and not game.tables.cards[card].printed:
        raise cannot_be(field, f"{name} is not printed on the sheets")
    return card


def fill_routes(tables: Tables, sheet: Sheet, names: list[str], field: str) -> None:
    """In whatever order they connect to Orléans."""
    ids = [route.id for route in tables.routes]
    left = [tables.routes[index_of(ids, name, field)] for name in names]
    if len(set(names)) < len(names):
        raise cannot_be(field, "each route is filled in once")
    while left:
        linked = [route for route in left if sheet.frontier & (1 << route.index)]
        if not linked:
            raise cannot_be(field, f"{left[0].id} is closed or not linked to Orléans")
        for route in linked:
            sheet.routes |= 1 << route.index
            sheet.reach |= (1 << route.a) | (1 << route.b)
            sheet.frontier |= tables.routes_at[route.a] | tables.routes_at[route.b]
        sheet.frontier &= ~sheet.routes
        left = [route for route in left if route not in linked]


def fill_bank(tables: Tables, sheet: Sheet, name: str, fields: dict[str, Any]) -> None:
    sheet.circled = by_row(fields.get("circled", sheet.circled), f"{name}.circled", tables)
    sheet.spent = by_row(fields.get("spent", sheet.spent), f"{name}.spent", tables)
    sheet.open_coins = 0
    for row in range(tables.bank_rows):
        if sheet.spent[row] > sheet.circled[row]:
            raise cannot_be(f"{name}.spent", "a coin is circled before it is spent")
        if sheet.circled[row] < tables.bank_columns:
            sheet.open_coins |= 1 << row
    sheet.coins = sum(sheet.circled) - sum(sheet.spent)


def by_row(value: Any, field: str, tables: Tables) -> list[int]:
    if not isinstance(value, list) or len(value) != tables.bank_rows:
        raise cannot_be(field, f"{value!r} is not a list of {tables.bank_rows} numbers")
    return [number(count, field, tables.bank_columns) for count in value]


def mark_deeds(game: State, sheet: Sheet, name: str, fields: dict[str, Any]) -> None:
    tables = game.tables
    ids = [deed.id for deed in tables.deeds]
    for id, followers in table(fields.get("deeds", {}), f"{name}.deeds").items():
        field = f"{name}.deeds.{id}"
        deed = tables.deeds[index_of(ids, id, f"{name}.deeds")]
        if not deed.open:
            raise not_here(field)
        shown = [FOLLOWERS[follower_type] for follower_type in deed.followers]
        for follower in words(followers, field):
            index_of(shown, follower, field)
            sheet.marks |= icon_of(game, deed.index, FOLLOWERS.index(follower)).bit


def build_stations(game: State, seat: int, name: str, fields: dict[str, Any]) -> None:
    """Towns with a station, crossed off by all others, and towns crossed off besides."""
    sheet = game.sheets[seat]
    for town in towns_named(game, fields, name, "stations"):
        bit = 1 << town
        taken = any(other.stations & bit for other in game.sheets) and bit != ORLEANS_BIT
        if sheet.stations & bit or (taken and not sheet.cards & game.tables.tavern):
            id = game.tables.towns[town].id
            raise cannot_be(f"{name}.stations", f"there is a station in {id} already")
        sheet.stations |= bit
        for other, others in enumerate(game.sheets):
            if other != seat and not others.stations & bit and bit != ORLEANS_BIT:
                others.struck |= bit
    for town in towns_named(game, fields, name, "struck"):
        if 1 << town == ORLEANS_BIT:
            raise cannot_be(f"{name}.struck", "Orléans is never crossed off")
        sheet.struck |= 1 << town


def towns_named(game: State, fields: dict[str, Any], name: str, field: str) -> list[int]:
    towns = game.tables.towns
    found: list[int] = []
    for town in words(fields.get(field, []), f"{name}.{field}"):
        index = index_of([row.id for row in towns], town, f"{name}.{field}")
        if not towns[index].open:
            raise not_here(f"{name}.{field}: {town}")
        found.append(index)
    return found
