"""What the tracks bring without recruiting (places/tracks.py)."""

from typing import Final

from ...places.tracks import (
    DevelopPerStation,
    StepWithoutFollower,
    ToNextStar,
    TrackBonus,
    next_star,
)
from ...state import State
from ..features import TILES, WHEELS
from ..marginal import value_of_points
from .value import EffectValue, Pairing, Values


class TrackBonusValue(EffectValue):
    def __init__(self, effect: TrackBonus, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.bonus = effect

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        tracks = self.bonus.open(game, seat)
        return max(
            (bonus_value(game, seat, follower_type, weights) for follower_type in tracks),
            default=0.0,
        )


def bonus_value(game: State, seat: int, follower_type: int, weights: list[float]) -> float:
    """What the space where a marker stands would bring once more."""
    track = game.tables.tracks[follower_type]
    step = game.players[seat].tracks[follower_type]
    if track.goods:
        return float(game.tables.good_points[track.goods[step - 1]])
    if track.coins:
        return float(track.coins[step - 1])
    if track.dev:
        return value_of_points(game, seat, track.dev[step - 1], weights)
    return weights[WHEELS] if track.wheels else weights[TILES]


class StepValue(EffectValue):
    def __init__(self, effect: StepWithoutFollower, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.follower_type = effect.follower_type

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        points = game.tables.tracks[self.follower_type].dev
        step = min(game.players[seat].tracks[self.follower_type], len(points) - 1)
        return value_of_points(game, seat, points[step], weights) if points else 1.0


class NextStarValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        points = max(0, next_star(game, seat) - game.players[seat].dev)
        return value_of_points(game, seat, points, weights)


class PointsPerStationValue(EffectValue):
    def __init__(self, effect: DevelopPerStation, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.each = effect.each

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return value_of_points(game, seat, self.each * game.players[seat].built, weights)


VALUES: Final[Values] = {
    TrackBonus: TrackBonusValue,
    StepWithoutFollower: StepValue,
    ToNextStar: NextStarValue,
    DevelopPerStation: PointsPerStationValue,
}
