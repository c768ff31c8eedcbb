"""Church, Well and Theatre together: chains of actions, and what stays where."""

from ...rules import rule
from ..conservation import check_pieces
from ..table import Table
from . import SPARE_ACTION
from .lending import BREWERY, TWO, church

# ------------------------------------------------- what is kept on a rival's tile


@rule("combo.church.kept")
def test_a_station_on_a_rivals_road_is_ones_own_and_uses_one_of_its_spaces() -> None:
    blue = {"road": 3}
    table = church({"road": "farmer craftsman craftsman"}, blue=blue).play("red", "use church")
    assert (table.red.built, table.red.on_road, table.blue.built) == (1, 1, 3)
    assert table.refusal("blue", "use road") == "place.road.limit"
    full = church({"road": "farmer craftsman craftsman"}, blue={"road": 4})
    assert full.refusal("red", "use church") == "action.effect"
    check_pieces(table.game)


@rule("combo.church.kept")
def test_a_station_on_a_rivals_road_counts_for_ones_own_majority() -> None:
    table = Table(
        "bigbox",
        round=18,
        phase="start_player",
        red={"road": 1, "stations": ["blois"]},
        blue={"tiles": ["road"], "stations": ["tours"]},
    )
    assert (table.red.citizens, table.blue.citizens) == (1, 0)


@rule("combo.church.kept")
def test_bread_baked_at_a_rivals_bakery_is_ones_own() -> None:
    lent = {"bakery": "farmer craftsman"}
    red = {"goods": {"grain": 3}, "coins": 4}
    table = church(lent, red=red, round=2, event="abc_a_taxes", blue={"goods": {"grain": 2}})
    table.play("red", "use church", "bake 3")
    assert (table.goods("red"), table.goods("blue")) == ({"bread": 3}, {"grain": 2})
    assert (table.red.coins, table.blue.coins) == (0, 7)
    check_pieces(table.game)
    table.play("blue", "pass").play("red", "pass")
    assert (table.asked, table.pending) == ("torture", ["red"])
    table.play("red", "give good bread", "give good bread", "give good bread")
    assert table.blue.coins == 7 - 2  # its own grain only


# ------------------------------------------------------------------------- chains


@rule("combo.church.well")
def test_a_rivals_well_serves_for_one_of_ones_own_actions() -> None:
    red = {"spaces": {"farm_house": "boatman craftsman"}}
    table = church({"well": "craftsman monk"}, red=red).play("red", "use church")
    assert table.asked == "choose_action"
    table.play("red", "use farm_house")
    assert table.on("blue", "well") == ["craftsman", "monk"]
    assert table.on("red", "farm_house") == ["boatman", "craftsman"]
    assert table.on("red", "church") == [""]
    assert (table.step("red", "farmer"), table.step("blue", "farmer")) == (1, 0)
    assert (table.red.coins, table.blue.coins) == (3, 7)
    check_pieces(table.game)


@rule("combo.loop")
def test_church_to_a_rivals_well_to_church_again_is_refused() -> None:
    table = church({"well": "craftsman monk", **BREWERY}).play("red", "use church", "use well")
    assert table.refusal("red", "use church") == "combo.loop"
    assert "use church" not in table.legal("red")


@rule("combo.loop", "combo.well.church")
def test_well_to_church_to_the_same_well_is_no_way_round() -> None:
    """Two Wells do not exist; red's own can be reached neither through the Church nor itself."""
    red = {"tiles": ["well"], "spaces": {"well": "craftsman monk"}}
    table = church(TWO, red=red).play("red", "use well", "use church")
    assert table.legal("red") == ["use brewery", "use winery"]
    assert table.refusal("red", "use well") == "place.church"


@rule("combo.well.church")
def test_the_well_uses_the_church_without_its_monk_for_two_coins() -> None:
    red = {"tiles": ["well"], "spaces": {"well": "craftsman monk", "church": "monk"}}
    table = church(TWO, red=red).play("red", "use well", "use church", "use winery")
    assert table.goods("red") == {"wine": 1}
    assert (table.red.coins, table.blue.coins) == (3, 7)
    assert table.on("red", "church") == ["monk"]
    assert table.on("red", "well") == ["", ""]
    assert table.on("blue", "winery") == ["farmer", "trader"]
    check_pieces(table.game)


@rule("combo.well.church")
def test_an_empty_church_serves_the_well_too_but_not_without_the_coins() -> None:
    def well(coins: int) -> Table:
        spaces = {"well": "craftsman monk", **SPARE_ACTION}
        red = {"tiles": ["church", "well"], "spaces": spaces, "coins": coins}
        blue = {"tiles": list(TWO), "spaces": TWO}
        table = Table("bigbox", phase="actions", red=red, blue=blue)
        return table.play("red", "use well")

    assert well(2).play("red", "use church", "use brewery").red.coins == 2
    assert well(1).refusal("red", "use church") == "action.cost"


@rule("combo.theatre.borrowed")
def test_a_rivals_theatre_pays_for_each_follower_on_it_and_they_stay() -> None:
    audience = "farmer - craftsman - - scholar -"
    table = church({"theatre": audience}).play("red", "use church")
    assert (table.red.coins, table.blue.coins) == (5 - 2 + 3, 7)
    assert table.on("blue", "theatre") == ["farmer", "", "craftsman", "", "", "scholar", ""]
    assert table.refusal("blue", "use theatre") == ""


@rule("combo.theatre.borrowed")
def test_ones_own_theatre_through_the_well_keeps_its_followers() -> None:
    spaces = {"well": "craftsman monk", "theatre": "farmer* - - - knight - -", **SPARE_ACTION}
    red = {"tiles": ["well", "theatre"], "spaces": spaces}
    table = Table("bigbox", phase="actions", red=red)
    table.play("red", "use well", "use theatre")
    assert table.red.coins == 7
    assert table.on("red", "theatre") == ["farmer*", "", "", "", "knight", "", ""]
    table.play("red", "use theatre")
    assert (table.red.coins, table.on("red", "theatre")) == (9, [""] * 7)
