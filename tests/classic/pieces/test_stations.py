"""Building Trading Stations with the Guildhall."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

HARVEST = {"2014": "b14_harvest", "2021": "abc_a_harvest", "bigbox": "abc_a_harvest"}
SEATS = ["red", "blue", "green", "yellow", "white"]
GUILDHALL = {"guildhall": "farmer* craftsman* knight"}
READY = {"spaces": GUILDHALL | {"scriptorium": "knight scholar"}}
TEN_TOWNS = [
    "orleans",
    "chartres",
    "etampes",
    "le_mans",
    "chateaudun",
    "montargis",
    "vendome",
    "blois",
    "briare",
    "tours",
]


def building(edition: str, players: int = 2, **position: Any) -> Table:
    """Red's turn; Guildhall and Scriptorium are activated."""
    position["red"] = READY | position["red"]
    return Table(edition, players, phase="actions", **position)


@rule("guildhall.build")
@every_edition
def test_a_station_is_built_where_the_merchant_stands(edition: str) -> None:
    table = building(edition, red={"merchant": "blois"}).play("red", "use guildhall")
    assert table.stations("blois") == ["red"]
    # Nothing was asked, and no other town got one.
    assert (table.red.built, table.red.unbuilt) == (1, 9)
    assert [town for town in table.game.tables.towns if table.stations(town)] == ["blois"]


@rule("guildhall.onepertown")
@every_edition
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_town_takes_one_station_no_matter_whose(edition: str, owner: str) -> None:
    seats: dict[str, Any] = {"red": {"merchant": "blois"}, "blue": {}}
    seats[owner]["stations"] = ["blois"]
    table = building(edition, **seats)
    assert table.refusal("red", "use guildhall") == "guildhall.onepertown"
    assert table.stations("blois") == [owner]


@rule("guildhall.orleans")
@pytest.mark.parametrize(
    ("edition", "players"),
    [("2014", 2), ("2014", 3), ("2014", 4)]
    + [(edition, players) for edition in ("2021", "bigbox") for players in (2, 3, 4, 5)],
)
def test_orleans_has_room_for_a_station_of_every_player(edition: str, players: int) -> None:
    others = {seat: {"stations": ["orleans"]} for seat in SEATS[1:players]}
    table = building(edition, players, red={"merchant": "orleans"}, **others)
    table.play("red", "use guildhall")
    assert table.stations("orleans") == SEATS[:players]
    table = building(edition, players, red={"stations": ["orleans"]})
    assert table.refusal("red", "use guildhall") == "guildhall.orleans"


@rule("guildhall.supply")
@every_edition
def test_there_is_no_eleventh_station(edition: str) -> None:
    table = building(edition, red={"merchant": "chinon", "stations": TEN_TOWNS})
    assert table.refusal("red", "use guildhall") == "guildhall.supply"
    nine = building(edition, red={"merchant": "chinon", "stations": TEN_TOWNS[:9]})
    nine.play("red", "use guildhall")
    assert (nine.red.built, nine.red.unbuilt) == (10, 0)


@rule("guildhall.supply")
@every_edition
@pytest.mark.parametrize("given", ["station", "station blois"])
def test_lost_stations_are_not_replaced(edition: str, given: str) -> None:
    # Ten stations with one of them unbuilt, or all ten built: one is lost to torture.
    stations = TEN_TOWNS[:9] if given == "station" else TEN_TOWNS
    red = READY | {"merchant": "chinon", "stations": stations, "coins": 4}
    table = Table(edition, phase="event", event=HARVEST[edition], red=red, blue={"coins": 5})
    table.play("red", f"give {given}").draw_all().done()
    assert table.refusal("red", "use guildhall") == "guildhall.supply"
