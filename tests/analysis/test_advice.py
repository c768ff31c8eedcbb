"""Advice: the best first, with reasons that add up, from what the seat may know."""

import pytest

import orleans
from orleans.analysis.advice import Adviser, advice, sketch
from orleans.bots.budget import Budget
from orleans.bots.planner import Candidate

from ..bots.test_secrets import classic_pairs
from .analysed import LAST_ROUND


def test_the_best_way_comes_first_and_the_reasons_add_up() -> None:
    found = advice(orleans.new(None, "s", LAST_ROUND), 0, 5, Budget(rollouts=100))
    best = found.options[0]
    assert best.less == 0 and best.moves != ["done"]
    assert [one.less for one in found.options] == sorted(one.less for one in found.options)
    assert sum(found.parts.values()) == pytest.approx(found.options[found.beside].less)
    assert len(found.options) <= 4
    assert found.options[found.beside].less > 0.2 and found.reasons


def test_a_plan_is_told_once_wherever_its_followers_stand() -> None:
    """On which space of the Town Hall a Follower waits makes no difference."""
    game = orleans.new(None, "s", LAST_ROUND)
    one, other = (
        Candidate([game.parse(notation) for notation in plan])
        for plan in (
            ["place knight town_hall.1", "place scholar town_hall.2", "done"],
            ["place scholar town_hall.1", "place knight town_hall.2", "done"],
        )
    )
    assert sketch(one) == sketch(other)
    less = Candidate([game.parse(notation) for notation in ["place knight town_hall.1", "done"]])
    assert sketch(less) != sketch(one)
    options = advice(game, 0, 5, Budget(rollouts=40)).options
    plans = [Candidate([game.parse(move) for move in option.moves]) for option in options]
    assert len({sketch(plan) for plan in plans}) == len(plans)


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
    compared = 0
    for at, (game, other, seat) in enumerate(classic_pairs("2021", 3, every=150)):
        found = advice(game, seat, at, Budget(rollouts=4))
        assert advice(other, seat, at, Budget(rollouts=4)) == found
        compared += len(found.options) > 1
    assert compared > 2
