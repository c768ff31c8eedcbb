"""How long a computer player thinks: as many rollouts as it was given, and no longer."""

import threading
import time

from orleans.bots.budget import Budget
from orleans.bots.levels import NormalBot
from orleans.bots.planner import Planner
from orleans.classic.game import Classic
from tests.patience import PATIENCE

from ..kernel.play import decisions, midway


def test_a_decision_takes_no_more_rollouts_than_it_was_given() -> None:
    game = midway("bigbox", 3, "budget")
    for at, (seat, _) in enumerate(decisions(game, 3)):
        if at % 10 == 0:
            bot = Planner(at, Budget(rollouts=7))
            bot.decide(game, seat)
            assert bot.budget.spent <= 7


def test_time_that_is_up_ends_the_thinking() -> None:
    game = planning_somewhere()
    bot = NormalBot(1, Budget(rollouts=10**9, seconds=0.05))
    began = time.monotonic()
    assert bot.decide(game, game.pending[0])
    assert time.monotonic() - began < PATIENCE


def test_a_cancelled_decision_is_made_with_what_is_known() -> None:
    game = planning_somewhere()
    bot = NormalBot(1, Budget(rollouts=10**9))
    cancelled: list[float] = []

    def cancel() -> None:
        cancelled.append(time.monotonic())
        bot.budget.cancel()

    threading.Timer(0.1, cancel).start()
    moves = bot.decide(game, game.pending[0])
    assert time.monotonic() - cancelled[0] < PATIENCE
    assert moves[0] in game.legal(game.pending[0])


def test_without_any_playout_there_is_still_a_decision() -> None:
    game = planning_somewhere()
    seat = game.pending[0]
    assert NormalBot(1, Budget(rollouts=0)).decide(game, seat)[0] in game.legal(seat)


def planning_somewhere() -> Classic:
    game = midway("bigbox", 3, "budget")
    for _ in decisions(game, 3):
        if game.asked == "plan" and len(game.plans(game.pending[0], 60)) > 2:
            break
    return game
