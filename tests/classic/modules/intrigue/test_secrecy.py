"""Offers are made in secret and all at once: nobody gains by deciding first or last."""

from itertools import permutations
from typing import Any

import pytest

from orleans.kernel.events import seen_by
from tests.rules import rule

from ...table import Table
from .plot import SEATS, WAITS, sent, shown

RICH: dict[str, Any] = {"coins": 3, "goods": {"wine": 1, "grain": 2}}
DRAFTS = {
    "blue": ("offer coin", "offer wine", "retract wine", "offer grain", "done"),
    "green": ("done",),
    "yellow": ("offer wine", "done"),
    "white": ("offer coin", "offer coin", "done"),
}


def torturer(players: int = 4) -> Table:
    """All others are asked what they offer the Torturer."""
    others: dict[str, Any] = {seat: RICH for seat in SEATS[1:players]}
    others["blue"] = {**RICH, "spaces": WAITS}
    return sent("torturer", players=players, **others)


@rule("intrigue.bribe.sealed")
def test_the_third_victim_cannot_see_the_first_offer() -> None:
    table = torturer()
    before = [table.game.view(seat) for seat in (0, 2, 3, None)]
    table.play("blue", "offer wine", "offer coin")
    assert [table.game.view(seat) for seat in (0, 2, 3, None)] == before
    assert shown(table, 1)["offers"][1] == {"wine": 1, "coin": 1}
    table.play("blue", "done")
    for seat in (0, 2, 3, None):
        assert shown(table, seat)["offers"] == [{}, {}, {}, {}]
    assert table.game.view(3)["pending"] == [2, 3]
    table.play("green", "done").play("yellow", "offer grain", "done")
    for seat in (0, 1, 2, 3, None):
        assert shown(table, seat)["offers"] == [{}, {"wine": 1, "coin": 1}, {}, {"grain": 1}]


@rule("intrigue.bribe.sealed")
def test_a_sealed_offer_looks_the_same_whatever_it_is() -> None:
    seen = []
    for draft in (("offer wine", "offer coin", "done"), ("done",)):
        table = torturer().play("blue", *draft)
        seen.append([table.game.view(seat) for seat in (0, 2, 3, None)])
    assert seen[0] == seen[1]


@rule("intrigue.bribe.sealed")
def test_what_is_told_of_a_draft_is_told_to_its_owner_alone() -> None:
    table = torturer().play("blue", "offer wine", "done")
    assert [event.what for event in seen_by(table.events, 1)][-2:] == [
        "offer_drafted",
        "offer_sealed",
    ]
    for seat in (0, 2, 3):
        told = seen_by(table.events, seat)
        assert told[-1].what == "offer_sealed"
        assert told[-1].facts == {}
        assert "offer_drafted" not in [event.what for event in told]


@rule("intrigue.bribe.sealed")
@pytest.mark.parametrize("thinker", [0, 2, 3, None])
@pytest.mark.parametrize("done", [(), ("done",)])
def test_nobody_imagines_what_another_has_offered(
    thinker: int | None, done: tuple[str, ...]
) -> None:
    """Two games that look the same to a seat give it the same world for the same seed."""
    frugal = torturer().play("blue", *done)
    generous = torturer().play("blue", "offer wine", "offer grain", *done)
    for seed in map(str, range(20)):
        worlds = [table.game.imagine(thinker, seed) for table in (frugal, generous)]
        assert worlds[0].snapshot() == worlds[1].snapshot()
        assert worlds[0].pending == frugal.game.pending
        assert worlds[0].view(thinker) == frugal.game.view(thinker)


def test_one_imagines_the_own_offer_as_it_is() -> None:
    table = torturer().play("blue", "offer wine")
    world = table.game.imagine(1, "x")
    assert world.legal(1) == table.game.legal(1)
    assert world.view(1) == table.game.view(1)
    table.play("blue", "done")
    assert table.game.imagine(1, "x").view(1) == table.game.view(1)


def test_offers_that_are_shown_are_imagined_as_they_are() -> None:
    table = torturer(3).play("blue", "offer wine", "done").play("green", "done")
    for seat in (0, 1, 2, None):
        world = table.game.imagine(seat, "x")
        assert world.view(seat) == table.game.view(seat)
        assert world.legal(0) == table.game.legal(0)


@rule("intrigue.bribe.sealed")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_any_order_of_deciding_gives_the_same_game(players: int) -> None:
    ends = []
    for order in permutations(SEATS[1:players]):
        table = torturer(players)
        for seat in order:
            table.play(seat, *DRAFTS[seat])
        assert table.pending == ["red"]
        ends.append(table.game.snapshot())
    assert all(end == ends[0] for end in ends)


def test_seats_may_take_turns_while_they_decide() -> None:
    apart = torturer(3).play("blue", "offer wine", "done").play("green", "offer coin", "done")
    mixed = torturer(3).play("green", "offer coin").play("blue", "offer wine")
    mixed.play("green", "done").play("blue", "done")
    assert mixed.game.snapshot() == apart.game.snapshot()


def test_offers_are_told_clockwise_from_the_active_player() -> None:
    table = torturer(4)
    for seat in ("yellow", "green", "blue"):
        table.play(seat, "offer coin", "done")
    assert [event.seat for event in table.told("bribe_offered")] == [1, 2, 3]


def test_a_copy_keeps_its_offers_to_itself() -> None:
    table = torturer(3).play("blue", "offer wine")
    copy = table.game.copy()
    assert copy.snapshot() == table.game.snapshot()
    copy.play(1, copy.parse("offer coin"))
    assert shown(table, 1)["offers"][1] == {"wine": 1}
