"""Saboteur and Spy: what lies on others' Action Spaces."""

import pytest

from tests.rules import rule

from .plot import WAITS, both_editions, completing, every_count, last_space, sent


@rule("intrigue.saboteur.effect")
@both_editions
@every_count
def test_the_saboteur_sends_a_placed_follower_home(edition: str, players: int) -> None:
    blue = {"spaces": {**WAITS, "castle": "farmer - -"}}
    table = sent("saboteur", players=players, edition=edition, blue=blue)
    table.play("red", "rival blue", "at castle.1")
    assert table.red.coins == 1
    assert table.on("blue", "castle") == ["", "", ""]
    assert table.bag("blue") == ["farmer"]


@rule("intrigue.saboteur.effect")
def test_the_saboteur_reaches_no_market() -> None:
    green = {"market": "knight"}
    blue = {"market": "monk", "spaces": {**WAITS, "castle": "farmer - -"}}
    table = sent("saboteur", blue=blue, green=green)
    assert table.offers("red", "rival") == ["blue"]
    assert table.refusal("red", "rival green") == "intrigue.saboteur.effect"
    table.play("red", "rival blue")
    assert table.refusal("red", "market monk")
    assert table.refusal("red", "at village.1") == "intrigue.saboteur.effect"
    assert table.refusal("red", "at castle.1") == ""


@rule("intrigue.saboteur.effect")
def test_the_gunpowder_tower_and_the_gaming_room_have_no_action_spaces() -> None:
    green = {"tiles": ["gunpowder_tower", "gaming_room"], "tower": "monk"}
    table = sent("saboteur", green=green, deeds={"gaming_room": [1]})
    assert table.offers("red", "rival") == ["blue"]


@rule("intrigue.saboteur.own_colour_ok")
def test_a_personal_follower_may_be_sent_home() -> None:
    blue = {"spaces": {**WAITS, "farm_house": "boatman* -"}}
    table = sent("saboteur", blue=blue).play("red", "rival blue", "at farm_house.1")
    assert table.on("blue", "farm_house") == ["", ""]
    assert table.bag("blue") == ["boatman*"]


@rule("intrigue.saboteur.not_gears")
def test_the_saboteur_leaves_wheels_alone() -> None:
    blue = {"spaces": {**WAITS, "ship": "wheel boatman -"}}
    table = sent("saboteur", blue=blue).play("red", "rival blue")
    assert table.offers("red", "at") == ["scriptorium.1", "scriptorium.2", "ship.2"]
    assert table.refusal("red", "at ship.1") == "intrigue.saboteur.not_gears"
    wheels = sent("saboteur", green={"spaces": {"ship": "wheel - -"}})
    assert wheels.offers("red", "rival") == ["blue"]


@rule("intrigue.saboteur.town_hall")
def test_a_town_hall_that_keeps_a_follower_stays_usable() -> None:
    blue = {"spaces": {"town_hall": "monk knight"}}
    table = sent("saboteur", blue=blue).play("red", "rival blue", "at town_hall.1")
    assert table.on("blue", "town_hall") == ["", "knight"]
    assert table.refusal("blue", "use town_hall") == ""
    table.play("blue", "use town_hall", "send intrigue_tax_collector.2")


@rule("intrigue.saboteur.town_hall")
def test_a_town_hall_without_its_only_follower_is_closed() -> None:
    blue = {"spaces": {**WAITS, "town_hall": "monk -"}}
    table = sent("saboteur", blue=blue).play("red", "rival blue", "at town_hall.1")
    assert table.game.view(None)["modules"]["intrigue"]["deactivated"][1] == ["town_hall"]


# ------------------------------------------------------------------------ Spy

TWO_STEPS = {"tracks": {"craftsman": 2}}


@rule("intrigue.spy.effect")
@both_editions
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_spy_takes_a_wheel_to_the_same_space(edition: str, players: int) -> None:
    red = {**TWO_STEPS, "wheel_placed": True}
    blue = {"spaces": {**WAITS, "ship": "- - wheel"}}
    table = sent("spy", players=players, edition=edition, red=red, blue=blue)
    wheels = table.game.wheels
    table.play("red", "rival blue")
    assert table.on("blue", "ship") == ["", "", ""]
    assert table.on("red", "ship") == ["", "", "wheel"]
    assert table.game.wheels == wheels
    assert table.red.wheels == table.blue.wheels == 0


@rule("intrigue.spy.effect")
def test_of_several_wheels_one_is_named() -> None:
    blue = {"spaces": {**WAITS, "ship": "- - wheel", "wagon": "wheel - -"}}
    table = sent("spy", red=TWO_STEPS, blue=blue).play("red", "rival blue")
    assert table.offers("red", "at") == ["ship.3", "wagon.1"]
    assert table.refusal("red", "at scriptorium.1") == "intrigue.spy.effect"
    table.play("red", "at wagon.1")
    assert table.on("red", "wagon") == ["wheel", "", ""]
    assert table.on("blue", "ship") == ["", "", "wheel"]


