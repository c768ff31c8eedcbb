"""The Bathhouse: Followers drawn in phase 5 go straight onto Action Spaces."""

from typing import Any

import pytest

from ...rules import rule
from ..places import EDITIONS, ready
from ..table import Table

EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
NEW_EDITIONS = pytest.mark.parametrize("edition", ["2021", "bigbox"])

# Every space that takes a Knight is occupied; the Scriptorium's holds the spare action's.
NO_ROOM_FOR_KNIGHTS = {
    "ship": "- - knight",
    "wagon": "- - knight",
    "guildhall": "- - knight",
    "town_hall": "farmer farmer",
}


def bathhouse(edition: str, bag: str, **red: Any) -> Table:
    table = ready("bathhouse", "boatman", edition, red={"bag": bag, **red})
    return table.play("red", "use bathhouse")


@EVERY_EDITION
@rule("place.bathhouse")
def test_drawn_followers_go_to_action_spaces_or_back_but_never_to_the_market(edition: str) -> None:
    table = bathhouse(edition, "knight knight knight")
    before = table.market("red")
    assert table.asked == "place_drawn"
    table.play("red", "place knight ship.3")
    assert table.market("red") == before
    assert table.on("red", "ship") == ["", "", "knight"]
    while table.asked == "place_drawn":
        table.play("red", table.legal("red")[0])
    assert table.market("red") == before
    assert table.on("red", "bathhouse") == [""]


@EVERY_EDITION
@rule("place.bathhouse")
def test_only_a_drawn_follower_can_be_placed(edition: str) -> None:
    table = bathhouse(edition, "knight knight knight")
    assert table.refusal("red", "place farmer* ship.1") == "place.bathhouse"  # on the Market
    assert table.refusal("red", "place knight ship.1") == "plan.match"
    assert table.refusal("red", "place knight scriptorium.1") == "plan.onespace"
    spaces = ["ship.3", "wagon.3", "guildhall.3", "town_hall.1", "town_hall.2"]
    assert sorted(table.offers("red", "place knight")) == sorted(spaces)


@rule("place.bathhouse.three")
def test_in_2014_three_are_drawn_and_two_placed() -> None:
    table = bathhouse("2014", "knight knight knight knight")
    assert table.red.bag_size() == 1
    table.play("red", "place knight ship.3")
    assert table.asked == "place_drawn"
    table.play("red", "place knight wagon.3")
    assert table.asked == "act"
    assert table.bag("red") == ["boatman", "knight", "knight"]


@NEW_EDITIONS
@rule("place.bathhouse.two")
def test_in_later_editions_two_are_drawn_and_one_placed(edition: str) -> None:
    table = bathhouse(edition, "knight knight knight knight")
    assert table.red.bag_size() == 2
    table.play("red", "place knight ship.3")
    assert table.asked == "act"
    assert table.bag("red") == ["boatman", "knight", "knight", "knight"]


@NEW_EDITIONS
@rule("place.bathhouse.two")
def test_the_pick_is_free_among_the_drawn(edition: str) -> None:
    for pick, other in [("place knight ship.3", "monk"), ("place monk ship.1", "knight")]:
        table = bathhouse(edition, "knight monk").play("red", pick)
        assert other in table.bag("red")


@EVERY_EDITION
@rule("place.bathhouse.self")
def test_the_bathhouse_space_is_not_offered(edition: str) -> None:
    table = bathhouse(edition, "boatman boatman boatman")
    assert table.refusal("red", "place boatman bathhouse.1") == "place.bathhouse.self"
    assert "bathhouse.1" not in table.offers("red", "place boatman")
    assert "ship.2" in table.offers("red", "place boatman")


@EVERY_EDITION
@rule("place.bathhouse.forced")
def test_a_drawn_follower_that_fits_must_be_placed(edition: str) -> None:
    table = bathhouse(edition, "knight knight knight")
    for way_out in ("skip", "done", "pass"):
        assert table.refusal("red", way_out) != ""
    assert all(move.startswith("place knight ") for move in table.legal("red"))


@EVERY_EDITION
@rule("place.bathhouse.forced")
def test_what_fits_nowhere_goes_back_and_the_action_is_spent(edition: str) -> None:
    table = bathhouse(edition, "knight knight knight", spaces=NO_ROOM_FOR_KNIGHTS)
    assert table.asked == "act"
    assert table.bag("red") == ["boatman", "knight", "knight", "knight"]
    assert table.on("red", "bathhouse") == [""]


@rule("place.bathhouse.forced")
def test_the_second_returns_if_there_is_room_for_one_only() -> None:
    spaces = {**NO_ROOM_FOR_KNIGHTS, "ship": "- - -"}
    table = bathhouse("2014", "knight knight knight", spaces=spaces)
    table.play("red", "place knight ship.3")
    assert table.asked == "act"
    assert table.bag("red") == ["boatman", "knight", "knight"]


@rule("place.bathhouse.bag")
def test_in_2014_a_bag_of_two_is_drawn_and_both_may_be_placed() -> None:
    table = bathhouse("2014", "knight knight")
    table.play("red", "place knight ship.3", "place knight wagon.3")
    assert table.bag("red") == ["boatman"]


