"""Gear wheels: when they are placed, where they may lie and what they do there."""

from typing import Any

import pytest

from orleans.classic.pieces.wheels import wheel_forbidden_by
from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

HARVEST = {"2014": "b14_harvest", "2021": "abc_a_harvest", "bigbox": "abc_a_harvest"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}
BLUE_WAITS = {"spaces": SCRIPTORIUM}


def passed(edition: str, wheels: int = 1, free: bool = False, **red: Any) -> Table:
    """Red has passed with wheels in hand; `free`: no longer bound to Farmer spaces."""
    fields = {"wheels": wheels, "tracks": {"craftsman": 2 if free else 1}, **red}
    if free:
        fields["wheel_placed"] = True
    return Table(edition, phase="actions", red=fields, blue=BLUE_WAITS)


@rule("tech.afterpass")
@every_edition
def test_a_wheel_may_be_placed_only_after_passing(edition: str) -> None:
    # The wheel comes from the Laboratory.
    red = {
        "tracks": {"craftsman": 1},
        "tiles": ["laboratory"],
        "spaces": SCRIPTORIUM | {"laboratory": "craftsman* scholar"},
    }
    table = Table(edition, phase="actions", red=red, blue=BLUE_WAITS)
    table.play("red", "use laboratory").play("blue", "pass")
    assert table.red.wheels == 1
    assert table.refusal("red", "wheel village.1") == "tech.afterpass"
    assert table.offers("red", "wheel") == []
    table.play("red", "pass")
    assert table.pending == ["red"] and table.asked == "wheel"
    table.play("red", "wheel village.1")
    assert table.on("red", "village") == ["wheel", "", ""]
    assert table.red.wheels == 0


@rule("tech.keep")
@every_edition
def test_a_wheel_may_wait_for_a_later_round(edition: str) -> None:
    table = Table(
        edition,
        round=4,
        phase="actions",
        red={"wheels": 1, "tracks": {"craftsman": 1}, "coins": 50},
        blue={"coins": 50},
    )
    for round in (5, 6, 7):
        table.pass_all().draw_all().done()
        assert table.game.round == round
    assert table.pending == ["red"] and table.asked == "wheel"
    table.play("red", "wheel castle.1")
    assert table.on("red", "castle") == ["wheel", "", ""]


@rule("tech.window")
@every_edition
def test_no_wheel_is_placed_while_drawing_or_planning(edition: str) -> None:
    red = {"wheels": 1, "tracks": {"craftsman": 1}, "bag": "farmer"}
    for phase in ("followers", "planning"):
        table = Table(edition, phase=phase, red=red)
        assert table.refusal("red", "wheel village.1") == "tech.window"


@rule("tech.window")
@every_edition
def test_a_wheel_kept_on_passing_may_be_placed_later_in_the_phase(edition: str) -> None:
    table = passed(edition).play("red", "skip")
    assert table.pending == ["blue"]
    table.play("blue", "use scriptorium")
    assert table.game.round == 1
    assert table.pending == ["red"] and table.asked == "wheel"
    table.play("red", "wheel ship.1")
    assert table.on("red", "ship") == ["wheel", "", ""]


@rule("tech.replaces", "tech.fixed")
@every_edition
def test_a_wheel_replaces_its_follower_round_after_round(edition: str) -> None:
    table = Table(edition, phase="planning", red={"spaces": {"farm_house": "wheel -"}})
    for farmers in (1, 2, 3):
        assert table.game.round == farmers
        table.play("red", "place craftsman* farm_house.2").done()
        table.play("red", "use farm_house").draw_all()
        assert table.step("red", "farmer") == farmers
        assert table.on("red", "farm_house") == ["wheel", ""]


@rule("tech.replaces")
@every_edition
def test_a_wheel_alone_activates_nothing(edition: str) -> None:
    spaces = SCRIPTORIUM | {"farm_house": "wheel -"}
    table = Table(edition, phase="actions", red={"spaces": spaces})
    assert table.refusal("red", "use farm_house") == "action.activated"


@rule("tech.fixed")
@every_edition
def test_a_placed_wheel_is_never_moved_or_taken_back(edition: str) -> None:
    red = {"spaces": {"village": "wheel boatman* -"}, "bag": "farmer farmer"}
    table = Table(edition, phase="followers", red=red)
    assert table.refusal("red", "back village.1") == "tech.fixed"
    assert table.offers("red", "back") == ["village.2"]
    table.draw_all()
    assert table.refusal("red", "lift village.1") == "tech.fixed"
    table.done()
    # Passing with another wheel to place does not free the first one either.
    again = passed(edition, free=True, spaces={"village": "wheel - -"})
    again.play("red", "wheel castle.2")
    assert again.on("red", "village") == ["wheel", "", ""]
    assert again.red.wheels == 0


