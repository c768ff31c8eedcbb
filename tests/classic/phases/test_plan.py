"""Phase 4, Planning: Followers go from the Market to their Places."""

from typing import Any

import pytest

from orleans.kernel.events import seen_by
from tests.classic.phases.test_round import idle_until, tile
from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
RED, BLUE = 0, 1
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def planning(edition: str, **red: Any) -> Table:
    """Red plans with what it has; blue has its four personal Followers."""
    return Table(edition, round=3, phase="planning", event=tile(edition, "income"), red=red)


def finish(table: Table) -> Table:
    """Everybody ends this round's planning as it stands."""
    round = table.game.round
    while table.asked == "plan" and table.game.round == round:
        table.play(table.pending[0], "done")
    return table


# -------------------------------------------------------------------- placing


@every_edition
@rule("plan.place")
def test_followers_go_from_the_market_to_own_action_spaces(edition: str) -> None:
    table = planning(edition, market="farmer boatman", tiles=["shipping_line"])
    table.play("red", "place farmer village.1", "place boatman shipping_line.1")
    assert table.market("red") == []
    assert table.on("red", "village") == ["farmer", "", ""]
    assert table.on("red", "shipping_line") == ["boatman"]


@every_edition
@rule("plan.place")
def test_a_follower_in_the_bag_cannot_be_placed(edition: str) -> None:
    table = planning(edition, market="farmer", bag="knight")
    assert table.refusal("red", "place knight ship.3") == "plan.place"
    table.play("red", "place farmer ship.1")
    assert table.refusal("red", "place farmer wagon.1") == "plan.place"  # there was only one


@every_edition
@rule("plan.place")
def test_a_place_tile_of_somebody_else_cannot_be_used(edition: str) -> None:
    table = Table(edition, phase="planning", blue={"tiles": ["shipping_line"]})
    assert table.refusal("red", "place boatman* shipping_line.1") == "plan.place"


@pytest.mark.parametrize(
    ("follower", "space"),
    [
        ("trader", "village.3"),  # asks for a Craftsman
        ("craftsman", "village.1"),  # a Farmer
        ("farmer", "castle.2"),  # a Boatman
        ("boatman", "wagon.2"),  # a Trader
        ("scholar", "ship.3"),  # a Knight
        ("knight", "monastery.1"),  # a Scholar
    ],
)
@every_edition
@rule("plan.match")
def test_a_space_takes_the_type_printed_on_it(edition: str, follower: str, space: str) -> None:
    table = planning(edition, market=follower)
    assert table.refusal("red", f"place {follower} {space}") == "plan.match"


@every_edition
@rule("plan.match")
def test_a_tile_may_let_another_type_stand_in(edition: str) -> None:
    table = planning(edition, market="boatman scholar", tiles=["herb_garden"])
    assert table.refusal("red", "place boatman village.3") == ""
    assert table.refusal("red", "place scholar village.3") == "plan.match"


@every_edition
@rule("plan.onespace")
def test_a_space_holds_one_follower_or_one_wheel(edition: str) -> None:
    table = planning(edition, market="monk monk boatman", spaces={"village": "- wheel -"})
    table.play("red", "place monk village.1")
    assert table.refusal("red", "place monk village.1") == "plan.onespace"
    assert table.refusal("red", "place boatman village.2") == "plan.onespace"


@every_edition
@rule("plan.optional")
def test_planning_may_end_with_a_full_market(edition: str) -> None:
    full = "farmer* boatman* craftsman* trader* monk monk monk monk"
    table = planning(edition, market=full)
    idle_until(finish(table), 4)
    assert sorted(table.market("red")) == sorted(full.split())


@every_edition
@rule("plan.personal")
def test_personal_followers_stand_where_their_type_fits(edition: str) -> None:
    table = planning(edition, market="farmer* boatman* craftsman* trader*")
    table.play("red", "place boatman* farm_house.1", "place trader* castle.3")
    assert table.on("red", "farm_house") == ["boatman*", ""]
    assert table.refusal("red", "place farmer* castle.2") == "plan.match"


@pytest.mark.parametrize("personal", ["farmer*", "boatman*", "craftsman*", "trader*"])
@every_edition
@rule("plan.personal")
def test_no_personal_follower_in_the_town_hall(edition: str, personal: str) -> None:
    table = planning(edition, market=f"{personal} {personal[:-1]}")
    assert table.refusal("red", f"place {personal} town_hall.1") == "townhall.personal"
    assert table.refusal("red", f"place {personal[:-1]} town_hall.1") == ""