@EVERY_EDITION
@rule("place.bathhouse.bag")
def test_a_single_follower_is_drawn_before_the_bathhouse_returns_its_own(edition: str) -> None:
    table = bathhouse(edition, "knight")
    assert {move.split()[1] for move in table.legal("red")} == {"knight"}
    table.play("red", "place knight ship.3")
    assert table.asked == "act"
    assert table.bag("red") == ["boatman"]


@EVERY_EDITION
@rule("place.bathhouse.bag")
def test_the_bathhouse_is_refused_with_an_empty_bag(edition: str) -> None:
    table = ready("bathhouse", "boatman", edition)
    assert table.refusal("red", "use bathhouse").startswith("place.bathhouse")
    assert "use bathhouse" not in table.legal("red")


@EVERY_EDITION
@rule("place.bathhouse.townhall")
def test_a_drawn_neutral_follower_may_go_to_the_town_hall(edition: str) -> None:
    table = bathhouse(edition, "farmer")
    table.play("red", "place farmer town_hall.1")
    assert table.on("red", "town_hall") == ["farmer", ""]


@EVERY_EDITION
@rule("place.bathhouse.townhall")
def test_a_drawn_personal_follower_may_not_go_to_the_town_hall(edition: str) -> None:
    table = bathhouse(edition, "farmer*", market="boatman* craftsman* trader*")
    assert table.refusal("red", "place farmer* town_hall.1") == "townhall.personal"
    assert "ship.1" in table.offers("red", "place farmer*")


@EVERY_EDITION
@rule("place.bathhouse.activate")
def test_a_place_that_the_bathhouse_completes_again_is_used_twice_in_a_phase(edition: str) -> None:
    red = {
        "tiles": ["bathhouse"],
        "spaces": {"bathhouse": "boatman", "scriptorium": "wheel scholar"},
    }
    table = Table(edition, phase="actions", red=red)
    table.play("red", "use scriptorium")
    assert table.refusal("red", "use scriptorium") == "action.activated"
    table.play("red", "use bathhouse", "place scholar scriptorium.2")
    table.play("red", "use scriptorium")
    assert table.red.dev == 2


@rule("place.bathhouse.activate")
def test_in_2014_two_drawn_followers_complete_the_ship_again() -> None:
    red = {
        "tiles": ["bathhouse"],
        "spaces": {"bathhouse": "boatman", "ship": "wheel boatman knight"},
    }
    table = Table("2014", phase="actions", red=red, routes={"orleans-blois_water": []})
    table.play("red", "use ship", "go orleans-blois_water", "use bathhouse")
    table.play("red", "place boatman ship.2", "place knight ship.3")
    table.play("red", "use ship", "go orleans-blois_water")
    assert table.town("red") == "orleans"


# Only the Farmer's and the Knight's space of the Ship are free.
SCARCE = {
    "farm_house": "boatman craftsman",
    "village": "farmer boatman craftsman",
    "university": "farmer craftsman trader",
    "castle": "farmer boatman trader",
    "monastery": "scholar trader",
    "scriptorium": "knight scholar",
    "town_hall": "knight knight",
    "ship": "- boatman -",
    "wagon": "farmer trader knight",
    "guildhall": "farmer craftsman knight",
    "bathhouse": "boatman",
}


def scarce(bag: str) -> Table:
    market = "farmer* boatman* craftsman* trader*"
    red = {"tiles": ["bathhouse"], "spaces": SCARCE, "bag": bag, "market": market}
    return Table("2014", 3, phase="actions", red=red).play("red", "use bathhouse")


@rule("place.bathhouse.forced")
def test_the_full_number_must_be_placed_where_it_can() -> None:
    """A Monk on the only space for the Farmer would leave the Farmer without one."""
    table = scarce("farmer monk")
    assert table.refusal("red", "place monk ship.1") == "place.bathhouse.forced"
    table.play("red", "place monk ship.3", "place farmer ship.1")
    assert table.on("red", "ship") == ["farmer", "boatman", "monk"]


@rule("place.bathhouse.three", "place.bathhouse.forced")
def test_two_of_three_are_placed_if_any_two_of_them_can_be() -> None:
    """One Farmer too many: the Monk must leave the Farmers' space to the other."""
    table = scarce("farmer farmer monk")
    assert table.legal("red") == ["place farmer ship.1", "place monk ship.3"]
    assert table.refusal("red", "place monk ship.1") == "place.bathhouse.forced"
    table.play("red", "place farmer ship.1")
    assert table.legal("red") == ["place monk ship.3"]
    table.play("red", "place monk ship.3")
    assert (table.asked, table.bag("red")) == ("act", ["farmer", "boatman"])


@rule("place.bathhouse.three", "place.bathhouse.forced")
def test_of_three_that_all_fit_each_may_stay_behind() -> None:
    for kept, placed in [("farmer", "monk ship.1"), ("knight", "monk ship.3")]:
        table = scarce("farmer knight monk")
        fitting = ["farmer ship.1", "knight ship.3", "monk ship.1", "monk ship.3"]
        assert table.legal("red") == [f"place {move}" for move in fitting]
        table.play("red", f"place {placed}")
        assert len(table.legal("red")) == 1  # whoever fits the other space
        table.play("red", *table.legal("red"))
        assert table.bag("red") == sorted(
            ["boatman", kept], key=["farmer", "boatman", "knight"].index
        )
