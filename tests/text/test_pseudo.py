"""Whole games told in the pseudo-locale: every word comes from a message or is a name."""

import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.games import AnyGame
from orleans.joan.game import JoanOfArc
from orleans.text.classic.pieces import Moment
from orleans.text.classic.questions import question_words
from orleans.text.games import move_words, teller_for
from orleans.text.joan.context import moment_of
from orleans.text.joan.questions import question_words as joan_question_words
from orleans.text.translator import Words
from tests.setups import VARIED
from tests.text.pseudo import any_of, faults, speak_pseudo

NAMES = ["Xanthe", "Yorick", "Zeno", "Wanda", "Viola"]
MORE: dict[str, int | str] = {"bag": 5, "number": 4, "drawn": "monk", "new": 1}
"""What the screen adds to questions."""


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    return speak_pseudo(monkeypatch)


def question(words: Words, game: AnyGame, seat: int) -> str:
    if isinstance(game, JoanOfArc):
        return joan_question_words(moment_of(words, game, seat, NAMES))
    return question_words(Moment(words, game.tables, game.asked, game.view(seat), NAMES), MORE)


@pytest.mark.parametrize("name", VARIED)
def test_whole_games_are_told_in_messages_alone(words: Words, name: str) -> None:
    game = orleans.new(VARIED[name], seed="pseudo")
    players = game.setup.players
    bots = [PLAYERS["random"](seat) for seat in range(players)]
    said: set[str] = set()
    events = list(game.events or [])
    while not game.over:
        seat = game.pending[0]
        legal = game.legal(seat)
        if len(events) % 4 == 0 or game.asked not in ("plan", "act"):
            said.add(question(words, game, seat))
            said |= {move_words(words, game, seat, move, NAMES) for move in legal}
        events += game.play(seat, bots[seat].choose(game, seat, legal))
    teller = teller_for(words, game, NAMES[:players])
    said |= {teller.sentence(event) for event in events}
    known = any_of(NAMES)
    assert len(said) > 200
    assert {text: wrong for text in said if (wrong := faults(text, known))} == {}


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("⟦À·Ƒàŕṁéŕ⟧", []),
        ("⟦Anna·ĝöéš‚·⟦2·çöîñš⟧.⟧ ⟦Ɓöŕîš·ţöö.⟧", ["Anna"]),
        ("  3  ⟦à⟧  ⟦é⟧", []),
        ("Ｆａｒｍｅｒ, Ｍｏｎｋ*, ⟦é⟧", []),
        ("⟦village⟧", ["village"]),
        ("⟦à⟧ ⟦é⟧", ["⟦à⟧ ⟦é⟧"]),
        ("⟦à·⟦é⟧ (⟦é⟧)⟧", ["⟦à·⟦é⟧ (⟦é⟧)⟧", "⟦à·⟦é⟧ (⟦é⟧)⟧"]),
        ("Ｔｏｕｒｓ: ⟦é⟧", ["Ｔｏｕｒｓ: ⟦é⟧"]),
        ("⟦à꞉⟧  F* B 3", []),
    ],
)
def test_what_the_pseudo_locale_finds(text: str, wrong: list[str]) -> None:
    assert faults(text, any_of(["Boris"])) == wrong
