"""Torture: goods, Place tiles and Gear wheels, what is lost with them and what is never given."""

from typing import Any

import pytest

from orleans.kernel.events import EVERYBODY
from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

HARVEST = {"2014": "b14_harvest", "2021": "abc_a_harvest", "bigbox": "abc_a_harvest"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}


def owing(edition: str, debt: int, **position: Any) -> Table:
    """Red, without food, misses so many of the five coins of a Harvest."""
    red = {"coins": 5 - debt, **position.pop("red", {})}
    return Table(
        edition, phase="event", event=HARVEST[edition], red=red, blue={"coins": 50}, **position
    )


@rule("torture.good")
@every_edition
def test_any_good_covers_one_coin(edition: str) -> None:
    table = owing(edition, 2, red={"goods": {"brocade": 1, "wool": 2}})
    assert table.refusal("red", "give good wine") == "torture.good"
    table.play("red", "give good brocade")
    # A brocade is worth more, but covers 1 coin and brings no change.
    assert table.asked == "torture"
    table.play("red", "give good wool")
    assert table.asked != "torture"
    assert table.goods("red") == {"wool": 1}
    assert table.red.coins == 0


@rule("torture.place")
@every_edition
def test_a_place_tile_covers_one_coin_and_is_gone(edition: str) -> None:
    stacks = {"tiles": ["winery", "office"]}
    table = owing(edition, 2, red={"tiles": ["hayrick", "school"]}, **stacks)
    assert table.refusal("red", "give tile winery") == "torture.place"
    table.play("red", "give tile school", "give tile hayrick")
    assert table.asked != "torture"
    assert not table.owns("red", "school") and not table.owns("red", "hayrick")
    assert table.stack() == ["winery", "office"]


@rule("torture.place")
@every_edition
def test_the_places_of_the_player_board_cannot_be_given(edition: str) -> None:
    table = owing(edition, 1)
    assert table.refusal("red", "give tile village") == "torture.place"
    assert not [item for item in table.offers("red", "give") if item.startswith("tile")]


@rule("torture.place")
@every_edition
def test_a_lasting_ability_goes_with_its_tile(edition: str) -> None:
    table = owing(edition, 1, red={"tiles": ["herb_garden"], "bag": "boatman"})
    table.play("red", "give tile herb_garden").draw_all()
    assert table.refusal("red", "place boatman farm_house.2") == "plan.match"


@rule("torture.place.contents")
@every_edition
def test_followers_return_to_the_bag_and_the_wheel_goes_with_the_tile(edition: str) -> None:
    red = {"tiles": ["cellar"], "spaces": {"cellar": "monk wheel"}}
    table = owing(edition, 1, red=red)
    wheels, monks = table.game.wheels, table.supply("monk")
    table.play("red", "give tile cellar")
    # Exactly one coin is covered.
    assert table.asked != "torture"
    assert table.bag("red") == ["monk"]
    assert table.supply("monk") == monks
    assert (table.red.wheels, table.game.wheels) == (0, wheels)
    # The wheel pays nothing extra.
    table = owing(edition, 2, red=red).play("red", "give tile cellar")
    assert table.asked == "torture"
    assert not [item for item in table.offers("red", "give") if item.startswith("wheel")]


@rule("torture.place.contents")
@every_edition
def test_followers_on_the_market_spaces_of_a_tile_return_to_the_bag(edition: str) -> None:
    red = {"tiles": ["gunpowder_tower"], "tower": "knight trader*", "bag": "monk"}
    table = owing(edition, 1, red=red).play("red", "give tile gunpowder_tower")
    assert table.bag("red") == ["knight", "monk", "trader*"]
    assert table.red.tower == []


@rule("torture.gear")
@every_edition
def test_an_unplaced_wheel_covers_one_coin(edition: str) -> None:
    table = owing(edition, 1, red={"wheels": 2}).play("red", "give wheel")
    assert table.asked != "torture"
    assert table.red.wheels == 1
    assert owing(edition, 1).refusal("red", "give wheel") == "torture.gear"


