"""Joan's Scholar track: every space has an effect of its own."""

import pytest

from ...rules import rule
from ..table import Table
from .solo import (
    DOWN_SCHOLAR,
    DOWN_STATION,
    LEVELS,
    UP_BOATMAN,
    UP_SCHOLAR,
    after_joan,
    doings,
    solo,
    struck,
    tracks,
)


def joan_studies(marked: int, card: str = "14", level: str = "standard", **joan: int) -> Table:
    """Joan takes a Scholar with so many spaces marked before; card 14 adds a shield."""
    area = {"tracks": {"scholar": marked}, **joan}
    return after_joan("scholar", card=card, back=UP_BOATMAN, level=level, joan=area)


def gains(table: Table) -> dict[str, int]:
    area = table.joan
    found = {"level": area.level, "citizens": area.citizens, "shields": area.shields}
    return {name: count for name, count in found.items() if count}


@rule("joan.solo.scholar.effect", "joan.solo.scholar.level", "joan.solo.scholar.shield")
@pytest.mark.parametrize(
    "space, gained",
    [
        (1, {"level": 1}),
        (2, {"citizens": 1}),
        (3, {"shields": 1}),
        (4, {}),
        (5, {"citizens": 1}),
        (6, {"level": 1}),
        (7, {"shields": 1}),
        (8, {"level": 1}),
    ],
)
def test_a_space_gives_its_effect_and_the_card_gives_its_own(
    space: int, gained: dict[str, int]
) -> None:
    table = joan_studies(space - 1)
    assert tracks(table) == {"scholar": space}
    assert gains(table) == {**gained, "shields": gained.get("shields", 0) + 1}


@rule("joan.solo.scholar.effect", "joan.solo.action.track")
def test_the_space_comes_before_the_card() -> None:
    """Card 6 closes a deed for a Scholar."""
    table = joan_studies(0, card="6")
    assert doings(table) == ["track", "level", "deed", "struck"]


@rule("joan.solo.scholar.effect")
def test_a_full_track_has_no_effect_and_the_card_still_has() -> None:
    table = joan_studies(8)
    assert tracks(table) == {"scholar": 8}
    assert gains(table) == {"shields": 1}


@rule("joan.solo.scholar.level")
@pytest.mark.parametrize("before, after", [(0, 1), (4, 5), (5, 6), (6, 6)])
def test_there_are_six_levels(before: int, after: int) -> None:
    table = joan_studies(0, development=before)
    assert table.joan.level == after
    assert ("level" in doings(table)) == (before < 6)


@rule("joan.solo.scholar.shield")
def test_a_shield_on_the_track_is_joans_and_not_yours() -> None:
    table = joan_studies(2, shields=4)
    assert table.joan.shields == 6
    assert table.red.shields == 0


@rule("joan.solo.scholar.citizen")
@pytest.mark.parametrize(
    "marked, yellow, other",
    [
        (1, "yellow_development_1", "yellow_development_2"),
        (4, "yellow_development_2", "yellow_development_1"),
    ],
)
def test_joan_takes_an_open_citizen_of_the_development_track(
    marked: int, yellow: str, other: str
) -> None:
    table = joan_studies(marked)
    assert table.joan.citizens == 1
    assert (table.yellow(yellow), table.yellow(other)) == ("joan", "")
    for owner in ("red", "joan"):
        joan = {"tracks": {"scholar": marked}}
        table = after_joan("scholar", card="14", joan=joan, yellow_bonuses={yellow: owner})
        assert tracks(table) == {"scholar": marked + 1}
        assert table.joan.citizens == 0
        assert table.yellow(yellow) == owner


@rule("joan.solo.scholar.citizen", "joan.solo.yellow")
@pytest.mark.parametrize("space, number", [(10, 1), (22, 2)])
def test_the_citizen_that_joan_took_is_crossed_off_for_you(space: int, number: int) -> None:
    yellow = f"yellow_development_{number}"
    red = {"development": space - 1}
    table = solo(waiting="develop coin", red=red).play("red", "develop")
    assert (table.red.citizens, table.yellow(yellow)) == (1, "red")
    table = solo(waiting="develop coin", red=red, yellow_bonuses={yellow: "joan"})
    table.play("red", "develop")
    assert (table.red.dev, table.red.citizens) == (space, 0)


@rule("joan.solo.scholar.monk")
@pytest.mark.parametrize("level", LEVELS)
def test_the_monk_space_is_a_monk_action_above_standard_level(level: str) -> None:
    table = joan_studies(3, level=level)
    monk = level != "standard"
    assert tracks(table) == {"scholar": 4, **({"boatman": 1} if monk else {})}
    assert table.joan.shields == 1 + monk


@rule("joan.solo.scholar.monk", "joan.solo.monk.station")
def test_the_monk_space_may_build() -> None:
    area = {"tracks": {"scholar": 3}}
    table = after_joan("scholar", card="8", back=DOWN_STATION, level="connoisseur", joan=area)
    assert table.joan.stations == 1 and struck(table) == [8]


@rule("joan.solo.scholar.effect", "joan.solo.monk.track")
@pytest.mark.parametrize("marked", range(8))
def test_a_space_marked_by_a_monk_action_has_no_effect(marked: int) -> None:
    area = {"tracks": {"scholar": marked}}
    table = after_joan("knight", card="9", back=UP_SCHOLAR, level="connoisseur", joan=area)
    assert tracks(table) == {"knight": 1, "scholar": marked + 1}
    assert gains(table) == {"shields": 1}
    assert doings(table) == ["track", "track", "shield"]


@rule("joan.solo.scholar.monk", "joan.solo.scholar.effect")
def test_a_monk_space_that_marks_the_next_scholar_space_ends_there() -> None:
    """Card 14 adds a shield; the fifth space would take a citizen from a Scholar."""
    area = {"tracks": {"scholar": 3}}
    table = after_joan("scholar", card="14", back=DOWN_SCHOLAR, level="connoisseur", joan=area)
    assert tracks(table) == {"scholar": 5}
    assert gains(table) == {"shields": 2}
    assert table.yellow("yellow_development_2") == ""
