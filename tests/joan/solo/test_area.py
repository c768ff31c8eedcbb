"""Joan's area: what a tile marks in it, in which order, and what happens when it is full."""

from typing import Any

import pytest

from orleans import Setup, new
from orleans.content import load_content
from orleans.joan.game import JoanOfArc

from ...rules import rule
from ..table import Table
from .solo import DOWN_STATION, UP_KNIGHT, after_joan, doings, solo, struck, taken, towns, tracks

TRACKS = ("farmer", "boatman", "knight", "scholar")
AREA = load_content().joan_area


@rule("joan.solo.action.track")
@pytest.mark.parametrize(
    "follower, card, effect",
    [
        ("farmer", "9", "shield"),
        ("boatman", "13", "shield"),
        ("knight", "1", "citizen"),
        ("knight", "2", "deed"),
    ],
)
def test_first_the_track_is_marked_then_the_effect_comes(
    follower: str, card: str, effect: str
) -> None:
    table = after_joan(follower, card=card)
    assert tracks(table) == {follower: 1}
    assert doings(table)[:2] == ["track", effect]


@rule("joan.solo.action.craftsman")
@pytest.mark.parametrize("card", ["1", "4", "9", "14"])
def test_a_craftsman_builds_a_station_and_marks_no_track(card: str) -> None:
    table = after_joan("craftsman", card=card)
    assert tracks(table) == {}
    assert table.joan.stations == 1
    assert struck(table) == [int(card)]
    assert doings(table) == ["station"]


@rule("joan.solo.action.trader")
def test_a_trader_has_no_track_and_joan_never_acquires_a_card() -> None:
    table = after_joan("trader", card="12", seed=4)
    assert tracks(table) == {} and table.joan.stations == 0
    assert doings(table) == ["removed", "shield"]
    assert table.game.acquired == 0 and table.cards("red") == []
    assert len(table.laid_out) == 19
    assert "cards" not in table.game.view(0)["joan"]


@rule("joan.solo.area.track_order")
@pytest.mark.parametrize("follower, card", [("farmer", "8"), ("boatman", "2"), ("knight", "7")])
def test_tracks_are_marked_from_left_to_right(follower: str, card: str) -> None:
    """Her third Farmer marks the third space, and brings the points of the first three."""
    table = after_joan(follower, card=card, joan={"tracks": {follower: 2}})
    assert tracks(table) == {follower: 3}
    assert table.told("joan_track")[0].facts == {"follower": follower, "space": 3}
    points = next(track.vp for track in AREA.joan_track if track.follower == follower)
    assert table.game.view(0)["joan"]["score"][follower] == sum(points[:3])


@rule("joan.solo.area.track_order", "joan.solo.area.depot_order", "joan.solo.score.tracks")
def test_points_are_those_of_the_leftmost_spaces_and_of_the_first_row() -> None:
    """With values of its own on every space the order shows."""
    data: dict[str, Any] = {
        "joan_area": {
            "joan_track": [{"id": "joan_track_farmer", "vp": [1, 2, 4, 8]}],
            "joan_depot": {"rows": [[1, 2], [4, 8]]},
        }
    }
    for marked, points in enumerate([0, 1, 3, 7, 15]):
        joan = {"tracks": {"farmer": marked}, "shields": marked}
        score = table_with(data, joan=joan).view(0)["joan"]["score"]
        assert (score["farmer"], score["depot"]) == (points, points)


def table_with(data: dict[str, Any], **position: Any) -> JoanOfArc:
    game = new(Setup(game="joan", players=1, data=data), seed=1, position=position)
    assert isinstance(game, JoanOfArc)
    return game


@rule("joan.solo.area.depot_order")
def test_a_shield_is_the_next_one_on_the_left() -> None:
    first = len(AREA.joan_depot.rows[0])
    table = after_joan("knight", card="7", joan={"shields": first - 1})
    assert table.joan.shields == first + 1


@rule("joan.solo.area.full")
@pytest.mark.parametrize("follower, card", [("farmer", "8"), ("knight", "7"), ("boatman", "11")])
def test_a_full_track_is_not_marked_and_the_effect_still_happens(follower: str, card: str) -> None:
    table = after_joan(follower, card=card, joan={"tracks": {follower: 8}})
    assert taken(table) == follower
    assert tracks(table) == {follower: 8}
    assert table.joan.shields == 2
    assert doings(table) == ["shield"]


@rule("joan.solo.area.full")
def test_a_full_depot_drops_the_shield_and_nothing_else() -> None:
    table = after_joan("trader", card="10", joan={"shields": 20})
    assert table.joan.shields == 20
    assert doings(table) == ["removed"]
    table = after_joan("knight", card="10", joan={"shields": 19})
    assert table.joan.shields == 20


@rule("joan.solo.area.full")
def test_a_station_too_many_still_crosses_off_its_town() -> None:
    table = after_joan("craftsman", card="9", joan={"stations": 12})
    assert table.joan.stations == 12
    assert struck(table) == [9]


@rule("joan.solo.area.full")
def test_a_citizen_too_many_is_still_lost_to_you() -> None:
    table = after_joan("farmer", card="5", joan={"citizens": 8})
    assert table.joan.citizens == 8
    assert table.yellow("yellow_warehouse") == "joan"
    table = after_joan("knight", card="6", joan={"citizens": 8})
    assert table.joan.citizens == 8 and tracks(table) == {"knight": 1}


@rule("joan.solo.area.full")
def test_a_monk_action_on_a_full_track_still_brings_its_shield() -> None:
    joan = {"tracks": {"knight": 8}}
    table = after_joan("knight", card="9", back=UP_KNIGHT, level="connoisseur", joan=joan)
    assert tracks(table) == {"knight": 8} and table.joan.shields == 1
    table = after_joan(
        "knight", card="9", back=DOWN_STATION, level="connoisseur", joan={"stations": 12}
    )
    assert table.joan.stations == 12 and struck(table) == [9]


def test_what_joan_does_is_told_with_its_source() -> None:
    table = after_joan("craftsman", card="9")
    event = table.told("joan_station")[0]
    assert (event.source, event.facts) == ("solo_card_9", {"stations": 1, "town": "montargis"})
    table = after_joan("boatman", card="4B", back=UP_KNIGHT, level="challenge")
    assert {e.source for e in table.events if e.what.startswith("joan_")} == {"solo_card_4b"}
    table = solo(
        round=10, display="craftsman", joan={"pile": ["14", "2"]}, red={"struck": towns(14)}
    )
    assert [(e.what, e.source) for e in most_stations(table)] == [
        ("joan_struck", "joan.solo.end.most_stations"),
        ("joan_citizen", "joan.solo.end.most_stations"),
    ]


def most_stations(table: Table) -> list[Any]:
    return [event for event in table.events if event.what in ("joan_struck", "joan_citizen")]
