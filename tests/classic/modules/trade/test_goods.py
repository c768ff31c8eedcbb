"""Thanksgiving, Sheep Farming, Coinage and Research: goods, coins and points."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

from . import (
    ROWS,
    all_but_last,
    both_editions,
    completing,
    every_count,
    last_send,
    lying,
    open_spaces,
    sending,
)

GOOD_DEEDS = ["trade_thanksgiving", "trade_sheep_farming"]


@rule("trade.thanksgiving.good", "trade.sheep_farming.good")
@both_editions
@every_count
@pytest.mark.parametrize("deed", GOOD_DEEDS)
def test_the_good_of_the_very_space_is_taken_and_the_supply_left_alone(
    edition: str, players: int, deed: str
) -> None:
    for at, asks in enumerate(open_spaces(deed, players), start=1):
        good = ROWS[deed].goods_on[at - 1]
        table = sending(f"{asks} -", players, edition)
        before, left = lying(table), table.supply(good)
        table.play("red", f"send {deed}.{at}")
        assert table.goods("red") == {good: 1}
        assert table.supply(good) == left
        assert before.pop(f"{deed}.{at}") == good
        assert lying(table) == before
        assert (table.red.coins, table.red.citizens) == (0, 0)
        assert [(e.source, e.facts) for e in table.told("good", "red")] == [(deed, {"good": good})]


@rule("trade.thanksgiving.good", "trade.sheep_farming.good")
@every_count
@pytest.mark.parametrize("deed", GOOD_DEEDS)
def test_the_last_one_brings_two_coins_besides_its_good(players: int, deed: str) -> None:
    table = completing(deed, players)
    good = ROWS[deed].goods_on[len(open_spaces(deed, players)) - 1]
    assert table.goods("red") == {good: 1}
    assert (table.red.coins, table.red.citizens) == (2, 0)


@rule("trade.thanksgiving.good", "trade.sheep_farming.good")
def test_a_bare_space_gives_nothing_but_completes_the_deed() -> None:
    trade = {"goods": {"trade_sheep_farming": "- - - -"}}
    table = completing("trade_sheep_farming", trade=trade)
    assert (table.goods("red"), table.red.coins) == ({}, 2)


@rule("trade.coinage.coins")
@both_editions
@every_count
def test_coinage_pays_three_and_the_last_one_six(edition: str, players: int) -> None:
    for at, asks in enumerate(open_spaces("trade_coinage", players), start=1):
        table = sending(f"{asks} -", players, edition).play("red", f"send trade_coinage.{at}")
        assert (table.red.coins, table.red.citizens) == (3, 0)
    last = completing("trade_coinage", players, edition)
    assert (last.red.coins, last.red.citizens) == (6, 0)


def research(players: int, edition: str, **red: Any) -> Table:
    follower, move = last_send("trade_research", players)
    deeds = all_but_last("trade_research", players)
    table = sending(f"{follower} -", players, edition, red=red, deeds=deeds)
    return table.play("red", move)


@rule("trade.research.advance")
@both_editions
@pytest.mark.parametrize("players", [3, 4, 5])
def test_research_gives_two_points_and_the_last_one_three_more_on_request(
    edition: str, players: int
) -> None:
    first = sending("scholar -", players, edition).play("red", "send trade_research.1")
    assert (first.asked, first.red.dev) == ("act", 2)
    for answer, points in (("track development", 5), ("skip", 2)):
        table = research(players, edition)
        assert (table.asked, table.red.dev) == ("take_or_not", 2)
        assert table.legal("red") == ["track development", "skip"]
        assert table.refusal("red", "track knight") == "trade.research.advance"
        table.play("red", answer)
        # Of the deed there is no Citizen; the one on the track is crossed on the way to 5.
        assert (table.red.dev, table.red.citizens) == (points, points // 5)
        assert table.asked == "act"


@rule("trade.research.advance")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_coins_crossed_on_the_way_are_paid(players: int) -> None:
    table = research(players, "bigbox", development=4)
    assert (table.red.dev, table.red.coins) == (6, 0)
    table.play("red", "track development")
    assert (table.red.dev, table.red.coins) == (9, 3)


@rule("trade.research.advance")
def test_at_the_end_of_the_track_nothing_is_asked() -> None:
    table = research(4, "bigbox", development=28)
    assert (table.asked, table.red.dev) == ("act", 30)
