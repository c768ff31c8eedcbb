"""Freezing a game, thawing it, and comparing all there is to compare."""

from typing import Any, TypeVar

from orleans import record_of
from orleans.games import AnyGame, freeze, thaw

G = TypeVar("G", bound=AnyGame)


def all_of(game: AnyGame) -> dict[str, Any]:
    """Whatever can be asked of a game, with its secrets."""
    seats = range(game.setup.players)
    return {
        "record": record_of(game, reveal_seed=True),
        "asked": (game.asked, game.pending),
        "legal": [game.legal(seat) for seat in seats],
        "sensible": [game.candidates(seat, game.legal(seat)) for seat in game.pending],
        "views": [game.view(viewer) for viewer in (None, *seats)],
        "worth": [game.evaluate(seat) for seat in seats],
        "stream": (game.chance.block, game.chance.at, game.chance.buffer),
        "end": (game.over, game.winners, [game.score_parts(seat) for seat in seats]),
    }


def thawed(game: G) -> G:
    """Its twin from the ice, which is checked to be one."""
    data = freeze(game)
    twin = thaw(game.setup, data, game.chance.seed)
    assert isinstance(twin, type(game))
    assert all_of(twin) == all_of(game)
    assert freeze(twin) == data
    return twin
