"""The Brasserie: four goods on a tile, one of which may be discarded to ignore an event."""

from typing import Any

import pytest

from orleans.classic.ids import GOOD_NAMES

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready

EVENTS_THAT_STRIKE = ["abc_c_harvest", "abc_a_taxes", "abc_c_plague"]
VILLAGE = {"village": "farmer boatman craftsman"}


def brasserie(event: str, **red: Any) -> Table:
    """Phase 6, red owns the Brasserie with its two cheese and two wine."""
    fields = {**red, "tiles": ["brasserie", *red.get("tiles", [])]}
    return Table("bigbox", phase="event", round=2, event=event, red=fields, blue={"coins": 20})


def kept(table: Table) -> dict[str, int]:
    return {n: c for n, c in zip(GOOD_NAMES, table.red.goods_on_tiles, strict=True) if c}


@rule("place.brasserie")
def test_the_tile_comes_with_two_cheese_and_two_wine() -> None:
    table = Table("bigbox", phase="actions", tiles=["brasserie"], red={"spaces": VILLAGE})
    cheese, wine = table.supply("cheese"), table.supply("wine")
    table.play("red", "use village", "recruit trader", "tile brasserie")
    assert kept(table) == table.goods("red") == {"cheese": 2, "wine": 2}
    assert (table.supply("cheese"), table.supply("wine")) == (cheese - 2, wine - 2)
    assert [event.facts["good"] for event in table.told("good")] == [
        "cheese",
        "cheese",
        "wine",
        "wine",
    ]
    check_pieces(table.game)


@rule("place.brasserie.short")
def test_the_tile_receives_only_what_the_supply_has_and_no_more_later() -> None:
    table = Table(
        "bigbox",
        phase="actions",
        goods={"cheese": 1},
        tiles=["brasserie"],
        red={"spaces": VILLAGE},
        blue={"spaces": {"scriptorium": "knight scholar"}, "goods": {"cheese": 3}},
    )
    table.play("red", "use village", "recruit trader", "tile brasserie")
    assert kept(table) == {"cheese": 1, "wine": 2}
    fed = Table(
        "bigbox",
        phase="event",
        event="abc_a_harvest",
        round=2,
        start="blue",
        red={"tiles": ["brasserie"], "kept": {"cheese": 1, "wine": 2}, "coins": 9},
        blue={"goods": {"cheese": 1}},
    )
    cheese = fed.supply("cheese")
    fed.play("blue", "food cheese")
    assert fed.supply("cheese") == cheese + 1
    assert kept(fed) == {"cheese": 1, "wine": 2}


@rule("place.brasserie", "place.brasserie.protect")
def test_one_discarded_wine_saves_all_the_food_of_a_harvest() -> None:
    table = brasserie("abc_c_harvest", coins=0)
    wine = table.supply("wine")
    table.play("red", "ward brasserie")
    assert (table.asked, table.legal("red")) == ("discard", ["spend cheese", "spend wine"])
    assert table.refusal("red", "spend wool") == "place.brasserie.protect"
    table.play("red", "spend wine")
    assert kept(table) == table.goods("red") == {"cheese": 2, "wine": 1}
    assert table.supply("wine") == wine + 1
    assert table.red.coins == 0
    check_pieces(table.game)


@pytest.mark.parametrize("event", EVENTS_THAT_STRIKE)
@rule("place.brasserie")
def test_the_event_does_not_strike_whoever_discards_but_strikes_the_others(event: str) -> None:
    table = Table(
        "bigbox",
        phase="event",
        round=2,
        event=event,
        red={"tiles": ["brasserie"], "coins": 3, "bag": "knight knight"},
        blue={"coins": 20, "goods": {"wool": 3}, "bag": "knight knight"},
    )
    table.play("red", "ward brasserie", "spend cheese")
    assert table.red.coins == 3
    assert table.told("lost", "red") == table.told("food", "red") == []
    assert table.told("lost", "blue") or table.blue.coins < 20


@rule("place.brasserie.protect")
def test_without_a_choice_of_goods_there_is_no_question() -> None:
    table = brasserie("abc_a_taxes", kept={"wine": 2})
    table.play("red", "ward brasserie")
    assert table.game.round == 3
    assert kept(table) == {"wine": 1}


@rule("place.brasserie.protect")
def test_a_wine_beside_the_board_gives_no_protection() -> None:
    table = brasserie("abc_a_taxes", kept={}, goods={"wine": 2})
    assert table.game.round == 3  # nothing was asked
    assert table.red.coins == 3
    beside = brasserie("abc_a_taxes", kept={"cheese": 1}, goods={"wine": 2})
    beside.play("red", "ward brasserie")
    assert beside.goods("red") == {"wine": 2}
    same = brasserie("abc_a_taxes", kept={"wine": 2}, goods={"wine": 1})
    same.play("red", "ward brasserie")
    assert (kept(same), same.goods("red")) == ({"wine": 1}, {"wine": 2})