@every_edition
@rule("plan.blocked")
def test_a_place_may_be_filled_although_its_action_is_impossible(edition: str) -> None:
    table = Table(
        edition,
        phase="planning",
        supply={"farmer": 0},
        red={"market": "boatman craftsman", "spaces": {"scriptorium": "knight scholar"}},
    )
    table.play("red", "place boatman farm_house.1", "place craftsman farm_house.2")
    finish(table)
    assert table.refusal("red", "use farm_house") == "recruit.supply"
    assert table.on("red", "farm_house") == ["boatman", "craftsman"]


# ---------------------------------------------------------- over several rounds


@every_edition
@rule("plan.partial")
def test_a_place_with_a_space_still_empty_is_not_activated(edition: str) -> None:
    table = planning(edition, market="farmer boatman", spaces={"scriptorium": "knight scholar"})
    table.play("red", "place farmer castle.1", "place boatman castle.2")
    finish(table)
    assert table.offers("red", "use") == ["scriptorium"]
    assert table.refusal("red", "use castle") == "action.activated"


@every_edition
@rule("plan.partial")
def test_a_place_may_be_filled_over_several_rounds(edition: str) -> None:
    table = planning(edition, market="farmer boatman")
    table.play("red", "place farmer castle.1", "place boatman castle.2")
    idle_until(finish(table), 4)
    table.play("red", "draw 4", "place trader* castle.3")
    finish(table).play("red", "use castle")
    assert table.step("red", "knight") == 1


@every_edition
@rule("plan.partial.stay")
def test_followers_on_an_incomplete_place_stay_there(edition: str) -> None:
    table = planning(edition, market="farmer")
    table.play("red", "place farmer ship.1")
    idle_until(finish(table), 5)
    assert table.on("red", "ship") == ["farmer", "", ""]


@every_edition
@rule("plan.activated")
def test_a_place_filled_in_round_three_can_be_used_in_round_five(edition: str) -> None:
    table = planning(edition, market="knight scholar")
    table.play("red", "place knight scriptorium.1", "place scholar scriptorium.2")
    assert finish(table).offers("red", "use") == ["scriptorium"]  # or in this round
    idle_until(table, 5)
    finish(table.play("red", "draw 0")).play("red", "use scriptorium")
    assert table.red.dev == 1


@every_edition
@rule("plan.nomove")
def test_a_follower_of_an_earlier_round_cannot_be_shifted(edition: str) -> None:
    table = planning(edition, market="", spaces={"monastery": "scholar -"})
    assert table.refusal("red", "lift monastery.1") == "plan.nomove"
    assert table.refusal("red", "back monastery.1") == "plan.nomove"
    assert table.refusal("red", "place scholar scriptorium.2") == "plan.place"


@every_edition
@rule("plan.nomove")
def test_a_placed_follower_stays_put_in_the_action_phase(edition: str) -> None:
    spaces = {"monastery": "scholar -", "scriptorium": "knight scholar"}
    table = Table(edition, phase="actions", red={"spaces": spaces})
    assert table.refusal("red", "lift monastery.1") == "plan.nomove"
    assert table.refusal("red", "back monastery.1") == "plan.nomove"


# ------------------------------------------------------------- until it is done


@every_edition
@rule("plan.undo")
def test_what_was_placed_this_phase_may_be_rearranged(edition: str) -> None:
    table = planning(edition, market="farmer boatman", spaces={"ship": "- - knight"})
    table.play("red", "place farmer ship.1", "place boatman ship.2", "lift ship.1")
    assert table.market("red") == ["farmer"]
    assert table.on("red", "ship") == ["", "boatman", "knight"]
    table.play("red", "place farmer wagon.1", "lift ship.2", "done")
    assert table.market("red") == ["boatman"]
    assert table.on("red", "wagon") == ["farmer", "", ""]


@pytest.mark.parametrize("edition", ["2021", "bigbox"])
@rule("plan.final")
def test_an_announced_plan_is_final(edition: str) -> None:
    table = planning(edition, market="farmer boatman")
    table.play("red", "place farmer ship.1", "done")
    assert table.pending == ["blue"]
    for change in ("place boatman ship.2", "lift ship.1", "done"):
        assert table.refusal("red", change) == "plan.final"


@pytest.mark.parametrize("edition", ["2021", "bigbox"])
@rule("plan.final")
def test_nothing_is_placed_in_the_action_phase(edition: str) -> None:
    table = finish(planning(edition, market="boatman", spaces={"scriptorium": "knight scholar"}))
    assert table.asked == "act"
    assert table.refusal("red", "place boatman ship.2") == "plan.final"


