"""joan_map.toml: the map on Joan of Arc's sheet."""

from typing import Literal

from orleans.content.schema.row import NamedRow, PerCountSolo, Row, Strict, Table
from orleans.content.schema.words import (
    Count,
    GoodId,
    JoanPlayers,
    PartId,
    RouteKind,
    RuleId,
    Town,
    YellowId,
)


class JoanTotals(Table, frozen=True, kw_only=True):
    towns: Count
    land_routes: Count
    water_routes: Count
    routes_open: PerCountSolo[Count]
    towns_open: PerCountSolo[Count]
    start_town: Town


class Part(Row, frozen=True, kw_only=True):
    """A part of the map that is closed at some player counts."""

    numbers: tuple[Count, ...]
    towns: tuple[Town, ...]
    closed_at: tuple[JoanPlayers, ...]
    rule: RuleId


class JoanTown(NamedRow, frozen=True, kw_only=True):
    number: Count
    part: PartId
    lat: float
    lon: float
    stations: Literal["one", "one per player"]
    rule: RuleId
    yellow: YellowId | None = None


class Route(Row, frozen=True, kw_only=True):
    numbers: tuple[Count, Count]
    a: Town
    b: Town
    kind: RouteKind
    goods: tuple[GoodId, ...]
    dev: Count
    rule: RuleId


class JoanMap(Strict, frozen=True, kw_only=True):
    totals: JoanTotals
    part: tuple[Part, ...]
    town: tuple[JoanTown, ...]
    route: tuple[Route, ...]
