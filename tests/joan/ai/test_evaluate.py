"""What a position is worth to a seat, and to which of its parts that is owed."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from orleans import Setup, new
from orleans.joan.ai.features import FEATURES, NAMES, PARTS
from orleans.joan.ai.weights import learned
from orleans.joan.game import JoanOfArc
from orleans.joan.solo.joan import joan_score

from ..solo.solo import LEVELS, solo
from ..table import Table

TABLES: list[dict[str, Any]] = [
    *({"players": 1, "options": {"level": level}} for level in LEVELS),
    *({"players": players} for players in (2, 5)),
]


def moments(setup: dict[str, Any], seed: str) -> Iterator[JoanOfArc]:
    """A game of anything sensible, at each of its decisions and at its end."""
    game = new(Setup(game="joan", **setup), seed)
    assert isinstance(game, JoanOfArc)
    rng = random.Random(seed)
    while game.steps:
        yield game
        seat = game.pending[0]
        game.play(seat, rng.choice(game.candidates(seat, game.legal(seat))))
    yield game


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_the_parts_add_up_to_the_worth(setup: dict[str, Any]) -> None:
    for game in moments(setup, "parts"):
        for seat in range(len(game.sheets)):
            parts = game.evaluation_parts(seat)
            assert tuple(parts) == PARTS
            assert sum(parts.values()) == pytest.approx(game.evaluate(seat))


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_at_the_end_only_points_count_and_joans_against_them(setup: dict[str, Any]) -> None:
    *_, game = moments(setup, "end")
    hers = joan_score(game) if game.area is not None else 0
    assert [game.evaluate(seat) + hers for seat in range(len(game.sheets))] == game.scores


def test_the_file_has_a_weight_for_every_feature_and_every_place() -> None:
    cards = [card.id for card in Table().game.tables.cards]
    assert list(learned()) == ["features", "cards"]
    assert sorted(learned()["features"]) == sorted(NAMES)
    assert sorted(learned()["cards"]) == sorted(cards)
    assert {part for _, part in FEATURES} | {"cards"} == set(PARTS)


def worth(**red: Any) -> float:
    """Of Red, with most of the game to come."""
    return Table(round=3, red=red).game.evaluate(0)


def test_more_on_the_sheet_is_worth_more() -> None:
    linked = {"routes": ["orleans-blois_water"]}
    grown = {**linked, "development": 12}
    assert worth(**grown, stations=["blois"]) > worth(**grown)
    assert worth(goods={"wine": 3, "wool": 2}) > worth(goods={"wine": 2, "wool": 1}) > worth()
    assert worth(**linked, stations=["blois", "orleans"], development=7) > worth(
        **linked, stations=["blois", "orleans"], development=6
    )
    assert worth(circled=[3, 0, 0]) > worth(circled=[1, 0, 0])
    assert worth(monks=0) > worth(monks=3)


def test_what_joan_has_counts_against_the_player() -> None:
    plain = solo(round=3).game
    for area in ({"development": 2}, {"stations": 3}, {"citizens": 2}, {"shields": 4}):
        game = solo(round=3, joan=area).game
        less = game.evaluation_parts(0)["joan"] - plain.evaluation_parts(0)["joan"]
        assert less < 0, area


def test_her_next_pick_weighs_more_the_higher_her_level_is() -> None:
    """A station is worth more to her then, now and for the rest of the game."""
    gains: list[float] = []
    for level in (1, 4):
        before = solo(round=3, joan={"development": level}).game.evaluate(0)
        after = solo(round=3, joan={"development": level, "stations": 1}).game.evaluate(0)
        gains.append(before - after)
    assert gains[0] > 0
    assert gains[1] > gains[0] + 2


def test_what_is_about_to_be_paid_does_not_look_lost() -> None:
    """With coins in several rows the station is built only when it is clear which one pays."""
    table = Table(
        round=3,
        red={"routes": ["orleans-blois_water"], "circled": [2, 2, 0]},
        waiting="craftsman",
    )
    game = table.game
    built, earned = game.copy(), game.copy()
    for notation in ("act craftsman", "build blois"):
        built.play(0, built.parse(notation))
    earned.play(0, earned.parse("earn craftsman"))
    assert built.asked == "pay"
    assert built.evaluate(0) > earned.evaluate(0)


def test_a_waiting_action_is_worth_something_until_it_lapses() -> None:
    table = Table(round=3, display="farmer knight trader", waiting="scholar")
    waiting = table.game.evaluation_parts(0)["waiting"]
    table.play("red", "end")
    assert waiting > 0
    assert table.game.evaluation_parts(0)["waiting"] == 0
