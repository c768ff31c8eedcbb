"""The Farm, and the Barracks on spaces that later tiles brought."""

from typing import Any

import pytest

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import ready


def farm(**more: Any) -> Table:
    return ready("farm", "farmer boatman", "bigbox", **more)


@pytest.mark.parametrize(
    ("step", "good"),
    [(1, "grain"), (2, "grain"), (3, "cheese"), (5, "wine"), (7, "wool"), (8, "brocade")],
)
@rule("place.farm")
def test_the_farm_gives_the_good_of_the_farmers_track(step: int, good: str) -> None:
    table = farm(red={"tracks": {"farmer": step}})
    farmers, supply = table.supply("farmer"), table.supply(good)
    table.play("red", "use farm")
    assert (table.asked, table.goods("red")) == ("act", {good: 1})
    assert table.supply(good) == supply - 1
    assert table.step("red", "farmer") == step
    assert table.supply("farmer") == farmers
    assert sorted(table.bag("red")) == ["boatman", "farmer"]
    check_pieces(table.game)


@rule("place.farm")
def test_without_that_good_in_the_supply_the_farm_is_refused() -> None:
    table = farm(goods={"cheese": 0}, red={"tracks": {"farmer": 3}})
    assert table.refusal("red", "use farm") == "supply.block"


@rule("place.farm")
def test_without_farmers_in_the_supply_the_farm_still_works() -> None:
    table = farm(supply={"farmer": 0}, red={"tracks": {"farmer": 1}}).play("red", "use farm")
    assert table.goods("red") == {"grain": 1}


@rule("place.farm.start")
def test_on_the_first_space_the_farm_cannot_be_used() -> None:
    assert farm().refusal("red", "use farm") == "place.farm.start"


# -------------------------------------------------------------------- Barracks


@rule("place.barracks.scope")
def test_the_barracks_open_the_knight_spaces_of_newer_tiles() -> None:
    tiles = ["barracks", "court", "ballroom", "lair"]
    table = Table("bigbox", phase="planning", red={"tiles": tiles, "market": "trader scholar"})
    for space in ("court.1", "ballroom.1", "lair.2"):
        assert table.refusal("red", f"place scholar {space}") == ""
        assert table.refusal("red", f"place trader {space}") == ""
    assert table.refusal("red", "place scholar ballroom.2") == "plan.match"


@rule("place.barracks.scope")
def test_the_barracks_do_not_help_in_the_gaming_room() -> None:
    red = {"tiles": ["gaming_room"], "spaces": {"town_hall": "trader -"}}
    table = ready("barracks", "", "bigbox", red=red).play("red", "use town_hall")
    spaces = table.game.view(0)["deeds"]["gaming_room"]
    knight = [space["asks"] for space in spaces].index("knight") + 1
    assert table.refusal("red", f"send gaming_room.{knight}") == "place.gaming_room.send"
    assert f"gaming_room.{knight}" not in table.offers("red", "send")


@rule("place.barracks.scope")
def test_the_barracks_do_not_help_the_knight_of_a_theatre() -> None:
    """Its spaces stand for types, so nobody stands in there."""
    red = {"tiles": ["barracks", "theatre"], "market": "trader trader knight"}
    table = Table("bigbox", phase="planning", red=red)
    table.play("red", "place trader theatre.4")
    assert table.refusal("red", "place trader theatre.5") == "place.theatre.notech"
    assert table.refusal("red", "place knight theatre.5") == ""
