"""How likely each seat is to win: whoever's position is worth more, and the surer the nearer the
end is.

What a position is worth depends on where in the round it stands: before anybody has planned,
nothing is known of what the Followers will do, and in the last rounds that is most of what is left.
So the game is first played on by rollout moves, in imagined worlds, until all have planned in the
next round: every moment is judged at the same place."""

import random
from typing import Final

from ...kernel.win_probability import mean_softmax
from ..ids import PLANNING
from ..phases.plan import Plan
from ..phases.scoring import winners
from ..state import State
from .evaluate import rounds_to_play

# By how many points a judgement is mistaken: at the end, and more for each round that is left.
# Fitted by `python3 run bench --chances`; the table is in docs/analysis.md.
AT_THE_END: Final = 3.0
EACH_ROUND: Final = 1.3

WORLDS: Final = 16


def win_probabilities(game: State) -> list[float]:
    seats = len(game.players)
    if game.over:
        won = winners(game)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    temperature = AT_THE_END + EACH_ROUND * rounds_to_play(game)
    return mean_softmax(values_ahead(game), temperature)


def values_ahead(game: State) -> list[list[float]]:
    """What the position comes to for each seat, world by world. They are the same worlds all round,
    so that what tells nothing new changes nothing."""
    planned = all_planned(game)
    ends = [played_on(planned, game.round, number) for number in range(WORLDS)]
    return [[end.evaluate(seat) for seat in range(len(game.players))] for end in ends]


def played_on(planned: State, round: int, number: int) -> State:
    """Up to the moment when all have planned in the next round, or to the end of the game. What is
    drawn after the plans does not depend on whether they were still to be drawn for."""
    world = imagined(planned, f"draws {round} {number}")
    play_until_planned(world, round, number)
    if not world.over:
        world = imagined(world, f"rest {round} {number}")
        play_until_planned(world, round + 1, number)
    return world


def imagined(game: State, seed: str) -> State:
    world = game.imagine(None, seed)
    assert isinstance(world, State)
    return world


def play_until_planned(world: State, round: int, number: int) -> None:
    rng = random.Random(number)
    while world.steps and (
        world.round < round or (world.round == round and world.phase <= PLANNING)
    ):
        for seat in world.pending:
            if not world.play_rollout_move(seat):
                moves = world.candidates(seat, world.legal(seat))
                world.play_legal(seat, moves[int(rng.random() * len(moves))])
            if not world.steps:
                break


def all_planned(game: State) -> State:
    """Plans that are begun are kept, which nobody could imagine; the others are thought to plan as
    comes to mind."""
    if not isinstance(game.steps[-1], Plan):
        return game
    then = game.copy()
    assert isinstance(then, State)
    while then.steps and isinstance(then.steps[-1], Plan):
        then.play_rollout_move(then.pending[0])
    return then
