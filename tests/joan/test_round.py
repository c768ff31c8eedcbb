"""Rounds: who picks when, the bag, the end, recruiting Monks."""

import pytest

from ..rules import rule
from .table import Table


@rule("joan.round.order", "joan.round.last_tile", "joan.round.two_players", "joan.round.pass_bag")
@pytest.mark.parametrize("players, order", [(2, "01010"), (3, "0120"), (4, "01230"), (5, "012340")])
def test_who_picks_when(players: int, order: str) -> None:
    table = Table(players)
    seats = ["red", "blue", "green", "yellow", "white"]
    for seat in order:
        assert table.pending == [seats[int(seat)]]
        table.idle_pick()
    assert table.game.round == 2
    assert table.pending == ["blue"]


@rule("joan.round.must_take", "joan.setup.holding_area")
def test_a_tile_must_be_taken_and_only_from_the_display() -> None:
    table = Table(display="farmer knight", holding="scholar")
    assert table.refusal("red", "end") == "joan.round.must_take"
    assert table.refusal("red", "take scholar") == "joan.setup.holding_area"
    assert table.refusal("blue", "take farmer") == "joan.round.order"


@rule("joan.round.refill", "joan.round.exact", "joan.end.when", "joan.end.rounds")
@pytest.mark.parametrize(
    "players, rounds, bags, picks", [(2, 5, 2, 25), (3, 6, 3, 24), (4, 5, 4, 25), (5, 4, 5, 24)]
)
def test_bags_and_rounds(players: int, rounds: int, bags: int, picks: int) -> None:
    table = Table(players)
    for _ in range(rounds):
        assert table.game.bags == 0
        table.finish_round()
    assert table.game.bags == 1
    aside = 2 if players in (2, 4) else 3
    assert len(table.holding) == aside
    assert len(table.bag) + len(table.display) == 27 - aside
    table.finish_game()
    assert table.game.round == rounds * bags
    assert table.bag == [] and table.display == []
    for seat in ("red", "blue"):
        assert len(table.told("took", seat)) == picks


@rule("joan.monk.recruit", "joan.monk.any_pick", "joan.monk.limit", "joan.score.monks")
def test_a_monk_puts_a_tile_aside_unused() -> None:
    table = Table(display="farmer", red={"monks": 1})
    table.play("red", "monk farmer")
    assert table.red.monks == 2
    assert table.waiting == ["monk.recruited"]
    assert table.game.shown == 0
    assert table.score("red")["monks"] == 4
    table = Table(display="farmer", red={"monks": 3})
    assert table.refusal("red", "monk farmer") == "joan.monk.limit"
    assert [table.game.tables.monk_points[n] for n in range(4)] == [7, 6, 4, 0]


@rule("joan.monk.joker", "joan.monk.no_plus", "joan.monk.bonus_free")
def test_a_monk_acts_as_anybody_but_brings_no_extras() -> None:
    routes = ["orleans-blois_water"]
    red = {"cards": ["two_master", "archives"], "routes": routes}
    table = Table(display="farmer scholar", red=red)
    table.play("red", "monk scholar")
    assert table.waiting == ["monk.recruited"]
    table.play("red", "use two_master with monk", "fill blois-tours_water", "good grain")
    table.play("red", "fill tours-chinon_water")
    assert table.routes("red")[-1] == "tours-chinon_water"
    table = Table(waiting="monk")
    table.play("red", "act scholar with monk")
    assert table.red.monks == 0


@rule("joan.action.optional")
def test_a_tile_may_be_taken_for_nothing() -> None:
    table = Table(display="craftsman farmer")
    table.play("red", "take craftsman", "end")
    assert table.pending == ["blue"]
    assert table.red.coins == 1
    assert [event.facts["part"] for event in table.told("lapsed")] == ["craftsman"]
