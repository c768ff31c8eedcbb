"""Pilgrimage: no Monk is gained in its round."""

from typing import Any

import pytest

from orleans.classic.game import Classic
from orleans.classic.ids import FOLLOWERS, MONK
from tests.classic.table import Table
from tests.rules import rule

every_edition = pytest.mark.parametrize("edition", ["2014", "2021", "bigbox"])
every_pilgrimage = pytest.mark.parametrize(
    ("edition", "event"),
    [("2014", "b14_start"), ("2014", "b14_pilgrimage")]
    + [
        (edition, event)
        for edition in ("2021", "bigbox")
        for event in ("abc_start", "abc_b_pilgrimage", "abc_c_pilgrimage")
    ],
)

INCOME = {"2014": "b14_income", "2021": "abc_b_income", "bigbox": "abc_b_income"}
PILGRIMAGE = {"2014": "b14_pilgrimage", "2021": "abc_b_pilgrimage", "bigbox": "abc_b_pilgrimage"}
SCRIPTORIUM = {"scriptorium": "knight scholar"}


@rule("event.pilgrimage")
@every_edition
def test_round_one_is_a_pilgrimage(edition: str) -> None:
    red = {"spaces": SCRIPTORIUM | {"monastery": "scholar trader*"}}
    table = Table(edition, phase="actions", red=red)
    assert table.refusal("red", "use monastery") == "event.pilgrimage"


@rule("event.pilgrimage")
@every_pilgrimage
def test_the_ban_lasts_for_the_round_and_no_longer(edition: str, event: str) -> None:
    red = {"coins": 9, "spaces": SCRIPTORIUM | {"monastery": "scholar trader*"}}
    events: dict[str, Any] = {"event": event, "next_events": [INCOME[edition]]}
    table = Table(edition, phase="actions", red=red, blue={"coins": 9}, **events)
    assert table.refusal("red", "use monastery") == "event.pilgrimage"
    table.play("red", "pass").draw_all().done()
    assert table.game.round == 2
    table.play("red", "use monastery")
    assert table.bag("red").count("monk") == 1


@rule("event.pilgrimage.when")
@every_pilgrimage
def test_nothing_happens_in_phase_six(edition: str, event: str) -> None:
    red = {
        "coins": 3,
        "goods": {"wine": 2, "wool": 4},
        "development": 5,
        "stations": ["blois"],
        "bag": "monk knight",
        "market": "monk farmer*",
    }
    table = Table(edition, phase="event", event=event, red=red)
    assert table.asked == "draw" and table.game.round == 2
    assert (table.red.coins, table.red.dev, table.red.built) == (3, 5, 1)
    assert table.goods("red") == {"wine": 2, "wool": 4}
    assert table.bag("red") == ["knight", "monk", "boatman*", "craftsman*", "trader*"]
    assert table.market("red") == ["monk", "farmer*"]
    for what in ("coins", "paid", "lost", "spared", "food"):
        assert table.told(what) == []


@rule("event.pilgrimage.use")
@every_pilgrimage
def test_monks_you_have_may_be_placed_and_used(edition: str, event: str) -> None:
    red = {"market": "monk boatman* trader*"}
    table = Table(edition, phase="planning", event=event, red=red)
    table.play("red", "place monk castle.1")
    table.play("red", "place boatman* castle.2", "place trader* castle.3").done()
    table.play("red", "use castle")
    assert table.step("red", "knight") == 1
    assert "monk" in table.bag("red")


# ------------------------------------------------------ every way to gain a Monk


def monks(game: Classic) -> int:
    """All Monks of Red, wherever they are."""
    red = game.players[0]
    return red.bag[MONK] + red.market[MONK] + red.tower.count(MONK) + red.spaces.count(MONK)


def most_monks(game: Classic) -> int:
    """The most Monks that Red can have after any course of the action under way."""
    if game.pending != [0] or game.asked in ("act", "wheel"):
        return monks(game)
    most = 0
    for move in game.legal(0):
        after = game.copy()
        after.play(0, move)
        most = max(most, most_monks(after))
    return most


def gains_a_monk(edition: str, place: str, asks: list[str], event: str, seed: int) -> bool:
    """Whether Red can gain a Monk by using this Place, activated, on its turn."""
    spaces = SCRIPTORIUM if place == "scriptorium" else SCRIPTORIUM | {place: " ".join(asks)}
    tiles = [] if place in BOARD else [place]
    red = {"coins": 9, "goods": {"cheese": 2}, "bag": "farmer knight", "merchant": "blois"}
    table = Table(
        edition,
        3,
        seed=seed,
        phase="actions",
        event=event,
        red=red | {"spaces": spaces, "tiles": tiles},
        blue={"spaces": SCRIPTORIUM},
    )
    if table.refusal("red", f"use {place}"):
        return False
    before = monks(table.game)
    table.play("red", f"use {place}")
    return most_monks(table.game) > before


BOARD = [
    "farm_house",
    "village",
    "university",
    "castle",
    "monastery",
    "scriptorium",
    "town_hall",
    "ship",
    "wagon",
    "guildhall",
]


def places_that_gain_a_monk(edition: str, event: str, seeds: int) -> set[str]:
    tables = Table(edition, 3).game.tables
    found = set()
    for row in tables.places:
        asks = [tables.spaces[space].asks for space in row.spaces]
        named = [
            FOLLOWERS[follower_type] if follower_type <= MONK else "farmer"
            for follower_type in asks
        ]
        for seed in range(seeds):
            if named and gains_a_monk(edition, row.id, named, event, seed):
                found.add(row.id)
    return found


@rule("event.pilgrimage.any")
@every_edition
def test_no_place_whatsoever_brings_a_monk_in_a_pilgrimage(edition: str) -> None:
    # A die decides at some Places, so several games are tried.
    assert "monastery" in places_that_gain_a_monk(edition, INCOME[edition], seeds=1)
    assert places_that_gain_a_monk(edition, PILGRIMAGE[edition], seeds=12) == set()
