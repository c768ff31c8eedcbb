"""What a player plans without much thought: one Place after another, whatever brings most for
each Follower that it takes. Playouts live on it: it tries nothing out."""

from ..kernel.moves import Move
from .names import DONE
from .planning import FROM_TOWER, Plan
from .sending import sent_worth
from .state import State
from .worth import action_worth


def hunch(game: State, seat: int, moves: list[Move]) -> Move | None:
    """One of these sensible moves, or that the plan is done; None where nobody plans."""
    if not isinstance(game.steps[-1], Plan):
        return None
    best = game.tables.moves.done
    most = 0.0
    for move in moves:
        brings = placement_worth(game, seat, move)
        if brings > most:
            best = move
            most = brings
    return best


def placement_worth(game: State, seat: int, move: Move) -> float:
    """Of a Follower's share in the action that he helps to."""
    if move.kind == DONE:
        return 0.0
    tables = game.tables
    place = tables.spaces[move.a % FROM_TOWER].place
    row = tables.places[place]
    if row.sends:
        return sent_worth(game, seat, move.b)
    needed = game.players[seat].empty[place] - row.spare
    return action_worth(game, seat, place) / max(1, needed)
