"""The Statue: a Follower gained by an action may go on the Market instead of into the bag."""

from typing import Any

import pytest

from orleans.classic.ids import PLANNING

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready

CASTLE = {"castle": "farmer boatman trader"}
FULL_MARKET = "farmer* boatman* craftsman* trader* knight knight knight knight"


def statue(spaces: dict[str, str], **more: Any) -> Table:
    red = {"market": "", **more.pop("red", {})}
    red["spaces"] = {**spaces, **red.get("spaces", {})}
    return ready("statue", "", "bigbox", red=red, **more)


@rule("place.statue")
def test_a_new_knight_lies_on_the_market_and_can_be_planned_next_round() -> None:
    table = statue(CASTLE).play("red", "use castle")
    assert (table.asked, table.legal("red")) == ("newcomer", ["market knight", "skip"])
    table.play("red", "market knight")
    assert table.market("red") == ["knight"]
    assert "knight" not in table.bag("red")
    check_pieces(table.game)
    table.pass_all()
    while table.asked == "draw":
        table.play(table.pending[0], "draw 0")
    assert table.game.phase == PLANNING
    assert "knight wagon.3" in table.offers("red", "place")


@rule("place.statue")
def test_the_new_follower_may_still_go_into_the_bag() -> None:
    table = statue(CASTLE).play("red", "use castle", "skip")
    assert table.market("red") == []
    assert "knight" in table.bag("red")
    check_pieces(table.game)


@pytest.mark.parametrize(
    ("place", "filled", "follower"),
    [
        ("farm_house", "boatman craftsman", "farmer"),
        ("university", "farmer craftsman trader", "scholar"),
        ("monastery", "scholar trader", "monk"),
    ],
)
@rule("place.statue")
def test_every_action_that_brings_a_follower_asks(place: str, filled: str, follower: str) -> None:
    table = statue({place: filled}, round=2, event="abc_a_income")
    table.play("red", f"use {place}")
    assert table.legal("red") == [f"market {follower}", "skip"]
    assert table.refusal("red", "market boatman") == "place.statue"


@rule("place.statue")
def test_only_the_owner_of_the_statue_is_asked() -> None:
    spaces = {"scriptorium": "knight scholar"}
    blue = {"spaces": {**CASTLE, **spaces}}
    red = {"tiles": ["statue"], "spaces": spaces}
    table = Table("bigbox", phase="actions", turn="blue", red=red, blue=blue)
    table.play("blue", "use castle")
    assert (table.asked, table.pending) == ("act", ["red"])
    assert "knight" in table.bag("blue")


@rule("place.statue")
def test_the_track_step_is_taken_before_the_follower_is_put_down() -> None:
    table = statue({"village": "farmer boatman craftsman"}, tiles=["brewery"])
    table.play("red", "use village", "recruit trader")
    assert table.asked == "expand"
    table.play("red", "tile brewery")
    assert (table.asked, table.legal("red")) == ("newcomer", ["market trader", "skip"])
    assert table.step("red", "trader") == 1


@rule("place.statue")
def test_a_follower_gained_in_another_phase_goes_into_the_bag() -> None:
    """An Indulgence is bought in phase 6, and by no action."""
    table = Table(
        "bigbox",
        modules=("ti-events",),
        phase="event",
        event="ti_a_indulgence",
        red={"tiles": ["statue"], "market": "", "coins": 9},
    )
    table.play("red", "recruit knight")
    assert table.told("to_market") == []
    assert "knight" in table.bag("red") or "knight" in table.market("red")
    assert table.asked != "newcomer"


@rule("place.statue.full")
def test_with_a_full_market_no_choice_is_offered() -> None:
    table = statue(CASTLE, red={"market": FULL_MARKET}).play("red", "use castle")
    assert table.asked == "act"
    assert table.bag("red") == ["farmer", "boatman", "trader", "knight"]
    check_pieces(table.game)


@rule("place.statue.full")
def test_the_last_space_of_the_market_is_enough() -> None:
    seven = FULL_MARKET.rpartition(" ")[0]
    table = statue(CASTLE, red={"market": seven}).play("red", "use castle", "market knight")
    assert (len(table.market("red")), table.red.market_room) == (8, 0)


@rule("place.statue.notnow")
def test_it_cannot_be_placed_before_the_next_planning() -> None:
    table = statue(CASTLE).play("red", "use castle")
    assert table.refusal("red", "place knight wagon.3") == "place.statue.notnow"
    table.play("red", "market knight")
    assert table.refusal("red", "place knight wagon.3") == "plan.final"
    table.play("red", "use scriptorium")
    assert "knight" in table.market("red")


@rule("place.statue.new")
def test_followers_of_a_used_action_still_go_to_the_bag() -> None:
    table = statue({"farm_house": "boatman craftsman"}).play("red", "use farm_house")
    assert table.legal("red") == ["market farmer", "skip"]
    table.play("red", "market farmer")
    assert table.market("red") == ["farmer"]
    assert [f for f in table.bag("red") if "*" not in f] == ["boatman", "craftsman"]


@rule("place.statue.new")
def test_an_action_without_a_newcomer_asks_nothing() -> None:
    table = statue({"wagon": "farmer trader knight"}, routes={"orleans-chartres_road": []})
    table.play("red", "use wagon", "go orleans-chartres_road")
    assert table.asked == "act"


@rule("place.statue.new")
def test_followers_drawn_by_the_bathhouse_are_not_new() -> None:
    red = {"tiles": ["bathhouse"], "market": "farmer* boatman* craftsman* trader*", "bag": "monk"}
    table = statue({"bathhouse": "boatman", "ship": "farmer boatman -"}, red=red)
    table.play("red", "use bathhouse")
    assert (table.asked, table.refusal("red", "market monk")) == ("place_drawn", "place.statue")
    table.play("red", "place monk ship.3")
    assert table.told("to_market") == []


@rule("place.statue", "place.flea_market.free")
def test_a_follower_of_a_borrowed_action_is_asked_for_once_the_whole_action_is_over() -> None:
    red = {"tiles": ["well"], "spaces": {"well": "craftsman monk", **CASTLE}}
    table = statue({}, red=red).play("red", "use well", "use castle")
    assert table.legal("red") == ["market knight", "skip"]
    assert table.on("red", "well") == ["", ""]
    assert table.on("red", "castle") == ["farmer", "boatman", "trader"]
    table.play("red", "market knight")
    check_pieces(table.game)


@rule("place.gunpowder_tower.fill")
def test_a_follower_gained_with_the_statue_cannot_go_to_the_tower() -> None:
    table = statue(CASTLE, red={"tiles": ["gunpowder_tower"], "market": FULL_MARKET})
    table.play("red", "use castle")
    assert table.red.tower == []
    with_room = statue(CASTLE, red={"tiles": ["gunpowder_tower"]}).play("red", "use castle")
    assert with_room.legal("red") == ["market knight", "skip"]
    assert with_room.refusal("red", "stow knight") == "place.gunpowder_tower.fill"
    with_room.play("red", "market knight")
    assert with_room.red.tower == []
