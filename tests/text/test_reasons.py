"""Reasons and whole decisions in words, in every language."""

import pytest

import orleans
from orleans import Setup
from orleans.analysis.comparison import Reason
from orleans.bots import PLAYERS, play_out
from orleans.text.reasons import decision_words, reason_words
from orleans.text.translator import LANGUAGES, Words

from ..setups import VARIED

PLANNING = {
    "edition": "2021",
    "players": 2,
    "phase": "planning",
    "red": {"market": "farmer boatman craftsman knight scholar"},
}


@pytest.mark.parametrize("name", VARIED)
def test_every_part_of_the_worth_has_its_words(name: str) -> None:
    """At the start, where much is to come, and at the end, where only points are left."""
    game = orleans.new(VARIED[name], "parts", listen=False)
    parts = dict.fromkeys(game.evaluation_parts(0))
    play_out(game, [PLAYERS["random"](seat) for seat in range(game.setup.players)])
    parts |= dict.fromkeys(game.evaluation_parts(0))
    for language in LANGUAGES:
        words = Words(language)
        more = reason_words(words, [Reason(part, 1.5) for part in parts])
        less = reason_words(words, [Reason(part, -1.5) for part in parts])
        assert len({*more, *less}) == 2 * len(parts)
        figure = "1.5" if language == "en" else "1,5"
        assert all(text.startswith(figure) for text in [*more, *less])


def said(*moves: str) -> str:
    game = orleans.new(None, "s", PLANNING)
    return decision_words(Words("en"), game, 0, moves, ["Anna", "Ben"])


def test_a_plan_is_told_by_its_places() -> None:
    ship = ["place farmer ship.1", "place boatman ship.2", "place knight ship.3"]
    hall = ["place scholar town_hall.1"]
    assert said(*ship, *hall, "done") == "Ship: Farmer, Boatman, Knight; Town Hall: Scholar"
    assert said("place farmer ship.1", "lift ship.1", "done") == "place nobody"


def test_an_answer_is_told_as_the_choice_that_it_was() -> None:
    ready = {"spaces": {"ship": "farmer boatman knight"}}
    game = orleans.new(None, "s", {**PLANNING, "phase": "actions", "red": ready})
    assert decision_words(Words("en"), game, 0, ["use ship"], []).startswith("Ship: ")


def test_a_setup_of_joan_speaks_too() -> None:
    game = orleans.new(Setup(game="joan", players=2), "s")
    move = game.legal(game.pending[0])[0]
    text = decision_words(Words("de"), game, game.pending[0], [move.notation], ["Anna", "Ben"])
    assert text and text != move.notation
