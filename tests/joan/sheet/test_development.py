"""The Development track: spaces from left to right, bonuses below them, stars on the way."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table, every_route

STARS = {3: 2, 7: 3, 12: 4, 18: 5, 25: 6}
COINS, GOODS, MONKS = (2, 13), (8, 14), (5, 20)
SHIELDS, CITIZENS = (6, 16), (10, 22)


def marked(space: int, **position: Any) -> Table:
    """Red has just marked this space."""
    table = Table(waiting="scholar", red={"development": space - 1}, **position)
    return table.play("red", "act scholar")


@rule("joan.development.order")
def test_the_next_space_is_always_the_leftmost_open_one() -> None:
    table = Table(waiting="develop " * 3 + "coin")
    for space in (1, 2, 3):
        table.play("red", "develop")
        assert table.red.dev == space
        assert table.told("development")[-1].facts["space"] == space


@rule("joan.development.bonus_kinds")
@pytest.mark.parametrize("space", range(1, 26))
def test_what_each_space_brings(space: int) -> None:
    table = marked(space)
    waiting = []
    waiting += ["coin"] if space in COINS else []
    waiting += ["any"] if space in GOODS else []
    waiting += ["monk"] if space in MONKS else []
    assert table.waiting == waiting
    assert table.red.shields == (space in SHIELDS)
    assert table.red.citizens == (space in CITIZENS)


@rule("joan.development.bonus_kinds")
def test_a_full_track_has_given_two_shields() -> None:
    table = Table(waiting="develop " * 25)
    while "develop" in table.waiting:
        table.play("red", "develop")
    assert (table.red.dev, table.red.shields, table.red.citizens) == (25, 2, 2)
    assert sorted(table.waiting) == ["any", "any", "coin", "coin", "monk", "monk"]


@rule("joan.development.bonus_kinds")
@pytest.mark.parametrize("space, shields", [(5, 0), (6, 1), (16, 1)])
def test_bonuses_belong_to_whoever_marks_the_space(space: int, shields: int) -> None:
    sheet = {"development": space - 1}
    table = Table(3, turn="blue", waiting="scholar", red=sheet, blue=sheet)
    table.play("blue", "act scholar")
    assert [table.seat(seat).shields for seat in ("red", "blue", "green")] == [0, shields, 0]
    assert (table.red.dev, table.blue.dev) == (space - 1, space)


@rule("joan.development.bonus")
def test_a_bonus_comes_in_the_middle_of_several_spaces() -> None:
    red = {"cards": ["confessional_box"], "development": 1}
    table = Table(waiting="scholar", red=red).play("red", "use confessional_box")
    # Space 2 gave its coin before the other two spaces are marked.
    assert table.red.dev == 2
    assert table.waiting == ["develop", "develop", "coin"]
    table.play("red", "coin 2")
    assert (table.red.circled, table.red.dev) == ([1, 1, 0], 4)


@rule("joan.development.citizen", "joan.bonus.yellow")
@pytest.mark.parametrize("number, space", [(1, 10), (2, 22)])
def test_a_citizen_goes_to_the_first_player_at_its_space(number: int, space: int) -> None:
    sheet = {"development": space - 1}
    table = Table(display="scholar scholar", red=sheet, blue=sheet)
    table.play("red", "take scholar", "act scholar")
    assert (table.red.citizens, table.yellow(f"yellow_development_{number}")) == (1, "red")
    table.play("blue", "take scholar", "act scholar")
    assert (table.blue.dev, table.blue.citizens) == (space, 0)
    assert table.red.citizens == 1


@rule("joan.development.star")
@pytest.mark.parametrize("space, status", list(STARS.items()))
def test_a_star_raises_the_status_and_does_nothing_else(space: int, status: int) -> None:
    table = Table(red={"development": space - 1})
    assert table.status("red") == status - 1
    before = table.game.view(0)["players"][0]
    after = marked(space).game.view(0)["players"][0]
    assert after["status"] == status
    for field in before:
        if field not in ("development", "status"):
            assert after[field] == before[field]


@rule("joan.development.end")
def test_beyond_the_last_space_points_are_lost() -> None:
    table = Table(waiting="develop develop develop coin", red={"development": 24})
    table.play("red", "develop")
    assert table.waiting == ["coin"]
    assert (table.red.dev, table.red.shields) == (25, 0)
    assert table.refusal("red", "develop") == "joan.action.scholar"
    # No shield makes up for them, wherever they come from.
    table = Table(waiting="land", red={"development": 25})
    table.play("red", "fill orleans-montargis_road")
    assert (table.red.dev, table.red.shields) == (25, 0)
    assert table.pending == ["blue"]


@rule("joan.development.end")
def test_a_scholar_may_be_taken_though_the_track_is_full() -> None:
    table = Table(display="scholar farmer", red={"development": 25})
    table.play("red", "take scholar")
    assert table.refusal("red", "act scholar") == "joan.development.end"
    assert "deed one scholar" in table.legal("red")
    # With nothing else to do, the turn is over at once.
    closed = {"one": "blue", "two": "blue", "three": "blue"}
    table = Table(display="scholar farmer", red={"development": 25}, deeds=closed)
    table.play("red", "take scholar")
    assert table.pending == ["blue"]
    assert (table.red.dev, table.red.shields) == (25, 0)
    full = {"routes": every_route(), "development": 25}
    table = Table(display="scholar knight", red=full, deeds=closed | {"four": "blue"})
    table.play("red", "take knight")
    assert table.pending == ["blue"]
