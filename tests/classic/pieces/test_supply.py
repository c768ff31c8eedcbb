"""The supply: what has run out, what comes back, and the coins of the editions."""

from typing import Any

import pytest

from orleans import Setup, SetupError, new
from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
new_editions = pytest.mark.parametrize("edition", ["2021", "bigbox"])

PLAGUE = {"2014": "b14_plague", "2021": "abc_b_plague", "bigbox": "abc_b_plague"}
HARVEST = {"2014": "b14_harvest", "2021": "abc_a_harvest", "bigbox": "abc_a_harvest"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}


def with_tile(edition: str, tile: str, followers: str, **position: Any) -> Table:
    """Red's turn with one tile activated, and the Scriptorium."""
    red = {"tiles": [tile], "spaces": SCRIPTORIUM | {tile: followers}, **position.pop("red", {})}
    return Table(edition, phase="actions", red=red, **position)


@rule("supply.block")
@every_edition
def test_without_a_gear_wheel_the_laboratory_is_closed(edition: str) -> None:
    table = with_tile(edition, "laboratory", "craftsman scholar", wheels=0)
    assert table.refusal("red", "use laboratory") == "supply.block"
    table = with_tile(edition, "laboratory", "craftsman scholar", wheels=1)
    table.play("red", "use laboratory")
    assert (table.red.wheels, table.game.wheels) == (1, 0)


@rule("supply.block")
@every_edition
@pytest.mark.parametrize(
    ("tile", "followers", "good"),
    [
        ("hayrick", "farmer", "grain"),
        ("cheese_factory", "farmer farmer", "cheese"),
        ("winery", "farmer trader", "wine"),
        ("wool_manufacturer", "boatman trader", "wool"),
        ("tailor_shop", "trader scholar", "brocade"),
    ],
)
def test_a_good_that_has_run_out_cannot_be_made(
    edition: str, tile: str, followers: str, good: str
) -> None:
    table = with_tile(edition, tile, followers, goods={good: 0})
    assert table.refusal("red", f"use {tile}") == "supply.block"
    table = with_tile(edition, tile, followers, goods={good: 1}).play("red", f"use {tile}")
    assert table.goods("red") == {good: 1} and table.supply(good) == 0


@rule("supply.block")
def test_a_good_of_your_choice_is_one_that_the_supply_has() -> None:
    goods = {"grain": 0, "cheese": 0, "wine": 2, "wool": 0, "brocade": 0}
    table = with_tile("bigbox", "bourgeois_house", "trader monk", goods=goods)
    table.play("red", "use bourgeois_house", "choose 2")
    assert table.legal("red") == ["take wine"]
    assert table.refusal("red", "take brocade") == "supply.block"
    # With no good at all the other benefits remain.
    goods["wine"] = 0
    table = with_tile("bigbox", "bourgeois_house", "trader monk", goods=goods)
    assert table.play("red", "use bourgeois_house").offers("red", "choose") == ["1", "3", "4"]


@rule("supply.back")
@every_edition
def test_a_scholar_lost_to_the_plague_reopens_the_university(edition: str) -> None:
    spaces = {"university": "farmer* craftsman* trader*", "scriptorium": "knight monk"}
    table = Table(
        edition,
        phase="actions",
        event=PLAGUE[edition],
        supply={"scholar": 0},
        red={"spaces": spaces},
        blue={"bag": "scholar"},
    )
    assert table.refusal("red", "use university") == "recruit.supply"
    table.play("red", "pass")
    assert table.supply("scholar") == 1
    table.draw_all().done().play("red", "use university")
    assert table.step("red", "scholar") == 1
    assert table.supply("scholar") == 0


@rule("supply.back")
@every_edition
def test_food_given_at_harvest_reopens_the_farm_house(edition: str) -> None:
    red = {
        "tracks": {"farmer": 4},
        "spaces": SCRIPTORIUM | {"farm_house": "boatman* craftsman*"},
        "coins": 5,
    }
    blue = {"goods": {"wine": 1}, "coins": 5}
    table = Table(
        edition, phase="actions", event=HARVEST[edition], goods={"wine": 0}, red=red, blue=blue
    )
    assert table.refusal("red", "use farm_house") == "recruit.bonus"
    table.play("red", "pass").play("blue", "food wine")
    table.draw_all().done().play("red", "use farm_house")
    assert table.goods("red") == {"wine": 1}


# ----------------------------------------------------------------------- coins


