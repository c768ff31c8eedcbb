"""duel.toml: The Duel, its events, objectives and the Bourgeois House."""

from typing import Literal

from orleans.content.schema.effect import Effect, TilePrice
from orleans.content.schema.events import Event
from orleans.content.schema.row import Goods, NamedRow, Strict, Table
from orleans.content.schema.words import Count, Players, RuleId, SlotKind, SupplyId, Town


class Setup(Table, frozen=True, kw_only=True):
    players: tuple[Players, ...]
    rounds: Count
    coins: Count
    census: bool
    torture: bool
    followers: str
    supply: SupplyId
    gear_wheels: Count
    goods_on_map: str
    goods_players: Players
    merchant_start: str
    place_tiles: TilePrice
    neutral_markers: Count
    citizens_on_deeds: Count
    citizens_on_board: Count
    citizens_elsewhere: str


class EventOrder(Table, frozen=True, kw_only=True):
    default: Literal["round", "list_position"]
    alternative: Literal["round", "list_position"]


class BourgeoisHouse(NamedRow, frozen=True, kw_only=True):
    slots: tuple[SlotKind, ...]
    slots_per_player: Count
    pay: Effect
    follower_goes_to: Literal["supply"]
    options: tuple[Effect, ...]
    rule: RuleId


class DuelEvent(Event, frozen=True, kw_only=True):
    round: Count
    list_position: Count
    coins_allowed: bool = True
    coins_per_move: Count | None = None
    max_towns: Count | None = None
    merchant_to: Town | None = None
    swap_goods: Count | None = None
    vp: Count | None = None


class DuelObjective(NamedRow, frozen=True, kw_only=True):
    rule: RuleId
    status: Count | None = None
    stations: Count | None = None
    inland_stations: Count | None = None
    town: Town | None = None
    goods: Goods | None = None
    cloth: Count | None = None
    min_brocade: Count | None = None


class Duel(Strict, frozen=True, kw_only=True):
    setup: Setup
    event_order: EventOrder
    bourgeois_house: tuple[BourgeoisHouse, ...]
    event: tuple[DuelEvent, ...]
    objective: tuple[DuelObjective, ...]
