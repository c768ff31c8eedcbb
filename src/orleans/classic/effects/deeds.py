"""Effects around Beneficial Deeds: sending Followers there, and Citizens that lie there."""

from ..ai.marginal import value_of_follower, value_of_piece
from ..decisions.deeds import Send, deed_open, send_blocked, space_rewarded, waiting_at
from ..ids import EMPTY, NOBODY
from ..pieces.development import take_citizen
from ..state import State
from ..tables import Deed
from .base import Effect


class SendToDeeds(Effect):
    def __init__(self, place: int, count: int) -> None:
        self.place = place
        self.count = count

    def blocked(self, game: State, seat: int) -> str:
        return send_blocked(game, seat, self.place)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(Send(seat, self.place, self.count, False))

    def evaluate(self, game: State, seat: int) -> float:
        """For each Follower the best reward, less what he could do in the rounds to come."""
        total = 0.0
        for type in waiting_at(game, seat, self.place):
            total += max(0.0, sent_value(game, seat, type))
        return total


def sent_value(game: State, seat: int, type: int) -> float:
    return best_reward(game, seat, type) - value_of_follower(game, seat, type)


def best_reward(game: State, seat: int, type: int) -> float:
    """Of all deeds that would take such a Follower now."""
    tables = game.tables
    player = game.players[seat]
    best = 0.0
    seen = EMPTY
    for space in tables.deeds_for[type]:
        if tables.deed_of[space] != seen and deed_open(game, player, space):
            seen = tables.deed_of[space]
            best = max(best, reward_value(game, seat, tables.deeds[seen]))
    return best


def reward_value(game: State, seat: int, deed: Deed) -> float:
    """What the next Follower brings there."""
    total = 0.0
    for effect in deed.rewards:
        total += effect.evaluate(game, seat)
    free = 0
    for space in range(deed.first, deed.last):
        if game.deed_spaces[space] == NOBODY:
            free += 1
    if free == 1:
        for effect in deed.completion:
            total += effect.evaluate(game, seat)
        if deed.citizen != EMPTY:
            total += value_of_piece(game, seat)
    return total


class CitizenThere(Effect):
    """The Citizen that lies on the deed space just filled."""

    def __init__(self, deed: Deed) -> None:
        self.deed = deed

    def carry_out(self, game: State, seat: int, source: str) -> None:
        take_citizen(game, seat, self.deed.citizens[space_rewarded(game) - self.deed.first])

    def evaluate(self, game: State, seat: int) -> float:
        return value_of_piece(game, seat)
