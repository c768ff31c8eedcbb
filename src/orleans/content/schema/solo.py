"""solo.toml: the four solo scenarios."""

from orleans.content.schema.events import Event
from orleans.content.schema.row import FollowerCounts, Goods, NamedRow, Strict
from orleans.content.schema.words import (
    Count,
    DeedBoardId,
    FollowerId,
    GoodId,
    PlaceId,
    Players,
    RuleId,
    ScenarioId,
    TileListId,
    Town,
)


class Scenario(NamedRow, frozen=True, kw_only=True):
    level: str
    rounds: Count
    start_town: Town
    coins: Count
    start_tiles: tuple[PlaceId, ...]
    extra_market: tuple[FollowerId, ...]
    supply: FollowerCounts
    gear_wheels: Count
    goods_on_map: str
    deeds_board: DeedBoardId
    tile_list: TileListId
    census: bool
    rule: RuleId
    goods_used: Count | None = None
    goods_towns: tuple[Town, ...] = ()
    goods_on_map_count: Count | None = None
    goods_to_supply: Count | None = None
    goods_players: Players | None = None
    both_goods_on_double_edges: bool = False
    citizens: Count | None = None
    citizens_in_towns: tuple[Town, ...] = ()
    citizens_free_choice: Count | None = None
    citizens_on_board: Count | None = None
    citizens_on_deeds: Count | None = None
    trading_stations: Count | None = None
    goal_citizens: Count | None = None
    goal_citizens_easy: Count | None = None
    goal_objectives: Count | None = None
    goal_town: Town | None = None
    goal_goods: Goods | None = None
    harder: tuple[str, ...] = ()


class SoloEvent(Event, frozen=True, kw_only=True):
    scenario: ScenarioId
    round: Count
    followers_back_to_bag: Count | None = None
    lose_if_unpaid: bool = False
    removes_from_water: tuple[GoodId, ...] = ()


class SoloObjective(NamedRow, frozen=True, kw_only=True):
    scenario: ScenarioId
    order: Count
    rule: RuleId
    coins: Count | None = None
    before_round: Count | None = None
    station_in: Town | None = None
    development_vp: Count | None = None
    town: Town | None = None
    goods: Goods | None = None
    goods_vp: Count | None = None
    citizens: Count | None = None
    citizens_easy: Count | None = None


class Solo(Strict, frozen=True, kw_only=True):
    scenario: tuple[Scenario, ...]
    event: tuple[SoloEvent, ...]
    objective: tuple[SoloObjective, ...]
