"""Followers sent to Beneficial Deeds, and the Citizens there (effects/deeds.py)."""

from typing import Final

from ...decisions.deeds import deed_open, waiting_at
from ...effects.deeds import CitizenThere, SendToDeeds
from ...ids import EMPTY, NOBODY
from ...state import State
from ...tables import Deed
from ..marginal import value_of_follower, value_of_piece
from .value import DeedValue, EffectValue, Pairing, Values


class SendValue(EffectValue):
    """For each Follower the best reward, less what he could do in the rounds to come."""

    def __init__(self, effect: SendToDeeds, pairing: Pairing) -> None:
        super().__init__(effect, pairing)
        self.place = effect.place
        self.deeds = pairing.deeds

    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        total = 0.0
        for follower_type in waiting_at(game, seat, self.place):
            total += max(0.0, sent_value(game, seat, follower_type, self.deeds, weights))
        return total


def sent_value(
    game: State, seat: int, follower_type: int, deeds: list[DeedValue], weights: list[float]
) -> float:
    best = best_reward(game, seat, follower_type, deeds, weights)
    return best - value_of_follower(game, seat, follower_type, weights)


def best_reward(
    game: State, seat: int, follower_type: int, deeds: list[DeedValue], weights: list[float]
) -> float:
    """Of all deeds that would take such a Follower now."""
    tables = game.tables
    player = game.players[seat]
    best = 0.0
    seen = EMPTY
    for space in tables.deeds_for[follower_type]:
        if tables.deed_of[space] != seen and deed_open(game, player, space):
            seen = tables.deed_of[space]
            best = max(best, reward_value(game, seat, tables.deeds[seen], deeds[seen], weights))
    return best


def reward_value(
    game: State, seat: int, deed: Deed, value: DeedValue, weights: list[float]
) -> float:
    """What the next Follower brings there."""
    total = 0.0
    for reward in value.rewards:
        total += reward.evaluate(game, seat, weights)
    free = 0
    for space in range(deed.first, deed.last):
        if game.deed_spaces[space] == NOBODY:
            free += 1
    if free == 1:
        for reward in value.completion:
            total += reward.evaluate(game, seat, weights)
        if deed.citizen != EMPTY:
            total += value_of_piece(game, seat, weights)
    return total


class CitizenValue(EffectValue):
    def evaluate(self, game: State, seat: int, weights: list[float]) -> float:
        return value_of_piece(game, seat, weights)


VALUES: Final[Values] = {SendToDeeds: SendValue, CitizenThere: CitizenValue}
