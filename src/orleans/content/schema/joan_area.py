"""joan_area.toml: Joan's own area in the solo game."""

from typing import Literal

from orleans.content.schema.joan_gain import SoloEffect
from orleans.content.schema.row import NamedRow, Row, Strict, Table
from orleans.content.schema.words import Count, RuleId, SheetLetter, YellowId


class JoanTrack(NamedRow, frozen=True, kw_only=True):
    follower: Literal["farmer", "boatman", "knight"]
    vp: tuple[Count, ...]
    rule: RuleId


class ScholarSpace(Row, frozen=True, kw_only=True):
    space: Count
    effect: SoloEffect
    rule: RuleId


class JoanLevels(Table, frozen=True, kw_only=True):
    values: tuple[Count, ...]
    none_marked: Count
    rule: RuleId


class JoanDepot(Table, frozen=True, kw_only=True):
    rows: tuple[tuple[Count, ...], ...]
    order: str
    full: Literal["lost"]
    rule: RuleId


class JoanSpaces(Table, frozen=True, kw_only=True):
    """Room for Joan's stations or citizens."""

    spaces: Count
    full: str
    rule: RuleId


class JoanScoring(Table, frozen=True, kw_only=True):
    terms: tuple[str, ...]
    product: str
    player_wins_ties: bool
    rule: RuleId


class SheetLetterRow(NamedRow, frozen=True, kw_only=True):
    letter: SheetLetter
    yellow: tuple[YellowId, ...]


class JoanArea(Strict, frozen=True, kw_only=True):
    joan_track: tuple[JoanTrack, ...]
    joan_scholar_space: tuple[ScholarSpace, ...]
    joan_levels: JoanLevels
    joan_depot: JoanDepot
    joan_stations: JoanSpaces
    joan_citizens: JoanSpaces
    joan_scoring: JoanScoring
    sheet_letter: tuple[SheetLetterRow, ...]
