"""Trading stations: where they may stand, what they cost, whom they shut out."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table

TO_BRIARE = ["orleans-briare_water"]
TO_BLOIS = ["orleans-blois_water"]
TO_22 = ["orleans-blois_water", "blois-tours_water", "tours-chinon_water"]
TO_22 += ["chinon-chatellerault_water"]


@rule("joan.station.cost", "joan.station.strike_others", "joan.setup.first_coin")
def test_the_example_of_the_rulebook_builds_in_town_8() -> None:
    """The circled coin is crossed off, town 8 is circled, all others cross it off."""
    table = Table(4, display="craftsman farmer", red={"routes": TO_BRIARE})
    table.play("red", "take craftsman", "act craftsman", "build briare")
    assert (table.red.circled, table.red.spent, table.red.coins) == ([1, 0, 0], [1, 0, 0], 0)
    assert table.stations("red") == ["briare"]
    assert table.struck("red") == []
    for other in ("blue", "green", "yellow"):
        assert table.struck(other) == ["briare"]
        assert table.seat(other).coins == 1


@rule("joan.station.cost")
def test_a_station_that_waits_cannot_be_built_without_a_coin() -> None:
    table = Table(waiting="station.paid coin", red={"spent": [1, 0, 0]})
    assert table.offers("red", "build") == []
    assert table.refusal("red", "build orleans") == "joan.station.cost"
    table.play("red", "coin 1", "build orleans")
    assert table.red.coins == 0


@rule("joan.station.connected", "joan.station.orleans_start")
def test_a_town_must_be_linked_to_orleans_by_your_own_routes() -> None:
    table = Table(waiting="station", red={"routes": TO_BRIARE}, blue={"routes": TO_BLOIS})
    assert table.offers("red", "build") == ["briare free", "orleans free"]
    assert table.refusal("red", "build blois free") == "joan.station.connected"
    assert Table(waiting="station").offers("red", "build") == ["orleans free"]


@rule("joan.station.free_town")
def test_your_own_town_is_not_offered_again() -> None:
    red = {"routes": TO_BRIARE, "stations": ["briare"], "cards": ["tavern"]}
    table = Table(waiting="station", red=red)
    assert table.offers("red", "build") == ["orleans free"]
    assert table.refusal("red", "build briare free") == "joan.station.free_town"


@rule("joan.station.strike_others")
def test_a_crossed_off_town_is_refused() -> None:
    table = Table(waiting="station", red={"routes": TO_BRIARE}, blue={"stations": ["briare"]})
    assert table.offers("red", "build") == ["orleans free"]
    assert table.refusal("red", "build briare free") == "joan.station.strike_others"


@rule("joan.station.strike_others", "joan.bonus.own_turn")
def test_crossing_off_brings_others_nothing() -> None:
    table = Table(waiting="station", red={"routes": TO_BRIARE})
    before = table.game.view(0)["players"][1]
    table.play("red", "build briare free")
    after = table.game.view(0)["players"][1]
    assert after == before | {"struck_towns": ["briare"]}
    assert table.pending == ["blue"] and table.asked == "pick"


@rule("joan.station.orleans")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_builds_once_in_orleans(players: int) -> None:
    others = ["blue", "green", "yellow", "white"][: players - 1]
    built: dict[str, Any] = {other: {"stations": ["orleans"]} for other in others}
    table = Table(players, waiting="station", **built)
    table.play("red", "build orleans free")
    assert table.stations("red") == ["orleans"]
    assert all(table.struck(other) == [] for other in others)
    table = Table(waiting="station coin", red={"stations": ["orleans"]})
    assert table.refusal("red", "build orleans free") == "joan.station.orleans"


@rule("joan.station.town_22", "joan.bonus.yellow")
def test_the_first_station_in_town_22_wins_its_citizen() -> None:
    table = Table(4, waiting="station", red={"routes": TO_22})
    table.play("red", "build chatellerault free")
    assert (table.red.citizens, table.blue.citizens) == (1, 0)
    assert table.yellow("yellow_town_22") == "red"


@rule("joan.station.town_22", "joan.place.tavern")
def test_a_later_station_in_town_22_wins_no_citizen() -> None:
    table = Table(
        4,
        waiting="station",
        red={"routes": TO_22, "cards": ["tavern"]},
        blue={"stations": ["chatellerault"]},
        yellow_bonuses={"yellow_town_22": "blue"},
    )
    table.play("red", "build chatellerault free")
    assert (table.red.citizens, table.blue.citizens) == (0, 1)
    assert table.stations("blue") == ["chatellerault"]
    # Who has a station there does not cross the town off.
    assert table.struck("blue") == []
    assert table.game.view(0)["players"][0]["struck_towns"] == []
    assert table.struck("green") == ["chatellerault"]


@rule("joan.station.town_22")
def test_only_town_22_has_a_citizen() -> None:
    table = Table(4, waiting="station station station", red={"routes": TO_22})
    table.play("red", "build chinon free", "build orleans free", "build tours free")
    assert table.red.citizens == 0


@rule("joan.station.free_bonus")
def test_a_station_gained_as_a_bonus_costs_nothing_but_keeps_the_rules() -> None:
    red = {"routes": TO_BRIARE, "spent": [1, 0, 0]}
    table = Table(waiting="station", red=red, blue={"routes": TO_BLOIS})
    assert table.refusal("red", "build blois free") == "joan.station.connected"
    assert table.refusal("red", "build briare") == "joan.action.craftsman"
    table.play("red", "build briare free")
    assert table.stations("red") == ["briare"]
    assert (table.red.coins, table.red.spent) == (0, [1, 0, 0])
    assert table.struck("blue") == ["briare"]
    table = Table(waiting="station", red=red, blue={"stations": ["briare"]})
    assert table.refusal("red", "build briare free") == "joan.station.strike_others"
    table = Table(waiting="station.paid")
    assert table.refusal("red", "build orleans free") == "joan.station.free_bonus"
