"""board.toml: followers, goods, the player board, tracks, supplies, coins, editions."""

from typing import ClassVar, Literal

from orleans.content.schema.effect import Effect
from orleans.content.schema.row import (
    NamedRow,
    PerCount,
    PerCountToFour,
    PerEdition,
    Row,
    Strict,
    Table,
)
from orleans.content.schema.words import (
    Count,
    Edition,
    FollowerId,
    GoodId,
    Players,
    RuleId,
    SlotKind,
    StackId,
)


class Follower(NamedRow, frozen=True, kw_only=True):
    id: FollowerId
    track: bool
    personal: Count
    wild: bool = False


class Good(NamedRow, frozen=True, kw_only=True):
    id: GoodId
    count: Count
    vp: Count
    food: bool
    cloth: bool


class Market(Table, frozen=True, kw_only=True):
    size: Count
    gunpowder_tower_extra: Count
    cemetery_extra_corpse_only: Count


class PlayerKit(Table, frozen=True, kw_only=True):
    coins: Count
    personal_followers: tuple[FollowerId, ...]
    personal_start: Literal["market"]
    trading_stations: Count
    markers: Count
    merchants: Count
    bags: Count
    draw_start: Count


class BoardPlace(NamedRow, frozen=True, kw_only=True):
    rule: RuleId
    slots: tuple[SlotKind, ...]
    effect: Effect
    min_filled: Count | None = None
    gear_allowed: bool = True


class Track(Table, frozen=True, kw_only=True):
    """A follower's track; the first entry of a list belongs to step 1."""

    KEY: ClassVar[tuple[str, ...]] = ("follower",)

    follower: FollowerId
    steps: Count
    goods: tuple[GoodId, ...] = ()
    coins: tuple[Count, ...] = ()
    gear_wheels: tuple[Count, ...] = ()
    place_tiles: tuple[Count, ...] = ()
    draw: tuple[Count, ...] = ()
    dev: tuple[Count, ...] = ()
    citizen_at: Count | None = None
    citizen_instead_of_coins: bool = False
    first_wine_step: Count | None = None
    farmer_only_until_step: Count | None = None
    category_two_from_step: Count | None = None
    draw_start: Count | None = None

    def lists(self) -> dict[str, tuple[object, ...]]:
        """What the steps show, by kind."""
        kinds = ("goods", "coins", "gear_wheels", "place_tiles", "draw", "dev")
        return {kind: shown for kind in kinds if (shown := getattr(self, kind))}


class Star(Strict, frozen=True, kw_only=True):
    at: Count
    status: Count


class CoinSpace(Strict, frozen=True, kw_only=True):
    at: Count
    coins: Count


class Development(Table, frozen=True, kw_only=True):
    last: Count
    status: tuple[Star, ...]
    coins: tuple[CoinSpace, ...]
    citizens: tuple[Count, ...]


class CitizensBase(Table, frozen=True, kw_only=True):
    development: Count
    boatmen_track: Count
    knights_track: Count
    deeds_base_board: Count
    most_stations: Count
    total: Count
    box_count: PerEdition[Count]


class Supply(Row, frozen=True, kw_only=True):
    """Neutral followers and gear wheels of one edition and number of players."""

    edition: Edition
    players: Players
    farmer: Count
    boatman: Count
    craftsman: Count
    trader: Count
    knight: Count
    scholar: Count
    monk: Count
    gear_wheels: Count

    def __getitem__(self, follower: FollowerId) -> int:
        number: int = getattr(self, follower)
        return number


class Supply2021(Table, frozen=True, kw_only=True):
    same_as: Edition


class Coin(Table, frozen=True, kw_only=True):
    KEY: ClassVar[tuple[str, ...]] = ("edition", "value")

    edition: Edition
    value: Count
    count: Count


Limit = Literal["limited", "unlimited"]


class CoinsLimit(Table, frozen=True, kw_only=True):
    bigbox: Limit
    e2021: Limit
    e2014: Limit
    pieces: PerEdition[Count]

    def in_edition(self, edition: str) -> Limit:
        limit: Limit = getattr(self, edition if edition == "bigbox" else f"e{edition}")
        return limit

    value_total: dict[Edition, Count]


