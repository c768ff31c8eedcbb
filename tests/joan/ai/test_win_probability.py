"""How likely each seat is to win, as far as the position shows."""

from typing import Any

import pytest

from ..solo.solo import LEVELS, solo
from ..table import Table
from .test_evaluate import TABLES, moments


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_among_several_the_chances_are_one_together(setup: dict[str, Any]) -> None:
    for game in moments(setup, "chances"):
        chances = game.win_probabilities()
        assert len(chances) == len(game.sheets)
        assert all(0 <= chance <= 1 for chance in chances)
        if game.area is None:
            assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_at_the_end_the_winners_share_it(setup: dict[str, Any]) -> None:
    *_, game = moments(setup, "over")
    shares = [
        1 / len(game.winners) if seat in game.winners else 0 for seat in range(game.setup.players)
    ]
    assert game.win_probabilities() == shares


@pytest.mark.parametrize("level", LEVELS)
def test_chances_follow_from_what_may_be_known(level: str) -> None:
    for at, game in enumerate(moments({"players": 1, "options": {"level": level}}, "known")):
        assert game.imagine(0, str(at)).win_probabilities() == game.win_probabilities()


def test_who_is_ahead_has_the_better_chance() -> None:
    table = Table(round=5, red={"development": 9, "stations": ["orleans"]})
    red, blue = table.game.win_probabilities()
    assert red > 0.5 > blue


def test_a_lead_is_surer_near_the_end() -> None:
    lead = {"development": 9, "shields": 8}
    early = Table(round=2, red=lead).game.win_probabilities()[0]
    late = Table(round=10, red=lead).game.win_probabilities()[0]
    assert late > early > 0.5


def test_against_a_joan_who_has_much_the_chance_is_small() -> None:
    strong = {"development": 5, "stations": 9, "citizens": 5, "shields": 15}
    weak = solo(round=9).game.win_probabilities()[0]
    assert solo(round=9, joan=strong).game.win_probabilities()[0] < 0.05 < weak