@rule("torture.gear")
@every_edition
def test_a_placed_wheel_leaves_its_space_empty_and_the_place_inactive(edition: str) -> None:
    spaces = SCRIPTORIUM | {"farm_house": "wheel craftsman*"}
    table = owing(edition, 1, red={"spaces": spaces})
    assert table.refusal("red", "give wheel scriptorium.1") == "torture.gear"
    table.play("red", "give wheel farm_house.1").draw_all()
    assert table.on("red", "farm_house") == ["", "craftsman*"]
    table.done()
    assert table.refusal("red", "use farm_house") == "action.activated"


@rule("torture.removed")
@every_edition
def test_what_is_given_never_comes_back(edition: str) -> None:
    red = {"bag": "knight", "goods": {"wool": 1}, "wheels": 1, "tiles": ["hayrick"]}
    table = owing(edition, 5, red=red, tiles=["winery"])
    before = (table.supply("knight"), table.supply("wool"), table.game.wheels)
    table.play("red", "give follower", "give good wool", "give wheel", "give tile hayrick")
    table.play("red", "give station")
    assert table.asked != "torture"
    assert (table.supply("knight"), table.supply("wool"), table.game.wheels) == before
    assert table.stack() == ["winery"]
    assert (table.bag("red"), table.goods("red"), table.red.wheels) == ([], {}, 0)
    assert table.red.unbuilt == 9


@rule("torture.removed")
@every_edition
def test_a_wheel_given_from_a_place_leaves_the_game_too(edition: str) -> None:
    table = owing(edition, 1, red={"spaces": {"village": "wheel - -"}})
    wheels = table.game.wheels
    table.play("red", "give wheel village.1")
    assert (table.red.wheels, table.game.wheels) == (0, wheels)


@rule("torture.removed")
@every_edition
def test_development_points_can_be_earned_again(edition: str) -> None:
    table = owing(edition, 1, red={"development": 5, "spaces": SCRIPTORIUM})
    table.play("red", "give point").draw_all().done().play("red", "use scriptorium")
    assert table.red.dev == 5


@rule("torture.never", "torture.exhausted")
@every_edition
def test_citizens_personal_followers_and_the_merchant_are_never_given(edition: str) -> None:
    red = {
        "citizens": 2,
        "stations_left": 0,
        "market": "farmer*",
        "bag": "boatman* craftsman* trader*",
        "merchant": "tours",
    }
    table = owing(edition, 5, red=red)
    # Nothing else is left, so nothing is asked.
    assert table.asked != "torture"
    assert table.told("gave") == []
    assert table.red.citizens == 2
    assert table.bag("red") == ["boatman*", "craftsman*", "trader*"]
    assert table.town("red") == "tours"


@rule("torture.never")
@every_edition
def test_only_what_the_rules_name_is_offered(edition: str) -> None:
    red = {
        "citizens": 2,
        "bag": "knight farmer*",
        "stations": ["blois"],
        "development": 5,
        "goods": {"wool": 1, "brocade": 1},
        "tiles": ["hayrick"],
        "wheels": 1,
        "spaces": {"village": "wheel - -"},
    }
    table = owing(edition, 1, red=red)
    assert sorted(table.legal("red")) == [
        "give follower",
        "give good brocade",
        "give good wool",
        "give point",
        "give station",
        "give station blois",
        "give tile hayrick",
        "give wheel",
        "give wheel village.1",
    ]
    assert table.refusal("red", "skip") == "torture.when"


@rule("torture.exhausted")
@every_edition
def test_with_nothing_left_the_rest_of_the_debt_is_waived(edition: str) -> None:
    red = {
        "stations_left": 1,
        "goods": {"wool": 1},
        "spaces": {"village": "farmer* boatman* craftsman*"},
    }
    table = owing(edition, 5, red=red).play("red", "give good wool", "give station")
    assert table.asked != "torture"
    waived = [(event.seat, event.facts, event.audience) for event in table.told("waived")]
    assert waived == [(0, {"amount": 3}, EVERYBODY)]
    # The game goes on, and coins earned later are not claimed.
    table.draw_all().done().play("red", "use village", "recruit boatman")
    assert table.red.coins == 2
    assert table.asked != "torture"
