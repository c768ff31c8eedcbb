"""joan_sheet.toml: set-up, tiles, warehouse, bank, development, depot, monks, scoring."""

from typing import Literal

from orleans.content.schema.joan_gain import Gain
from orleans.content.schema.row import NamedRow, PerCountSolo, Row, Strict, Table
from orleans.content.schema.words import (
    Count,
    GoodId,
    JoanPlayers,
    JoanTile,
    RuleId,
    SheetLetter,
    YellowId,
)


class Setup(Table, frozen=True, kw_only=True):
    players: tuple[JoanPlayers, JoanPlayers]
    tiles_aside: PerCountSolo[Count]
    tiles_drawn: PerCountSolo[Count]
    bags: PerCountSolo[Count]
    rounds_per_bag: PerCountSolo[Count]
    picks_per_player: PerCountSolo[Count]
    bag_numbers: tuple[Count, ...]
    deeds_in_play: PerCountSolo[Count]
    closed_towns: PerCountSolo[tuple[Count, ...]]
    rule: RuleId


class Tiles(Table, frozen=True, kw_only=True):
    total: Count
    counts: dict[JoanTile, Count]
    rule: RuleId


class Warehouse(Table, frozen=True, kw_only=True):
    rows: Count
    columns: Count
    fill: str
    full_row: Literal["shield"]
    rule: RuleId


class WarehouseRow(NamedRow, frozen=True, kw_only=True):
    row: Count
    good: GoodId
    vp: Count
    rule: RuleId


class WarehouseColumn(Row, frozen=True, kw_only=True):
    column: Count
    gain: Gain
    rule: RuleId
    yellow: YellowId | None = None


class StartCircled(Strict, frozen=True, kw_only=True):
    row: Count
    coins: Count


class Bank(Table, frozen=True, kw_only=True):
    rows: Count
    columns: Count
    start_circled: StartCircled
    fill: str
    strike: str
    full: Literal["shield"]
    rule: RuleId


class BankRow(Row, frozen=True, kw_only=True):
    row: Count
    when: Literal["circled"]
    gain: Gain
    rule: RuleId
    yellow: YellowId | None = None


class BankColumn(Row, frozen=True, kw_only=True):
    column: Count
    when: Literal["spent"]
    gain: Gain
    yellow: YellowId
    rule: RuleId


class JoanStar(Strict, frozen=True, kw_only=True):
    at: Count
    status: Count


class JoanDevelopment(Table, frozen=True, kw_only=True):
    spaces: Count
    start_status: Count
    status: tuple[JoanStar, ...]
    beyond_last: Literal["lost"]
    rule: RuleId


class DevelopmentSpace(Row, frozen=True, kw_only=True):
    space: Count
    rule: RuleId
    gain: Gain | None = None
    status: Count | None = None
    yellow: YellowId | None = None


class Depot(Table, frozen=True, kw_only=True):
    shields: tuple[Count, ...]
    fill: str
    full: Literal["lost"]
    rule: RuleId


class Monks(Table, frozen=True, kw_only=True):
    count: Count
    vp_by_recruited: tuple[Count, ...]
    rule: RuleId


class Yellow(Row, frozen=True, kw_only=True):
    """A yellow bonus: only the first player gets it."""

    condition: str
    gain: Gain
    rule: RuleId
    letter: SheetLetter | None = None
    absent_at: tuple[JoanPlayers, ...] = ()


class JoanCitizenTotal(Table, frozen=True, kw_only=True):
    total: PerCountSolo[Count]
    sources: tuple[YellowId, ...]
    rule: RuleId


class Scoring(Table, frozen=True, kw_only=True):
    terms: tuple[str, ...]
    product: str
    tie_break: tuple[str, ...]
    rule: RuleId


class ScoringExample(Table, frozen=True, kw_only=True):
    stations: Count
    citizens: Count
    status: Count
    product: Count
    warehouse: Count
    bank: Count
    monks: Count
    depot: Count
    total: Count
    rule: RuleId


class JoanSheet(Strict, frozen=True, kw_only=True):
    setup: Setup
    tiles: Tiles
    warehouse: Warehouse
    warehouse_row: tuple[WarehouseRow, ...]
    warehouse_column: tuple[WarehouseColumn, ...]
    bank: Bank
    bank_row: tuple[BankRow, ...]
    bank_column: tuple[BankColumn, ...]
    development: JoanDevelopment
    development_space: tuple[DevelopmentSpace, ...]
    depot: Depot
    monks: Monks
    yellow: tuple[Yellow, ...]
    citizens: JoanCitizenTotal
    scoring: Scoring
    scoring_example: ScoringExample
