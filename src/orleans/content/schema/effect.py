"""What a place, a deed or a scenario board does: one word of the vocabulary per field."""

from typing import Literal

from orleans.content.schema.row import Goods, Strict
from orleans.content.schema.words import (
    BoardPlaceId,
    Count,
    DeedVerb,
    FollowerId,
    GoodId,
    Move,
    Town,
)


class Purchase(Strict, frozen=True, kw_only=True):
    """A good that may be bought."""

    good: GoodId
    coins: Count


class TilePrice(Strict, frozen=True, kw_only=True):
    """The price of a place tile by its category."""

    one: Count
    two: Count


class RiverLine(Strict, frozen=True, kw_only=True):
    """Points for a line of stations along the river."""

    stations: Count
    vp: Count


class Effect(Strict, frozen=True, kw_only=True, rename={"for_": "for"}):
    """Every word an effect may use; None where the effect does not use it."""

    # what the player gets
    coins: Count | None = None
    dev: Count | None = None
    citizen: Count | None = None
    goods: Goods | None = None
    good_of_choice: Count | None = None
    gear_wheel: Count | None = None
    follower: FollowerId | None = None
    recruit: FollowerId | None = None
    recruit_one_of: tuple[FollowerId, ...] | None = None
    indulgence_cards: Count | None = None
    look: Count | None = None
    step: FollowerId | Literal["its track"] | None = None
    again_on_last: bool | None = None
    track_bonus: tuple[FollowerId, ...] | None = None
    dev_to: Literal["next star"] | None = None
    rewards: bool | None = None

    # so much for each
    coins_per_connection: Count | None = None
    coins_per_follower: Count | None = None
    coins_per_station: Count | None = None
    coins_per_status: Count | None = None
    dev_per_station: Count | None = None

    # what it costs or needs
    cost: Goods | None = None
    cost_coins: Count | None = None
    cost_goods: Count | None = None
    pay_owner: Count | None = None
    pay_owner_for_good: Count | None = None
    return_follower: Count | None = None
    needs_empty_supply: FollowerId | None = None

    # one of several
    options: "tuple[Effect, ...] | None" = None
    die: "tuple[Effect, ...] | None" = None

    # travelling and building
    move: Move | None = None
    move_any: tuple[BoardPlaceId, ...] | None = None
    move_max: Count | None = None
    move_rival: Move | None = None
    jump: Town | None = None
    take_good: bool | None = None
    build_station: Count | None = None
    build_on_tile: Count | None = None
    build_beside_rival: bool | None = None
    anywhere: bool | None = None
    max: Count | None = None
    tavern: bool | None = None
    other_tiles: bool | None = None
    on_arrival: Literal["good from one station owner"] | None = None
    on_build: Literal["river"] | None = None
    buy: Purchase | None = None

    # followers, wheels and other places
    draw: Count | None = None
    place: Count | None = None
    act: Literal["own", "board", "farm_house"] | None = None
    borrow: Literal["place_tile"] | None = None
    buy_tile: TilePrice | None = None
    send_to_deeds: Count | None = None
    citizens_if_filled: Count | None = None
    substitute: FollowerId | Literal["any"] | None = None
    for_: tuple[FollowerId, ...] | None = None
    step_instead_of: FollowerId | None = None
    recruits_to: Literal["market"] | None = None
    move_gear: Count | None = None
    corpse_spaces: Count | None = None

    # trading
    trades: Count | None = None
    price: Literal["vp"] | None = None
    give_same: Count | None = None
    take_other: Count | None = None
    bake_max: Count | None = None
    coins_for_dev_max: Count | None = None

    # events and the end of the game
    ward: Literal["any", "bad"] | None = None
    pay_from_tile: Count | None = None
    status_plus: Count | None = None
    vp_per_full_set: Count | None = None
    vp_per_good_majority: Count | None = None
    vp_river_line: tuple[RiverLine, ...] | None = None

    # a deed of a rulebook, by name
    effect: DeedVerb | None = None
    each: Count | None = None

    def keys(self) -> frozenset[str]:
        """The words this effect uses, as they are spelt in the data."""
        spelt = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        return frozenset(word for name, word in spelt if getattr(self, name) is not None)
