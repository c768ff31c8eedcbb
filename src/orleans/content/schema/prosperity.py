"""prosperity.toml: the Carpenter, structures, prices and events of Prosperity."""

from orleans.content.schema.events import Event
from orleans.content.schema.row import Goods, NamedRow, Strict, Table
from orleans.content.schema.words import (
    BoardPlaceId,
    Count,
    EdgeKind,
    FollowerId,
    Players,
    RuleId,
    SlotKind,
    Town,
)


class Citizens(Strict, frozen=True, kw_only=True):
    boatmen_track: Count
    knights_track: Count
    deeds: Count
    supply: Count


class Setup(Table, frozen=True, kw_only=True):
    players: tuple[Players, ...]
    rounds: Count
    goods_on_map: str
    structure_cards_dealt: Count
    structure_cards_kept: Count
    carpenter_start: Town
    citizens: Citizens


class CarpenterPlace(NamedRow, frozen=True, kw_only=True):
    slots_max: Count
    slots_min: Count
    slot_kinds: tuple[FollowerId, ...]
    move_by: dict[FollowerId, EdgeKind]
    gear_allowed: bool
    per_player: Count
    rule: RuleId


class ScriptoriumCover(Table, frozen=True, kw_only=True):
    place: BoardPlaceId
    slots: tuple[SlotKind, ...]
    options: tuple[str, ...]
    rule: RuleId


class MarketDayPrices(Table, frozen=True, kw_only=True):
    grain: Count
    cheese: Count
    wine: Count
    wool: Count
    brocade: Count
    max_goods: Count
    rule: RuleId


class ProsperityEvent(Event, frozen=True, kw_only=True):
    round: Count
    recruit: FollowerId | None = None
    coins_per_monk_on_market: Count | None = None
    pay_followers: tuple[SlotKind, ...] = ()
    max_goods: Count | None = None


class Structure(NamedRow, frozen=True, kw_only=True):
    towns: tuple[Town, ...]
    followers: tuple[SlotKind, ...]
    coins: Count
    goods: Goods
    vp: Count


class Prosperity(Strict, frozen=True, kw_only=True):
    setup: Setup
    carpenter_place: tuple[CarpenterPlace, ...]
    scriptorium_cover: ScriptoriumCover
    market_day_prices: MarketDayPrices
    event: tuple[ProsperityEvent, ...]
    structure: tuple[Structure, ...]
