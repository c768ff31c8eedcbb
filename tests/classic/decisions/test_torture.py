"""Torture: items for coins that must be paid and cannot be."""

from typing import Any

import pytest

from orleans.classic.ids import KIND_NAMES
from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

HARVEST = {"2014": "b14_harvest", "2021": "abc_a_harvest", "bigbox": "abc_a_harvest"}
RICH = {"coins": 50}


def owing(edition: str, debt: int, seed: int = 1, **position: Any) -> Table:
    """Red, without food, misses so many of the five coins of a Harvest; the others can pay."""
    red = {"coins": 5 - debt, **position.pop("red", {})}
    position.setdefault("blue", RICH)
    return Table(edition, seed=seed, phase="event", event=HARVEST[edition], red=red, **position)


@rule("torture.when")
@every_edition
def test_each_missing_coin_is_replaced_by_one_item(edition: str) -> None:
    table = owing(edition, 3)
    for _ in range(3):
        assert table.pending == ["red"] and table.asked == "torture"
        table.play("red", "give station")
    assert table.asked != "torture"
    assert table.red.unbuilt == 7


@rule("torture.when")
@every_edition
def test_torture_serves_the_census_too(edition: str) -> None:
    ahead = {"tracks": {"farmer": 1}}
    table = Table(edition, 3, phase="census", red={"coins": 0}, blue=ahead, green=ahead)
    assert table.pending == ["red"] and table.asked == "torture"
    table.play("red", "give station")
    assert table.asked != "torture"
    assert table.red.unbuilt == 9


@rule("torture.when")
@every_edition
def test_who_can_pay_gives_no_items(edition: str) -> None:
    table = owing(edition, 0, red={"goods": {"wool": 1}})
    assert table.red.coins == 0
    assert table.told("gave") == []
    assert table.refusal("red", "give good wool") == "torture.when"


@rule("torture.coinsfirst")
@every_edition
@pytest.mark.parametrize("coins", [1, 4])
def test_own_coins_are_paid_first(edition: str, coins: int) -> None:
    table = owing(edition, 5 - coins)
    assert table.red.coins == 0
    table.play("red", *["give station"] * (5 - coins))
    assert table.asked != "torture"
    assert table.red.coins == 0
    assert table.red.unbuilt == 10 - (5 - coins)


@rule("torture.mix")
@every_edition
def test_items_of_all_kinds_may_be_mixed(edition: str) -> None:
    red = {"bag": "knight", "stations": ["blois"], "development": 6}
    table = owing(edition, 5, red=red)
    assert set(table.offers("red", "give")) == {"follower", "station", "station blois", "point"}
    table.play("red", "give follower", "give station", "give point")
    assert set(table.offers("red", "give")) == {"station", "station blois", "point"}
    table.play("red", "give station blois", "give point")
    assert table.asked != "torture"
    assert table.bag("red") == []
    assert (table.red.unbuilt, table.red.built, table.red.dev) == (8, 0, 4)


@rule("torture.order")
@pytest.mark.parametrize(("edition", "players"), [("2014", 4), ("2021", 5), ("bigbox", 5)])
def test_tortured_players_settle_in_turn_order(edition: str, players: int) -> None:
    seats = ["red", "blue", "green", "yellow", "white"][:players]
    poor: dict[str, Any] = {seat: {"coins": 3} for seat in seats}
    table = Table(edition, players, phase="event", event=HARVEST[edition], start="green", **poor)
    settled = []
    while table.asked == "torture":
        settled += table.pending
        # Nobody else has anything to say meanwhile.
        others = [seat for seat in seats if seat not in table.pending]
        assert table.refusal(others[0], "give station") == "torture.order"
        table.play(table.pending[0], "give station")
    first = seats[2:] + seats[:2]
    assert settled == [seat for seat in first for _ in range(2)]


@rule("torture.order")
@every_edition
def test_a_drawn_follower_is_seen_before_the_next_choice(edition: str) -> None:
    table = owing(edition, 2, red={"bag": "knight monk"}).play("red", "give follower")
    assert table.asked == "torture"
    assert len(table.bag("red")) == 1
    drawn = table.told("gave", "red")[0].facts["what"]
    assert sorted([drawn, *table.bag("red")]) == ["knight", "monk"]
    # Another kind of item may follow.
    assert {"follower", "station"} <= set(table.offers("red", "give"))
    table.play("red", "give station")
    assert table.asked != "torture"


# -------------------------------------------------------------------- stations


@rule("torture.station")
@every_edition
def test_stations_may_be_given_built_or_unbuilt(edition: str) -> None:
    table = owing(edition, 2, red={"stations": ["blois", "tours"]}, blue=RICH)
    stations = [item for item in table.offers("red", "give") if item.startswith("station")]
    assert sorted(stations) == ["station", "station blois", "station tours"]
    assert table.refusal("red", "give station chinon") == "torture.station"
    table.play("red", "give station blois", "give station")
    assert (table.red.built, table.red.unbuilt) == (1, 7)
    assert table.stations("blois") == [] and table.stations("tours") == ["red"]


@rule("torture.station")
@every_edition
def test_a_rival_station_cannot_be_given(edition: str) -> None:
    table = owing(edition, 1, blue=RICH | {"stations": ["blois", "orleans"]})
    assert table.refusal("red", "give station blois") == "torture.station"
    assert table.refusal("red", "give station orleans") == "torture.station"


