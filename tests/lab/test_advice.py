"""Advice: the best first, with reasons that add up, from what the seat may know."""

import random

import pytest

import orleans
from orleans.bots.budget import Budget
from orleans.lab.analysis.advice import Adviser, advice

from ..bots.test_bots import with_another_future
from ..kernel.play import decisions, midway
from .analysed import LAST_ROUND


def test_the_best_way_comes_first_and_the_reasons_add_up() -> None:
    found = advice(orleans.new(None, "s", LAST_ROUND), 0, 5, Budget(playouts=100))
    best = found.options[0]
    assert best.less == 0 and best.moves != ["done"]
    assert [one.less for one in found.options] == sorted(one.less for one in found.options)
    assert sum(found.parts.values()) == pytest.approx(found.options[found.beside].less)
    assert len(found.options) <= 4
    assert found.options[found.beside].less > 0.2 and found.reasons


def test_without_a_choice_there_is_no_reason() -> None:
    ready = {"spaces": {"ship": "farmer boatman knight"}}
    game = orleans.new(None, "s", {**LAST_ROUND, "phase": "actions", "red": ready})
    found = advice(game, 0, 5)
    assert [one.moves for one in found.options] == [["use ship"]]
    assert found.reasons == []
    adviser = Adviser(5)
    assert [move.notation for move in adviser.decide(game, 0)] == ["use ship"]
    assert adviser.forced == 1 and adviser.found.options == []


def test_advice_knows_nothing_that_the_seat_does_not_know() -> None:
    """With other draws and other Hour Glass tiles to come it is the same."""
    rng = random.Random(1)
    game = midway("2021", 3, "secrets")
    compared = 0
    for at, (seat, _) in enumerate(decisions(game, 5)):
        if at % 150 == 0:
            other = with_another_future(game, rng)
            found = advice(game, seat, at, Budget(playouts=4))
            assert advice(other, seat, at, Budget(playouts=4)) == found
            compared += len(found.options) > 1
    assert compared > 2
