"""Seats of the same name are one player; shared wins are shared."""

import pytest

from orleans.lab.stats.standings import standings
from tests.lab.made import outcome


def test_seats_of_the_same_name_are_pooled() -> None:
    games = [outcome("a b b", [30, 20, 10]), outcome("b a b", [9, 8, 40])]
    a, b = standings(games)
    assert (a.name, a.games, a.wins, a.win_rate, a.mean_score) == ("a", 2, 1, 0.5, 19)
    assert (b.name, b.games, b.wins, b.win_rate) == ("b", 4, 1, 0.25)
    assert b.parts == {"coins": 19.75}
    assert b.seconds_per_decision == pytest.approx(0.005)


def test_a_tie_for_the_first_place_is_shared() -> None:
    games = [outcome("a b c", [30, 30, 10])]
    assert [one.wins for one in standings(games)] == [0.5, 0.5, 0]


def test_wins_add_up_to_the_games() -> None:
    games = [outcome("a b c", [number % 3, number % 2, 1]) for number in range(20)]
    assert sum(one.wins for one in standings(games)) == pytest.approx(20, abs=1e-4)


def test_alone_there_is_no_rating() -> None:
    (alone,) = standings([outcome("a a", [1, 2])])
    assert alone.elo is None and alone.elo_ci95 is None
