"""What is asked by tiles that random games seldom bring: the words, and those of every answer."""

from typing import Any, NamedTuple

import pytest

from orleans.text.classic.moves import move_words
from orleans.text.classic.pieces import Moment
from orleans.text.classic.questions import question_words
from orleans.text.translator import LANGUAGES, Words
from tests.classic.table import Table

NAMES = ["Anna", "Ben", "Cleo"]
SAILORS = "farmer boatman knight"
WEALTH: dict[str, Any] = {"coins": 9, "goods": {"grain": 3, "wine": 2, "cheese": 1}}


class Asked(NamedTuple):
    """Red owns the tile, makes the moves and is asked; the texts are parts of what is shown."""

    step: str
    tile: str
    spaces: dict[str, str]
    moves: str
    question: str
    answer: str
    red: dict[str, Any] | None = None


TWO_WHEELS = {"ship": "wheel - -", "wagon": "wheel - -", "workshop": "craftsman"}
CRAFT = {"tracks": {"craftsman": 2}}
QUESTIONS = [
    Asked("bake", "bakery", {"bakery": "farmer craftsman"}, "", "How much grain", "bake 3 bread"),
    Asked("buy_tile", "ballroom", {"ballroom": "knight trader"}, "", "category II 3", "(II, "),
    Asked("choose_action", "well", {"well": "craftsman monk"}, "", "(Well)", "recruit a Knight"),
    Asked(
        *("choose_bonus", "lair", {"lair": "boatman knight"}, "spend wine"),
        *("Which track’s bonus", "Boatmen track: 3 coins"),
        {"tracks": {"boatman": 2, "farmer": 1}},
    ),
    Asked(
        "choose_rival", "court", {"court": "knight"}, "", "Whose Merchant", "Ben’s Merchant, now in"
    ),
    Asked("move_other", "court", {"court": "knight"}, "rival blue", "Ben’s Merchant", "by road"),
    Asked(
        *("choose_site", "quarry", {"quarry": "craftsman craftsman"}, ""),
        *("Which town do you build", "Blois for 4 coins"),
    ),
    Asked(
        "give_same", "black_market", {"black_market": "trader"}, "", "2 goods of one", "give 2 wine"
    ),
    Asked("take_other", "black_market", {"black_market": "trader"}, "spend wine", "other", "wool"),
    Asked(
        *("jump", "episcopal_see", {"episcopal_see": "monk"}, ""),
        *("Which town", "Blois", {"merchant": "tours"}),
    ),
    Asked(
        *("other_track", "lock", {"village": "farmer boatman craftsman"}, "recruit boatman"),
        *("It doesn’t have to be the Boatmen track", "Knights track: draw 5 Followers a round"),
    ),
    Asked(
        *("spend", "goldsmith", {"goldsmith": "craftsman trader"}, ""),
        *("Which good do you give (Goldsmith)?", "give wine", {"stations": ["blois"]}),
    ),
    Asked("trade", "market_stand", {"market_stand": "farmer"}, "", "up to 2", "sell cheese for 2"),
    Asked("shift_wheel", "workshop", TWO_WHEELS, "", "Which Gear", "on space 1 (Ship)", CRAFT),
    Asked(
        *("reset_wheel", "workshop", TWO_WHEELS, "shift ship.1"),
        *("the Gear wheel from space 1 (Ship)", "Castle, space 2 (Boatman)", CRAFT),
    ),
]


@pytest.mark.parametrize("asked", QUESTIONS, ids=[asked.step for asked in QUESTIONS])
def test_the_questions_of_tiles(asked: Asked) -> None:
    red = {**WEALTH, "tiles": [asked.tile], "spaces": asked.spaces, **(asked.red or {})}
    table = Table(edition="bigbox", players=3, phase="actions", red=red)
    used = asked.tile if asked.tile in asked.spaces else next(iter(asked.spaces))
    table.play("red", f"use {used}", *filter(None, [asked.moves]))
    assert table.asked == asked.step
    check_words(table, 0, asked.question, asked.answer)


