"""Phase 2, Census: the Farmers tracks are compared."""

from typing import Any

import pytest

from tests.classic.phases.test_round import tile
from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
SEATS = ["red", "blue", "green", "yellow", "white"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def census(edition: str, *steps: int, **more: Any) -> Table:
    """A census among players who stand on these steps of the Farmers track."""
    seats: dict[str, Any] = {}
    for seat, step in zip(SEATS, steps, strict=False):
        seats[seat] = {"tracks": {"farmer": step}, **more.pop(seat, {})}
    return Table(edition, len(steps), phase="census", **seats, **more)


def coins(table: Table) -> list[int]:
    return [player.coins for player in table.game.players]


@pytest.mark.parametrize(
    ("steps", "after"),
    [
        ([0, 2], [5, 6]),  # alone in front
        ([2, 2], [5, 5]),  # level
        ([3, 3, 1, 1], [5, 5, 5, 5]),  # two in front: nobody is paid
        ([1, 4, 1], [5, 6, 5]),
    ],
)
@every_edition
@rule("census.most")
def test_who_stands_alone_in_front_takes_a_coin(
    edition: str, steps: list[int], after: list[int]
) -> None:
    assert coins(census(edition, *steps)) == after


@pytest.mark.parametrize(
    ("steps", "after"),
    [
        ([2, 2, 1], [5, 5, 4]),  # alone at the back
        ([3, 1, 1], [6, 5, 5]),  # two at the back: nobody pays
        ([0, 1, 2, 3], [4, 5, 5, 6]),
        ([2, 2, 2], [5, 5, 5]),  # all level
    ],
)
@every_edition
@rule("census.least")
def test_who_stands_alone_at_the_back_pays_a_coin(
    edition: str, steps: list[int], after: list[int]
) -> None:
    assert coins(census(edition, *steps)) == after


@pytest.mark.parametrize("edition", ["2021", "bigbox"])
@rule("census.most", "census.least")
def test_a_census_of_five(edition: str) -> None:
    assert coins(census(edition, 3, 0, 1, 1, 5)) == [5, 4, 5, 5, 6]


@every_edition
@rule("census.two")
def test_of_two_players_the_one_behind_pays_nothing(edition: str) -> None:
    assert coins(census(edition, 2, 0)) == [6, 5]
    penniless = census(edition, 2, 0, blue={"coins": 0})
    assert penniless.asked != "torture"


@every_edition
@rule("census.marker")
def test_the_census_compares_markers_not_farmers_held(edition: str) -> None:
    blue = {"bag": "farmer farmer farmer"}
    assert coins(census(edition, 1, 0, blue=blue)) == [6, 5]


@every_edition
@rule("census.marker")
def test_a_farmer_lost_to_the_plague_keeps_the_lead(edition: str) -> None:
    table = Table(
        edition,
        round=2,
        phase="event",
        event=tile(edition, "plague"),
        next_events=[tile(edition, "income")],
        red={"bag": "farmer", "tracks": {"farmer": 1}},
    )
    assert table.bag("red") == []  # the Plague took the only Farmer
    assert table.game.round == 3
    assert coins(table) == [6, 5]


@pytest.mark.parametrize("item", ["give station", "give good wool", "give follower"])
@every_edition
@rule("census.unpaid")
def test_a_census_coin_that_is_missing_is_tortured_for(edition: str, item: str) -> None:
    red = {"coins": 0, "goods": {"wool": 1}, "bag": "knight"}
    table = census(edition, 0, 1, 2, red=red)
    assert (table.asked, table.pending) == ("torture", ["red"])
    assert table.refusal("red", "draw 1") == "torture.when"
    table.play("red", item)
    assert table.asked in ("draw", "plan")  # one item for one coin
    assert table.red.coins == 0


@rule("census.unpaid", "round.payments")
def test_the_tortured_player_settles_before_one_who_comes_later_is_paid() -> None:
    table = census("2021", 0, 2, 1, red={"coins": 0})
    assert (table.asked, table.pending) == ("torture", ["red"])
    assert table.blue.coins == 5
    table.play("red", "give station")
    assert table.blue.coins == 6


@every_edition
@rule("census.notevent")
def test_a_sacristy_does_not_help_against_the_census(edition: str) -> None:
    sacristy = {"tiles": ["sacristy"], "spaces": {"sacristy": "monk"}}
    table = census(edition, 0, 1, 2, red=sacristy)
    assert table.asked != "ward"
    assert coins(table) == [4, 5, 6]
    assert table.on("red", "sacristy") == ["monk"]


@every_edition
@rule("census.notevent")
def test_a_sacristy_does_not_spare_torture_in_the_census(edition: str) -> None:
    sacristy = {"coins": 0, "tiles": ["sacristy"], "spaces": {"sacristy": "monk"}}
    table = census(edition, 0, 1, 2, red=sacristy)
    assert table.refusal("red", "ward sacristy") == "torture.when"
