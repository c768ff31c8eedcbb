"""Positions: every field is checked, and a fault names its field."""

from typing import Any

import pytest

from orleans import Setup, new
from orleans.games import PositionError
from orleans.joan.game import JoanOfArc

from ..conservation import check_pieces
from ..table import Table

BAD: list[tuple[int, dict[str, Any], str]] = [
    (2, {"chess": 1}, "no field 'chess'"),
    (2, {"green": {}}, "no field 'green'"),
    (2, {"joan": {}}, "only in the solo game"),
    (2, {"round": 11}, "round"),
    (2, {"round": 0}, "counted from 1"),
    (2, {"start": "green"}, "start"),
    (1, {"start": "red"}, "start: against Joan"),
    (2, {"start": "red", "turn": "blue"}, "turn"),
    (2, {"display": "monk"}, "display"),
    (2, {"display": ""}, "1 to 5 tiles"),
    (2, {"display": "farmer " * 5}, "not so many"),
    (2, {"display": "farmer " * 3, "holding": "farmer farmer"}, "not so many"),
    (2, {"holding": "farmer knight scholar"}, "2 tiles"),
    (2, {"cards": ["stable", "stable"]}, "only one stable"),
    (2, {"cards": ["ship"]}, "cards"),
    (2, {"deeds": {"five": "red"}}, "not in this game"),
    (2, {"deeds": {"one": "joan"}}, "none of red, blue"),
    (2, {"yellow_bonuses": {"yellow_town_22": "red"}}, "not in this game"),
    (2, {"waiting": "gold"}, "waiting"),
    (2, {"waiting": ""}, "nothing is left"),
    (2, {"waiting": "+monk"}, "no '\\+' card"),
    (2, {"red": {"gold": 1}}, "red.gold"),
    (2, {"red": {"routes": ["le_mans-tours_road"]}}, "not linked"),
    (2, {"red": {"routes": ["sancerre-nevers_water"]}}, "closed or not linked"),
    (2, {"red": {"routes": "orleans-blois_water orleans-blois_water"}}, "once"),
    (2, {"red": {"stations": ["nevers"]}}, "not in this game"),
    (2, {"red": {"stations": ["blois"]}, "blue": {"stations": ["blois"]}}, "already"),
    (2, {"red": {"struck": ["orleans"]}}, "never crossed off"),
    (2, {"red": {"goods": {"wine": 6}}}, "red.goods.wine"),
    (2, {"red": {"circled": [1, 0]}}, "list of 3"),
    (2, {"red": {"circled": [1, 0, 0], "spent": [2, 0, 0]}}, "before it is spent"),
    (2, {"red": {"development": 26}}, "red.development"),
    (2, {"red": {"shields": -1}}, "red.shields"),
    (2, {"red": {"monks": 4}}, "red.monks"),
    (2, {"red": {"deeds": {"one": "knight"}}}, "red.deeds.one"),
    (2, {"red": {"deeds": {"two": "farmer scholar trader"}}}, "has completed it"),
    (2, {"red": {"cards": ["stable"]}, "blue": {"cards": ["stable"]}}, "only one stable"),
    (1, {"joan": {"gold": 1}}, "joan.gold"),
    (1, {"joan": {"tracks": {"trader": 1}}}, "joan.tracks"),
    (1, {"joan": {"pile": ["1B"]}}, "joan.pile"),
    (1, {"joan": {"pile": ["1", "1"]}}, "once"),
    (1, {"joan": {"face_up": ["1"]}}, "0 of her cards lie face up"),
    (1, {"joan": {"development": 7}}, "joan.development"),
]


@pytest.mark.parametrize("players, position, words", BAD, ids=[str(row[1]) for row in BAD])
def test_a_bad_position_is_refused(players: int, position: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        new(Setup(game="joan", players=players), seed=1, position=position)


def test_a_position_may_stand_in_for_the_set_up() -> None:
    text = """
    game = "joan"
    players = 3
    round = 7
    options = { places = "printed" }
    display = "farmer knight"

    [red]
    routes = ["orleans-blois_water", "blois-tours_water"]
    stations = "orleans tours"
    goods = { wine = 2 }
    cards = ["library"]

    [blue]
    deeds = { one = "boatman" }
    """
    game = new(seed=1, position=text)
    assert isinstance(game, JoanOfArc)
    check_pieces(game)
    assert game.round == 7 and game.view(None)["bag_numbers"] == [2, 3]
    assert game.view(None)["players"][0]["cards"] == ["library"]


def test_what_a_position_does_not_name_is_as_the_round_says() -> None:
    for round in range(1, 11):
        table = Table(2, round=round, waiting="coin")
        check_pieces(table.game)
        assert table.game.round == round
    table = Table(1, round=8, display="knight", joan={"face_up": ["3"]})
    check_pieces(table.game)
