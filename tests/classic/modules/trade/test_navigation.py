"""Navigation: Gear wheels, as far as the Craftsmen marker allows."""

from typing import Any

import pytest

from orleans.classic.modules.trade.state import trade_of
from tests.classic.conservation import check_pieces
from tests.classic.table import Table
from tests.rules import rule

from . import WAITS, both_editions, every_count, sending, wheels_lying


def sailing(step: int, players: int = 4, edition: str = "bigbox", **more: Any) -> Table:
    """Red sends a Boatman; the marker has gone so far."""
    red = {"tracks": {"craftsman": step}, **more.pop("red", {})}
    table = sending(more.pop("waiting", "boatman -"), players, edition, red=red, **more)
    return table.play("red", "send trade_navigation.1")


def passed(table: Table) -> Table:
    """Red passes and may place wheels."""
    table.play("blue", "pass").play("red", "pass")
    return table


@rule("trade.navigation.gear")
@both_editions
@every_count
def test_each_follower_brings_one_of_the_wheels_lying_there(edition: str, players: int) -> None:
    table = sending("boatman craftsman", players, edition, red={"tracks": {"craftsman": 1}})
    there, supply = wheels_lying(table), table.game.wheels
    table.play("red", "send trade_navigation.1", "send trade_navigation.2")
    assert table.red.wheels == 2
    assert (wheels_lying(table), table.game.wheels) == (there - 2, supply)
    assert [e.facts for e in table.told("wheel", "red")] == [{"amount": 1}, {"amount": 1}]
    check_pieces(table.game)


@rule("trade.navigation.gear")
@both_editions
@every_count
def test_it_does_not_matter_that_the_supply_is_empty(edition: str, players: int) -> None:
    table = sailing(1, players, edition, wheels=0)
    assert table.red.wheels == 1
    assert table.game.wheels == 0


@rule("trade.navigation.level", "trade.navigation.forfeited_stays")
@both_editions
@every_count
def test_before_the_first_step_the_wheel_stays_there(edition: str, players: int) -> None:
    table = sending("boatman -", players, edition)
    there, supply = wheels_lying(table), table.game.wheels
    table.play("red", "send trade_navigation.1")
    assert table.red.wheels == 0
    assert (wheels_lying(table), table.game.wheels) == (there, supply)
    assert table.told("wheel") == []


@rule("trade.navigation.forfeited_stays")
def test_a_wheel_left_there_is_nobodys_later_on() -> None:
    """There is one for each space, so the one forfeited is never taken."""
    trade = {"wheels": 4}  # somebody before had to leave his
    deeds = {"trade_navigation": [1, 2, 3]}
    table = sending("knight -", trade=trade, deeds=deeds, red={"tracks": {"craftsman": 1}}).play(
        "red", "send trade_navigation.4"
    )
    assert (table.red.wheels, wheels_lying(table)) == (1, 3)


@rule("trade.navigation.level")
@both_editions
@every_count
def test_at_one_step_it_must_go_on_a_farmer_space(edition: str, players: int) -> None:
    table = passed(sailing(1, players, edition))
    assert table.asked == "wheel"
    assert table.refusal("red", "wheel ship.2") != ""
    assert table.refusal("red", "wheel ship.1") == ""
    assert {move.split(".")[1] for move in table.offers("red", "wheel")} == {"1"}


@rule("trade.navigation.level", "setup.modules.edition")
@every_count
def test_in_2021_it_is_bound_even_where_others_are_free(players: int) -> None:
    """There only the first wheel placed is bound, but the deed's own words hold."""
    later = {"wheel_placed": True}
    table = passed(sailing(1, players, "2021", red={**later}))
    assert table.refusal("red", "wheel ship.2") == "trade.navigation.level"
    table.play("red", "wheel ship.1")
    # With another one in hand the space is open to that one.
    table = passed(sailing(1, players, "2021", red={**later, "wheels": 1}))
    assert table.refusal("red", "wheel ship.2") == ""
    table.play("red", "wheel ship.2")
    assert table.refusal("red", "wheel wagon.2") == "trade.navigation.level"
    table.play("red", "wheel wagon.1")
    assert table.red.wheels == 0