@rule("tech.farmerfirst")
@pytest.mark.parametrize("edition", ["2014", "2021"])
def test_the_first_wheel_must_replace_a_farmer(edition: str) -> None:
    table = passed(edition, tracks={"craftsman": 3})
    for space in ("ship.3", "ship.2", "farm_house.1", "university.3", "scriptorium.2"):
        assert table.refusal("red", f"wheel {space}") == "tech.farmerfirst"
    assert table.offers("red", "wheel") == [
        "village.1",
        "university.1",
        "castle.1",
        "ship.1",
        "wagon.1",
        "guildhall.1",
    ]


@rule("tech.farmerfirst.both")
@pytest.mark.parametrize("edition", ["2014", "2021"])
def test_only_the_first_of_two_wheels_is_bound_to_a_farmer(edition: str) -> None:
    table = passed(edition, wheels=2).play("red", "wheel village.1")
    assert table.asked == "wheel" and table.pending == ["red"]
    table.play("red", "wheel ship.3")
    assert table.on("red", "ship") == ["", "", "wheel"]


@rule("tech.farmerfirst.lost")
@pytest.mark.parametrize("edition", ["2014", "2021"])
def test_losing_the_first_wheel_does_not_bring_the_farmer_back(edition: str) -> None:
    red = {"coins": 4, "wheels": 1, "spaces": {"village": "wheel - -"}}
    table = Table(edition, phase="event", event=HARVEST[edition], red=red, blue={"coins": 5})
    table.play("red", "give wheel village.1")
    assert table.on("red", "village") == ["", "", ""]
    table.draw_all().done()
    assert table.asked == "wheel"
    table.play("red", "wheel castle.3")
    assert table.on("red", "castle") == ["", "", "wheel"]


@rule("tech.thenany")
@pytest.mark.parametrize("edition", ["2014", "2021"])
@pytest.mark.parametrize(
    "space", ["scriptorium.2", "scriptorium.1", "farm_house.1", "farm_house.2", "monastery.2"]
)
def test_every_later_wheel_may_replace_any_type(edition: str, space: str) -> None:
    # However few Craftsmen have been recruited.
    table = passed(edition, tracks={"craftsman": 0}, spaces={"village": "wheel - -"})
    table.play("red", f"wheel {space}")
    place, at = space.split(".")
    assert table.on("red", place)[int(at) - 1] == "wheel"


@rule("tech.step1")
def test_one_step_along_wheels_replace_farmers_only() -> None:
    # The second wheel as much as the first.
    table = passed("bigbox", wheels=2, spaces={"castle": "wheel - -"})
    for space in ("village.2", "farm_house.1", "scriptorium.1", "university.3"):
        assert table.refusal("red", f"wheel {space}") == "tech.step1"
    table.play("red", "wheel village.1")
    assert table.refusal("red", "wheel ship.2") == "tech.step1"


@rule("tech.step2")
@pytest.mark.parametrize("step", [2, 3, 5])
def test_two_steps_along_even_the_first_wheel_may_replace_any_type(step: int) -> None:
    table = passed("bigbox", tracks={"craftsman": step}).play("red", "wheel ship.3")
    assert table.on("red", "ship") == ["", "", "wheel"]


@rule("tech.step0")
def test_before_the_first_step_no_wheel_can_be_placed() -> None:
    red = {"tiles": ["laboratory"], "spaces": {"laboratory": "craftsman* scholar"}}
    table = Table("bigbox", phase="actions", red=red).play("red", "use laboratory")
    # Not even after all have passed: the next round has begun.
    assert table.game.round == 2
    assert table.red.wheels == 1
    assert table.told("placed_wheel") == []
    # A wheel placed earlier changes nothing.
    table = passed("bigbox", tracks={"craftsman": 0}, spaces={"village": "wheel - -"})
    assert table.pending == ["blue"]
    assert table.red.wheels == 1


@rule("tech.step0", "tech.step1")
@pytest.mark.parametrize(
    ("step", "farmer", "knight"), [(0, "tech.step0", "tech.step0"), (1, "", "tech.step1")]
)
def test_the_refusal_names_the_step_that_is_missing(step: int, farmer: str, knight: str) -> None:
    table = Table("bigbox", red={"tracks": {"craftsman": step}, "wheels": 1})
    (ship,) = [place.spaces for place in table.game.tables.places if place.id == "ship"]
    assert [wheel_forbidden_by(table.game, table.red, space) for space in ship[::2]] == [
        farmer,
        knight,
    ]


