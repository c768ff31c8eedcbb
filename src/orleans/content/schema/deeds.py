"""deeds.toml: the boards that take followers for good, and the City's achievements."""

from typing import Literal

from orleans.content.schema.effect import Effect
from orleans.content.schema.row import Goods, NamedRow, PerCount, Strict
from orleans.content.schema.words import (
    CharacterId,
    Count,
    DeedBoardId,
    DeedId,
    FollowerId,
    GoodId,
    HallId,
    Means,
    Players,
    RuleId,
)

DeedSpace = FollowerId | Literal["any"]


class Areas(Strict, frozen=True, kw_only=True):
    """The player counts at which the halves of the Plague board are in play."""

    upper: tuple[Players, ...]
    lower: tuple[Players, ...]


class DeedBoard(NamedRow, frozen=True, kw_only=True):
    deeds: Count | None = None
    achievements: Count | None = None
    citizens: Count | None = None
    completion_citizens: Count | PerCount[Count] | None = None
    cover_rightmost_at: tuple[Players, ...] = ()
    used_by: tuple[str, ...] = ()
    gear_wheels_on_navigation: str = ""
    areas: Areas | None = None


class Deed(NamedRow, frozen=True, kw_only=True):
    """spaces: printed order; reward: per follower, several = the player picks one."""

    rule: RuleId
    board: DeedBoardId
    spaces: tuple[DeedSpace, ...]
    reward: tuple[Effect, ...]
    complete: Effect
    covered_at: tuple[Players, ...] = ()
    absent_at: tuple[Players, ...] = ()
    goods_on: tuple[GoodId, ...] = ()
    gear_wheels_on: str = ""
    area: Literal["upper", "lower"] | None = None
    requires_complete: DeedId | None = None


class Achievement(NamedRow, frozen=True, kw_only=True):
    rule: RuleId
    board: DeedBoardId
    accepts: Literal["gear_wheels", "goods", "coins", "followers"]
    via: tuple[Means, ...]
    complete: Effect
    gear_wheels: Count | None = None
    goods: Goods | None = None
    coins: Count | None = None
    spaces: tuple[FollowerId, ...] = ()


class AssemblyHall(NamedRow, frozen=True, kw_only=True):
    rule: RuleId
    board: HallId
    owner: CharacterId
    via: tuple[Means, ...]
    spaces: tuple[FollowerId, ...]


class Deeds(Strict, frozen=True, kw_only=True):
    deed_board: tuple[DeedBoard, ...]
    deed: tuple[Deed, ...]
    achievement: tuple[Achievement, ...]
    assembly_hall: tuple[AssemblyHall, ...]
