"""Copies are games of their own, although they share much of what they are made of."""

import random
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from orleans.kernel.log import Log, new_log

from ..classic.table import Table
from .play import EVERY_SETUP, any_move, decisions, fingerprint, finish, fresh, midway, mixed_move


@EVERY_SETUP
def test_no_earlier_copy_ever_changes(edition: str, players: int) -> None:
    game = midway(edition, players, "history")
    history = []
    for _ in decisions(game, players):
        copy = game.copy()
        history.append((copy, fingerprint(copy)))
        assert fingerprint(game) == history[-1][1]
    for copy, before in history:
        assert fingerprint(copy) == before


@EVERY_SETUP
def test_playing_a_copy_leaves_the_original_alone(edition: str, players: int) -> None:
    """At each decision a copy goes another way for a few moves."""
    rng = random.Random(players)
    game = midway(edition, players, "branches")
    for at, _ in enumerate(decisions(game, players)):
        if at % 3 == 0 or game.asked not in ("plan", "draw", "act"):
            before = fingerprint(game)
            branch = game.copy()
            elsewhere = decisions(branch, rng.randrange(1000), any_move)
            for _ in islice(elsewhere, 12):
                pass
            assert fingerprint(game) == before


@EVERY_SETUP
def test_a_copy_goes_on_as_the_original_does(edition: str, players: int) -> None:
    game = midway(edition, players, "twins")
    for at, _ in enumerate(decisions(game, players)):
        if at == 100:
            twin = game.copy()
            break
    finish(twin, 5)
    finish(game, 5)
    assert fingerprint(twin) == fingerprint(game)
    assert twin.scores == game.scores
    assert twin.winners == game.winners


def test_two_copies_that_part_ways_keep_separate_histories() -> None:
    game = fresh("2021", 2, "ways")
    one, two = game.copy(), game.copy()
    one.play(0, one.parse("done"))
    two.play(0, two.parse("place farmer* village.1"))
    one.play(1, one.parse("done"))
    game.play(1, game.parse("place trader* castle.3"))
    assert [str(move) for _, move in one.moves_played()] == ["done", "done"]
    assert [str(move) for _, move in two.moves_played()] == ["place farmer* village.1"]
    assert [str(move) for _, move in game.moves_played()] == ["place trader* castle.3"]


def test_equal_snapshots_are_equal_games() -> None:
    """Two actions that ask the same kind of question must be told apart."""
    ready = {"ship": "farmer boatman knight", "wagon": "farmer trader knight"}
    sailing = Table(phase="actions", red={"spaces": ready}).play("red", "use ship")
    driving = Table(phase="actions", red={"spaces": ready}).play("red", "use wagon")
    assert sailing.legal("red") != driving.legal("red")
    assert sailing.game.snapshot() != driving.game.snapshot()


def test_a_copy_has_no_listener() -> None:
    table = Table(phase="planning")
    copy = table.game.copy()
    assert copy.play(0, copy.parse("done")) == []
    assert table.game.play(0, table.game.parse("done")) != []


Tree = list[tuple[Log, list[int]]]


@given(st.lists(st.tuples(st.integers(0, 30), st.booleans()), max_size=80))
@settings(derandomize=True, max_examples=150)
def test_a_log_and_its_copies_remember_what_was_put_into_each(
    steps: list[tuple[int, bool]],
) -> None:
    """Against plain lists: each step copies a log of the family or appends to it."""
    family: Tree = [(new_log(), [])]
    for number, (pick, copies) in enumerate(steps):
        log, model = family[pick % len(family)]
        if copies:
            family.append((log.copy(), model[:]))
        else:
            log.append(number)
            model.append(number)
    for log, model in family:
        assert log.numbers() == model
        assert log.length == len(model)


def test_mixed_games_are_the_same_whenever_they_are_played() -> None:
    first = finish(midway("bigbox", 3, "again"), 9, mixed_move)
    again = finish(midway("bigbox", 3, "again"), 9, mixed_move)
    assert fingerprint(first) == fingerprint(again)
