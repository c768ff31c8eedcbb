"""What Joan of Arc's places, deeds, bonuses and solo cards do."""

from typing import Literal

from orleans.content.schema.row import Strict
from orleans.content.schema.words import (
    Count,
    FollowerId,
    JoanCategory,
    JoanGood,
    JoanTile,
    RouteKind,
    YellowId,
)


class Station(Strict, frozen=True, kw_only=True):
    """A trading station at that price in coins."""

    cost: Count


class Discount(Strict, frozen=True, kw_only=True):
    coins: Count
    optional: bool


class GoodSwap(Strict, frozen=True, kw_only=True):
    route: RouteKind
    goods: Count
    open_row_first: bool


class ActAs(Strict, frozen=True, kw_only=True, rename={"not_": "not"}):
    """A taken tile may act as another follower."""

    taken: JoanTile
    not_: tuple[FollowerId, ...]
    standard: bool
    cards: bool
    deeds: bool
    plus_of_other: bool


class DevToStar(Strict, frozen=True, kw_only=True):
    plain_bonuses: bool
    yellow_bonuses: bool


class Gain(Strict, frozen=True, kw_only=True):
    """One thing a player gets or may do; None where it is not that."""

    coins: Count | None = None
    good: JoanGood | None = None
    dev: Count | None = None
    shield: Count | None = None
    vp: Count | None = None
    citizen: Count | None = None
    act: FollowerId | None = None
    route: RouteKind | None = None
    station: Station | None = None
    choose: "tuple[Gain, ...] | None" = None
    dev_per: Literal["warehouse_column", "bank_column", "station"] | None = None
    dev_to_star: DevToStar | None = None
    place_discount: Discount | None = None
    swap_good_on: GoodSwap | None = None
    build_in: Literal["struck_towns"] | None = None
    act_as: ActAs | None = None

    def keys(self) -> frozenset[str]:
        """The words this gain uses, as they are spelt in the data."""
        return frozenset(name for name in self.__struct_fields__ if getattr(self, name) is not None)


class SoloEffect(Strict, frozen=True, kw_only=True):
    """One thing Joan does in the solo game; the words of joan_solo.toml [[solo_effect]]."""

    station: Literal[True] | None = None
    citizen: Count | None = None
    take_citizen: YellowId | None = None
    shield: Count | None = None
    level: Count | None = None
    strike_deed: Literal["from_left", "from_right"] | None = None
    strike_bank_yellow: Literal["first_from_left"] | None = None
    remove_place: JoanCategory | None = None
    monk_action: Literal[True] | None = None

    def keys(self) -> frozenset[str]:
        return frozenset(name for name in self.__struct_fields__ if getattr(self, name) is not None)


WORDS = SoloEffect.__struct_fields__