@rule("torture.station.town")
@every_edition
def test_another_player_may_build_where_a_station_was_given_up(edition: str) -> None:
    guildhall = {"guildhall": "farmer* craftsman* knight"}
    blue = RICH | {"merchant": "blois", "spaces": guildhall}
    table = owing(edition, 1, red={"stations": ["blois"]}, blue=blue)
    table.play("red", "give station blois").draw_all().done().play("blue", "use guildhall")
    assert table.stations("blois") == ["blue"]


# ------------------------------------------------------------------- followers


@rule("torture.follower")
@every_edition
def test_personal_followers_go_back_until_a_neutral_one_comes(edition: str) -> None:
    for seed in range(20):
        red = {"bag": "farmer* boatman* trader* monk", "market": "craftsman*"}
        table = owing(edition, 1, seed, red=red).play("red", "give follower")
        assert table.bag("red") == ["farmer*", "boatman*", "trader*"]


@rule("torture.follower")
@every_edition
def test_the_follower_given_is_drawn_blind(edition: str) -> None:
    left = set()
    for seed in range(30):
        table = owing(edition, 1, seed, red={"bag": "knight monk farmer*"})
        table.play("red", "give follower")
        left.add(tuple(table.bag("red")))
    assert left == {("knight", "farmer*"), ("monk", "farmer*")}


@rule("torture.follower.none")
@every_edition
def test_a_bag_without_neutral_followers_gives_none(edition: str) -> None:
    red = {"bag": "farmer* boatman* craftsman* trader*"}
    for bag in (red, {"bag": ""}):
        table = owing(edition, 1, red=bag)
        assert table.refusal("red", "give follower") == "torture.follower.none"
        assert "follower" not in table.offers("red", "give")


@rule("torture.follower.board")
@every_edition
def test_followers_outside_the_bag_cannot_be_given(edition: str) -> None:
    red = {
        "market": "knight monk farmer*",
        "tiles": ["gunpowder_tower"],
        "tower": "scholar",
        "spaces": {"village": "farmer - -", "town_hall": "trader -"},
    }
    table = owing(edition, 1, red=red, deeds={"base_astronomy": [1]})
    assert table.bag("red") == ["boatman*", "craftsman*", "trader*"]
    assert table.refusal("red", "give follower") == "torture.follower.none"
    # With a neutral Follower in the bag it is that one and no other.
    table = owing(edition, 1, red=red | {"bag": "boatman"}).play("red", "give follower")
    assert table.market("red") == ["knight", "monk", "farmer*"]
    assert [KIND_NAMES[kind] for kind in table.red.tower] == ["scholar"]
    assert table.on("red", "town_hall") == ["trader", ""]
    assert "boatman" not in table.bag("red")


# ---------------------------------------------------------- development points


@rule("torture.devpoint")
@every_edition
def test_a_point_is_one_space_back(edition: str) -> None:
    table = owing(edition, 2, red={"development": 11, "goods": {"wool": 1}})
    table.play("red", "give point", "give point")
    assert table.red.dev == 9
    assert table.asked != "torture"


@rule("torture.devpoint.coin")
@every_edition
@pytest.mark.parametrize("space", [8, 13, 26])
def test_nobody_moves_back_onto_a_coin_space(edition: str, space: int) -> None:
    table = owing(edition, 1, red={"development": space})
    assert table.refusal("red", "give point") == "torture.devpoint.coin"
    assert "point" not in table.offers("red", "give")
    # From further ahead, only as far as the space before it.
    table = owing(edition, 2, red={"development": space + 1}).play("red", "give point")
    assert table.refusal("red", "give point") == "torture.devpoint.coin"


@rule("torture.devpoint.coin")
@every_edition
def test_nobody_moves_back_below_the_first_space(edition: str) -> None:
    table = owing(edition, 2, red={"development": 1}).play("red", "give point")
    assert table.red.dev == 0
    assert table.refusal("red", "give point") == "torture.devpoint.coin"


@rule("torture.devpoint.oncoin")
@every_edition
@pytest.mark.parametrize("space", [7, 12, 25])
def test_a_marker_on_a_coin_space_cannot_move_back(edition: str, space: int) -> None:
    table = owing(edition, 1, red={"development": space})
    assert table.refusal("red", "give point") == "torture.devpoint.oncoin"
    assert "point" not in table.offers("red", "give")
    assert owing(edition, 1, red={"development": space - 1}).refusal("red", "give point") == ""


@rule("torture.devpoint.status")
@every_edition
@pytest.mark.parametrize(("space", "status"), [(4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_moving_back_behind_a_status_space_lowers_the_status(
    edition: str, space: int, status: int
) -> None:
    table = owing(edition, 1, red={"development": space})
    assert table.status("red") == status
    table.play("red", "give point")
    assert table.status("red") == status - 1


@rule("torture.devpoint.status")
@every_edition
def test_a_citizen_taken_stays_yours_when_you_move_back(edition: str) -> None:
    # Red took the Citizen on the third space, and does not find another one there.
    red = {
        "development": 3,
        "citizens": 1,
        "spaces": {"scriptorium": "knight scholar"},
        "coins": 4,
    }
    table = owing(edition, 1, red=red, citizens_taken=["development.3"])
    table.play("red", "give point")
    assert (table.red.dev, table.red.citizens) == (2, 1)
    table.draw_all().done().play("red", "use scriptorium")
    assert (table.red.dev, table.red.citizens) == (3, 1)
