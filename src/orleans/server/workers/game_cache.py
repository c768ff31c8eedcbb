"""The games that a worker keeps between questions."""

from __future__ import annotations

from collections import OrderedDict

from ...analysis.requests import go_on
from ...games import AnyGame, replay_record
from .messages import About, Whole


class Games:
    """By table, with the mark of the history that led there; the longest unasked goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, tuple[str, AnyGame]] = OrderedDict()

    def game_of(self, about: About) -> AnyGame | None:
        """None if the worker would have to be told the whole game."""
        # A game that fails to go on must not stay: it is somewhere in between.
        mark, game = self.kept.pop(about.table, ("", None))
        if isinstance(about.story, Whole):
            game = replay_record(about.story.record)
        elif game is not None and mark == about.story.base:
            go_on(game, about.story.moves, about.story.chance)
        else:
            return None
        self.kept[about.table] = (about.mark, game)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return game