def check_words(table: Table, seat: int, question: str, answer: str) -> None:
    game = table.game
    for language in LANGUAGES:
        moment = Moment(Words(language), game.tables, game.asked, game.view(seat), NAMES)
        told = question_words(moment)
        answers = [move_words(moment, move) for move in game.legal(seat)]
        assert told and all(answers)
        if language == "en":
            assert question in told
            assert any(answer in line for line in answers)


def test_the_prairie_asks_twice() -> None:
    """Whose station brings the good, and there which good it is."""
    table = Table(
        edition="bigbox",
        players=3,
        phase="actions",
        red={
            "tiles": ["prairie"],
            "merchant": "blois",
            "spaces": {"ship": "farmer boatman knight"},
        },
        blue={"goods": {"wool": 1, "wine": 1}, "stations": ["orleans"]},
        green={"goods": {"grain": 2, "brocade": 1}, "stations": ["orleans"]},
    )
    table.play("red", "use ship", "go orleans-blois_water")
    if table.asked == "take_good":
        table.play("red", "skip")
    assert table.asked == "choose_giver"
    check_words(table, 0, "Whose Trading Station", "Ben (has 1 wine and 1 wool)")
    table.play("red", "rival blue")
    assert table.asked == "give_good"
    check_words(table, 1, "Anna’s Merchant has come to your Trading Station", "give wool")


def test_the_vineyard_and_the_court_offer_goods() -> None:
    red = {**WEALTH, "tiles": ["vineyard"], "merchant": "blois"}
    spaces = {"guildhall": "farmer craftsman knight"}
    table = Table(edition="bigbox", phase="actions", red={**red, "spaces": spaces})
    table.play("red", "use guildhall")
    assert table.asked == "purchase"
    check_words(table, 0, "Buy wine for 1 coin?", "buy nothing")
    routes = {"orleans-blois_water": ["wool"]}
    court = {**WEALTH, "tiles": ["court"], "spaces": {"court": "knight"}}
    table = Table(edition="bigbox", routes=routes, phase="actions", red=court)
    table.play("red", "use court", "go orleans-blois_water")
    assert table.asked == "buy_from_route"
    check_words(table, 0, "Ben gets 1 coin for it", "wool (4 points)")


def test_before_and_during_the_event() -> None:
    """The room may be filled once more; two tiles could ward the event off, goods pay for one."""
    tiles = ["gaming_room", "brasserie", "sacristy"]
    red = {"goods": {"wine": 1}, "tiles": tiles, "spaces": {"sacristy": "monk"}, "coins": 9}
    blue = {"spaces": {"ship": SAILORS}}
    table = Table(edition="bigbox", phase="actions", event="abc_b_taxes", red=red, blue=blue)
    assert table.pending == ["red"]
    table.play("red", "pass").play("blue", "pass")
    assert table.asked == "fill_room"
    check_words(table, 0, "into your Gaming Room", "put wine into the Gaming Room")
    table.play("red", "skip")
    assert table.asked == "ward"
    check_words(table, 0, "with Brasserie or Sacristy?", "ward it off with Sacristy")
    table.play("red", "ward brasserie")
    assert table.asked == "discard"
    check_words(table, 0, "Which good from Brasserie", "give cheese")


@pytest.mark.parametrize("roll", range(1, 6))
def test_wandering(roll: int) -> None:
    """As far as the die says."""
    red = {"tiles": ["tinkerers_wagon"], "spaces": {"tinkerers_wagon": "trader"}}
    tables = (Table(edition="bigbox", seed=seed, phase="actions", red=red) for seed in range(60))
    rolled = (table.play("red", "use tinkerers_wagon") for table in tables)
    table = next(one for one in rolled if one.told("rolled")[0].facts["number"] == roll)
    assert table.asked == "wander"
    check_words(table, 0, f"{roll} town", "stop here")
