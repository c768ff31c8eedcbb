"""How players think about the Trade board."""

from ....kernel.moves import Move
from ...ai.effect_values.value import EffectValue, Pairing, Values
from ...ai.features import TILES, WHEELS
from ...ai.filters import Filter, Filters
from ...ai.thinking import Thinking
from ...ids import CRAFTSMAN, EMPTY
from ...state import State
from .alchemy import BothOrNot, DrawForSent, DrawOrNot
from .goods import GoodThere
from .navigation import WheelThere
from .offers import Offer, OfferBuilding
from .rewards import TileByTrack
from .state import trade_of


class TradeThinking(Thinking):
    def effect_values(self) -> Values:
        return {
            DrawForSent: DrawForSentValue,
            GoodThere: GoodThereValue,
            WheelThere: WheelThereValue,
            Offer: OfferValue,
            OfferBuilding: OfferBuildingValue,
            TileByTrack: TileByTrackValue,
        }

    def filters(self) -> Filters:
        # Whether the other Follower comes along: either way is as good.
        return {BothOrNot: Filter(), DrawOrNot: DrawFilter()}


class DrawForSentValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 1.2 if game.players[seat].bag_size() else 0.0


class GoodThereValue(EffectValue):
    """The best that still lies there."""

    def __init__(self, effect: GoodThere, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.deed = effect.deed

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        goods = trade_of(game).goods
        best = 0
        for space in range(self.deed.first, self.deed.last):
            if goods[space] != EMPTY:
                best = max(best, game.tables.good_points[goods[space]])
        return float(best)


class WheelThereValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.0 if game.players[seat].tracks[CRAFTSMAN] == 0 else weights[WHEELS]


class OfferValue(EffectValue):
    """As much as what is offered."""

    def __init__(self, effect: Offer, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.inner = pairing.of(effect.inner)

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return self.inner.evaluate(game, seat, weights)


class OfferBuildingValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.0 if self.effect.forbidden_by(game, seat) else 5.0


class TileByTrackValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return 0.0 if self.effect.idle(game, seat) else weights[TILES]


class DrawFilter(Filter):
    """A Follower on a space is better than one in the bag."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        return [legal[-2]]
