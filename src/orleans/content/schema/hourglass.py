"""hourglass.toml: the hour glass tiles of every set and how they are stacked."""

from typing import Literal

import msgspec

from orleans.content.schema.events import Event
from orleans.content.schema.row import NamedRow, PerCount, Strict
from orleans.content.schema.words import (
    Count,
    FollowerId,
    Letter,
    StackId,
    TileId,
    TileLetter,
    Town,
)

UseKey = Letter | Literal["p2", "p3", "p4", "p5"]


class Stack(NamedRow, frozen=True, kw_only=True):
    id: StackId
    tiles: Count
    rounds: Count | PerCount[Count]
    top: tuple[TileId, ...] = ()
    bottom: tuple[TileId, ...] = ()
    variant_bottom: TileId | None = None
    order: tuple[Letter, ...] = ()
    sizes: dict[Letter, Count] = msgspec.field(default_factory=dict)
    use: dict[UseKey, Count | dict[Letter, Count]] = msgspec.field(default_factory=dict)
    shuffle: str = ""
    mild_removes: str = ""
    harsh_removes: tuple[TileId, ...] = ()

    def used(self, players: int) -> dict[str, int]:
        """How many tiles of each letter a game uses; empty if the set has no letters."""
        by_count = self.use.get(f"p{players}", self.use)  # type: ignore[call-overload]
        return {str(letter): number for letter, number in dict(by_count).items()}


class Tile(Event, frozen=True, kw_only=True):
    set: StackId
    letter: TileLetter
    count: Count
    special: bool
    """The tile carries the symbol for "at another moment"."""
    lightning: bool = False
    team: bool = False
    can_lose: bool = False

    brocade_price: Count | None = None
    cheese_from_warehouse: Count | None = None
    citizen_from: Town | None = None
    coins_by_boatmen_track: bool = False
    coins_if_in_orleans: Count | None = None
    coins_per_corpse: Count | None = None
    coins_per_follower: Count | None = None
    coins_per_ten: Count | None = None
    coins_to_stay: Count | None = None
    corpses: Count | None = None
    corpses_to_market: Count | None = None
    draw: Count | None = None
    draw_and_place: Count | None = None
    extra_knights: Count | None = None
    follower_except: FollowerId | None = None
    followers: Count | None = None
    goods_vp: Count | None = None
    grain_from_warehouse: Count | None = None
    grain_to_warehouse: Count | None = None
    lose_choice: Count | None = None
    max_trades: Count | None = None
    monks: Count | None = None
    penalty_coins: Count | None = None
    place_tiles_in_supply: Count | None = None
    reveal_cards: Count | None = None
    rounds_less: Count | None = None
    things: Count | None = None
    towns: Count | None = None
    wool_price: Count | None = None


class Hourglass(Strict, frozen=True, kw_only=True):
    stack: tuple[Stack, ...]
    tile: tuple[Tile, ...]
