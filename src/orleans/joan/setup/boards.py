"""The tables of the sheet: map, warehouse, bank, Development track, depot, yellow bonuses."""

from ...content import Content
from ...content.schema.joan_gain import Gain
from ..ids import FOLLOWERS, GOOD_NAMES, ROUTE_NAMES, TILES
from ..tables import Bonus, Route, Tables, Town, Yellow
from .effect_words import bonus_of, refuse_counting, refuse_points


def add_sheet(tables: Tables, content: Content) -> None:
    add_rounds(tables, content)
    add_yellows(tables, content)
    add_map(tables, content)
    add_warehouse(tables, content)
    add_bank(tables, content)
    add_development(tables, content)
    sheet = content.joan_sheet
    tables.shield_points = list(sheet.depot.shields)
    tables.monks = sheet.monks.count
    tables.monk_points = list(sheet.monks.vp_by_recruited)


def add_rounds(tables: Tables, content: Content) -> None:
    setup = content.joan_sheet.setup
    counts: dict[str, int] = {
        follower_type: n for follower_type, n in content.joan_sheet.tiles.counts.items()
    }
    tables.tile_counts = [counts[follower_type] for follower_type in FOLLOWERS[:TILES]]
    tables.tiles_aside = setup.tiles_aside[tables.players]
    tables.tiles_drawn = setup.tiles_drawn[tables.players]
    tables.rounds_per_bag = setup.rounds_per_bag[tables.players]
    tables.bags = setup.bags[tables.players]


def add_yellows(tables: Tables, content: Content) -> None:
    for index, row in enumerate(content.joan_sheet.yellow):
        yellow = Yellow(index, row.id, row.rule)
        yellow.bonus = bonus_of(tables, row.id, row.rule, (row.gain,))
        refuse_points(yellow.bonus, row.id)
        refuse_counting(yellow.bonus, row.id)
        yellow.open = tables.players not in row.absent_at
        tables.yellows.append(yellow)
        if row.condition.startswith("alone with the most"):
            tables.most_stations = index
    assert tables.most_stations >= 0


def yellow_named(tables: Tables, id: str) -> int:
    return [yellow.id for yellow in tables.yellows].index(id)


def add_map(tables: Tables, content: Content) -> None:
    """joan.setup.map_two, joan.setup.map_three, joan.setup.map_closed"""
    board = content.joan_map
    closed = [part.id for part in board.part if tables.players in part.closed_at]
    for row in sorted(board.town, key=lambda town: town.number):
        town = Town(row.number, row.id)
        town.open = row.part not in closed
        if row.yellow is not None:
            town.yellow = yellow_named(tables, row.yellow)
        tables.towns.append(town)
    number = {town.id: town.number for town in tables.towns}
    tables.routes_at = [0] * len(tables.towns)
    for index, line in enumerate(board.route):
        kind = ROUTE_NAMES.index(line.kind)
        route = Route(index, line.id, kind, number[line.a], number[line.b])
        route.source = tables.source(line.id)
        route.goods = [GOOD_NAMES.index(good) for good in line.goods]
        route.dev = line.dev
        route.open = tables.towns[route.a].open and tables.towns[route.b].open
        tables.routes.append(route)
        if route.open:
            tables.routes_by_kind[kind] |= 1 << index
            tables.routes_at[route.a] |= 1 << index
            tables.routes_at[route.b] |= 1 << index
    tables.closed_rule = "joan.setup.map_two" if tables.players < 3 else "joan.setup.map_three"


def sheet_bonus(tables: Tables, id: str, rule: str, gain: Gain, yellow: str | None) -> Bonus:
    """A bonus of the sheet; a yellow one is entered in the name of the yellow bonus."""
    bonus = bonus_of(tables, id, rule, (gain,))
    refuse_counting(bonus, id)
    if yellow is not None:
        bonus.yellow = yellow_named(tables, yellow)
    return bonus


def add_warehouse(tables: Tables, content: Content) -> None:
    sheet = content.joan_sheet
    tables.columns = sheet.warehouse.columns
    points: dict[str, int] = {row.good: row.vp for row in sheet.warehouse_row}
    tables.row_points = [points[good] for good in GOOD_NAMES]
    for row in sheet.warehouse_column:
        tables.column_bonus.append(sheet_bonus(tables, row.id, row.rule, row.gain, row.yellow))


def add_bank(tables: Tables, content: Content) -> None:
    sheet = content.joan_sheet
    tables.bank_rows = sheet.bank.rows
    tables.bank_columns = sheet.bank.columns
    tables.bank_start = [0] * sheet.bank.rows
    tables.bank_start[sheet.bank.start_circled.row - 1] = sheet.bank.start_circled.coins
    for row in sheet.bank_row:
        tables.bank_row_bonus.append(sheet_bonus(tables, row.id, row.rule, row.gain, row.yellow))
    for column in sheet.bank_column:
        bonus = sheet_bonus(tables, column.id, column.rule, column.gain, None)
        tables.bank_column_bonus.append(bonus)
        tables.bank_column_yellow.append(yellow_named(tables, column.yellow))


def add_development(tables: Tables, content: Content) -> None:
    sheet = content.joan_sheet
    tables.dev_last = sheet.development.spaces
    status = sheet.development.start_status
    tables.dev_status = [status]
    tables.dev_bonus = [None]
    for row in sheet.development_space:
        if row.status is not None:
            status = row.status
            tables.dev_stars.append(row.space)
        tables.dev_status.append(status)
        bonus = None
        if row.gain is not None:
            bonus = sheet_bonus(tables, row.id, row.rule, row.gain, row.yellow)
            refuse_points(bonus, row.id)
        tables.dev_bonus.append(bonus)
        if row.yellow is not None:
            tables.dev_citizens.append(row.space)
