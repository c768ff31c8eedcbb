"""Which of the legal moves a player without any strategy would think of, by class of step.

A step without a line in `FILTERS` has the filter of its parent class: what is offered is taken,
and nobody passes who can act. A module keeps those of its own steps in its `ai.py`.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ...kernel.moves import Move
from ...kernel.steps import Step
from ..decisions.recruits import Newcomer
from ..ids import PASS, PLACE, SKIP
from ..phases.event import Ward
from ..places.journeys import Wander
from ..state import State
from ..steps import Ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """By itself: anything."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        """Some of the legal moves of the step on top, never none. `weights` are those of the
        features for the rounds that are left."""
        return legal


class AllButPass(Filter):
    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        return legal[:-1] if len(legal) > 1 and legal[-1].kind == PASS else legal


class WhatIsOffered(Filter):
    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        return taken(legal)


def taken(legal: list[Move]) -> list[Move]:
    return legal[:-1] if len(legal) > 1 and legal[-1].kind == SKIP else legal


class NewcomerFilter(Filter):
    """Onto a space that activates its Place; elsewhere a Follower would only be stranded."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        player = game.players[seat]
        completing: list[Move] = []
        waiting: list[Move] = []
        for move in legal:
            if move.kind != PLACE:
                waiting.append(move)
            else:
                place = game.tables.spaces[move.a].place
                if player.empty[place] - 1 == game.tables.places[place].spare:
                    completing.append(move)
        return completing if completing else taken(waiting)


class WardFilter(Filter):
    """Nobody wants to miss an event that pays."""

    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        bad = game.tables.hour_glass[game.event].bad
        return legal[:-1] if bad else legal[-1:]


Filters = dict[type[Step[Any]], Filter]

FILTERS: Final[Filters] = {
    Step: AllButPass(),
    Ask: WhatIsOffered(),
    Newcomer: NewcomerFilter(),
    Ward: WardFilter(),
    Wander: Filter(),  # stopping in a good town is as good as going on
}
