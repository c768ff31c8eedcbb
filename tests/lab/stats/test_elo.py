"""Ratings against what is known in closed form."""

import math
import random

import pytest

from orleans.lab.run.outcome import Outcome
from orleans.lab.stats.elo import ELO, ladder
from tests.lab.made import outcome


def duels(first: str, second: str, won: int, lost: int, drawn: int = 0) -> list[Outcome]:
    seats = f"{first} {second}"
    return [
        *[outcome(seats, [2, 1])] * won,
        *[outcome(seats, [1, 2])] * lost,
        *[outcome(seats, [1, 1])] * drawn,
    ]


def test_two_players_stand_apart_as_their_wins_say() -> None:
    ratings = ladder(duels("a", "b", 750, 250), ["a", "b"])
    apart = ratings["a"].elo - ratings["b"].elo
    assert apart == pytest.approx(400 * math.log10(750.5 / 250.5), abs=0.01)
    assert ratings["a"].elo + ratings["b"].elo == pytest.approx(3000)


def test_the_margin_of_even_players_is_that_of_a_coin() -> None:
    """Each is half of the distance away from the mean, so is its error."""
    ratings = ladder(duels("a", "b", 200, 199), ["a", "b"])
    error_of_distance = ELO / math.sqrt(400 / 4)
    assert ratings["a"].margin == pytest.approx(1.96 * error_of_distance / 2, rel=0.001)


def test_draws_are_half_a_win_for_each() -> None:
    ratings = ladder(duels("a", "b", 0, 0, drawn=10), ["a", "b"])
    assert ratings["a"].elo == pytest.approx(ratings["b"].elo)


def test_who_never_lost_is_rated_with_a_wide_margin() -> None:
    few, many = (ladder(duels("a", "b", games, 0), ["a", "b"]) for games in (20, 200))
    assert few["a"].elo < many["a"].elo < 2500
    assert few["a"].margin > 150


def test_players_who_never_met_are_compared_through_a_third() -> None:
    games = duels("a", "b", 300, 100) + duels("b", "c", 300, 100)
    ratings = ladder(games, ["a", "b", "c"])
    apart = ratings["a"].elo - ratings["c"].elo
    assert apart == pytest.approx(2 * 400 * math.log10(3), rel=0.05)


def test_a_game_of_four_is_news_like_three_duels() -> None:
    """However the seats came in, all pairs of a game together weigh n - 1."""
    four = [outcome("a b b b", [4, 3, 2, 1]), outcome("b b b a", [4, 3, 2, 1])]
    rated = ladder(four * 50, ["a", "b"])
    alike = ladder(duels("a", "b", 75, 75), ["a", "b"])
    assert rated["a"].margin == pytest.approx(alike["a"].margin)
    assert rated["a"].elo == pytest.approx(1500)


def test_equal_points_are_decided_by_who_won() -> None:
    games = [outcome("a b", [50, 50], winners=[1])] * 30
    ratings = ladder(games, ["a", "b"])
    assert ratings["b"].elo > ratings["a"].elo + 100


def test_the_true_ratings_lie_within_the_margins() -> None:
    """Games of four made with known strengths: 95 of 100 intervals should hold them."""
    generator = random.Random(7)
    strengths = {"a": 1.0, "b": 0.5, "c": 0.2, "d": 0.0}
    mean = sum(strengths.values()) / 4
    held = 0
    for _ in range(60):
        games = [four_with(generator, strengths) for _ in range(60)]
        ratings = ladder(games, list(strengths))
        for name, rating in ratings.items():
            held += abs(rating.elo - 1500 - (strengths[name] - mean) * ELO) <= rating.margin
    assert 0.92 <= held / 240 <= 1.0


def four_with(generator: random.Random, strengths: dict[str, float]) -> Outcome:
    """Points with Gumbel noise: of two players each is ahead as Bradley and Terry say."""
    noise = [-math.log(-math.log(generator.random())) for _ in strengths]
    points = [int(1e6 * (s + n)) for s, n in zip(strengths.values(), noise, strict=True)]
    return outcome(" ".join(strengths), points)