@every_edition
@rule("plan.order")
def test_all_plan_at_once_and_finish_in_any_order(edition: str) -> None:
    table = Table(edition, 3, phase="planning", start="blue")
    assert table.pending == ["red", "blue", "green"]
    table.play("green", "place farmer* ship.1").play("red", "place farmer* wagon.1", "done")
    table.play("green", "done")
    assert table.pending == ["blue"]


@every_edition
@rule("plan.order")
def test_in_turn_order_the_start_player_must_finish_first(edition: str) -> None:
    table = Table(edition, 3, phase="planning", start="blue", options={"plan_in_turn_order": True})
    for seat in ("blue", "green", "red"):
        assert (table.game.round, table.pending) == (1, [seat])
        table.play(seat, "done")
    assert table.game.round == 2


@rule("plan.order")
def test_a_plan_made_too_early_is_refused_because_of_the_order() -> None:
    table = Table("2021", phase="planning", start="blue", options={"plan_in_turn_order": True})
    assert table.refusal("red", "place farmer* ship.1") == "plan.order"


@pytest.mark.parametrize("other", [BLUE, None])
@every_edition
@rule("plan.visible")
def test_a_plan_is_shown_when_it_is_finished(edition: str, other: int | None) -> None:
    table = planning(edition, market="farmer boatman", spaces={"ship": "- - knight"})
    before = table.game.view(other)
    table.events.clear()
    table.play("red", "place farmer ship.1", "place boatman village.2")
    assert table.game.view(other) == before
    assert seen_by(table.events, other) == []
    assert table.game.view(RED)["players"][RED]["spaces"]["ship"] == ["farmer", "", "knight"]

    table.play("red", "done")
    shown = table.game.view(other)["players"][RED]
    assert shown["spaces"]["ship"] == ["farmer", "", "knight"]
    assert shown["spaces"]["village"] == ["", "boatman", ""]
    assert shown["market"] == {}


# ----------------------------------------------------------------------- Monks


@pytest.mark.parametrize(
    "space",
    ["village.1", "village.2", "village.3", "wagon.2", "wagon.3", "monastery.1", "town_hall.1"],
)
@every_edition
@rule("monk.any")
def test_a_monk_may_stand_for_any_other_type(edition: str, space: str) -> None:
    table = planning(edition, market="monk")
    assert table.refusal("red", f"place monk {space}") == ""


@every_edition
@rule("monk.any")
def test_three_monks_activate_the_village(edition: str) -> None:
    table = planning(edition, market="monk monk monk")
    table.play("red", *(f"place monk village.{n}" for n in (1, 2, 3)))
    finish(table).play("red", "use village", "recruit boatman")
    assert table.bag("red").count("monk") == 3


@pytest.mark.parametrize(
    "follower", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "farmer*"]
)
@every_edition
@rule("monk.space")
def test_a_monks_space_accepts_nothing_but_a_monk(edition: str, follower: str) -> None:
    """School and Herb Garden, which let Scholars and Boatmen stand in, do not help there."""
    tiles = ["brewery", "school", "herb_garden"]
    table = planning(edition, market=f"{follower} monk", tiles=tiles)
    assert table.refusal("red", f"place {follower} brewery.1") == "monk.space"
    assert table.refusal("red", "place monk brewery.1") == ""


@every_edition
@rule("monk.space")
def test_no_wheel_on_a_monks_space(edition: str) -> None:
    table = Table(
        edition,
        phase="actions",
        red={
            "wheels": 1,
            "wheel_placed": True,
            "tracks": {"craftsman": 2},
            "tiles": ["cellar"],
            "spaces": {"scriptorium": "knight scholar"},
        },
    )
    table.play("red", "pass")
    assert table.refusal("red", "wheel cellar.1") == "tech.monk"
    assert table.refusal("red", "wheel cellar.2") == ""


@every_edition
@rule("monk.deeds")
def test_on_a_deed_a_monk_is_only_a_monk(edition: str) -> None:
    table = Table(edition, phase="actions", red={"spaces": {"town_hall": "monk -"}})
    table.play("red", "use town_hall")
    assert table.refusal("red", "send base_city_wall.5") == "deed.exact"  # a Farmer's space
    deeds = {space.split(".")[0] for space in table.offers("red", "send")}
    assert deeds == {"base_papal_conclave", "base_cathedral", "base_peace_treaty"}
