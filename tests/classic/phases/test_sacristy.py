"""The Sacristy: in phase 6 its Monk may be given up to ignore a harmful event."""

from typing import Any

import pytest

from ...rules import rule
from ..places import EDITIONS
from ..table import Table

pytestmark = pytest.mark.parametrize("edition", EDITIONS)


def tile(edition: str, name: str) -> str:
    return f"b14_{name}" if edition == "2014" else f"abc_a_{name}"


def sacristy(edition: str, event: str, phase: str = "event", **red: Any) -> Table:
    """Red owns an activated Sacristy."""
    spaces = {"sacristy": "monk", **red.pop("spaces", {})}
    fields = {"tiles": ["sacristy"], "spaces": spaces, **red}
    return Table(edition, phase=phase, round=2, event=tile(edition, event), red=fields)


@rule("place.sacristy")
def test_the_monk_goes_to_the_bag_and_no_tax_is_paid(edition: str) -> None:
    table = sacristy(edition, "taxes", goods={"wool": 6})
    assert table.asked == "ward"
    table.play("red", "ward sacristy")
    assert table.red.coins == 5
    assert table.on("red", "sacristy") == [""]
    assert table.bag("red") == ["monk"]


@rule("place.sacristy")
def test_only_an_activated_sacristy_protects_and_only_its_owner(edition: str) -> None:
    red = {"tiles": ["sacristy"], "goods": {"wool": 3}}
    table = Table(edition, phase="event", round=2, event=tile(edition, "taxes"), red=red)
    assert table.asked != "ward"
    assert table.red.coins < 5
    table = Table(
        edition,
        phase="event",
        round=2,
        event=tile(edition, "taxes"),
        red={"tiles": ["sacristy"], "spaces": {"sacristy": "monk"}},
        blue={"goods": {"wool": 3}},
    )
    table.play("red", "ward sacristy")
    assert table.blue.coins < 5


@rule("place.sacristy.harmful")
def test_a_warded_harvest_costs_neither_food_nor_coins(edition: str) -> None:
    table = sacristy(edition, "harvest", goods={"grain": 1})
    table.play("red", "ward sacristy")
    assert table.goods("red") == {"grain": 1}
    assert table.red.coins == 5


@rule("place.sacristy.harmful")
def test_a_warded_event_leads_to_no_torture(edition: str) -> None:
    table = sacristy(edition, "harvest", coins=0, development=3)
    table.play("red", "ward sacristy")
    assert table.told("gave", "red") == []
    assert (table.red.dev, table.red.unbuilt) == (3, 10)
    unwarded = sacristy(edition, "harvest", coins=0, development=3).play("red", "skip")
    assert (unwarded.asked, unwarded.pending) == ("torture", ["red"])


@rule("place.sacristy.harmful")
def test_at_a_warded_plague_no_follower_is_drawn(edition: str) -> None:
    table = sacristy(edition, "plague", bag="knight knight")
    knights = table.supply("knight")
    table.play("red", "ward sacristy")
    assert table.bag("red") == ["knight", "knight", "monk"]
    assert table.supply("knight") == knights
    unwarded = sacristy(edition, "plague", bag="knight knight").play("red", "skip")
    assert unwarded.supply("knight") == knights + 1


@pytest.mark.parametrize("event", ["income", "trading_day"])
@rule("place.sacristy.gain")
def test_events_that_pay_leave_the_monk_where_it_is(edition: str, event: str) -> None:
    table = sacristy(edition, event, stations=["blois"], coins=0)
    assert table.asked != "ward"
    assert table.red.coins > 0
    assert table.on("red", "sacristy") == ["monk"]


@rule("place.sacristy.pilgrimage")
def test_the_sacristy_does_not_lift_a_pilgrimage(edition: str) -> None:
    spaces = {"sacristy": "monk", "monastery": "scholar trader", "scriptorium": "knight scholar"}
    table = Table(edition, phase="actions", red={"tiles": ["sacristy"], "spaces": spaces})
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    assert table.refusal("red", "ward sacristy") == "place.sacristy"
    table.pass_all()
    assert table.game.round == 2  # phase 6 asked nothing
    assert table.on("red", "sacristy") == ["monk"]


@rule("place.sacristy.optional")
def test_the_monk_may_be_kept_when_nothing_is_at_stake(edition: str) -> None:
    table = sacristy(edition, "taxes")
    assert table.legal("red") == ["ward sacristy", "skip"]
    table.play("red", "skip")
    assert table.on("red", "sacristy") == ["monk"]
    assert table.red.coins == 5


@rule("place.sacristy.optional")
def test_kept_once_it_protects_in_a_later_round(edition: str) -> None:
    fields = {"tiles": ["sacristy"], "spaces": {"sacristy": "monk"}, "goods": {"wool": 3}}
    table = Table(
        edition,
        phase="event",
        round=2,
        event=tile(edition, "taxes"),
        next_events=[tile(edition, "plague")],
        red=fields,
    )
    table.play("red", "skip")
    left = table.red.coins
    assert left < 5  # the tax was paid
    table.draw_all().done().pass_all()
    assert (table.game.round, table.asked, table.pending) == (3, "ward", ["red"])
    table.play("red", "ward sacristy")
    assert table.on("red", "sacristy") == [""]


@rule("place.sacristy.notaction")
def test_the_sacristy_is_never_listed_among_the_actions(edition: str) -> None:
    spaces = {"scriptorium": "knight scholar"}
    table = sacristy(edition, "taxes", phase="actions", spaces=spaces)
    assert table.legal("red") == ["use scriptorium", "pass"]
    assert table.refusal("red", "use sacristy") == "place.sacristy"


@rule("place.sacristy.notaction")
def test_the_sacristy_works_after_passing_and_takes_no_turn(edition: str) -> None:
    spaces = {"scriptorium": "knight scholar"}
    table = sacristy(edition, "taxes", phase="actions", spaces=spaces, goods={"wool": 3})
    actions = table.game.actions
    table.play("red", "pass", "ward sacristy")
    assert table.red.coins == 5
    assert table.game.actions == actions
