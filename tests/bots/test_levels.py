"""Each level is worth its name: it beats the one below."""

import math
import random
import statistics
from collections.abc import Iterator
from itertools import count, islice

import pytest

from orleans.analysis.comparison import Way, difference, play_out_ways
from orleans.bots import PLAYERS
from orleans.bots.bot import Bot, play_out
from orleans.bots.levels import EasyBot, ExpertBot, HardBot, NormalBot
from orleans.kernel.moves import Move
from orleans.kernel.searchable import Searchable
from orleans.lab.run.timed import without_time_limit

from ..kernel.play import fresh

FEWEST = 12
MOST = 240
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


@pytest.mark.parametrize(("better", "worse"), [(HardBot, NormalBot), (ExpertBot, HardBot)])
def test_what_one_level_is_not_sure_of_the_next_decides_better(
    better: type[Bot], worse: type[Bot]
) -> None:
    """Their plans lead nearly as far, and most other decisions are the same."""
    assert_surely_more(gained(better, worse))


def assert_surely_more(all_gains: Iterator[float]) -> None:
    """A sequential test: as many decisions as it takes to be sure, and no more than so many. Games
    that tell two levels apart would take hours; `python3 run bench --ladder` plays them."""
    gains: list[float] = []
    for gain in all_gains:
        gains.append(gain)
        if len(gains) >= FEWEST and surely_more(gains):
            return
        assert len(gains) < MOST, statistics.fmean(gains)


def gained(better: type[Bot], worse: type[Bot]) -> Iterator[float]:
    """By how many points the decision of one leads further than that of the other, in worlds that
    neither has seen and beyond the rounds that they look ahead."""
    for number in count():
        game = fresh("bigbox", 4, f"plans {number}")
        bots = [EasyBot(seat) for seat in range(4)]
        while not game.over:
            seat = game.pending[0]
            seed = number * 1000 + game.round
            if is_not_sure(worse, game, seat, seed):
                ways = [Way(seat, decided(bot, game, seat, seed)) for bot in (better, worse)]
                rng = random.Random(seed)
                play_out_ways(game, ways, game.far_horizon() + 1, WORLDS, rng)
                yield difference(*ways).points
            for move in bots[seat].decide(game, seat):
                game.play_legal(seat, move)


def decided(bot: type[Bot], game: Searchable, seat: int, seed: int) -> list[Move]:
    moves: list[Move] = without_time_limit(bot(seed)).decide(game, seat)
    return moves


def is_not_sure(bot: type[Bot], game: Searchable, seat: int, seed: int) -> bool:
    """What it imagines makes a difference. Not of plans: these are many, and seldom the same."""
    if game.asked == "plan" or len(game.candidates(seat, game.legal(seat))) == 1:
        return False
    first, second = (decided(bot, game, seat, seed + more) for more in (0, 500))
    return first != second


def surely_more(gains: list[float]) -> bool:
    """Than nothing: by three standard errors, since it is asked after every plan."""
    error = statistics.stdev(gains) / math.sqrt(len(gains))
    return statistics.fmean(gains) > 3 * error > 0


@pytest.mark.parametrize("not_better", [NormalBot, EasyBot])
def test_who_decides_no_better_is_not_taken_for_better(not_better: type[Bot]) -> None:
    """The test above can fail."""
    gains = islice(gained(not_better, NormalBot), 2 * FEWEST)
    assert not surely_more(list(gains))


def test_expert_thinks_longer_than_hard_and_further_ahead() -> None:
    game = fresh("bigbox", 4, "longer")
    normal, hard, expert = NormalBot(1), HardBot(1), ExpertBot(1)
    assert expert.rounds_ahead(game) > hard.rounds_ahead(game)
    assert expert.budget.rollouts > hard.budget.rollouts > normal.budget.rollouts
    assert expert.most_plans > hard.most_plans > normal.most_plans


def test_strength_grows_from_level_to_level() -> None:
    strengths = [bot.strength for bot in PLAYERS.values()]
    assert strengths == sorted(set(strengths))
