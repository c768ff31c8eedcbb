"""What cannot be thawed is refused, and never half believed."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orleans import Setup, games, new
from orleans.games import freeze, thaw
from orleans.kernel import freezing
from orleans.kernel.freezing import FrozenError, fields_of, seal

from .play import decisions

SEED = "a secret of those who keep the table"


def frozen_game() -> tuple[Setup, bytes]:
    setup = Setup(edition="2021", players=2, modules=["orders"])
    game = new(setup, seed=SEED, listen=False)
    for _ in islice(decisions(game, 2), 30):
        pass
    return setup, freeze(game)


SETUP, DATA = frozen_game()


def test_the_seed_is_not_inside() -> None:
    assert SEED.encode() not in DATA
    assert len(DATA) < 3000


def test_another_seed_does_not_fit() -> None:
    with pytest.raises(FrozenError, match="another seed"):
        thaw(SETUP, DATA, "guessed")


@pytest.mark.parametrize(
    "other",
    [
        Setup(edition="2021", players=3, modules=["orders"]),
        Setup(edition="bigbox", players=2, modules=["orders"]),
        Setup(edition="2021", players=2),
        Setup(edition="2021", players=2, modules=["orders"], options={"plan_in_turn_order": True}),
        Setup(edition="2021", players=2, modules=["orders"], data={"map": {}}),
        Setup("joan", players=2),
    ],
    ids=["players", "edition", "modules", "options", "data", "game"],
)
def test_another_set_up_does_not_fit(other: Setup) -> None:
    with pytest.raises(FrozenError, match="another set-up"):
        thaw(other, DATA, SEED)


@pytest.mark.parametrize("what", ["FORMAT", "RULES_VERSION"])
def test_another_version_does_not_fit(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freezing, what, 99)
    with pytest.raises(FrozenError, match="99"):
        thaw(SETUP, DATA, SEED)


def test_other_moves_behind_the_numbers_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freezing, "digest_of", lambda vocabulary: b"of another version")
    with pytest.raises(FrozenError, match="another version"):
        thaw(SETUP, DATA, SEED)


def test_other_data_behind_the_same_set_up_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "data_digest", lambda setup: "of other data")
    with pytest.raises(FrozenError, match="data"):
        thaw(SETUP, DATA, SEED)


def test_a_step_that_is_gone_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = thaw(SETUP, DATA, SEED)
    monkeypatch.setattr(freezing, "name_of", lambda kind: f"orleans.gone.{kind.__name__}")
    data = freeze(game)
    monkeypatch.undo()
    with pytest.raises(FrozenError, match=r"no orleans\.gone\."):
        thaw(SETUP, data, SEED)


def test_a_state_that_held_something_else_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = thaw(SETUP, DATA, SEED)
    monkeypatch.setattr(freezing, "fields_of", lambda kind: fields_of(kind)[1:])
    data = freeze(game)
    monkeypatch.undo()
    with pytest.raises(FrozenError, match="in this version"):
        thaw(SETUP, data, SEED)


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_damaged_bytes_are_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(DATA)), "at")
    until = data.draw(st.integers(at, min(len(DATA), at + 40)), "until")
    damaged = DATA[:at] + data.draw(st.binary(max_size=40), "instead") + DATA[until:]
    if damaged != DATA:
        with pytest.raises(FrozenError):
            thaw(SETUP, damaged, SEED)


@given(st.one_of(st.binary(max_size=200), st.integers(0, len(DATA)).map(lambda n: DATA[:n])))
@settings(max_examples=200, deadline=None)
def test_foreign_bytes_are_refused_even_under_the_right_seal(packed: bytes) -> None:
    for strange in (packed, packed + seal(packed, SEED)):
        if strange != DATA:
            with pytest.raises(FrozenError):
                thaw(SETUP, strange, SEED)
