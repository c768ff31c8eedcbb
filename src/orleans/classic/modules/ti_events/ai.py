"""How players think about the events of Trade & Intrigue."""

from ....kernel.moves import Move
from ...ai.filters import Filter, Filters
from ...ai.thinking import Thinking
from ...state import State
from .giving import Retrain
from .offers import AskOffer, Voyage


class TradeAndIntrigueEventsThinking(Thinking):
    def filters(self) -> Filters:
        # An offer has a price, and may as well be declined.
        return {Retrain: RetrainFilter(), AskOffer: Filter(), Voyage: Filter()}


class RetrainFilter(Filter):
    """Nobody asks for torture who has a good to spend."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        step = game.steps[-1]
        assert isinstance(step, Retrain)
        return legal if game.players[seat].coins >= step.penalty else legal[:-1]
