"""What a player plans without much thought: one Place after another, and who is left over goes to
a deed. Playouts live on it: it tries nothing out, and yet comes near to the best of all plans."""

from math import sqrt

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
    tables = game.tables
    best = tables.moves.done
    sent = tables.moves.done
    most = 0.0
    most_sent = 0.0
    for move in moves:
        if move.kind == DONE:
            continue
        place = tables.spaces[move.a % FROM_TOWER].place
        if tables.places[place].sends:
            brings = sent_worth(game, seat, move.b)
            if brings > most_sent:
                sent = move
                most_sent = brings
        else:
            brings = placement_worth(game, seat, place)
            if brings > most:
                best = move
                most = brings
    return best if most > 0.0 else sent


def placement_worth(game: State, seat: int, place: int) -> float:
    """What the action brings, and a little more if few Followers are needed: to count by the head
    would fill a plan with small actions and leave the great ones undone."""
    needed = game.players[seat].empty[place] - game.tables.places[place].spare
    return action_worth(game, seat, place) / sqrt(max(1, needed))
