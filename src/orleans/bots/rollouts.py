"""How a round may go on: played quickly to its end in an imagined world.

Everybody makes the rollout moves of the game. Where there is none, the seat that thinks takes the
move whose result looks best at once, and the others play any candidate. Nobody plays well here, but
every candidate is measured with the same yardstick.
"""

import random

from ..kernel.moves import Move
from ..kernel.searchable import Searchable


def best_at_once(game: Searchable, seat: int, moves: list[Move]) -> Move:
    """The move after which the position is worth most; the game itself is not touched."""
    best = moves[0]
    if len(moves) == 1:
        return best
    most = float("-inf")
    for move in moves:
        trial = game.copy()
        trial.play_legal(seat, move)
        value = trial.evaluate(seat)
        if value > most:
            best = move
            most = value
    return best


def ranked_at_once(game: Searchable, seat: int, moves: list[Move]) -> list[Move]:
    """The best first; of equal ones the first stays first."""
    values: list[tuple[float, int]] = []
    for index, move in enumerate(moves):
        trial = game.copy()
        trial.play_legal(seat, move)
        values.append((-trial.evaluate(seat), index))
    values.sort()
    return [moves[index] for _, index in values]


def play_on(world: Searchable, seat: int, until: int, rng: random.Random) -> None:
    """Up to the beginning of that round, or the end of the game."""
    while world.steps and world.stage() < until:
        for other in world.pending:
            if not world.play_rollout_move(other):
                moves = world.candidates(other, world.legal(other))
                world.play_legal(other, quick_move(world, other, moves, other == seat, rng))
            if not world.steps:
                break


def quick_move(
    world: Searchable, seat: int, moves: list[Move], careful: bool, rng: random.Random
) -> Move:
    if careful:
        return best_at_once(world, seat, moves)
    return moves[int(rng.random() * len(moves))]