@rule("trade.navigation.level", "setup.modules.edition")
@every_count
def test_in_2021_a_bound_wheel_goes_first_where_it_fits(players: int) -> None:
    table = passed(sailing(1, players, "2021", red={"wheel_placed": True, "wheels": 1}))
    table.play("red", "wheel wagon.1")
    assert table.refusal("red", "wheel ship.2") == ""
    assert table.game.view(0)["modules"]["trade"]["bound_wheels"][0] == 0


@rule("trade.navigation.level")
@both_editions
@every_count
@pytest.mark.parametrize("step", [2, 5])
def test_from_two_steps_on_it_may_go_anywhere_but_on_a_monk_space(
    edition: str, players: int, step: int
) -> None:
    table = passed(sailing(step, players, edition, red={"tiles": ["cellar"]}))
    for space in ("ship.2", "ship.3", "wagon.2", "scriptorium.1"):
        refusal = "tech.empty" if space == "scriptorium.1" else ""
        assert table.refusal("red", f"wheel {space}") == refusal
    assert table.refusal("red", "wheel cellar.1") == "tech.monk"


@rule("trade.navigation.limits")
@both_editions
@every_count
def test_the_usual_limits_hold(edition: str, players: int) -> None:
    red = {"spaces": {"ship": "wheel - -"}}
    table = passed(sailing(2, players, edition, red=red))
    assert table.refusal("red", "wheel ship.2") == "tech.oneplace"
    assert table.refusal("red", "wheel town_hall.1") == "tech.townhall"
    table.play("red", "wheel wagon.2")
    assert table.asked == "draw"  # the next round
    assert table.refusal("red", "back wagon.2") == "tech.fixed"
    table.draw_all()
    assert table.refusal("red", "lift wagon.2") != ""
    assert table.on("red", "wagon") == ["", "wheel", ""]
    assert table.on("red", "ship") == ["wheel", "", ""]


@rule("trade.navigation.limits")
@every_count
def test_no_wheel_where_a_single_follower_suffices(players: int) -> None:
    table = passed(sailing(2, players, red={"tiles": ["hayrick"]}))
    assert table.refusal("red", "wheel hayrick.1") == "tech.single"


@rule("trade.navigation.timing")
@both_editions
@every_count
def test_it_is_placed_after_passing_only(edition: str, players: int) -> None:
    red = {"spaces": {"ship": "- boatman knight"}}
    table = sailing(1, players, edition, red=red).play("blue", "use scriptorium")
    assert (table.asked, table.pending) == ("act", ["red"])
    assert table.refusal("red", "wheel ship.1") == "tech.afterpass"
    assert table.refusal("red", "use ship") == "action.activated"
    table.play("red", "pass", "wheel ship.1")
    assert table.on("red", "ship") == ["wheel", "boatman", "knight"]
    # Complete now, but red is out for this round: the next one has begun.
    assert table.game.round == 2
    assert [event.source for event in table.told("action", "red")] == ["town_hall"]


@rule("trade.navigation.no_space")
@both_editions
@every_count
def test_without_a_permitted_space_it_is_kept(edition: str, players: int) -> None:
    farmers = ("village", "university", "castle", "ship", "wagon", "guildhall")
    spaces = {place: "farmer - -" for place in farmers}
    red = {"spaces": spaces, "wheel_placed": True}
    table = passed(sailing(1, players, edition, red=red, blue=WAITS))
    assert table.asked != "wheel"
    assert table.red.wheels == 1
    # Once such a space is free, it may be placed.
    spaces = {place: "farmer - -" for place in farmers[1:]}
    free = passed(sailing(1, players, edition, red={"spaces": spaces, "wheel_placed": True}))
    assert free.offers("red", "wheel") == ["village.1"]


@rule("setup.modules.edition")
def test_in_2021_a_lost_wheel_does_not_bind_the_next_one() -> None:
    """Red gives the wheel of Navigation under torture: whatever comes later is free of it."""
    red = {
        "coins": 0,
        "goods": {"grain": 3},
        "tracks": {"craftsman": 1},
        "wheels": 1,
        "wheel_placed": True,
    }
    position: dict[str, Any] = {
        "phase": "event",
        "event": "abc_a_taxes",
        "trade": {"bound": {"red": 1}},
    }
    table = Table("2021", 3, modules=("trade",), red=red, start="green", **position)
    table.play("red", "give wheel")
    while table.asked == "torture":
        table.play("red", "give station")
    assert table.asked == "plan"  # the next round
    assert trade_of(table.game).bound == [0, 0, 0]
