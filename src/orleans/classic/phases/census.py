"""Phase 2, Census: the Farmers tracks are compared."""

from ...kernel.steps import Step
from ..ids import FARMER
from ..pieces.coins import charge, gain_coins
from ..state import State


def alone_at(steps: list[int], step: int, seat: int) -> bool:
    """A tie counts for nobody."""
    return steps[seat] == step and steps.count(step) == 1


class Census(Step[State]):
    """round.payments: one player after the other, so that torture is over before the next."""

    name = "census"

    def __init__(self, visited: int) -> None:
        self.visited = visited

    def facts(self, game: State) -> dict[str, int | str]:
        return {"visited": self.visited}

    def proceed(self, game: State) -> None:
        players = game.tables.players
        if self.visited == players:
            game.pop()
            return
        seat = (game.start + self.visited) % players
        game.replace(Census(self.visited + 1))
        steps = [player.tracks[FARMER] for player in game.players]
        if alone_at(steps, max(steps), seat):
            gain_coins(game, seat, 1, "census.most")
        elif players > 2 and alone_at(steps, min(steps), seat):
            charge(game, seat, 1, "census.least")
