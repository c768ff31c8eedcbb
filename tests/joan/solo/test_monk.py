"""Joan's Monk actions: on the back of the topmost face-down card."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table
from .solo import (
    DOWN_BOATMAN,
    DOWN_FARMER,
    DOWN_KNIGHT,
    DOWN_STATION,
    UP_FARMER,
    UP_KNIGHT,
    UP_SCHOLAR,
    UP_STATION,
    after_joan,
    doings,
    struck,
    towns,
    tracks,
)


def monk_action(back: str, card: str = "9", level: str = "connoisseur", **position: Any) -> Table:
    """Cards 4, 9, 11 and 13 show a Monk action for a Knight."""
    return after_joan("knight", card=card, back=back, level=level, **position)


@rule("joan.solo.monk.back", "joan.solo.monk.track")
@pytest.mark.parametrize(
    "back, follower",
    [(UP_FARMER, "farmer"), (DOWN_BOATMAN, "boatman"), (UP_SCHOLAR, "scholar"), ("1", "farmer")],
)
def test_the_track_on_the_back_is_marked_and_a_shield_circled(back: str, follower: str) -> None:
    table = monk_action(back)
    assert tracks(table) == {"knight": 1, follower: 1}
    assert table.joan.shields == 1


@rule("joan.solo.monk.back")
@pytest.mark.parametrize("back", [UP_KNIGHT, DOWN_KNIGHT])
def test_a_knight_on_the_back_is_one_more_knight_and_a_shield(back: str) -> None:
    table = after_joan("farmer", card="1", back=back, level="connoisseur")
    assert tracks(table) == {"farmer": 1, "knight": 1}
    assert table.joan.shields == 1


@rule("joan.solo.monk.back")
def test_the_card_that_was_read_is_not_turned_over() -> None:
    """Its back serves as arrow and as Monk action, and Joan turns it over at her next turn."""
    table = after_joan("knight knight knight", card="9", back="6", level="connoisseur")
    assert table.game.view(0)["joan"]["face_up"][-1] == "9"
    assert table.game.view(0)["joan"]["back"] == {"arrow": "up", "monk": "knight", "shields": 1}
    table.idle_pick()
    assert table.game.view(0)["joan"]["face_up"][-2:] == ["9", "6"]


@rule("joan.solo.monk.back")
def test_the_back_of_the_face_up_card_does_not_matter() -> None:
    """Card 13 has a station on its own back, the next card a Farmer."""
    table = monk_action(DOWN_FARMER, card="13")
    assert table.joan.stations == 0
    assert tracks(table) == {"knight": 1, "farmer": 1}


@rule("joan.solo.monk.station")
@pytest.mark.parametrize("back", [UP_STATION, DOWN_STATION, "2"])
def test_a_station_is_built_with_the_number_of_the_face_up_card(back: str) -> None:
    table = monk_action(back)
    assert table.joan.stations == 1
    assert struck(table) == [9]
    assert tracks(table) == {"knight": 1}
    assert table.joan.shields == 0


@rule("joan.solo.monk.station")
def test_a_station_by_monk_action_also_goes_on_to_the_next_open_town() -> None:
    table = monk_action(UP_STATION, red={"stations": towns(9), "struck": towns(10)})
    assert struck(table) == [10, 11]


@rule("joan.solo.monk.extra")
@pytest.mark.parametrize(
    "follower, card, back, level",
    [
        ("farmer", "1", DOWN_FARMER, "connoisseur"),
        ("boatman", "6", DOWN_BOATMAN, "connoisseur"),
        ("knight", "9", UP_KNIGHT, "connoisseur"),
        ("farmer", "1B", UP_FARMER, "challenge"),
    ],
)
def test_one_turn_may_mark_the_same_track_twice(
    follower: str, card: str, back: str, level: str
) -> None:
    table = after_joan(follower, card=card, back=back, level=level)
    assert tracks(table) == {follower: 2}
    assert doings(table) == ["track", "track", "shield"]


@rule("joan.solo.monk.extra", "joan.solo.scholar.effect")
def test_of_two_scholar_spaces_in_one_turn_only_the_scholars_own_has_its_effect() -> None:
    """Space 1 is a level, space 2 would be a citizen."""
    table = after_joan("scholar", card="3", back=UP_SCHOLAR, level="connoisseur")
    assert tracks(table) == {"scholar": 2}
    assert (table.joan.level, table.joan.citizens, table.joan.shields) == (1, 0, 1)


MONK_CARDS = [
    *[("farmer", "1"), ("farmer", "2"), ("scholar", "3"), ("knight", "4"), ("boatman", "6")],
    *[("knight", "9"), ("knight", "11"), ("scholar", "12"), ("knight", "13"), ("boatman", "14")],
]


@rule("joan.solo.level.standard", "joan.solo.level.connoisseur")
@pytest.mark.parametrize("follower, card", MONK_CARDS)
def test_a_monk_on_a_card_does_nothing_at_standard_level(follower: str, card: str) -> None:
    """The back shows a Knight; at a full Scholar track only the card counts."""
    joan = {"tracks": {"scholar": 8}}
    table = after_joan(follower, card=card, back=DOWN_KNIGHT, joan=joan)
    marked = {"scholar": 8} if follower == "scholar" else {"scholar": 8, follower: 1}
    assert tracks(table) == marked and table.joan.shields == 0
    table = after_joan(follower, card=card, back=DOWN_KNIGHT, level="connoisseur", joan=joan)
    marked["knight"] = marked.get("knight", 0) + 1
    assert tracks(table) == marked and table.joan.shields == 1
