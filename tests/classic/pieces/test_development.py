"""The Development track: points, coins, Citizens and the Development Status."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

SCRIPTORIUM = {"scriptorium": "knight scholar"}
UNIVERSITY = {"university": "farmer* craftsman* trader*"}


def scholar(edition: str, points: int, **red: Any) -> Table:
    """Red recruits the Scholar whose space shows that many Development Points."""
    fields = {"coins": 0, "tracks": {"scholar": points - 2}, "spaces": UNIVERSITY, **red}
    table = Table(edition, phase="actions", red=fields, blue={"spaces": SCRIPTORIUM})
    return table.play("red", "use university")


@rule("scriptorium.point")
@every_edition
def test_the_scriptorium_gives_one_point(edition: str) -> None:
    table = Table(edition, phase="actions", red={"spaces": SCRIPTORIUM, "development": 4})
    table.play("red", "use scriptorium")
    assert table.red.dev == 5


@rule("dev.point", "dev.citizen")
@every_edition
def test_four_points_cross_four_spaces_one_after_the_other(edition: str) -> None:
    # From 5 across the coins on 7 to the third star on 9.
    table = scholar(edition, 4, development=5)
    assert table.red.dev == 9
    assert table.red.coins == 3
    assert table.status("red") == 3


@rule("dev.start")
@pytest.mark.parametrize(
    ("edition", "tile", "coins"),
    [("2014", "b14_income", 1), ("2021", "abc_a_income", 3), ("bigbox", "abc_a_income", 3)],
)
def test_the_status_is_one_when_the_game_begins(edition: str, tile: str, coins: int) -> None:
    table = Table(edition, phase="event", event=tile)
    assert table.status("red") == table.status("blue") == 1
    # Five coins from the beginning and the Income of status 1.
    assert table.red.coins == table.blue.coins == 5 + coins


@rule("dev.coins")
@every_edition
@pytest.mark.parametrize(("space", "coins"), [(7, 3), (12, 4), (25, 5)])
def test_a_coin_space_pays_when_it_is_reached_or_crossed(
    edition: str, space: int, coins: int
) -> None:
    assert scholar(edition, 2, development=space - 2).red.coins == coins
    assert scholar(edition, 3, development=space - 1).red.coins == coins
    assert scholar(edition, 3, development=space - 3).red.coins == coins
    assert scholar(edition, 2, development=space - 3).red.coins == 0
    assert scholar(edition, 2, development=space).red.coins == 0


@rule("dev.coins")
@every_edition
def test_coin_spaces_pay_everyone_who_comes(edition: str) -> None:
    near = {"coins": 0, "development": 6, "spaces": SCRIPTORIUM}
    table = Table(edition, phase="actions", red=near, blue=near)
    table.play("red", "use scriptorium").play("blue", "use scriptorium")
    assert table.red.coins == table.blue.coins == 3


@rule("dev.citizen")
@every_edition
@pytest.mark.parametrize("space", [3, 18, 28])
def test_the_first_to_reach_or_cross_a_citizen_takes_it(edition: str, space: int) -> None:
    assert scholar(edition, 2, development=space - 2).red.citizens == 1
    assert scholar(edition, 2, development=space - 3).red.citizens == 0
    assert scholar(edition, 2, development=space).red.citizens == 0
    # Crossing is enough, and the next one gets none.
    near = {"development": space - 1, "spaces": UNIVERSITY}
    table = Table(edition, phase="actions", red=near, blue=near)
    table.play("red", "use university").play("blue", "use university")
    assert table.red.dev == table.blue.dev == space + 1
    assert (table.red.citizens, table.blue.citizens) == (1, 0)


@rule("dev.status")
@every_edition
@pytest.mark.parametrize(("space", "status"), [(4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_a_status_space_sets_the_status(edition: str, space: int, status: int) -> None:
    before = Table(edition, phase="actions", red={"development": space - 1})
    assert before.status("red") == status - 1
    assert scholar(edition, 2, development=space - 2).status("red") == status
    if space < 30:
        # Crossed on the way, not stopped at.
        assert scholar(edition, 2, development=space - 1).status("red") == status


@rule("dev.status")
@pytest.mark.parametrize(
    ("edition", "tile", "coins"),
    [("2014", "b14_income", 3), ("2021", "abc_b_income", 6), ("bigbox", "abc_b_income", 6)],
)
def test_what_counts_the_status_counts_the_new_one(edition: str, tile: str, coins: int) -> None:
    # From status 2 across the space marked 3, then Income.
    table = Table(
        edition,
        phase="actions",
        event=tile,
        red={"coins": 0, "development": 8, "spaces": UNIVERSITY},
    )
    table.play("red", "use university")
    assert table.red.coins == coins


@rule("dev.end")
@every_edition
def test_points_beyond_the_end_are_lost(edition: str) -> None:
    table = scholar(edition, 3, development=29)
    assert table.red.dev == 30
    assert table.status("red") == 6
    table.pass_all()
    # Nothing is kept for later, and the Scholar is recruited even at the very end.
    again = scholar(edition, 3, development=30)
    assert again.red.dev == 30
    assert again.step("red", "scholar") == 2
