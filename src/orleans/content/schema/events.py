"""What the events of all modules share: a verb, and the numbers it works with."""

from typing import Literal

from orleans.content.schema.row import Goods, NamedRow, PerCount
from orleans.content.schema.words import (
    AnyPlaceId,
    Count,
    EventVerb,
    FollowerId,
    Move,
    Nature,
    RuleId,
    Timing,
)


class Event(NamedRow, frozen=True, kw_only=True):
    """An hour glass tile, or the event of a scenario's round; numbers it does not use are None."""

    nature: Nature
    effect: EventVerb
    timing: Timing
    rule: RuleId

    bans: FollowerId | None = None
    bans_place: AnyPlaceId | None = None
    bans_move: Move | Literal["all"] | None = None
    citizen: Count | None = None
    coins: Count | None = None
    coins_per_gear: Count | None = None
    coins_per_missing: Count | None = None
    coins_per_station: Count | None = None
    coins_per_status: Count | None = None
    cost_coins: Count | None = None
    dev: Count | None = None
    draw_lose: Count | None = None
    food: Count | None = None
    food_first: bool = False
    gear_wheels: Count | PerCount[Count] | None = None
    goods: Goods | None = None
    goods_per_coin: Count | None = None
    grain_from_map: Count | None = None
    knights: Count | None = None
    or_coins: Count | None = None
    place_tiles: Count | PerCount[Count] | None = None
