"""Adding Place tiles to the city with the Traders."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

ONE = [
    "bathhouse",
    "brewery",
    "cheese_factory",
    "hayrick",
    "herb_garden",
    "hospital",
    "library",
    "sacristy",
    "shipping_line",
    "tailor_shop",
    "windmill",
    "winery",
    "wool_manufacturer",
]
TWO = ["cellar", "gunpowder_tower", "horse_wagon", "laboratory", "office", "pharmacy", "school"]
VILLAGE = {"village": "farmer* boatman* craftsman*"}


def trader(edition: str, step: int, stacks: list[str], seed: int = 1, **red: Any) -> Table:
    """Red recruits a Trader and takes this step on the Traders track."""
    fields = {"tracks": {"trader": step - 1}, "spaces": VILLAGE, **red}
    table = Table(edition, seed=seed, phase="actions", tiles=stacks, red=fields)
    return table.play("red", "use village", "recruit trader")


@rule("expand.first")
@every_edition
def test_the_first_step_allows_category_one_only(edition: str) -> None:
    table = trader(edition, 1, ONE + TWO)
    for tile in TWO:
        assert table.refusal("red", f"tile {tile}") == "expand.first"
    assert table.offers("red", "tile") == ONE


@rule("expand.later")
@every_edition
@pytest.mark.parametrize("step", [2, 3, 4, 5])
def test_from_the_second_step_on_both_categories_are_offered(edition: str, step: int) -> None:
    table = trader(edition, step, ONE + TWO)
    assert sorted(table.offers("red", "tile")) == sorted(ONE + TWO)
    table.play("red", "tile laboratory")
    assert table.owns("red", "laboratory")


@rule("expand.pick")
@every_edition
@pytest.mark.parametrize("tile", ONE)
def test_any_tile_of_an_allowed_stack_may_be_chosen(edition: str, tile: str) -> None:
    table = trader(edition, 1, ONE + TWO).play("red", f"tile {tile}")
    assert table.owns("red", tile)
    assert sorted(table.stack()) == sorted(set(ONE + TWO) - {tile})


@rule("expand.pick")
@every_edition
def test_a_tile_that_has_been_taken_remains_taken(edition: str) -> None:
    table = trader(edition, 2, ["hayrick", "school"])
    assert table.refusal("red", "tile windmill") == "expand.pick"
    assert table.offers("red", "tile") == ["hayrick", "school"]


@rule("expand.use")
@every_edition
def test_a_lasting_ability_helps_from_the_next_planning_on(edition: str) -> None:
    table = trader(edition, 1, ["herb_garden"], market="farmer").play("red", "tile herb_garden")
    table.draw_all()
    assert table.asked == "plan"
    # A Boatman stands in for a Craftsman.
    assert table.refusal("red", "place boatman* farm_house.2") == ""
    without = trader(edition, 1, ["herb_garden"], market="farmer").play("red", "skip")
    without.draw_all()
    assert without.refusal("red", "place boatman* farm_house.2") == "plan.match"


@rule("expand.use")
@every_edition
@pytest.mark.parametrize(("choice", "refusal"), [("tile herb_garden", ""), ("skip", "plan.match")])
def test_a_lasting_ability_works_at_once(edition: str, choice: str, refusal: str) -> None:
    # The Bathhouse places a drawn Boatman in the same Action phase, on a Craftsman space.
    red = {
        "tiles": ["bathhouse"],
        "spaces": {"village": "farmer* monk craftsman*", "bathhouse": "boatman*"},
        "bag": "boatman " * 5,
    }
    for seed in range(10):
        table = trader(edition, 1, ["herb_garden"], seed, **red)
        table.play("red", choice, "use bathhouse")
        if "boatman" in str(table.told("drew", "red")[-1].facts["followers"]).split():
            assert table.refusal("red", "place boatman university.2") == refusal
            return
    raise AssertionError("no Boatman drawn in ten games")


@rule("expand.use")
@every_edition
def test_the_action_of_a_new_tile_must_first_be_activated(edition: str) -> None:
    table = trader(
        edition,
        1,
        ["brewery"],
        spaces=VILLAGE | {"scriptorium": "knight scholar"},
        market="monk",
        coins=0,
    )
    table.play("red", "tile brewery")
    assert table.pending == ["red"] and table.asked == "act"
    assert table.refusal("red", "use brewery") == "action.activated"
    table.play("red", "pass").draw_all().play("red", "place monk brewery.1").done()
    coins = table.red.coins
    table.play("red", "use brewery")
    assert table.red.coins == coins + 2


@rule("expand.decline")
@every_edition
@pytest.mark.parametrize("step", [1, 2])
def test_with_no_tile_left_the_trader_is_recruited_all_the_same(edition: str, step: int) -> None:
    table = trader(edition, step, [])
    assert table.asked != "expand"
    assert table.step("red", "trader") == step
    assert table.bag("red").count("trader") == 1


@rule("expand.decline")
@every_edition
def test_only_forbidden_tiles_left_count_as_none(edition: str) -> None:
    table = trader(edition, 1, TWO)
    assert table.asked != "expand"
    assert table.step("red", "trader") == 1
    assert sorted(table.stack()) == sorted(TWO)


@rule("expand.decline")
@every_edition
def test_you_may_want_no_tile(edition: str) -> None:
    table = trader(edition, 1, ["hayrick"])
    assert table.legal("red") == ["tile hayrick", "skip"]
    table.play("red", "skip")
    assert table.stack() == ["hayrick"]
    assert not table.owns("red", "hayrick")
    assert table.step("red", "trader") == 1
    assert table.bag("red").count("trader") == 1