@rule("supply.coins.old")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_coins_that_the_supply_lacks_are_not_received(players: int) -> None:
    # Status 3 is due 3 coins; in turn order the others find an empty supply.
    red = {"coins": 0, "development": 9}
    event: dict[str, Any] = {"event": "b14_income", "next_events": ["b14_harvest"]}
    table = Table("2014", players, phase="event", bank=1, red=red, **event)
    assert table.red.coins == 1
    assert table.blue.coins == 5
    assert table.game.bank == 0
    # Nothing is owed: coins that come back later stay in the supply.
    table.draw_all().done()
    assert table.red.coins == 0
    assert table.game.bank == 1 + 5 * (players - 1)


@rule("supply.coins.old")
@pytest.mark.parametrize("start", ["red", "blue"])
def test_payouts_run_in_turn_order_until_the_supply_is_empty(start: str) -> None:
    due = {"coins": 0, "development": 9}
    table = Table("2014", phase="event", event="b14_income", bank=4, red=due, blue=due, start=start)
    coins = [table.red.coins, table.blue.coins]
    assert coins == ([3, 1] if start == "red" else [1, 3])


@rule("supply.coins.old")
def test_an_action_pays_what_there_is() -> None:
    spaces = {"village": "farmer* boatman* craftsman*"}
    red = {"coins": 0, "tracks": {"boatman": 3}, "spaces": spaces}
    table = Table("2014", phase="actions", bank=1, red=red)
    table.play("red", "use village", "recruit boatman")
    assert table.red.coins == 1
    assert table.step("red", "boatman") == 4


@rule("supply.coins.old")
def test_coins_paid_return_to_the_supply() -> None:
    table = Table("2014", phase="event", event="b14_harvest", bank=0, red={"coins": 7})
    assert table.red.coins == 2
    assert table.game.bank == 10


@rule("supply.coins.old")
def test_the_bank_is_a_setting() -> None:
    table = Table("2014", options={"bank": 40}, phase="planning")
    assert table.game.bank == 40 - 2 * 5


@rule("supply.coins.new")
@new_editions
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_coins_never_run_out(edition: str, players: int) -> None:
    # Far more than there are pieces in any box.
    seats = ["red", "blue", "green", "yellow", "white"][:players]
    rich: dict[str, Any] = {seat: {"coins": 900, "development": 30} for seat in seats}
    table = Table(edition, players, phase="event", event="abc_a_income", **rich)
    assert [table.seat(seat).coins for seat in seats] == [918] * players


@rule("supply.coins.new")
@new_editions
def test_a_bank_is_no_option_where_coins_are_unlimited(edition: str) -> None:
    with pytest.raises(SetupError) as refused:
        new(Setup(edition=edition, options={"bank": 100}))
    assert refused.value.rule == "supply.coins.new"


# ----------------------------------------------------------------------- goods


@rule("supply.spent")
@pytest.mark.parametrize("edition", ["2021", "bigbox"])
def test_a_good_paid_to_an_action_can_be_gained_again(edition: str) -> None:
    options = {"extra_tiles": ["sheep_farm"]} if edition == "2021" else {}
    red = {
        "goods": {"cheese": 1},
        "tiles": ["sheep_farm", "cheese_factory"],
        "spaces": {"sheep_farm": "farmer farmer", "cheese_factory": "farmer farmer"},
    }
    table = Table(edition, options=options, phase="actions", goods={"cheese": 0}, red=red)
    assert table.refusal("red", "use cheese_factory") == "supply.block"
    table.play("red", "use sheep_farm", "choose 1")
    assert table.goods("red") == {"wool": 1}
    assert table.supply("cheese") == 1
    table.play("red", "use cheese_factory")
    assert table.goods("red") == {"cheese": 1, "wool": 1}
    assert table.supply("cheese") == 0


@rule("supply.spent", "event.harvest.back", "torture.removed")
@every_edition
def test_goods_given_to_events_come_back_but_not_those_given_under_torture(edition: str) -> None:
    table = Table(
        edition,
        phase="event",
        event=HARVEST[edition],
        goods={"grain": 0, "wool": 0},
        red={"goods": {"grain": 1}, "coins": 0},
        blue={"goods": {"wool": 5}, "coins": 0},
    )
    table.play("red", "food grain").play("blue", *["give good wool"] * 5)
    assert table.supply("grain") == 1
    assert table.supply("wool") == 0
    assert table.goods("blue") == {}
