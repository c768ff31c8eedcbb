"""What Saboteur and Spy deactivate stays closed for the round, however it is reached."""

from typing import Any

import pytest

from orleans.kernel.positions import PositionError
from tests.rules import rule

from ...table import Table
from .plot import WAITS, sent, shown

SHIP = "farmer boatman knight"
CLOSED = "intrigue.general.deactivated"


def sabotaged(space: str, **position: Any) -> Table:
    """Red's Saboteur has taken the Follower off this space of blue's."""
    table = sent("saboteur", **position)
    return table.play("red", "rival blue", f"at {space}")


@rule("intrigue.general.deactivated")
def test_a_deactivated_action_cannot_be_used() -> None:
    table = sabotaged("ship.1", blue={"spaces": {**WAITS, "ship": SHIP}})
    assert shown(table)["deactivated"] == [[], ["ship"], []]
    assert table.told("deactivated", "blue")[0].facts == {"place": "ship"}
    assert table.refusal("blue", "use ship") == "action.activated"
    assert table.refusal("blue", "use scriptorium") == ""


@rule("intrigue.general.deactivated")
def test_the_well_does_not_open_it_again() -> None:
    blue = {"tiles": ["well"], "spaces": {"well": "craftsman monk", "ship": SHIP, "wagon": "- - -"}}
    table = sabotaged("ship.2", blue=blue).play("blue", "use well")
    assert table.refusal("blue", "use ship") == CLOSED
    assert "use wagon" in table.legal("blue")
    assert "use ship" not in table.legal("blue")


@rule("intrigue.general.deactivated")
def test_what_was_not_activated_before_is_not_closed() -> None:
    blue = {
        "tiles": ["well"],
        "spaces": {"well": "craftsman monk", "ship": "farmer boatman -"},
    }
    table = sabotaged("ship.2", blue=blue).play("blue", "use well")
    assert shown(table)["deactivated"] == [[], [], []]
    assert table.refusal("blue", "use ship") == ""


@rule("intrigue.general.deactivated")
def test_a_refill_by_amnesty_does_not_open_it_again() -> None:
    amnesty = {"modules": ("ti-events",), "event": "ti_c_amnesty", "round": 10}
    blue = {"spaces": {**WAITS, "farm_house": "boatman* craftsman*", "ship": SHIP}}
    table = sabotaged("ship.1", blue=blue, **amnesty).play("blue", "use farm_house")
    assert table.asked == "newcomer"
    table.play("blue", "place farmer ship.1")
    assert table.on("blue", "ship") == ["farmer", "boatman", "knight"]
    assert table.pending == ["blue"]
    assert table.refusal("blue", "use ship") == CLOSED
    assert "use ship" not in table.legal("blue")


@rule("intrigue.general.deactivated")
def test_a_place_begun_by_amnesty_and_sabotaged_is_not_closed() -> None:
    """Nothing was deactivated, so a later refill may still complete it."""
    amnesty = {"modules": ("ti-events",), "event": "ti_c_amnesty", "round": 10}
    ship = "farmer boatman -"
    blue = {"spaces": {**WAITS, "castle": "farmer boatman trader", "ship": ship}}
    table = sabotaged("ship.1", blue=blue, **amnesty).play("blue", "use castle")
    table.play("blue", "place knight ship.3")
    assert shown(table)["deactivated"] == [[], [], []]


@rule("intrigue.general.deactivated")
def test_a_refill_by_the_bathhouse_does_not_open_it_again() -> None:
    blue = {
        "tiles": ["bathhouse"],
        "bag": "farmer",
        "market": "farmer* boatman* craftsman* trader*",
        "spaces": {**WAITS, "ship": SHIP, "bathhouse": "boatman"},
    }
    table = sabotaged("ship.1", blue=blue).play("blue", "use bathhouse")
    assert table.asked == "place_drawn"
    table.play("blue", "place farmer ship.1")
    assert table.on("blue", "ship") == ["farmer", "boatman", "knight"]
    assert table.pending == ["blue"]
    assert table.refusal("blue", "use ship") == CLOSED
    assert "use ship" not in table.legal("blue")


@rule("intrigue.general.deactivated")
def test_a_rival_may_still_borrow_a_closed_tile_once_it_is_refilled() -> None:
    """Through the Church: only its owner may not use it."""
    table = Table(
        "bigbox",
        3,
        modules=("intrigue",),
        phase="actions",
        intrigue={"deactivated": {"blue": "winery"}},
        red={"coins": 5, "tiles": ["church"], "spaces": {"church": "monk"}},
        blue={"tiles": ["winery"], "spaces": {**WAITS, "winery": "farmer trader"}},
    )
    table.play("red", "use church")
    assert table.goods("red") == {"wine": 1}
    assert table.refusal("blue", "use winery") == CLOSED


@rule("intrigue.general.deactivated")
def test_a_well_borrowed_by_the_church_does_not_reach_a_closed_action() -> None:
    table = Table(
        "bigbox",
        3,
        modules=("intrigue",),
        phase="actions",
        intrigue={"deactivated": {"red": "ship"}},
        red={"coins": 5, "tiles": ["church"], "spaces": {"church": "monk", "ship": SHIP}},
        blue={"tiles": ["well"], "spaces": {**WAITS, "well": "craftsman monk"}},
    )
    table.play("red", "use church")  # the Well is all that can be borrowed
    assert table.refusal("red", "use ship") == CLOSED
    assert table.refusal("red", "use wagon") == ""


@rule("intrigue.general.deactivated")
def test_a_closed_tavern_does_not_help_the_guildhall_although_it_is_refilled() -> None:
    for closed, refusal in (({"blue": "tavern"}, "guildhall.onepertown"), ({}, "")):
        table = Table(
            "bigbox",
            3,
            modules=("intrigue",),
            phase="actions",
            turn="blue",
            intrigue={"deactivated": closed},
            red={"stations": ["blois"]},
            blue={
                "merchant": "blois",
                "tiles": ["tavern"],
                "spaces": {**WAITS, "tavern": "boatman", "guildhall": "farmer craftsman knight"},
            },
        )
        assert table.refusal("blue", "use guildhall") == refusal


@rule("intrigue.general.deactivated")
def test_next_round_the_action_is_open_again() -> None:
    table = sabotaged("ship.1", blue={"spaces": {**WAITS, "ship": SHIP}, "market": "farmer"})
    assert shown(table)["deactivated"][1] == ["ship"]
    table.pass_all().draw_all()
    assert shown(table)["deactivated"] == [[], [], []]
    table.play("blue", "place farmer ship.1").done()
    while table.pending != ["blue"]:
        table.play(table.pending[0], "pass")
    assert table.refusal("blue", "use ship") == ""


@rule("intrigue.general.deactivated")
def test_the_spy_closes_an_action_too() -> None:
    table = sent(
        "spy",
        red={"tracks": {"craftsman": 2}},
        blue={
            "tiles": ["well"],
            "spaces": {"well": "craftsman monk", "ship": "wheel boatman knight"},
        },
    )
    table.play("red", "rival blue")
    assert shown(table)["deactivated"] == [[], ["ship"], []]
    table.play("blue", "use well")
    assert table.refusal("blue", "use ship") == CLOSED


def test_a_position_names_own_places_only() -> None:
    for fields in (
        {"deactivated": {"blue": "winery"}},
        {"deactivated": {"pink": "ship"}},
        {"x": 1},
    ):
        with pytest.raises(PositionError):
            Table("bigbox", 3, modules=("intrigue",), intrigue=fields)
