"""Each level is worth its name: it beats the one below."""

import math
import random
import statistics
from collections.abc import Iterator
from itertools import count, islice

import pytest

from orleans.bots import PLAYERS
from orleans.bots.bot import Bot, play_out
from orleans.bots.easy_bot import EasyBot
from orleans.bots.expert_bot import ExpertBot
from orleans.bots.hard_bot import HardBot
from orleans.bots.normal_bot import NormalBot
from orleans.lab.analysis.comparing import Way, difference, play_out_ways
from orleans.lab.timed import unhurried

from ..kernel.play import fresh

FEWEST = 12
MOST = 80
WORLDS = 24


def seats_won(better: str, worse: str, games: int) -> float:
    """Of so many games of one against three, each seat in turn; chance alone wins a quarter."""
    won = 0.0
    for number in range(games):
        game = fresh("bigbox", 4, f"ladder {number}")
        mine = number % 4
        bots = [PLAYERS[better if seat == mine else worse](number * 4 + seat) for seat in range(4)]
        play_out(game, bots)
        if mine in game.winners:
            won += 1 / len(game.winners)
    return won


def test_easy_beats_random() -> None:
    assert seats_won("easy", "random", 12) >= 8


def test_normal_makes_more_points_than_easy() -> None:
    points = {"normal": 0, "easy": 0}
    for number in range(3):
        game = fresh("bigbox", 2, f"ladder {number}")
        names = ["normal", "easy"] if number % 2 else ["easy", "normal"]
        play_out(game, [PLAYERS[name](number) for name in names])
        for name, score in zip(names, game.scores, strict=True):
            points[name] += score
    assert points["normal"] > points["easy"], points


def test_the_plans_of_hard_lead_further_than_those_of_normal() -> None:
    """A sequential test: as many plans as it takes to be sure, and no more than so many. Games that
    tell the two apart would take hours; `python3 run bench --ladder` plays them."""
    gains: list[float] = []
    for gain in gained_by_planning(HardBot, NormalBot):
        gains.append(gain)
        if len(gains) >= FEWEST and surely_more(gains):
            return
        assert len(gains) < MOST, statistics.fmean(gains)


def gained_by_planning(better: type[Bot], worse: type[Bot]) -> Iterator[float]:
    """By how many points the plan of one leads further than that of the other, in worlds that
    neither has seen and beyond the rounds that they look ahead."""
    for number in count():
        game = fresh("bigbox", 4, f"plans {number}")
        bots = [EasyBot(seat) for seat in range(4)]
        while not game.over:
            seat = game.pending[0]
            if game.asked == "plan" and seat == number % 4:
                seed = number * 100 + game.round
                plans = [unhurried(bot(seed)).decide(game, seat) for bot in (better, worse)]
                ways = [Way(seat, plan) for plan in plans]
                rng = random.Random(seed)
                play_out_ways(game, ways, game.horizon() + 1, WORLDS, rng)
                yield difference(*ways).points
            for move in bots[seat].decide(game, seat):
                game.play_legal(seat, move)


def surely_more(gains: list[float]) -> bool:
    """Than nothing: by three standard errors, since it is asked after every plan."""
    error = statistics.stdev(gains) / math.sqrt(len(gains))
    return statistics.fmean(gains) > 3 * error > 0


@pytest.mark.parametrize("not_better", [NormalBot, EasyBot])
def test_who_plans_no_better_is_not_taken_for_better(not_better: type[Bot]) -> None:
    """The test above can fail."""
    gains = islice(gained_by_planning(not_better, NormalBot), 2 * FEWEST)
    assert not surely_more(list(gains))


def test_expert_thinks_longer_than_hard_and_further_ahead() -> None:
    game = fresh("bigbox", 4, "longer")
    normal, hard, expert = NormalBot(1), HardBot(1), ExpertBot(1)
    assert expert.rounds_ahead(game) > hard.rounds_ahead(game) > normal.rounds_ahead(game)
    assert expert.budget.playouts > hard.budget.playouts


def test_strength_grows_from_level_to_level() -> None:
    strengths = [bot.strength for bot in PLAYERS.values()]
    assert strengths == sorted(set(strengths))
