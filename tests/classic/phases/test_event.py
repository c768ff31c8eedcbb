"""Phase 6: Income, Trading Day and Taxes, and whom the events affect."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

SEATS = ["red", "blue", "green", "yellow", "white"]
OLD_TABLES = [("2014", players) for players in (2, 3, 4)]
NEW_TABLES = [(edition, players) for edition in ("2021", "bigbox") for players in (2, 3, 4, 5)]

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
old_tables = pytest.mark.parametrize(("edition", "players"), OLD_TABLES)
new_tables = pytest.mark.parametrize(("edition", "players"), NEW_TABLES)
every_table = pytest.mark.parametrize(("edition", "players"), OLD_TABLES + NEW_TABLES)

TOWNS = ["orleans", "blois", "tours", "chinon", "le_mans", "vendome", "briare"]


def tile(edition: str, event: str, letter: str = "b") -> str:
    return f"b14_{event}" if edition == "2014" else f"abc_{letter}_{event}"


def happening(edition: str, players: int, event: str, **seats: Any) -> Table:
    """The event has happened to seats without coins, unless they are given some."""
    for seat in SEATS[:players]:
        seats[seat] = {"coins": 0, **seats.get(seat, {})}
    return Table(edition, players, phase="event", event=event, **seats)


def goods(count: int) -> dict[str, int]:
    """So many goods, of all types."""
    types = ["wool", "grain", "cheese", "wine", "brocade"]
    return {follower_type: len(range(first, count, 5)) for first, follower_type in enumerate(types)}


# ------------------------------------------------------------------- everybody


@rule("event.all")
@every_table
def test_the_event_affects_every_player_in_turn_order(edition: str, players: int) -> None:
    owners = {seat: {"coins": 10, "goods": goods(3)} for seat in SEATS[:players]}
    table = happening(edition, players, tile(edition, "taxes"), **owners, start="blue")
    paid = [SEATS[event.seat] for event in table.told("paid")]
    assert paid == [*SEATS[1:players], "red"]


@rule("event.all")
@every_table
def test_who_passed_first_is_not_skipped(edition: str, players: int) -> None:
    waiting = {"coins": 0, "spaces": {"scriptorium": "knight scholar"}}
    seats: dict[str, Any] = {seat: waiting for seat in SEATS[:players]}
    table = Table(edition, players, phase="actions", event=tile(edition, "income"), **seats)
    table.play("red", "pass")
    for seat in SEATS[1:players]:
        table.play(seat, "use scriptorium")
    income = 1 if edition == "2014" else 2
    assert [table.seat(seat).coins for seat in SEATS[:players]] == [income] * players


@rule("event.all")
@every_table
def test_harvest_asks_the_players_in_turn_order(edition: str, players: int) -> None:
    food = {seat: {"goods": {"grain": 1}} for seat in SEATS[:players]}
    table = happening(edition, players, tile(edition, "harvest", "a"), **food, start="blue")
    asked = []
    for _ in range(players):
        asked += table.pending
        table.play(table.pending[0], "food grain")
    assert asked == [*SEATS[1:players], "red"]


# ---------------------------------------------------------------------- income


@rule("event.income.old")
@old_tables
@pytest.mark.parametrize(("space", "status"), [(0, 1), (4, 2), (14, 3), (15, 4), (22, 5), (30, 6)])
def test_income_pays_the_development_status(
    edition: str, players: int, space: int, status: int
) -> None:
    table = happening(edition, players, "b14_income", red={"development": space})
    assert table.red.coins == status
    assert table.blue.coins == 1


@rule("event.income.new")
@new_tables
@pytest.mark.parametrize(("letter", "each"), [("a", 3), ("b", 2), ("c", 1)])
def test_income_pays_for_each_point_of_status(
    edition: str, players: int, letter: str, each: int
) -> None:
    seats = {"red": {"development": 4}, "blue": {"development": 21}}
    table = happening(edition, players, f"abc_{letter}_income", **seats)
    assert table.red.coins == 2 * each
    assert table.blue.coins == 4 * each


# ----------------------------------------------------------------- trading day


@rule("event.tradingday.old")
@old_tables
def test_trading_day_pays_a_coin_for_each_built_station(edition: str, players: int) -> None:
    seats = {"red": {"stations": TOWNS[:4]}, "blue": {"stations": ["orleans"]}}
    table = happening(edition, players, "b14_trading_day", **seats)
    # Four built, six unbuilt.
    assert table.red.unbuilt == 6
    assert table.red.coins == 4
    assert table.blue.coins == 1


@rule("event.tradingday.new")
@new_tables
@pytest.mark.parametrize(("letter", "each"), [("a", 3), ("b", 2), ("c", 1)])
def test_trading_day_pays_for_each_built_station(
    edition: str, players: int, letter: str, each: int
) -> None:
    table = happening(edition, players, f"abc_{letter}_trading_day", red={"stations": TOWNS[:3]})
    assert table.red.coins == 3 * each
    assert table.blue.coins == 0


# ----------------------------------------------------------------------- taxes


@rule("event.taxes.old", "event.taxes.floor")
@old_tables
@pytest.mark.parametrize(("count", "tax"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (9, 3)])
def test_every_three_goods_cost_a_coin(edition: str, players: int, count: int, tax: int) -> None:
    red = {"coins": 10, "goods": goods(count)}
    table = happening(edition, players, "b14_taxes", red=red)
    assert table.red.coins == 10 - tax
    assert sum(table.goods("red").values()) == count


@rule("event.taxes.new", "event.taxes.floor")
@new_tables
@pytest.mark.parametrize(
    ("letter", "count", "tax"),
    [
        ("a", 0, 0),
        ("a", 1, 1),
        ("a", 5, 5),
        ("b", 1, 0),
        ("b", 2, 1),
        ("b", 5, 2),
        ("c", 2, 0),
        ("c", 3, 1),
        ("c", 5, 1),
        ("c", 6, 2),
    ],
)
def test_full_groups_of_goods_are_taxed(
    edition: str, players: int, letter: str, count: int, tax: int
) -> None:
    red = {"coins": 10, "goods": goods(count)}
    table = happening(edition, players, f"abc_{letter}_taxes", red=red)
    assert table.red.coins == 10 - tax


@rule("event.taxes.count")
@pytest.mark.parametrize(
    ("edition", "event", "tax"),
    [
        ("2014", "b14_taxes", 1),
        ("2021", "abc_a_taxes", 5),
        ("bigbox", "abc_a_taxes", 5),
    ],
)
def test_goods_of_all_types_count_together(edition: str, event: str, tax: int) -> None:
    one_each = {"grain": 1, "cheese": 1, "wine": 1, "wool": 1, "brocade": 1}
    table = happening(edition, 2, event, red={"coins": 10, "goods": one_each})
    assert table.red.coins == 10 - tax


@rule("event.taxes.count")
def test_goods_held_at_that_moment_count() -> None:
    # The cheese is spent on the Sheep Farm, the wine is left on the map.
    red = {
        "coins": 10,
        "goods": {"cheese": 1, "wool": 1},
        "tiles": ["sheep_farm"],
        "spaces": {"sheep_farm": "farmer farmer", "ship": "farmer* boatman* knight"},
    }
    routes = {"orleans-blois_water": ["wine"]}
    table = Table("bigbox", phase="actions", event="abc_a_taxes", routes=routes, red=red)
    table.play("red", "use sheep_farm", "choose 2", "use ship", "go orleans-blois_water", "skip")
    assert table.told("coins", "red")[0].facts["amount"] == 4
    assert table.red.coins == 10 + 4 - 1


@rule("event.taxes.torture", "torture.coinsfirst")
@pytest.mark.parametrize(
    ("edition", "event", "count"),
    [
        ("2014", "b14_taxes", 9),
        ("2021", "abc_a_taxes", 3),
        ("2021", "abc_b_taxes", 6),
        ("bigbox", "abc_c_taxes", 9),
    ],
)
def test_tax_that_cannot_be_paid_is_made_good_by_torture(
    edition: str, event: str, count: int
) -> None:
    # A tax of 3 with 1 coin: it is paid, and two items are given.
    table = happening(edition, 2, event, red={"coins": 1, "goods": goods(count)})
    assert table.pending == ["red"] and table.asked == "torture"
    assert table.red.coins == 0
    table.play("red", "give good wool")
    assert table.asked == "torture"
    table.play("red", "give station")
    assert table.asked != "torture"
    assert sum(table.goods("red").values()) == count - 1
    assert table.red.unbuilt == 9