@rule("intrigue.spy.free_space")
@pytest.mark.parametrize("piece", ["boatman*", "boatman", "wheel"])
def test_the_matching_space_must_be_free(piece: str) -> None:
    red = {**TWO_STEPS, "spaces": {"ship": f"- {piece} -"}}
    blue = {"spaces": {**WAITS, "ship": "- wheel -"}}
    green = {"spaces": {"wagon": "wheel - -"}}
    table = sent("spy", red=red, blue=blue, green=green)
    assert table.offers("red", "rival") == ["green"]
    assert table.refusal("red", "rival blue") == "intrigue.spy.free_space"


@rule("intrigue.spy.gear_limits")
@both_editions
def test_one_wheel_to_a_place_holds_for_the_spy(edition: str) -> None:
    red = {**TWO_STEPS, "spaces": {"ship": "- - wheel"}}
    blue = {"spaces": {**WAITS, "ship": "- wheel -", "wagon": "- wheel -"}}
    table = sent("spy", edition=edition, red=red, blue=blue).play("red", "rival blue")
    assert table.on("red", "wagon") == ["", "wheel", ""]  # the only one that may be taken
    assert table.on("blue", "ship") == ["", "wheel", ""]


@rule("intrigue.spy.gear_limits")
@both_editions
def test_the_craftsmen_track_limits_the_spy(edition: str) -> None:
    """In both editions: the module's own words hold (setup.modules.edition)."""
    blue = {"spaces": {**WAITS, "ship": "- wheel -"}}
    green = {"spaces": {"wagon": "wheel - -"}}
    at_start = sent("spy", edition=edition, red={"wheel_placed": True}, blue=blue, green=green)
    assert at_start.asked == "act"
    one = {"tracks": {"craftsman": 1}, "wheel_placed": True}
    farmers = sent("spy", edition=edition, red=one, blue=blue, green=green)
    assert farmers.offers("red", "rival") == ["green"]
    assert farmers.refusal("red", "rival blue") == "intrigue.spy.gear_limits"
    two = {"tracks": {"craftsman": 2}, "wheel_placed": True}
    any_type = sent("spy", edition=edition, red=two, blue=blue, green=green)
    assert any_type.offers("red", "rival") == ["blue", "green"]


@rule("intrigue.spy.gear_limits")
def test_in_the_2021_edition_the_first_wheel_replaces_a_farmer_for_the_spy_too() -> None:
    blue = {"spaces": {**WAITS, "ship": "- wheel -"}}
    table = sent("spy", edition="2021", red=TWO_STEPS, blue=blue)
    assert table.asked == "act"
    farmer = {"spaces": {**WAITS, "ship": "wheel - -"}}
    table = sent("spy", edition="2021", red=TWO_STEPS, blue=farmer).play("red", "rival blue")
    assert table.red.wheel_placed


@rule("intrigue.spy.board_only")
def test_wheels_on_tiles_and_in_hand_are_safe() -> None:
    blue = {
        "tiles": ["laboratory"],
        "wheels": 2,
        "spaces": {**WAITS, "laboratory": "wheel -"},
    }
    green = {"spaces": {"wagon": "wheel - -"}}
    table = sent("spy", red=TWO_STEPS, blue=blue, green=green)
    assert table.offers("red", "rival") == ["green"]
    assert table.refusal("red", "rival blue") == "intrigue.spy.board_only"
    assert sent("spy", red=TWO_STEPS, blue=blue).asked == "act"


@rule("intrigue.spy.use")
def test_an_action_completed_by_the_stolen_wheel_can_be_used_this_round() -> None:
    red = {**TWO_STEPS, "spaces": {"wagon": "- trader knight"}}
    blue = {"spaces": {**WAITS, "wagon": "wheel - -"}}
    table = sent("spy", red=red, blue=blue).play("red", "rival blue").play("blue", "pass")
    assert table.pending == ["red"]
    table.play("red", "use wagon")
    assert table.asked == "travel"


@rule("intrigue.spy.completion")
@pytest.mark.parametrize(("supply", "gained"), [(0, 0), (1, 1)])
def test_completing_the_spy_brings_a_wheel_of_the_supply(supply: int, gained: int) -> None:
    red = {**TWO_STEPS, "spaces": {**WAITS}}
    table = completing("spy", wheels=supply, red=red)
    table.play("red", last_space("spy"))
    assert table.red.wheels == gained
    assert table.game.wheels == 0
    table.play("blue", "pass")
    assert table.refusal("red", "wheel ship.1") == "tech.afterpass"
    table.play("red", "pass")
    assert (table.asked == "wheel") == bool(gained)
    if gained:
        table.play("red", "wheel ship.1")
        assert table.on("red", "ship") == ["wheel", "", ""]
