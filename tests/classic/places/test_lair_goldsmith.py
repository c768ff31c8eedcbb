"""Tiles that take a good: the Lair repeats a track's bonus, the Goldsmith pays for stations."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.places import ready
from tests.classic.table import Table
from tests.rules import rule

ALL_TRACKS = {"farmer": 4, "boatman": 3, "craftsman": 2, "trader": 2, "knight": 2, "scholar": 3}


def lair(tracks: dict[str, int], **more: Any) -> Table:
    red = {"tracks": tracks, "goods": {"wool": 1}, **more.pop("red", {})}
    return ready("lair", "boatman knight", "bigbox", red=red, **more)


def goldsmith(**more: Any) -> Table:
    red = {"goods": {"wool": 1}, "stations": ["blois", "tours", "chinon"], **more.pop("red", {})}
    return ready("goldsmith", "craftsman trader", "bigbox", red=red, **more)


# -------------------------------------------------------------------- Lair


@rule("place.lair", "place.lair.none")
def test_the_lair_offers_every_track_but_the_knights() -> None:
    table = lair(ALL_TRACKS)
    table.play("red", "use lair")
    assert set(table.offers("red", "track")) == ALL_TRACKS.keys() - {"knight"}
    assert table.refusal("red", "track knight") == "place.lair.none"
    assert table.refusal("red", "track development") == "place.lair.none"
    assert table.refusal("red", "skip") != ""


@pytest.mark.parametrize(
    ("track", "coins", "goods", "wheels", "points"),
    [
        ("farmer", 5, {"cheese": 1}, 0, 0),
        ("boatman", 9, {}, 0, 0),
        ("craftsman", 5, {}, 1, 0),
        ("scholar", 5, {}, 0, 4),
    ],
)
@rule("place.lair")
def test_the_lair_repeats_the_bonus_and_nothing_else(
    track: str, coins: int, goods: dict[str, int], wheels: int, points: int
) -> None:
    """No marker moves, and no Follower is gained."""
    table = lair(ALL_TRACKS)
    in_supply, wool = table.supply(track), table.supply("wool")
    table.play("red", "use lair", f"track {track}")
    assert (table.red.coins, table.goods("red")) == (coins, goods)
    assert (table.red.wheels, table.red.dev) == (wheels, points)
    assert {t: table.step("red", t) for t in ALL_TRACKS} == ALL_TRACKS
    assert table.supply(track) == in_supply
    assert table.bag("red") == ["boatman", "knight"]
    assert table.supply("wool") == wool + 1
    assert table.told("bonus_again", "red")[0].facts == {"track": track}
    check_pieces(table.game)


@rule("place.lair", "action.cost")
def test_the_lair_takes_any_one_good() -> None:
    table = lair(ALL_TRACKS, red={"goods": {"grain": 1, "wool": 2, "bread": 1}})
    table.play("red", "use lair")
    assert (table.asked, table.legal("red")) == (
        "spend",
        ["spend grain", "spend wool", "spend bread"],
    )
    assert table.refusal("red", "spend wine") == "action.cost"
    table.play("red", "spend wool", "track boatman")
    assert table.goods("red") == {"grain": 1, "wool": 1, "bread": 1}
    assert lair(ALL_TRACKS, red={"goods": {}}).refusal("red", "use lair") == "action.cost"


@pytest.mark.parametrize("track", ["farmer", "boatman", "craftsman", "trader", "scholar"])
@rule("place.lair.nofollower")
def test_the_lair_needs_no_follower_in_the_supply(track: str) -> None:
    table = lair({track: 2}, supply={track: 0})
    table.play("red", "use lair")
    assert table.told("bonus_again", "red")[0].facts == {"track": track}


@rule("place.lair.none")
def test_a_first_space_has_no_bonus() -> None:
    table = lair({"farmer": 1, "scholar": 1})
    table.play("red", "use lair")
    assert table.offers("red", "track") == ["farmer", "scholar"]
    assert table.refusal("red", "track trader") == "place.lair.none"
    assert lair({"knight": 3}).refusal("red", "use lair") == "place.lair.none"


@rule("place.lair.none")
def test_an_emptied_citizen_space_has_no_bonus() -> None:
    taken = {"citizens_taken": ["track.boatman"]}
    assert lair({"boatman": 5}, **taken).refusal("red", "use lair") == "place.lair.none"
    table = lair({"boatman": 5, "farmer": 1, "scholar": 2}, **taken)
    table.play("red", "use lair")
    assert table.offers("red", "track") == ["farmer", "scholar"]


@rule("place.lair.none", "supply.block", "action.effect")
def test_a_bonus_that_can_bring_nothing_cannot_be_chosen() -> None:
    tracks = {"farmer": 5, "craftsman": 1, "scholar": 5, "boatman": 1, "trader": 1}
    empty: dict[str, Any] = {"goods": {"wine": 0}, "wheels": 0, "tiles": ["ballroom"]}
    table = lair(tracks, red={"development": 30}, **empty)
    table.play("red", "use lair")
    assert table.told("bonus_again")[0].facts == {"track": "boatman"}  # nothing else was open
    table = lair({**tracks, "trader": 2}, red={"development": 30}, **empty)
    table.play("red", "use lair")
    assert set(table.offers("red", "track")) == {"boatman", "trader"}
    assert table.refusal("red", "track farmer") == "supply.block"
    assert table.refusal("red", "track craftsman") == "supply.block"
    assert table.refusal("red", "track scholar") == "place.lair.none"


@rule("place.lair")
def test_a_single_track_with_a_bonus_is_not_asked_for() -> None:
    table = lair({"boatman": 2})
    table.play("red", "use lair")
    assert (table.asked, table.red.coins, table.goods("red")) == ("act", 8, {})


@pytest.mark.parametrize(("step", "two"), [(1, False), (2, True), (5, True)])
@rule("place.lair.trader")
def test_the_lairs_tile_is_limited_like_the_traders_step(step: int, two: bool) -> None:
    table = lair({"trader": step}, tiles=["farm", "ballroom"])
    table.play("red", "use lair")
    assert table.asked == "expand"
    assert table.offers("red", "tile") == (["farm", "ballroom"] if two else ["farm"])
    assert table.refusal("red", "tile ballroom") == ("" if two else "expand.first")
    table.play("red", "tile farm")
    assert table.owns("red", "farm")
    assert table.step("red", "trader") == step


# --------------------------------------------------------------- Goldsmith


@rule("place.goldsmith")
def test_the_goldsmith_advances_by_the_stations_built() -> None:
    table = goldsmith(red={"development": 4, "goods": {"wine": 1, "brocade": 1}})
    wine = table.supply("wine")
    table.play("red", "use goldsmith", "spend wine")
    assert (table.red.dev, table.red.coins) == (7, 8)  # the third space pays 3 coins
    assert (table.goods("red"), table.supply("wine")) == ({"brocade": 1}, wine + 1)
    check_pieces(table.game)


@rule("place.goldsmith")
def test_the_goldsmith_asks_for_no_good_where_there_is_no_choice() -> None:
    table = goldsmith(red={"goods": {"cheese": 2}})
    table.play("red", "use goldsmith")
    assert (table.asked, table.red.dev, table.goods("red")) == ("act", 3, {"cheese": 1})


@rule("place.goldsmith", "action.cost", "action.effect")
def test_the_goldsmith_needs_a_station_a_good_and_room_to_advance() -> None:
    assert goldsmith(red={"stations": []}).refusal("red", "use goldsmith") == "place.goldsmith"
    assert goldsmith(red={"goods": {}}).refusal("red", "use goldsmith") == "action.cost"
    spent = {"development": 30, "tiles": ["brewery"], "spaces": {"brewery": "monk"}}
    assert goldsmith(red=spent).refusal("red", "use goldsmith") == "action.effect"
    assert goldsmith(red={"development": 29}).refusal("red", "use goldsmith") == ""


@rule("place.goldsmith", "place.road.counts")
def test_stations_on_the_road_count_for_the_goldsmith() -> None:
    table = goldsmith(red={"tiles": ["road"], "stations": ["blois"], "road": 2})
    table.play("red", "use goldsmith")
    assert table.red.dev == 3