@rule("tech.monk")
@every_edition
def test_a_wheel_never_replaces_a_monk(edition: str) -> None:
    tiles = ["cellar", "brewery"]
    table = passed(edition, free=True, tiles=tiles, tracks={"craftsman": 5})
    assert table.refusal("red", "wheel cellar.1") == "tech.monk"
    assert table.refusal("red", "wheel brewery.1") == "tech.monk"
    assert table.refusal("red", "wheel cellar.2") == ""


@rule("tech.oneplace")
@every_edition
def test_at_most_one_wheel_on_a_place(edition: str) -> None:
    table = passed(edition, wheels=2, free=True).play("red", "wheel village.1")
    assert table.refusal("red", "wheel village.2") == "tech.oneplace"
    assert table.refusal("red", "wheel village.3") == "tech.oneplace"
    assert not [space for space in table.offers("red", "wheel") if space.startswith("village")]


@rule("tech.single")
@every_edition
def test_no_wheel_on_a_place_that_needs_one_follower(edition: str) -> None:
    table = passed(edition, tiles=["hayrick", "cheese_factory"])
    assert table.refusal("red", "wheel hayrick.1") == "tech.single"
    assert table.refusal("red", "wheel cheese_factory.1") == ""


@rule("tech.empty")
@every_edition
def test_the_space_must_be_empty(edition: str) -> None:
    table = passed(edition, spaces={"village": "farmer boatman* -"}, free=True)
    assert table.refusal("red", "wheel village.1") == "tech.empty"
    assert table.refusal("red", "wheel village.2") == "tech.empty"
    assert table.refusal("red", "wheel village.3") == ""


@rule("tech.printed")
@every_edition
def test_the_printed_type_counts_not_who_could_stand_in(edition: str) -> None:
    table = passed(edition, tiles=["herb_garden", "school"])
    refusal = "tech.step1" if edition == "bigbox" else "tech.farmerfirst"
    for space in ("village.3", "farm_house.2", "university.2", "ship.2"):
        assert table.refusal("red", f"wheel {space}") == refusal


@rule("tech.townhall")
@every_edition
def test_no_wheel_in_the_town_hall_or_on_a_deed(edition: str) -> None:
    table = passed(edition, free=True)
    assert table.refusal("red", "wheel town_hall.1") == "tech.townhall"
    assert table.refusal("red", "wheel town_hall.2") == "tech.townhall"
    assert {space.split(".")[0] for space in table.offers("red", "wheel")} == {
        "farm_house",
        "village",
        "university",
        "castle",
        "monastery",
        "scriptorium",
        "ship",
        "wagon",
        "guildhall",
    }


@rule("tech.village")
@every_edition
def test_a_wheel_on_the_village_serves_all_three_recruits(edition: str) -> None:
    spaces = {"village": "wheel boatman* craftsman*"}
    table = Table(edition, phase="actions", red={"spaces": spaces})
    table.play("red", "use village", "recruit boatman").draw_all()
    table.play("red", "place boatman* village.2", "place craftsman* village.3").done()
    table.play("red", "use village", "recruit trader", "skip")
    assert table.step("red", "boatman") == 1
    assert table.step("red", "trader") == 1
    assert table.on("red", "village") == ["wheel", "", ""]


@rule("tech.nospace")
@pytest.mark.parametrize("edition", ["2014", "2021"])
def test_a_first_wheel_without_an_empty_farmer_space_waits(edition: str) -> None:
    places = ["village", "university", "castle", "ship", "wagon", "guildhall"]
    full = {place: "farmer - -" for place in places}
    table = passed(edition, spaces=full)
    assert table.pending == ["blue"] and table.asked == "act"
    table.play("blue", "pass")
    assert table.game.round == 2
    assert table.red.wheels == 1
    # One Farmer space less: it is the only one offered.
    table = passed(edition, spaces=full | {"wagon": "- - -"})
    assert table.offers("red", "wheel") == ["wagon.1"]


@rule("tech.nextround")
@every_edition
def test_a_place_completed_by_a_wheel_waits_for_the_next_round(edition: str) -> None:
    table = passed(edition, wheels=2, spaces={"castle": "- boatman* trader*"})
    table.play("red", "wheel castle.1")
    assert table.refusal("red", "use castle") == "action.pass"
    table.play("red", "skip")
    assert table.refusal("red", "use castle") == "action.pass"
    table.play("blue", "use scriptorium")
    # Red may still place the other wheel, but never acts again in this round.
    assert table.game.round == 1
    assert table.pending == ["red"] and table.asked == "wheel"
    table.play("red", "skip")
    assert table.game.round == 2
    assert table.step("red", "knight") == 0
    table.draw_all().done()
    assert table.pending == ["red"]
    table.play("red", "use castle")
    assert table.step("red", "knight") == 1
