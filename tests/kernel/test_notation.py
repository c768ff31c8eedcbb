"""A move's three faces: value, notation and number always lead to one another."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orleans import NotationError
from orleans.kernel.moves import Vocabulary

from .play import EVERY_SETUP, decisions, fresh, midway

VOCABULARY = fresh("bigbox", 5, "words").vocabulary
WRITTEN = sorted(VOCABULARY.by_notation)
quick = settings(derandomize=True, max_examples=300)


@EVERY_SETUP
def test_every_legal_move_of_a_game_round_trips(edition: str, players: int) -> None:
    for game in (fresh(edition, players, "notation"), midway(edition, players, "notation")):
        vocabulary = game.vocabulary
        played = []
        for seat, move in decisions(game, players):
            played.append((seat, move))
            for legal in game.legal(seat):
                assert game.parse(legal.notation) is legal
                assert vocabulary.moves[legal.code] is legal
                assert str(legal) == legal.notation
        assert game.moves_played() == played


@EVERY_SETUP
def test_codes_are_dense_and_notations_unique(edition: str, players: int) -> None:
    vocabulary = fresh(edition, players, "codes").vocabulary
    assert [move.code for move in vocabulary.moves] == list(range(len(vocabulary)))
    assert len({move.notation for move in vocabulary.moves}) == len(vocabulary)
    assert len({(move.kind, move.a, move.b) for move in vocabulary.moves}) == len(vocabulary)
    for move in vocabulary.moves:
        assert vocabulary.parse(move.notation) is move


@EVERY_SETUP
def test_notation_is_plain_lower_case_text(edition: str, players: int) -> None:
    word = r"[a-z0-9_*.-]+"
    for move in fresh(edition, players, "plain").vocabulary.moves:
        assert re.fullmatch(rf"{word}( {word})*", move.notation)
        assert len(move.notation) <= 50


def test_the_vocabulary_belongs_to_the_set_up_and_not_to_the_game() -> None:
    one, two = fresh("2021", 3, "one"), fresh("2021", 3, "two")
    assert one.vocabulary is two.vocabulary
    assert one.parse("done") is two.parse("done")


NO_MOVES = [
    *("", " ", "done ", " done", "Done", "DONE", "done\n", "done done", "pass.", "passe", "0"),
    *("place farmer", "place farmer village", "place farmer village.9", "place Farmer village.1"),
    *("place farmer** village.1", "place farmer village.1 ", "place  farmer village.1"),
    *("draw", "draw -1", "draw 04", "draw 4.0", "draw 99", "draw four", "pay 3 coins"),
    *("use ship ship", "take silver", "recruit bishop", "tile", "send base_astronomy.0"),
    *("give station paris", "give tile cemetery", "wheel village", "lift", "go orleans-paris_road"),
    "x" * 10_000,
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_not_exactly_a_move_is_an_error(text: str) -> None:
    with pytest.raises(NotationError):
        VOCABULARY.parse(text)


@given(st.sampled_from(WRITTEN), st.integers(0, 60), st.sampled_from([*" .*-_aZ0é\t\n\0", ""]))
@quick
def test_a_slip_of_the_pen_is_never_read_as_the_move_that_was_meant(
    notation: str, at: int, slip: str
) -> None:
    """One character put in, or left out, makes another move or none."""
    at %= len(notation) + 1
    changed = notation[:at] + slip + notation[at + (not slip) :]
    if changed in VOCABULARY.by_notation:
        assert VOCABULARY.parse(changed).notation == changed
    else:
        with pytest.raises(NotationError):
            VOCABULARY.parse(changed)


@given(st.sampled_from(WRITTEN))
@quick
def test_capitals_are_refused(notation: str) -> None:
    for changed in (notation.upper(), notation.title(), notation.capitalize()):
        with pytest.raises(NotationError):
            VOCABULARY.parse(changed)


@given(st.text(max_size=30))
@quick
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    if text not in VOCABULARY.by_notation:
        with pytest.raises(NotationError):
            VOCABULARY.parse(text)


def test_two_moves_cannot_be_written_alike() -> None:
    vocabulary = Vocabulary()
    vocabulary.add(0, "done")
    with pytest.raises(ValueError):
        vocabulary.add(1, "done")
