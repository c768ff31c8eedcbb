"""How likely each seat is to win, as far as the position shows."""

import pytest

from .table import Table

MARKET = {"market": "farmer boatman craftsman trader scholar knight"}


def test_who_plans_first_is_not_ahead_of_those_who_still_plan() -> None:
    table = Table(players=2, phase="planning", round=9, red=MARKET, blue=MARKET)
    before = table.game.chances()
    table.game.play_hunch(0)
    assert table.pending == ["blue"]
    assert table.game.chances() == pytest.approx(before, abs=0.01)


def test_the_game_itself_goes_on_where_it_was() -> None:
    table = Table(players=2, phase="planning", round=9, red=MARKET, blue=MARKET)
    before = table.game.snapshot()
    table.game.chances()
    assert table.game.snapshot() == before and table.pending == ["red", "blue"]


def test_who_has_more_is_more_likely_to_win() -> None:
    red = {"coins": 40, "development": 12}
    table = Table(players=2, phase="planning", round=17, red=red, blue={"coins": 5})
    first, second = table.game.chances()
    assert first > 0.8 and first + second == pytest.approx(1.0)
