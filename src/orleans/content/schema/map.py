"""map.toml: the towns of the map and the roads and waterways between them."""

from typing import Literal

from orleans.content.schema.row import PerCount, Row, Strict, Table
from orleans.content.schema.words import Count, EdgeKind, Edition, Place1000, Players, Town


class Totals(Table, frozen=True, kw_only=True):
    towns: Count
    roads: Count
    waterways: Count
    spaces: PerCount[Count]
    goods_to_supply: PerCount[Count]
    goods_removed_unseen: PerCount[Count]


class Editions(Table, frozen=True, kw_only=True):
    same_map: tuple[Edition, ...]


class TownRow(Row, frozen=True, kw_only=True):
    name: str
    x: Place1000
    y: Place1000
    label_side: Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    river: bool
    rim: bool
    steps_from_orleans: Count
    stations: Literal["one", "one per player"]
    start_town: bool = False
    label_lines: tuple[str, ...] = ()
    full_name: str = ""


class Edge(Row, frozen=True, kw_only=True):
    """A road or waterway; space_marks: from how many players a goods space is used, 0 = always."""

    a: Town
    b: Town
    kind: EdgeKind
    spaces: PerCount[Count]
    space_marks: tuple[Literal[0] | Players, ...]
    bend: int = 0
    via: tuple[tuple[int, int], ...] = ()


class Map(Strict, frozen=True, kw_only=True):
    totals: Totals
    editions: Editions
    town: tuple[TownRow, ...]
    edge: tuple[Edge, ...]