class CoinPiece(Strict, frozen=True, kw_only=True):
    value: Count
    count: Count


class CoinsLimit2014(Table, frozen=True, kw_only=True):
    bank_total: Count
    pieces: tuple[CoinPiece, ...]


class EditionRow(Row, frozen=True, kw_only=True):
    id: Edition
    players: tuple[Players, ...]
    place_tiles: Count
    place_stacks: str
    hour_glass_set: StackId
    takes_modules: bool
    gear_rule: Literal["first_placed_farmer", "craftsmen_track"]
    place_stack_size: Count | None = None
    plague_stack_size: PerCount[Count] | None = None
    extra_tiles: str = ""
    extra_stack_size: Count | None = None
    exclude_tiles_option: PerCountToFour[Count] | None = None


class Rounds(Table, frozen=True, kw_only=True):
    base: Count
    trade_intrigue: Count
    plague: Count
    invasion: PerCount[Count]
    prosperity: Count
    duel: Count
    dignitary: Count
    vierzon: Count
    salesman: Count
    tours: Count


class ComponentsBigBox(Table, frozen=True, kw_only=True):
    player_bags: Count
    merchants: Count
    trading_stations: Count
    markers: Count
    personal_followers: Count
    neutral_monks: Count
    neutral_farmers: Count
    neutral_craftsmen: Count
    neutral_traders: Count
    neutral_boatmen: Count
    neutral_knights: Count
    neutral_scholars: Count
    grain: Count
    cheese: Count
    wine: Count
    wool: Count
    brocade: Count
    gear_wheels: Count
    coins_1: Count
    coins_5: Count
    coins_10: Count
    coins_20: Count
    citizens: Count
    place_tiles_one: Count
    place_tiles_two: Count
    place_tiles_plague: Count
    hour_glass_base: Count
    hour_glass_trade_intrigue: Count
    hour_glass_plague: Count
    hour_glass_invasion: Count
    order_cards: Count
    plague_cards: Count
    indulgence_cards: Count
    structure_cards: Count
    character_cards: Count
    overview_cards: Count
    corpses: Count
    plague_doctors: Count
    carpenters: Count
    neutral_markers: Count
    dice: Count
    cover_tiles: Count
    carpenter_boards: Count
    bourgeois_house_boards: Count
    support_boards: Count
    assembly_hall_boards: Count
    infirmary_boards: Count
    start_player_tokens: Count


class ComponentsOld(Table, frozen=True, kw_only=True):
    """The component list of the 2014 or 2021 box."""

    character_tiles: Count
    goods: Count
    gear_wheels: Count
    citizens: Count
    coins: Count
    place_tiles: Count
    hour_glass: Count
    trading_stations: Count
    markers: Count
    player_boards: Count


class Board(Strict, frozen=True, kw_only=True):
    follower: tuple[Follower, ...]
    good: tuple[Good, ...]
    market: Market
    player_kit: PlayerKit
    board_place: tuple[BoardPlace, ...]
    track: tuple[Track, ...]
    development: Development
    citizens_base: CitizensBase
    supply: tuple[Supply, ...]
    supply_2021: Supply2021
    coin: tuple[Coin, ...]
    coins_limit: CoinsLimit
    coins_limit_2014: CoinsLimit2014
    edition: tuple[EditionRow, ...]
    rounds: Rounds
    components_bigbox: ComponentsBigBox
    components_2014: ComponentsOld
    components_2021: ComponentsOld

    def supply_for(self, edition: Edition, players: int) -> Supply:
        """The neutral followers of a game; an edition may use another one's rows."""
        shared: Supply2021 | None = getattr(self, f"supply_{edition}", None)
        rows = shared.same_as if shared else edition
        for supply in self.supply:
            if supply.edition == rows and supply.players == players:
                return supply
        raise KeyError(f"no supply for {players} players in edition {edition}")
