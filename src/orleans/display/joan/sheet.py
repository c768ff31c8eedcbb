"""Map, warehouse, bank and Development track of a sheet, in words and as data."""

from __future__ import annotations

from ...content.schema.joan_gain import Gain
from ...content.schema.joan_sheet import DevelopmentSpace
from ...content.schema.joan_sheet import Yellow as YellowRow
from ...joan.ids import GOOD_NAMES, ROUTE_NAMES
from ...joan.tables import Route, Tables
from ...text.joan.gains import gain_words
from ...text.joan.names import named, route_words, yellow_words
from ...text.provenance import levels, weakest
from ...text.translator import Words
from ..gains import gifts_of
from .shapes import (
    Bank,
    JoanMap,
    JoanRoute,
    JoanTown,
    SheetBonus,
    SheetSpace,
    SheetTrack,
    Warehouse,
    WarehouseRow,
    Yellow,
)


def joan_map(words: Words, tables: Tables) -> JoanMap:
    """Towns and routes are those of the board game and are drawn like them."""
    content = words.content.joan_map
    drawn = {row.id: row for row in words.content.map.town}
    start = content.totals.start_town
    towns = [
        JoanTown(
            id=town.id,
            number=town.number,
            name=named(words, town.id),
            label=list(drawn[town.id].label_lines) or [named(words, town.id)],
            label_side=drawn[town.id].label_side,
            x=drawn[town.id].x,
            y=drawn[town.id].y,
            open=town.open,
            start=town.id == start,
            yellow=tables.yellows[town.yellow].id if town.yellow >= 0 else "",
        )
        for town in tables.towns
    ]
    return JoanMap(
        towns=towns,
        routes=[joan_route(words, tables, route) for route in tables.routes],
        provenance=weakest(content.town, "number", "yellow")
        | weakest(content.route, "kind", "goods", "dev"),
    )


def joan_route(words: Words, tables: Tables, route: Route) -> JoanRoute:
    line = next(row for row in words.content.map.edge if row.id == route.id)
    goods = [GOOD_NAMES[good] for good in route.goods]
    told = [words.goods_lying(goods)] if goods else []
    if route.dev:
        told.append(words.say("joan-gain-dev", amount=route.dev))
    return JoanRoute(
        id=route.id,
        name=route_words(words, tables, route.id),
        kind=ROUTE_NAMES[route.kind],
        a=tables.towns[route.a].id,
        b=tables.towns[route.b].id,
        bend=line.bend,
        via=[list(point) for point in line.via],
        open=route.open,
        goods=goods,
        dev=route.dev,
        text=words.listed(told),
    )


# ------------------------------------------------------------------- the sheet


def bonus(words: Words, gain: Gain, yellow: str | None, rule: str) -> SheetBonus:
    return SheetBonus(
        text=gain_words(words, gain, yellow is not None),
        gives=gifts_of(gain),
        yellow=yellow or "",
        rule=rule,
    )


def warehouse(words: Words) -> Warehouse:
    sheet = words.content.joan_sheet
    return Warehouse(
        rows=[
            WarehouseRow(id=row.id, good=row.good, name=named(words, row.good), points=row.vp)
            for row in sheet.warehouse_row
        ],
        columns=[bonus(words, row.gain, row.yellow, row.rule) for row in sheet.warehouse_column],
        provenance=levels(sheet.warehouse, "rows", "columns")
        | weakest(sheet.warehouse_row, "good", "vp")
        | weakest(sheet.warehouse_column, "gain"),
    )


def bank(words: Words, tables: Tables) -> Bank:
    sheet = words.content.joan_sheet
    yellows = {row.id: row for row in sheet.yellow}
    return Bank(
        size=tables.bank_columns,
        start=list(tables.bank_start),
        rows=[bonus(words, row.gain, row.yellow, row.rule) for row in sheet.bank_row],
        columns=[bonus(words, row.gain, None, row.rule) for row in sheet.bank_column],
        column_yellows=[
            bonus(words, yellows[row.yellow].gain, row.yellow, yellows[row.yellow].rule)
            for row in sheet.bank_column
        ],
        provenance=levels(sheet.bank, "rows", "columns", "start_circled")
        | weakest([*sheet.bank_row, *sheet.bank_column], "gain"),
    )


def development(words: Words, tables: Tables) -> SheetTrack:
    sheet = words.content.joan_sheet
    return SheetTrack(
        start_status=tables.dev_status[0],
        spaces=[sheet_space(words, tables, row) for row in sheet.development_space],
        provenance=levels(sheet.development, "spaces", "status")
        | weakest(sheet.development_space, "gain"),
    )


def sheet_space(words: Words, tables: Tables, row: DevelopmentSpace) -> SheetSpace:
    told: list[str] = []
    gain = None
    if row.status is not None:
        told.append(words.say("joan-status", status=row.status))
    if row.gain is not None:
        gain = bonus(words, row.gain, row.yellow, row.rule)
        told.append(gain.text)
    return SheetSpace(
        space=row.space,
        status=tables.dev_status[row.space],
        star=row.space in tables.dev_stars,
        bonus=gain,
        text=words.listed(told) if told else words.say("bare"),
    )


def yellows(words: Words, tables: Tables) -> list[Yellow]:
    rows = zip(tables.yellows, words.content.joan_sheet.yellow, strict=True)
    return [yellow_of(words, row, is_open=yellow.open) for yellow, row in rows]


def yellow_of(words: Words, row: YellowRow, is_open: bool) -> Yellow:
    return Yellow(
        id=row.id,
        name=yellow_words(words, row.id),
        text=gain_words(words, row.gain, yellow=True),
        gives=gifts_of(row.gain),
        open=is_open,
        rule=row.rule,
    )
