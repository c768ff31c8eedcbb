"""Architecture: a Citizen for each Follower, and a Trading Station for the last one."""

from typing import Any

import pytest

from tests.classic.conservation import check_pieces
from tests.classic.table import Table
from tests.rules import rule

from . import WAITS, both_editions, completing, every_count, open_spaces, sending


def completed(players: int = 4, edition: str = "bigbox", **more: Any) -> Table:
    return completing("trade_architecture", players, edition, **more)


@rule("trade.architecture.citizen")
@both_editions
@every_count
def test_each_follower_brings_a_citizen(edition: str, players: int) -> None:
    table = sending("craftsman monk", players, edition)
    table.play("red", "send trade_architecture.1", "send trade_architecture.2")
    assert table.red.citizens == 2
    told = [event.source for event in table.told("citizen", "red")]
    assert told == ["deed.trade_architecture.1", "deed.trade_architecture.2"]
    check_pieces(table.game)


@rule("trade.architecture.citizen")
@every_count
def test_every_open_space_has_its_own_citizen(players: int) -> None:
    for at, asks in enumerate(open_spaces("trade_architecture", players), start=1):
        table = sending(f"{asks} -", players)
        citizen = f"deed.trade_architecture.{at}"
        assert citizen in table.game.view(0)["citizens"]
        table.play("red", f"send trade_architecture.{at}")
        assert table.red.citizens == 1
        assert citizen not in table.game.view(0)["citizens"]


@rule("trade.architecture.last_build")
@both_editions
@every_count
def test_the_last_one_lets_a_station_be_built_without_the_guildhall(
    edition: str, players: int
) -> None:
    table = completed(players, edition, red={"merchant": "blois"})
    assert (table.asked, table.legal("red")) == ("take_or_not", ["build blois", "skip"])
    assert table.refusal("red", "build tours") == "trade.architecture.last_build"
    table.play("red", "build blois")
    assert table.stations("blois") == ["red"]
    assert (table.red.built, table.red.citizens) == (1, 1)
    assert (table.asked, table.pending) == ("act", ["blue"])


@rule("trade.architecture.last_build")
def test_nobody_has_to_build() -> None:
    table = completed(red={"merchant": "blois"}).play("red", "skip")
    assert (table.stations("blois"), table.asked) == ([], "act")


@rule("trade.architecture.last_build")
@every_count
def test_only_the_last_one_builds(players: int) -> None:
    table = sending("craftsman -", players, red={"merchant": "blois"})
    table.play("red", "send trade_architecture.1")
    assert (table.asked, table.red.built) == ("act", 0)


@rule("trade.architecture.occupied")
@every_count
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_town_with_a_station_takes_no_other(players: int, owner: str) -> None:
    seats: dict[str, Any] = {"red": {"merchant": "blois"}, "blue": WAITS}
    seats[owner] = {**seats[owner], "stations": ["blois"]}
    table = completed(players, **seats)
    assert (table.asked, table.stations("blois")) == ("act", [owner])
    assert table.red.citizens == 1


@rule("trade.architecture.occupied")
@every_count
def test_in_orleans_the_first_station_of_ones_own_may_be_built(players: int) -> None:
    blue = {**WAITS, "stations": ["orleans"]}
    table = completed(players, blue=blue).play("red", "build orleans")
    assert table.stations("orleans") == ["red", "blue"]
    again = completed(players, blue=blue, red={"stations": ["orleans"]})
    assert again.asked == "act"


@rule("trade.architecture.tavern")
@every_count
def test_owning_the_tavern_is_enough_to_build_beside_a_rival(players: int) -> None:
    red = {"merchant": "blois", "tiles": ["tavern"]}
    blue = {**WAITS, "stations": ["blois"]}
    table = completed(players, red=red, blue=blue).play("red", "build blois")
    assert table.stations("blois") == ["red", "blue"]
    manned = {**red, "spaces": {"tavern": "boatman"}}
    table = completed(players, red=manned, blue=blue).play("red", "build blois")
    assert table.on("red", "tavern") == ["boatman"]


@rule("trade.architecture.tavern")
def test_the_tavern_never_allows_a_second_station_of_ones_own() -> None:
    red = {"merchant": "blois", "tiles": ["tavern"], "stations": ["blois"]}
    table = completed(red=red, blue={**WAITS, "stations": ["blois"]})
    assert (table.asked, table.stations("blois")) == ("act", ["red", "blue"])


@rule("trade.architecture.tavern")
def test_a_rivals_tavern_does_not_help() -> None:
    blue = {**WAITS, "stations": ["blois"], "tiles": ["tavern"]}
    table = completed(red={"merchant": "blois"}, blue=blue)
    assert (table.asked, table.stations("blois")) == ("act", ["blue"])


@rule("trade.architecture.other_tiles")
@every_count
def test_the_vineyard_offers_no_wine_for_it(players: int) -> None:
    red = {"merchant": "blois", "tiles": ["vineyard"], "coins": 5}
    table = completed(players, red=red).play("red", "build blois")
    assert (table.asked, table.goods("red")) == ("act", {})


@rule("trade.architecture.no_station_left")
@every_count
def test_without_a_station_left_only_the_citizen_comes(players: int) -> None:
    table = completed(players, red={"merchant": "blois", "stations_left": 0})
    assert (table.asked, table.stations("blois")) == ("act", [])
    assert table.red.citizens == 1
