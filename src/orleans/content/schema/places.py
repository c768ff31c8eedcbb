"""places.toml: the 60 place tiles and the tile lists of editions and scenarios."""

from orleans.content.schema.effect import Effect
from orleans.content.schema.row import Goods, NamedRow, PerCount, Row, Strict
from orleans.content.schema.words import (
    Category,
    Count,
    Edition,
    FollowerId,
    Origin,
    PlaceId,
    PlaceSet,
    PlaceWhen,
    ScenarioLetter,
    SlotKind,
)


class Place(NamedRow, frozen=True, kw_only=True):
    category: Category
    set: PlaceSet
    slots: tuple[SlotKind, ...]
    passive: bool
    excluded: tuple[ScenarioLetter, ...]
    origin: Origin
    editions: tuple[Edition, ...]
    summary: str
    when: PlaceWhen
    effect: Effect
    effect_2014: Effect | None = None
    model_benefit: float | None = None
    """Our estimate behind reconstructed slots; no game reads it."""
    gear_allowed: bool = True
    slots_min: Count | None = None
    slots_max: Count | None = None
    slots_max_plague: Count | None = None
    coins_cost: Count | None = None
    goods_on_take: Goods | None = None
    deed_spaces: tuple[FollowerId, ...] = ()
    deed_goods: Goods | None = None
    market_spaces: Count | None = None
    market_spaces_corpse: Count | None = None

    def effect_in(self, edition: Edition) -> Effect:
        own: Effect | None = getattr(self, f"effect_{edition}", None)
        return own or self.effect


class TileList(Row, frozen=True, kw_only=True):
    """Which tiles a game uses: a fixed list, a draw from a pool, or a choice."""

    use: str
    one: tuple[PlaceId, ...] = ()
    two: tuple[PlaceId, ...] = ()
    start: tuple[PlaceId, ...] = ()
    draw_one: Count | PerCount[Count] | None = None
    draw_two: Count | PerCount[Count] | None = None
    choose_one: Count | None = None
    choose_two: Count | None = None
    excluded_letter: ScenarioLetter | None = None
    pool_one: Count | None = None
    pool_two: Count | None = None
    removed: tuple[PlaceId, ...] = ()
    added: tuple[PlaceId, ...] = ()


class Places(Strict, frozen=True, kw_only=True):
    place: tuple[Place, ...]
    tile_list: tuple[TileList, ...]
