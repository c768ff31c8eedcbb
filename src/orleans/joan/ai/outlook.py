"""One look at a position from a seat: what is left to play, and what things are worth by now."""

from typing import Final

from ..ids import CHOICE, COIN, DEVELOP, KIND, LAND, NOBODY, PAID, WATER
from ..sheet.development import status
from ..state import State
from ..tables import Bonus
from .features import FEATURES
from .model import JoanModel

COIN_VALUE: Final = 0.8
GOOD_VALUE: Final = 0.9
ROUTE_VALUE: Final = 1.4
SHIELD_VALUE: Final = 1.0
ACTION_VALUE: Final = 2.5
PIECES_TO_COME: Final = 0.2  # stations and citizens by pick that is left
STATUS_TO_COME: Final = 0.12
HIGHEST_STATUS: Final = 6.0
SPACES_TO_A_STAR: Final = 5.5
SOON: Final = 4.0  # with fewer picks left than that, what is begun is not often finished


class Look:
    """Adds up features times their weights, and keeps them apart if anybody wants to know."""

    def __init__(self, game: State, seat: int, model: JoanModel, apart: bool) -> None:
        sheet = game.sheets[seat]
        left = picks_left(game)
        self.game = game
        self.seat = seat
        self.sheet = sheet
        self.left = left
        self.soon = left / SOON if left < SOON else 1.0
        self.status = float(status(game, seat))
        self.pieces = float(sheet.stations.bit_count() + sheet.citizens)
        # What one more station or citizen, and one more Development space, will score.
        level = self.status + STATUS_TO_COME * left
        self.piece = level if level < HIGHEST_STATUS else HIGHEST_STATUS
        self.space = (self.pieces + PIECES_TO_COME * left) / SPACES_TO_A_STAR
        self.weights = model.features
        self.card_weights = model.cards
        self.total = 0.0
        self.apart = apart
        self.kept: list[float] = [0.0] * len(FEATURES) if apart else []

    def add(self, feature: int, value: float) -> None:
        self.total += self.weights[feature] * value
        if self.apart:
            self.kept[feature] += value

    def add_begun(self, feature: int, value: float) -> None:
        """What is begun counts, and counts differently by how much time is left for it."""
        self.add(feature, value * self.soon)
        self.add(feature + 1, value * self.left)

    def bonus_value(self, bonus: Bonus) -> float:
        """What a bonus brings, at a guess; nothing if it is yellow and gone."""
        if bonus.yellow >= 0 and self.game.yellow[bonus.yellow] != NOBODY:
            return 0.0
        total = bonus.points + self.piece * bonus.citizens + SHIELD_VALUE * bonus.shields
        for part in bonus.parts:
            total += self.plain_value(part & KIND)
        return total

    def plain_value(self, kind: int) -> float:
        """A waiting part, whatever the sheet looks like."""
        if kind == COIN:
            return COIN_VALUE
        if kind == DEVELOP or kind >= CHOICE:
            return self.space
        if kind < LAND:
            return GOOD_VALUE
        if kind <= WATER:
            return ROUTE_VALUE
        return self.piece if kind <= PAID else ACTION_VALUE


def picks_left(game: State) -> float:
    """By seat, of the rounds to come and of the tiles on display."""
    tables = game.tables
    rounds = tables.rounds_per_bag * tables.bags - game.round
    return (rounds * tables.tiles_drawn + game.shown) / tables.order
