"""How a round may go on: played quickly to its end in an imagined world.

Everybody goes by hunches. Where nothing comes to mind, the seat that thinks takes the move whose
result looks best at once, and the others play anything sensible. Nobody plays well here, but every
candidate is measured with the same yardstick.
"""

import random

from ..kernel.game import Game
from ..kernel.moves import Move


def best_at_once(game: Game, seat: int, moves: list[Move]) -> Move:
    """The move after which the position is worth most; the game itself is not touched."""
    best = moves[0]
    if len(moves) == 1:
        return best
    most = float("-inf")
    for move in moves:
        trial = game.copy()
        trial.play_legal(seat, move)
        worth = trial.worth(seat)
        if worth > most:
            best = move
            most = worth
    return best


def ranked_at_once(game: Game, seat: int, moves: list[Move]) -> list[Move]:
    """The best first; of equal ones the first stays first."""
    worths: list[tuple[float, int]] = []
    for index, move in enumerate(moves):
        trial = game.copy()
        trial.play_legal(seat, move)
        worths.append((-trial.worth(seat), index))
    worths.sort()
    return [moves[index] for _, index in worths]


def play_on(world: Game, seat: int, until: int, rng: random.Random) -> None:
    """Up to the beginning of that round, or the end of the game."""
    while world.steps and world.stage() < until:
        for other in world.pending:
            if not world.play_hunch(other):
                moves = world.sensible(other, world.legal(other))
                world.play_legal(other, quick_move(world, other, moves, other == seat, rng))
            if not world.steps:
                break


def quick_move(
    world: Game, seat: int, moves: list[Move], careful: bool, rng: random.Random
) -> Move:
    if careful:
        return best_at_once(world, seat, moves)
    return moves[int(rng.random() * len(moves))]
