"""Phase 5, Actions: one action or a pass each, round and round."""

from typing import Any

import pytest

from tests.classic.phases.test_round import tile
from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
PERSONAL = "farmer* boatman* craftsman* trader*"
TWO_ACTIONS = {"spaces": {"farm_house": "boatman craftsman", "scriptorium": "knight scholar"}}
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def acting(edition: str, players: int = 2, **position: Any) -> Table:
    """An Action phase; Income later in the round asks nobody anything."""
    return Table(
        edition, players, round=2, phase="actions", event=tile(edition, "income"), **position
    )


# ----------------------------------------------------------------- taking turns


@pytest.mark.parametrize("players", [2, 3, 4])
@every_edition
@rule("action.turns")
def test_one_action_each_clockwise_from_the_start_player(edition: str, players: int) -> None:
    seats = ["red", "blue", "green", "yellow"][:players]
    table = acting(edition, players, start="blue", **dict.fromkeys(seats, TWO_ACTIONS))
    order = [*seats[1:], "red"]
    for place in ("farm_house", "scriptorium"):
        for seat in order:
            assert table.pending == [seat]
            table.play(seat, f"use {place}")


@every_edition
@rule("action.turns")
def test_no_two_actions_in_a_row_while_others_are_in(edition: str) -> None:
    table = acting(edition, red=TWO_ACTIONS, blue=TWO_ACTIONS)
    assert table.refusal("blue", "use farm_house") == "action.turns"
    table.play("red", "use farm_house")
    assert table.refusal("red", "use scriptorium") == "action.turns"
    assert table.refusal("red", "pass") == "action.turns"


@every_edition
@rule("action.activated")
def test_every_required_space_must_be_filled(edition: str) -> None:
    spaces = {"wagon": "farmer - knight", "ship": "farmer wheel knight"}
    table = acting(edition, red={"spaces": spaces})
    assert table.refusal("red", "use wagon") == "action.activated"
    assert table.refusal("red", "use castle") == "action.activated"
    assert table.refusal("red", "use ship") == ""  # a wheel counts


@pytest.mark.parametrize(
    ("moves", "built"),
    [
        (["use guildhall", "use ship", "go orleans-blois_water"], "orleans"),
        (["use ship", "go orleans-blois_water", "use guildhall"], "blois"),
    ],
)
@every_edition
@rule("action.order")
def test_actions_are_used_in_any_order(edition: str, moves: list[str], built: str) -> None:
    spaces = {"ship": "farmer boatman knight", "guildhall": "farmer craftsman knight"}
    table = acting(edition, red={"spaces": spaces}, routes={"orleans-blois_water": []})
    table.play("red", *moves)
    assert table.town("red") == "blois"
    assert table.stations(built) == ["red"]


@every_edition
@rule("action.order", "action.unused")
def test_none_of_the_actions_has_to_be_used(edition: str) -> None:
    spaces = {**TWO_ACTIONS["spaces"], "university": "farmer craftsman trader"}
    table = acting(edition, red={"spaces": spaces})
    table.play("red", "pass")
    assert table.game.round == 3
    assert table.told("action") == []


# --------------------------------------------------------------------- passing


@every_edition
@rule("action.pass")
def test_who_passed_gets_no_further_turn(edition: str) -> None:
    table = acting(edition, 3, red=TWO_ACTIONS, blue=TWO_ACTIONS, green=TWO_ACTIONS)
    table.play("red", "pass").play("blue", "use farm_house").play("green", "use farm_house")
    assert table.pending == ["blue"]
    assert table.refusal("red", "use farm_house") == "action.pass"
    table.play("blue", "use scriptorium").play("green", "use scriptorium")
    assert table.on("red", "farm_house") == ["boatman", "craftsman"]


@every_edition
@rule("action.pass")
def test_a_place_completed_by_a_wheel_after_passing_brings_no_action(edition: str) -> None:
    red = {
        "wheels": 1,
        "wheel_placed": True,
        "tracks": {"craftsman": 2},
        "spaces": {"farm_house": "boatman -", "scriptorium": "knight scholar"},
    }
    table = acting(edition, red=red, blue=TWO_ACTIONS)
    table.play("red", "pass")
    assert table.refusal("red", "use scriptorium") == "action.pass"
    table.play("red", "wheel farm_house.2").play("blue", "use farm_house")
    assert table.pending == ["blue"]


