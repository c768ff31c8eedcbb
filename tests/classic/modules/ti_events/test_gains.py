"""Income, Fishing Grounds, Trading Day and Wedding."""

import pytest

from tests.rules import rule

from .tables import every_count, every_edition, ti_table


@rule("events.ti.b.income")
@every_edition
@every_count
@pytest.mark.parametrize(("development", "coins"), [(0, 2), (9, 6), (30, 12)])
def test_two_coins_for_each_point_of_status(
    edition: str, players: int, development: int, coins: int
) -> None:
    red = {"coins": 0, "development": development}
    assert ti_table("ti_b_income", edition, players, red=red).red.coins == coins


@rule("events.ti.b.income_cathedral")
def test_the_cathedral_counts_for_income() -> None:
    red = {"coins": 0, "development": 9, "tiles": ["cathedral"]}
    assert ti_table("ti_b_income", "bigbox", red=red).red.coins == 8


@rule("events.ti.b.fishing_grounds")
@every_edition
@pytest.mark.parametrize(("step", "coins"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_coins_shown_where_the_boatmen_marker_stands(
    edition: str, step: int, coins: int
) -> None:
    red = {"coins": 1, "tracks": {"boatman": step}}
    table = ti_table("ti_b_fishing_grounds", edition, red=red)
    assert table.red.coins == 1 + coins
    assert table.step("red", "boatman") == step
    assert table.blue.coins == 5  # the start space shows nothing


@rule("events.ti.b.fishing_no_coins")
@every_edition
def test_the_last_boatmen_space_pays_nothing_and_no_second_citizen(edition: str) -> None:
    red = {"coins": 1, "tracks": {"boatman": 5}}
    table = ti_table("ti_b_fishing_grounds", edition, red=red)
    assert (table.red.coins, table.red.citizens) == (1, 0)


@rule("events.ti.c.trading_day")
@every_edition
def test_a_coin_for_each_station_built(edition: str) -> None:
    stations = ["blois", "tours", "nevers", "orleans"]
    table = ti_table("ti_c_trading_day", edition, red={"coins": 0, "stations": stations})
    assert (table.red.coins, table.blue.coins) == (4, 5)


@rule("events.ti.tiles.road_stations")
def test_stations_on_the_road_have_their_trading_day() -> None:
    red = {"coins": 0, "stations": ["blois", "tours"], "tiles": ["road"], "road": 2}
    assert ti_table("ti_c_trading_day", "bigbox", red=red).red.coins == 4


# ------------------------------------------------------------------------------ Wedding


@rule("events.ti.b.wedding")
@every_edition
@every_count
def test_two_followers_come_to_the_market_before_the_next_draw(edition: str, players: int) -> None:
    red = {"market": [], "bag": "knight knight"}
    table = ti_table("ti_b_wedding", edition, players, red=red)
    assert (table.asked, table.game.round) == ("draw", 7)
    assert len(table.market("red")) == 2
    assert table.red.bag_size() == 4
    assert "draw 4" in table.legal("red")  # the next draw is not shortened
    drawn = table.told("drew", "red")[0]
    assert drawn.source == "events.ti.b.wedding"
    assert sorted(str(drawn.facts["drawn"]).split()) == sorted(table.market("red"))


@rule("events.ti.b.wedding_limits")
@every_edition
@pytest.mark.parametrize(("waiting", "drawn"), [(6, 2), (7, 1), (8, 0)])
def test_only_as_many_as_the_market_holds(edition: str, waiting: int, drawn: int) -> None:
    red = {"market": ["farmer"] * waiting, "bag": "knight knight knight"}
    table = ti_table("ti_b_wedding", edition, red=red)
    assert len(table.market("red")) == waiting + drawn


@rule("events.ti.b.wedding_limits")
@every_edition
def test_only_as_many_as_the_bag_holds(edition: str) -> None:
    spaces = {"ship": "- boatman* -", "wagon": "- trader* -", "village": "farmer* - craftsman*"}
    table = ti_table("ti_b_wedding", edition, red={"market": [], "bag": [], "spaces": spaces})
    assert table.market("red") == []
    table = ti_table("ti_b_wedding", edition, red={"market": [], "bag": "monk", "spaces": spaces})
    assert (table.market("red"), table.bag("red")) == (["monk"], [])


@rule("events.ti.b.wedding_limits")
@every_edition
def test_the_tower_takes_no_wedding_guests(edition: str) -> None:
    red = {"market": ["farmer"] * 8, "bag": "knight knight", "tiles": ["gunpowder_tower"]}
    table = ti_table("ti_b_wedding", edition, red=red)
    assert (table.red.tower, len(table.market("red"))) == ([], 8)
