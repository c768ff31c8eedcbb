"""Followers and wheels on tiles: the Theatre's audience, the Workshop's wheels."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

ONE_EACH = "farmer boatman craftsman trader knight scholar monk"


def planning(market: str, **red: Any) -> Table:
    fields = {**red, "tiles": ["theatre", *red.get("tiles", [])], "market": market}
    return Table("bigbox", phase="planning", red=fields)


def workshop(spaces: dict[str, str], craftsman: int = 2, **more: Any) -> Table:
    red = {"tracks": {"craftsman": craftsman}, "spaces": spaces, **more.pop("red", {})}
    return ready("workshop", "craftsman", "bigbox", red=red, **more)


# ----------------------------------------------------------------- Theatre


@pytest.mark.parametrize(
    ("filled", "coins"),
    [
        ("farmer - - - - - -", 1),
        ("- - - - - - monk", 1),
        ("farmer* - craftsman - knight scholar -", 4),
        (ONE_EACH, 7),
    ],
)
@rule("place.theatre", "place.theatre.notech")
def test_the_theatre_pays_a_coin_for_everybody_sent_home(filled: str, coins: int) -> None:
    table = ready("theatre", filled, "bigbox", red={"market": ""})
    bag = len(table.bag("red"))
    table.play("red", "use theatre")
    assert table.red.coins == 5 + coins
    assert table.on("red", "theatre") == [""] * 7
    assert len(table.bag("red")) == bag + coins
    check_pieces(table.game)


@rule("place.theatre")
def test_an_empty_theatre_cannot_be_used() -> None:
    assert ready("theatre", "", "bigbox").refusal("red", "use theatre") == "action.activated"


@rule("place.theatre.types")
def test_one_of_each_type_may_stand_there() -> None:
    table = planning(ONE_EACH)
    for space, follower in enumerate(ONE_EACH.split(), start=1):
        table.play("red", f"place {follower} theatre.{space}")
    table.done()
    assert "" not in table.on("red", "theatre")


@pytest.mark.parametrize(
    "first, second", [("farmer", "farmer"), ("farmer*", "farmer"), ("farmer", "farmer*")]
)
@rule("place.theatre.types")
def test_a_second_of_a_type_is_refused_marked_or_not(first: str, second: str) -> None:
    table = planning(f"{first} {second}")
    table.play("red", f"place {first} theatre.1")
    assert table.refusal("red", f"place {second} theatre.1") == "place.theatre.types"
    for space in range(2, 8):
        assert table.refusal("red", f"place {second} theatre.{space}") == "place.theatre.notech"
    assert not [m for m in table.offers("red", f"place {second}") if m.startswith("theatre")]


@rule("place.theatre.notech")
def test_nobody_stands_in_for_another_type_in_the_theatre() -> None:
    """Neither a Monk nor those whom School, Herb Garden and Barracks help."""
    table = planning("monk scholar boatman", tiles=["school", "herb_garden", "barracks"])
    for follower, own in (("monk", 7), ("scholar", 6), ("boatman", 2)):
        for space in range(1, 8):
            refusal = "" if space == own else "place.theatre.notech"
            assert table.refusal("red", f"place {follower} theatre.{space}") == refusal


@rule("place.theatre.notech")
def test_no_wheel_goes_on_the_theatre() -> None:
    red = {"tiles": ["theatre"], "wheels": 1, "tracks": {"craftsman": 2}}
    red["spaces"] = {"scriptorium": "knight scholar"}
    table = Table("bigbox", phase="actions", red=red)
    table.play("red", "pass")
    assert table.asked == "wheel"
    for space in range(1, 8):
        assert table.refusal("red", f"wheel theatre.{space}") == "place.theatre.notech"
    assert not [space for space in table.offers("red", "wheel") if space.startswith("theatre")]


@rule("place.theatre")
def test_a_follower_waits_in_the_theatre_and_may_be_taken_back() -> None:
    red = {"tiles": ["theatre"], "spaces": {"theatre": "farmer - - - - - -"}, "market": ""}
    table = Table("bigbox", phase="followers", red=red)
    table.play("red", "back theatre.1", "draw 0")
    assert table.market("red") == ["farmer"]


@rule("combo.theatre.borrowed", "place.well")
def test_through_the_well_the_audience_stays() -> None:
    theatre = {"theatre": "farmer - craftsman - - - -"}
    table = ready("well", "craftsman monk", "bigbox", red={"tiles": ["theatre"], "spaces": theatre})
    table.play("red", "use well", "use theatre")
    assert table.red.coins == 7
    assert table.on("red", "theatre") == ["farmer", "", "craftsman", "", "", "", ""]
    table.play("red", "use theatre")
    assert table.red.coins == 9


@rule("combo.theatre.borrowed")
def test_a_rivals_audience_pays_through_the_church_and_stays() -> None:
    blue = {"tiles": ["theatre"], "spaces": {"theatre": "farmer - craftsman - knight - -"}}
    table = ready("church", "monk", "bigbox", blue=blue)
    table.play("red", "use church")  # the only tile that can be used
    assert (table.red.coins, table.blue.coins) == (5 - 2 + 3, 5 + 2)
    assert table.on("blue", "theatre") == ["farmer", "", "craftsman", "", "knight", "", ""]
    check_pieces(table.game)


# ---------------------------------------------------------------- Workshop


@rule("place.workshop", "place.workshop.activate")
def test_a_wheel_moves_for_a_coin_and_completes_another_place() -> None:
    spaces = {"village": "wheel - -", "castle": "- boatman trader"}
    table = workshop(spaces)
    assert table.refusal("red", "use castle") == "action.activated"
    table.play("red", "use workshop", "wheel castle.1")
    assert (table.red.coins, table.red.wheels) == (4, 0)
    assert table.on("red", "village") == ["", "", ""]
    assert table.on("red", "castle") == ["wheel", "boatman", "trader"]
    assert table.told("shifted_wheel")[0].facts == {"from": "village.1", "space": "castle.1"}
    table.play("red", "use castle")
    assert table.step("red", "knight") == 1
    assert table.on("red", "castle") == ["wheel", "", ""]
    check_pieces(table.game)


@rule("place.workshop.activate")
def test_the_place_that_the_wheel_left_is_not_activated_any_more() -> None:
    table = workshop({"castle": "wheel boatman trader"})
    assert table.refusal("red", "use castle") == ""
    table.play("red", "use workshop", "wheel village.1")
    assert table.refusal("red", "use castle") == "action.activated"
    assert table.on("red", "castle") == ["", "boatman", "trader"]


@rule("place.workshop", "tech.oneplace", "tech.empty", "tech.monk", "tech.single", "tech.townhall")
def test_the_usual_rules_for_wheels_hold() -> None:
    spaces = {"village": "wheel - -", "castle": "wheel - -", "ship": "farmer - -"}
    red = {"tiles": ["cellar", "well", "brewery", "theatre"]}
    table = workshop({**spaces, "well": "craftsman -"}, red=red)
    table.play("red", "use workshop")
    assert (table.asked, table.offers("red", "shift")) == ("shift_wheel", ["village.1", "castle.1"])
    table.play("red", "shift village.1")
    assert table.asked == "reset_wheel"
    assert table.refusal("red", "wheel castle.2") == "tech.oneplace"
    assert table.refusal("red", "wheel ship.1") == "tech.empty"
    assert table.refusal("red", "wheel well.2") == "tech.monk"
    assert table.refusal("red", "wheel brewery.1") == "tech.monk"
    assert table.refusal("red", "wheel workshop.1") == "tech.empty"
    assert table.refusal("red", "wheel town_hall.1") == "tech.townhall"
    assert table.refusal("red", "wheel theatre.1") == "place.theatre.notech"
    assert table.refusal("red", "wheel village.1") == "place.workshop"
    assert table.refusal("red", "wheel village.2") == ""  # its old Place is without it now
    assert set(table.offers("red", "wheel")) >= {"ship.2", "village.2", "village.3"}


@pytest.mark.parametrize(
    ("craftsman", "refusal"), [(0, "tech.step0"), (1, "tech.step1"), (2, ""), (5, "")]
)
@rule("place.workshop", "tech.step0", "tech.step1", "tech.step2")
def test_a_moved_wheel_follows_the_craftsmens_track(craftsman: int, refusal: str) -> None:
    table = workshop({"village": "wheel - -"}, craftsman)
    if craftsman == 0:
        assert table.refusal("red", "use workshop") == "place.workshop"
        return
    table.play("red", "use workshop")
    assert table.refusal("red", "wheel ship.2") == refusal
    assert table.refusal("red", "wheel ship.1") == ""


@rule("place.workshop", "action.cost")
def test_the_workshop_needs_a_wheel_and_a_coin() -> None:
    assert workshop({}).refusal("red", "use workshop") == "place.workshop"
    assert workshop({}, red={"wheels": 2}).refusal("red", "use workshop") == "place.workshop"
    poor = workshop({"village": "wheel - -"}, red={"coins": 0})
    assert poor.refusal("red", "use workshop") == "action.cost"


@rule("place.workshop")
def test_a_wheel_with_a_single_target_is_not_asked_for() -> None:
    """At one step only Farmer spaces are open, and all but one of them are filled."""
    spaces = {"village": "wheel - -", "ship": "farmer - -", "castle": "farmer - -"}
    spaces |= {"university": "farmer - -", "guildhall": "farmer - -", "wagon": "- - -"}
    table = workshop(spaces, craftsman=1)
    table.play("red", "use workshop")
    assert table.asked == "act"
    assert table.on("red", "wagon") == ["wheel", "", ""]


@rule("place.workshop", "tech.fixed")
def test_a_wheel_is_moved_by_the_workshop_only() -> None:
    red = {"tiles": ["workshop"], "spaces": {"village": "wheel - -"}}
    table = Table("bigbox", phase="planning", red=red)
    assert table.refusal("red", "shift village.1") == "place.workshop"
    assert table.refusal("red", "lift village.1") == "tech.fixed"
