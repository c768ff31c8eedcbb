"""invasion.toml: common objectives, towers, citizens, the Support board, characters and dues."""

from typing import ClassVar, Literal

from orleans.content.schema.row import Goods, NamedRow, PerCount, Row, Strict, Table
from orleans.content.schema.words import (
    Count,
    FollowerId,
    GoodId,
    HallId,
    Means,
    Players,
    RuleId,
    SlotKind,
    Town,
)


class Setup(Table, frozen=True, kw_only=True):
    players: tuple[Players, ...]
    map_side: str
    rounds: PerCount[Count]
    tiles_a: PerCount[Count]
    tiles_b: PerCount[Count]
    tiles_c: Count
    census: bool
    citizens_on_board: Count
    citizens_on_city: Count
    citizens_unused: Count


class CommonObjective(NamedRow, frozen=True, kw_only=True):
    rule: RuleId
    via: tuple[Means, ...] = ()
    knights: PerCount[Count] | None = None
    citizens: PerCount[Count] | None = None
    coins: PerCount[Count] | None = None
    grain: PerCount[Count] | None = None
    cheese: PerCount[Count] | None = None
    wine: PerCount[Count] | None = None
    towers: Count | None = None
    prebuilt: PerCount[Count] | None = None


class TowerTown(Row, frozen=True, kw_only=True):
    town: Town
    prebuilt_at: tuple[Players, ...]


class CitizenSpace(Row, frozen=True, kw_only=True):
    where: Literal["development", "track", "town", "craftsmen track", "goods pile"]
    at: Count | None = None
    track: FollowerId | None = None
    town: Town | None = None
    pile: GoodId | None = None
    expected_pile: PerCount[float] | None = None
    when: str = ""
    rule: RuleId | None = None


class SupportPlace(NamedRow, frozen=True, kw_only=True):
    slots: tuple[SlotKind, ...]
    targets: tuple[Literal["city", "player"], ...]
    rule: RuleId
    max_goods: Count | None = None
    max_coins: Count | None = None
    followers: Count | None = None


class Objective(Strict, frozen=True, kw_only=True):
    """What a character must have at the end; None where it does not matter."""

    status: Count | None = None
    station_in: tuple[Town, ...] = ()
    stations: Count | None = None
    place_tiles: Count | None = None
    coins: Count | None = None
    own_citizens: Count | None = None
    track_end: FollowerId | None = None
    gear_wheels_placed: Count | None = None
    monks: Count | None = None
    goods: Goods | None = None
    vp: Count | None = None
    counted: tuple[GoodId | Literal["coins"], ...] = ()
    fill: HallId | None = None
    dues: Literal["every round"] | None = None


class Character(NamedRow, frozen=True, kw_only=True):
    level: Literal["easy", "hard"]
    objective: Objective
    rule: RuleId


class Due(Strict, frozen=True, kw_only=True):
    """What the Estate Manager owes in a round: exactly one of these."""

    coins: Count | None = None
    food: Count | None = None
    dev: Count | None = None
    follower: FollowerId | None = None
    goods: Count | None = None
    gear_wheel: Count | None = None
    station: Count | None = None
    place_tile: Count | None = None
    cloth: Count | None = None


class EstateDue(Table, frozen=True, kw_only=True):
    KEY: ClassVar[tuple[str, ...]] = ("round",)

    round: Count
    pay: Due


class Invasion(Strict, frozen=True, kw_only=True):
    setup: Setup
    common_objective: tuple[CommonObjective, ...]
    tower_town: tuple[TowerTown, ...]
    citizen_space: tuple[CitizenSpace, ...]
    support_place: tuple[SupportPlace, ...]
    character: tuple[Character, ...]
    estate_due: tuple[EstateDue, ...]
