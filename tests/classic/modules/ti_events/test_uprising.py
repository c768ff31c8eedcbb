"""Peasant Uprising: Farmers stand in for others while the round is planned."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

from .tables import every_count, every_edition, ti_table


def uprising(
    edition: str = "2021", players: int = 2, phase: str = "planning", **position: Any
) -> Table:
    return ti_table("ti_d_peasant_uprising", edition, players, phase=phase, **position)


@rule("events.ti.d.peasant_uprising")
@every_edition
@every_count
@pytest.mark.parametrize(
    "space", ["ship.2", "ship.3", "village.3", "castle.3", "scriptorium.2", "farm_house.1"]
)
def test_a_farmer_stands_in_for_all_but_a_monk(edition: str, players: int, space: str) -> None:
    table = uprising(edition, players, red={"market": "farmer knight", "tiles": ["sacristy"]})
    assert f"place farmer {space}" in table.legal("red")
    table.play("red", f"place farmer {space}")
    assert table.refusal("red", "place knight castle.2") == "plan.match"


@rule("events.ti.d.peasant_uprising")
@every_edition
def test_monk_spaces_stay_closed_to_farmers(edition: str) -> None:
    table = uprising(edition, red={"market": "farmer", "tiles": ["sacristy"]})
    assert table.refusal("red", "place farmer sacristy.1") == "monk.space"
    assert "place farmer sacristy.1" not in table.legal("red")
    calm = ti_table("ti_d_tithe", edition, phase="planning", red={"market": "farmer"})
    assert calm.refusal("red", "place farmer ship.3") == "plan.match"


@rule("events.ti.d.uprising_own_farmer")
@every_edition
def test_the_own_farmer_stands_in_too(edition: str) -> None:
    table = uprising(edition, red={"market": "farmer* boatman*"})
    table.play("red", "place farmer* scriptorium.2")
    assert table.on("red", "scriptorium") == ["", "farmer*"]
    assert table.refusal("red", "place boatman* scriptorium.1") == "plan.match"


@rule("events.ti.d.peasant_uprising")
@every_edition
def test_an_action_full_of_farmers_can_be_used(edition: str) -> None:
    table = uprising(edition, red={"market": "farmer farmer farmer"})
    for space in ("castle.1", "castle.2", "castle.3"):
        table.play("red", f"place farmer {space}")
    table.done().play("red", "use castle")
    assert table.bag("red").count("farmer") == 3
    assert table.bag("red").count("knight") == 1


# ----------------------------------------------------------------------------- clean-up


@rule("events.ti.d.uprising_cleanup")
@every_edition
def test_farmers_go_home_from_the_places_of_others(edition: str) -> None:
    table = uprising(edition, red={"market": "farmer knight farmer*"})
    table.play("red", "place farmer ship.2", "place knight ship.3", "place farmer* wagon.2")
    table.done()
    assert table.game.round == 7
    assert table.on("red", "ship") == ["", "", "knight"]
    assert table.on("red", "wagon") == ["", "", ""]
    assert {"farmer", "farmer*"} <= set(table.bag("red"))
    assert [event.facts["space"] for event in table.told("went_home", "red")] == [
        "ship.2",
        "wagon.2",
    ]


@rule("events.ti.d.uprising_cleanup_scope")
@every_edition
def test_farmers_stay_where_they_belong(edition: str) -> None:
    red = {"market": "farmer farmer farmer", "tiles": ["pharmacy"], "coins": 0}
    table = uprising(edition, red=red)
    for space in ("ship.1", "town_hall.1", "pharmacy.1"):
        table.play("red", f"place farmer {space}")
    table.done().pass_all()
    assert table.game.round == 7
    assert table.on("red", "ship") == ["farmer", "", ""]
    assert table.on("red", "town_hall") == ["farmer", ""]
    assert table.on("red", "pharmacy") == ["farmer"]
    assert table.told("went_home") == []


@rule("events.ti.d.uprising_barracks")
def test_farmers_leave_the_knights_spaces_in_spite_of_the_barracks() -> None:
    red = {"market": "farmer farmer trader", "tiles": ["barracks"]}
    table = uprising("bigbox", red=red)
    table.play("red", "place farmer ship.3", "place farmer ship.2", "place trader castle.3")
    table.done()
    assert table.game.round == 7
    assert table.on("red", "ship") == ["", "", ""]
    assert table.on("red", "castle") == ["", "", "trader"]
    assert table.bag("red").count("farmer") == 2


@rule("events.ti.d.uprising_warded", "events.ti.tiles.brasserie")
def test_a_good_of_the_brasserie_keeps_the_farmers_where_they_are() -> None:
    red = {"market": "farmer", "tiles": ["brasserie"], "kept": {"wine": 1}}
    table = uprising("bigbox", red=red).play("red", "place farmer ship.2").done()
    assert table.asked == "ward"
    skipped = table.game.copy()
    skipped.play(0, skipped.parse("skip"))
    assert skipped.view(0)["players"][0]["spaces"]["ship"] == ["", "", ""]
    table.play("red", "ward brasserie")
    assert table.on("red", "ship") == ["", "farmer", ""]


@rule("events.ti.d.uprising_warded")
def test_a_farmer_who_was_spared_stays_and_works_in_later_rounds() -> None:
    spaces = {"scriptorium": "knight -"}
    red = {"market": "farmer", "tiles": ["brasserie"], "kept": {"wine": 1}, "spaces": spaces}
    table = uprising("bigbox", red=red).play("red", "place farmer scriptorium.2").done()
    table.play("red", "pass", "ward brasserie")
    assert (table.game.round, table.asked) == (7, "draw")
    assert "back scriptorium.2" in table.legal("red")
    table.draw_all().done()
    assert table.on("red", "scriptorium") == ["knight", "farmer"]
    table.play("red", "use scriptorium")
    assert table.red.dev == 1
    assert table.on("red", "scriptorium") == ["", ""]


# ----------------------------------------------------------------------- only in phase 4


@rule("events.ti.d.uprising_planning_only")
@every_edition
def test_a_farmer_drawn_in_phase_5_is_only_a_farmer(edition: str) -> None:
    # The other own Followers wait on the board, so that the bag holds Farmers only.
    spaces = {"ship": "- boatman* -", "village": "- - craftsman*", "wagon": "- trader* -"}
    red = {"market": "farmer", "tiles": ["bathhouse"], "bag": "farmer", "spaces": spaces}
    table = uprising(edition, red=red)
    table.play("red", "place farmer bathhouse.1").done().play("red", "use bathhouse")
    assert table.asked == "place_drawn"
    assert table.refusal("red", "place farmer ship.3") == "plan.match"
    assert table.refusal("red", "place farmer ship.1") == ""


@rule("events.ti.d.uprising_deeds")
@every_edition
def test_deeds_take_farmers_as_farmers(edition: str) -> None:
    table = uprising(edition, red={"market": "farmer"}).play("red", "place farmer town_hall.1")
    table.done().play("red", "use town_hall")
    assert table.refusal("red", "send base_city_wall.1") == "deed.exact"
    assert table.refusal("red", "send base_city_wall.5") == ""


@rule("place.theatre.notech")
def test_the_theatre_takes_no_stand_ins_in_an_uprising_either() -> None:
    table = uprising("bigbox", red={"market": "farmer", "tiles": ["theatre"]})
    assert "place farmer theatre.1" in table.legal("red")
    assert "place farmer theatre.2" not in table.legal("red")


def test_simple_players_use_the_farmers() -> None:
    game = uprising(red={"market": "farmer farmer", "bag": []}).game
    moves = [move.notation for move in game.candidates(0, game.legal(0))]
    assert "place farmer farm_house.1" in moves
    calm = ti_table("ti_d_tithe", phase="planning", red={"market": "farmer farmer", "bag": []})
    moves = [move.notation for move in calm.game.candidates(0, calm.game.legal(0))]
    assert "place farmer farm_house.1" not in moves
