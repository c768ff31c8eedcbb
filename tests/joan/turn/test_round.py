"""Rounds: who picks when, the bag passed on and refilled, the end."""

from collections import Counter

import pytest

from ...rules import rule
from ..table import Table

SEATS = ["red", "blue", "green", "yellow", "white"]


@rule("joan.round.last_tile", "joan.round.two_players", "joan.round.pass_bag")
@pytest.mark.parametrize("players, order", [(2, "01010"), (3, "0120"), (4, "01230"), (5, "012340")])
def test_who_picks_when(players: int, order: str) -> None:
    table = Table(players)
    for seat in order:
        assert table.pending == [SEATS[int(seat)]]
        table.idle_pick()
    assert table.game.round == 2
    for first in range(1, players + 1):
        assert table.pending == [SEATS[first % players]]
        table.finish_round()


@rule("joan.round.order")
def test_a_tile_is_used_and_put_away_before_the_next_player_chooses() -> None:
    table = Table(3, display="farmer knight scholar trader")
    table.play("red", "take farmer", "act farmer")
    assert table.pending == ["red"]
    assert table.refusal("blue", "take knight") == "joan.round.order"
    assert table.refusal("red", "take knight") == "joan.round.order"
    table.play("red", "any wine")
    assert table.pending == ["blue"]
    assert sorted(table.display) == ["knight", "scholar", "trader"]
    assert "farmer" in table.holding
    assert table.refusal("blue", "take farmer") == "joan.setup.holding_area"
    assert table.refusal("green", "take knight") == "joan.round.order"


@rule("joan.round.must_take")
def test_whoever_picks_takes_a_tile_or_recruits_a_monk() -> None:
    table = Table(display="farmer knight", red={"cards": ["circus"]})
    assert table.legal("red") == ["take farmer", "take knight", "monk farmer", "monk knight"]
    for move in ("end", "skip", "coin 1", "use circus with farmer"):
        assert table.refusal("red", move) == "joan.round.must_take"


@rule("joan.setup.holding_area")
def test_tiles_in_the_holding_area_are_out_of_reach() -> None:
    table = Table(display="farmer knight", holding="scholar")
    assert table.refusal("red", "take scholar") == "joan.setup.holding_area"
    assert table.refusal("red", "monk scholar") == "joan.setup.holding_area"


@rule("joan.round.steps", "joan.round.refill")
def test_the_bag_is_refilled_when_it_is_passed_on_and_not_before() -> None:
    table = Table(round=5, display="farmer knight", holding="scholar")
    assert table.bag == [] and len(table.holding) == 25
    table.idle_pick()
    assert table.bag == [] and len(table.holding) == 26
    assert table.game.round == 5
    table.idle_pick()
    assert table.game.round == 6
    assert len(table.holding) == 2
    assert len(table.bag) + len(table.display) == 25
    everything = Counter(table.bag + table.display + table.holding)
    assert everything["scholar"] == 5 and everything["farmer"] == 4


@rule("joan.round.refill")
def test_other_tiles_are_set_aside_for_the_next_bag() -> None:
    aside = set()
    for seed in range(12):
        table = Table(seed=seed, round=5, display="farmer", holding="scholar trader")
        aside.add(tuple(table.finish_round().holding))
    assert len(aside) > 4


@rule("joan.round.refill")
def test_a_bag_that_still_holds_tiles_is_passed_on_as_it_is() -> None:
    table = Table(round=4, display="farmer")
    assert len(table.bag) == 5
    table.finish_round()
    assert len(table.display) == 5 and table.bag == []
    assert len(table.holding) == 22
    assert table.told("bag_empty") == []


@rule("joan.round.exact", "joan.end.when", "joan.end.rounds")
@pytest.mark.parametrize(
    "players, rounds, bags, picks", [(2, 5, 2, 25), (3, 6, 3, 24), (4, 5, 4, 25), (5, 4, 5, 24)]
)
def test_bags_and_rounds(players: int, rounds: int, bags: int, picks: int) -> None:
    table = Table(players)
    aside = 2 if players in (2, 4) else 3
    for bag in range(bags):
        assert len(table.holding) == aside
        assert len(table.bag) + len(table.display) == 27 - aside
        for _ in range(rounds):
            assert table.game.bags == bag
            assert not table.game.over
            table.finish_round()
    assert table.game.over
    assert table.game.round == rounds * bags
    # Nothing is refilled or drawn any more.
    assert table.bag == [] and table.display == []
    assert len(table.holding) == 27
    assert table.refusal("red", "take farmer") == "joan.end.when"
    for seat in SEATS[:players]:
        assert len(table.told("took", seat)) == picks