@rule("place.brasserie.protect")
def test_it_protects_once_per_event_and_not_in_other_phases() -> None:
    """A census is no event, and a second good buys nothing more."""
    table = ready("brasserie", "", "bigbox", red={"goods": {"wine": 1}})
    assert table.refusal("red", "ward brasserie") == "place.brasserie"
    census = Table(
        "bigbox",
        phase="census",
        red={"tiles": ["brasserie"], "coins": 0},
        blue={"tracks": {"farmer": 1}},
        green={"tracks": {"farmer": 1}},
        players=3,
    )
    assert (census.asked, census.refusal("red", "ward brasserie")) == ("torture", "torture.when")
    twice = Table(
        "bigbox",
        phase="event",
        round=2,
        event="abc_a_taxes",
        next_events=["abc_b_taxes"],
        red={"tiles": ["brasserie"]},
    )
    twice.play("red", "ward brasserie", "spend wine").draw_all().done().pass_all()
    assert (twice.asked, kept(twice)) == ("ward", {"cheese": 2, "wine": 1})
    assert twice.told("warded") == [e for e in twice.told("warded") if e.source == "brasserie"]
    assert len(twice.told("warded")) == 1


@rule("place.brasserie.protect")
def test_an_event_that_pays_may_be_ignored_but_nobody_would() -> None:
    table = brasserie("abc_c_income")
    assert table.legal("red") == ["ward brasserie", "skip"]
    sensible = table.game.candidates(0, table.game.legal(0))
    assert [move.notation for move in sensible] == ["skip"]
    struck = brasserie("abc_a_taxes")
    sensible = struck.game.candidates(0, struck.game.legal(0))
    assert [move.notation for move in sensible] == ["ward brasserie"]


@rule("place.brasserie.own")
def test_the_goods_on_the_tile_are_taxed() -> None:
    table = brasserie("abc_b_taxes").play("red", "skip")
    assert table.red.coins == 5 - 2


@rule("place.brasserie.own")
def test_the_goods_on_the_tile_score_as_usual() -> None:
    """Two cheese and two wine: ten points."""
    with_tile = Table("bigbox", red={"tiles": ["brasserie"], "coins": 0})
    assert with_tile.game.scores[0] == 2 * 2 + 2 * 3


@rule("place.brasserie.own")
def test_the_goods_on_the_tile_can_be_given_as_food() -> None:
    table = brasserie("abc_a_harvest").play("red", "skip", "food wine")
    assert kept(table) == table.goods("red") == {"cheese": 2, "wine": 1}
    check_pieces(table.game)


@rule("place.brasserie.own")
def test_goods_beside_the_tile_are_spent_before_those_on_it() -> None:
    red = {"tiles": ["brasserie"], "goods": {"cheese": 1}, "coins": 5}
    table = ready("sheep_farm", "farmer farmer", "bigbox", red=red)
    table.play("red", "use sheep_farm", "choose 2")
    assert table.goods("red") == kept(table) == {"cheese": 2, "wine": 2}
    again = ready("sheep_farm", "farmer farmer", "bigbox", red={"tiles": ["brasserie"]})
    again.play("red", "use sheep_farm", "choose 2")
    assert again.goods("red") == kept(again) == {"cheese": 1, "wine": 2}
    check_pieces(again.game)


@rule("place.brasserie.own")
def test_goods_on_the_tile_can_be_given_under_torture_and_leave_the_game_with_it() -> None:
    table = brasserie("abc_a_taxes", coins=0).play("red", "skip")
    assert table.asked == "torture"
    wine = table.supply("wine")
    table.play("red", "give good wine")
    assert kept(table) == {"cheese": 2, "wine": 1}
    table.play("red", "give tile brasserie")
    assert kept(table) == table.goods("red") == {}
    assert table.supply("wine") == wine
    assert [e.facts for e in table.told("lost_goods", "red")] == [
        {"good": "cheese", "amount": 2},
        {"good": "wine", "amount": 1},
    ]
    check_pieces(table.game)


@rule("place.brasserie.pilgrimage")
def test_the_brasserie_does_not_lift_a_pilgrimage() -> None:
    table = ready("brasserie", "", "bigbox", red={"spaces": {"monastery": "scholar trader"}})
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    assert table.refusal("red", "ward brasserie") == "place.brasserie"
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    table.pass_all()
    assert (table.game.round, table.asked) == (2, "draw")  # phase 6 asked nothing
    assert kept(table) == {"cheese": 2, "wine": 2}


# ------------------------------------------------------------- with the Sacristy


def both(event: str, **red: Any) -> Table:
    return brasserie(event, **{"tiles": ["sacristy"], "spaces": {"sacristy": "monk"}, **red})


@rule("combo.protect")
def test_the_monk_alone_cancels_a_harvest_and_the_goods_stay() -> None:
    table = both("abc_c_harvest", coins=0)
    assert table.legal("red") == ["ward brasserie", "ward sacristy", "skip"]
    table.play("red", "ward sacristy")
    assert table.game.round == 3
    assert kept(table) == table.goods("red") == {"cheese": 2, "wine": 2}
    assert table.on("red", "sacristy") == [""]


@rule("combo.protect")
def test_a_good_alone_cancels_a_harvest_and_the_monk_stays() -> None:
    table = both("abc_c_harvest", coins=0)
    table.play("red", "ward brasserie", "spend cheese")
    assert table.game.round == 3
    assert table.on("red", "sacristy") == ["monk"]
    assert table.goods("red") == {"cheese": 1, "wine": 2}


@rule("combo.protect", "place.brasserie.protect")
def test_the_tile_that_cannot_help_is_refused_with_its_reason() -> None:
    table = both("abc_c_harvest", kept={})
    assert table.legal("red") == ["ward sacristy", "skip"]
    assert table.refusal("red", "ward brasserie") == "place.brasserie.protect"
    paying = both("abc_c_income")
    assert paying.legal("red") == ["ward brasserie", "skip"]
    assert paying.refusal("red", "ward sacristy") == "place.sacristy.harmful"