@every_edition
@rule("action.pass.forced")
def test_who_can_do_nothing_passes_unasked(edition: str) -> None:
    """Red has a Place that is not complete, green one whose action is impossible."""
    table = acting(
        edition,
        3,
        supply={"knight": 0},
        red={"spaces": {"village": "farmer boatman -"}},
        blue=TWO_ACTIONS,
        green={"spaces": {"castle": "farmer boatman trader"}},
    )
    assert table.pending == ["blue"]
    table.play("blue", "use farm_house")
    assert table.pending == ["blue"]
    assert [event.seat for event in table.told("passed")] == [0, 2]


@every_edition
@rule("action.pass.forced")
def test_who_can_only_place_a_wheel_passes_and_places_it(edition: str) -> None:
    red = {"wheels": 1, "tracks": {"craftsman": 1}, "spaces": {"ship": "- boatman knight"}}
    table = acting(edition, red=red, blue=TWO_ACTIONS)
    assert table.pending == ["red"]
    assert table.offers("red", "use") == []
    table.play("red", "wheel ship.1")
    assert table.pending == ["blue"]
    assert table.on("red", "ship") == ["wheel", "boatman", "knight"]
    table.play("blue", "use farm_house")
    assert table.pending == ["blue"]  # red is out, though its Ship is complete now


@every_edition
@rule("action.end")
def test_the_last_player_in_may_use_several_actions_in_succession(edition: str) -> None:
    spaces = {**TWO_ACTIONS["spaces"], "university": "farmer craftsman trader"}
    table = acting(edition, red=TWO_ACTIONS, blue={"spaces": spaces})
    table.play("red", "pass")
    for place in ("farm_house", "scriptorium"):
        table.play("blue", f"use {place}")
        assert table.game.view(None)["phase"] == "actions"
    table.play("blue", "pass")
    assert table.game.round == 3


@every_edition
@rule("action.end")
def test_the_phase_goes_on_until_everybody_has_passed(edition: str) -> None:
    table = acting(edition, 3, red=TWO_ACTIONS, blue=TWO_ACTIONS, green=TWO_ACTIONS)
    table.play("red", "pass").play("blue", "pass")
    assert (table.asked, table.pending) == ("act", ["green"])
    table.play("green", "pass")
    assert table.game.round == 3


# --------------------------------------------------------- Followers afterwards


@every_edition
@rule("action.return")
def test_followers_go_back_to_the_bag_and_a_wheel_stays(edition: str) -> None:
    red = {"market": PERSONAL, "spaces": {"farm_house": "boatman wheel"}}
    table = acting(edition, red=red, blue=TWO_ACTIONS)
    table.play("red", "use farm_house")
    assert sorted(table.bag("red")) == ["boatman", "farmer"]  # the Farmer is the recruit
    assert table.market("red") == PERSONAL.split()
    assert table.on("red", "farm_house") == ["", "wheel"]


@every_edition
@rule("action.unused")
def test_an_unused_action_stays_activated(edition: str) -> None:
    table = acting(edition, red={"spaces": {"university": "farmer craftsman trader"}})
    table.play("red", "pass")
    assert table.on("red", "university") == ["farmer", "craftsman", "trader"]
    table.play("red", "draw 0").done()
    table.play("red", "use university")
    assert table.step("red", "scholar") == 1


@every_edition
@rule("action.again")
def test_a_used_place_is_empty_for_the_rest_of_the_round(edition: str) -> None:
    spaces = {"ship": "farmer boatman knight", "scriptorium": "knight scholar"}
    table = acting(edition, red={"spaces": spaces}, routes={"orleans-blois_water": []})
    table.play("red", "use ship", "go orleans-blois_water")
    assert table.refusal("red", "use ship") == "action.activated"
    assert table.offers("red", "use") == ["scriptorium"]


@every_edition
@rule("action.again", "action.newfollower")
def test_a_place_filled_anew_may_be_used_again(edition: str) -> None:
    """The Farm House sends its Boatman to the bag, the Bathhouse brings it back."""
    red = {
        "market": PERSONAL,
        "tiles": ["bathhouse"],
        "spaces": {"farm_house": "boatman wheel", "bathhouse": "boatman"},
    }
    table = acting(edition, red=red)
    table.play("red", "use farm_house", "use bathhouse", "place boatman farm_house.1")
    while table.asked == "place_drawn":  # 2014 places a second one
        table.play("red", table.legal("red")[0])
    table.play("red", "use farm_house")
    assert table.step("red", "farmer") == 2
