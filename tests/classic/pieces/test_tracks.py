"""The tracks: what they show, the Knights and the draw number, the Citizens on the way."""

from typing import Any

import pytest

from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])

PLAGUE = {"2014": "b14_plague", "2021": "abc_b_plague", "bigbox": "abc_b_plague"}
HARVEST = {"2014": "b14_harvest", "2021": "abc_a_harvest", "bigbox": "abc_a_harvest"}
CASTLE = {"castle": "farmer* boatman* trader*"}


def most_drawn(table: Table, seat: str = "red") -> int:
    return max(int(number) for number in table.offers(seat, "draw"))


def castle_recruit(edition: str, knights: int, **position: Any) -> Table:
    """Red recruits a Knight; all Followers then lie in the bag, enough to draw eight."""
    red = {"tracks": {"knight": knights}, "spaces": CASTLE, "market": "", "bag": "farmer " * 4}
    table = Table(edition, phase="actions", red=red, **position)
    return table.play("red", "use castle")


@rule("recruit.steps", "farmhouse.recruit")
@every_edition
@pytest.mark.parametrize(
    ("space", "good"),
    [
        (1, "grain"),
        (2, "grain"),
        (3, "cheese"),
        (4, "cheese"),
        (5, "wine"),
        (6, "wine"),
        (7, "wool"),
        (8, "brocade"),
    ],
)
def test_every_farmers_space_gives_its_good(edition: str, space: int, good: str) -> None:
    farm_house = {"farm_house": "boatman* craftsman*"}
    red = {"tracks": {"farmer": space - 1}, "spaces": farm_house}
    table = Table(edition, phase="actions", red=red).play("red", "use farm_house")
    assert table.goods("red") == {good: 1}
    assert table.step("red", "farmer") == space


@rule("castle.draw")
@every_edition
def test_a_knight_raises_the_draw_number_from_the_next_round_on(edition: str) -> None:
    red = {"spaces": CASTLE, "market": "farmer", "bag": "boatman " * 4}
    blue = {"spaces": {"scriptorium": "knight scholar"}}
    table = Table(edition, phase="actions", red=red, blue=blue).play("red", "use castle")
    # Nothing is drawn in this round.
    assert table.market("red") == ["farmer"]
    assert table.pending == ["blue"] and table.asked == "act"
    table.pass_all()
    assert table.asked == "draw"
    assert most_drawn(table) == 5
    assert table.refusal("red", "draw 6") == "draw.limit"


@rule("castle.draw")
@every_edition
@pytest.mark.parametrize(("knights", "number"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_draw_number_stands_on_the_knights_track(
    edition: str, knights: int, number: int
) -> None:
    red = {"tracks": {"knight": knights}, "market": "", "bag": "farmer " * 6}
    table = Table(edition, phase="followers", red=red)
    assert most_drawn(table) == number


@rule("castle.fourth", "track.citizen")
@every_edition
def test_the_fourth_knight_keeps_seven_and_brings_the_first_arrival_a_citizen(
    edition: str,
) -> None:
    table = castle_recruit(edition, knights=3)
    assert table.red.citizens == 1
    assert most_drawn(table) == 7
    assert table.refusal("red", "draw 8") == "draw.limit"
    late = castle_recruit(edition, knights=3, citizens_taken=["track.knight"])
    assert late.red.citizens == 0
    assert most_drawn(late) == 7


@rule("castle.eight")
@every_edition
def test_the_end_of_the_knights_track_allows_a_draw_of_eight(edition: str) -> None:
    table = castle_recruit(edition, knights=4)
    assert table.red.citizens == 0
    assert most_drawn(table) == 8
    table.draw_all()
    assert len(table.market("red")) == 8


@rule("track.citizen")
@every_edition
@pytest.mark.parametrize(
    ("place", "spaces", "track", "step"),
    [
        ("castle", "farmer* boatman* trader*", "knight", 4),
        ("village", "farmer* boatman* craftsman*", "boatman", 5),
    ],
)
def test_a_citizen_on_a_track_goes_to_the_first_to_arrive(
    edition: str, place: str, spaces: str, track: str, step: int
) -> None:
    near = {"tracks": {track: step - 1}, "spaces": {place: spaces}, "coins": 0}
    table = Table(edition, phase="actions", red=near, blue=near)
    for seat in ("red", "blue"):
        table.play(seat, f"use {place}")
        if place == "village":
            table.play(seat, "recruit boatman")
        assert table.step(seat, track) == step
    assert (table.red.citizens, table.blue.citizens) == (1, 0)
    # Neither end space shows coins, so the second arrival gets none instead.
    assert table.told("coins", "blue") == []


@rule("track.forward", "event.plague.track")
@every_edition
def test_a_follower_lost_to_the_plague_leaves_its_marker_where_it_is(edition: str) -> None:
    tracks = {"scholar": 2, "knight": 1}
    table = Table(
        edition,
        phase="event",
        event=PLAGUE[edition],
        red={"tracks": tracks, "bag": "scholar", "development": 5},
    )
    assert table.bag("red") == []
    assert table.step("red", "scholar") == 2
    assert table.red.dev == 5


@rule("track.forward")
@every_edition
def test_a_knight_lost_to_torture_leaves_the_draw_number_unchanged(edition: str) -> None:
    # Personal Followers cannot be given, so it is one of the two Knights.
    red = {"tracks": {"knight": 1}, "coins": 4, "market": "", "bag": "knight knight"}
    table = Table(edition, phase="event", event=HARVEST[edition], red=red, blue={"coins": 5})
    table.play("red", "give follower")
    assert table.bag("red") == ["knight", "farmer*", "boatman*", "craftsman*", "trader*"]
    assert table.step("red", "knight") == 1
    assert most_drawn(table) == 5
