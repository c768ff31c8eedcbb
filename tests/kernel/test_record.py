"""Records: a game as a file that replays bit-exact, and is refused if anything was changed."""

import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orleans import (
    Record,
    RecordError,
    read_record,
    record_of,
    replay_record,
    resume,
    verify_record,
)
from orleans.kernel.record import OLDEST_RULES, RULES_VERSION

from .play import EVERY_SETUP, candidate_move, decisions, fingerprint, finish, fresh, midway

STORED = record_of(finish(midway("2021", 3, "stored"), 4)).to_json()


def plain() -> dict[str, Any]:
    record = msgspec.json.decode(STORED)
    assert isinstance(record, dict)
    return record


def check(record: dict[str, Any]) -> None:
    verify_record(read_record(msgspec.json.encode(record)))


# -------------------------------------------------------------------------- round trips


@EVERY_SETUP
def test_a_finished_game_survives_its_file(edition: str, players: int) -> None:
    for game in (fresh(edition, players, "file"), midway(edition, players, "file")):
        finish(game, players)
        data = record_of(game).to_json()
        assert data.endswith(b"}\n") and data.count(b"\n") == 1
        again = verify_record(read_record(data))
        assert again.snapshot() == game.snapshot()
        assert again.scores == game.scores
        assert record_of(again, reveal_seed=False).moves == record_of(game).moves
        assert read_record(data).to_json() == data


@EVERY_SETUP
def test_every_moment_of_a_game_can_be_replayed(edition: str, players: int) -> None:
    game = midway(edition, players, "moments")
    moments = []
    for at, _ in enumerate(decisions(game, players)):
        if at % 60 == 0:
            moments.append((at, fingerprint(game)))
    record = record_of(game)
    for at, then in moments:
        assert fingerprint(replay_record(record, at)) == then


def test_the_seed_stays_secret_until_the_game_is_over() -> None:
    game = fresh("2021", 2, "secret-of-the-game")
    assert record_of(game).seed == ""
    assert b"secret-of-the-game" not in record_of(game).to_json()
    assert record_of(game).commitment
    assert record_of(game, reveal_seed=True).seed == "secret-of-the-game"
    assert record_of(finish(game, 1)).seed == "secret-of-the-game"


@EVERY_SETUP
def test_a_saved_game_goes_on_as_if_nothing_had_happened(edition: str, players: int) -> None:
    """Saved at several moments, among them some in the middle of an action."""
    game = midway(edition, players, "saved")
    saves: list[tuple[int, bytes]] = []
    for at, _ in enumerate(decisions(game, 7)):
        if at % 90 == 0 or (len(saves) < 6 and game.asked not in ("plan", "draw", "act")):
            saves.append((at, record_of(game, reveal_seed=True).to_json()))
    moves = game.moves_played()
    for at, save in saves:
        resumed = resume(read_record(save))
        for seat, move in moves[at:]:
            resumed.play(seat, move)
        assert fingerprint(resumed) == fingerprint(game)


def test_a_record_is_fixed_once_it_is_made() -> None:
    record = record_of(fresh("2021", 2, "fixed"))
    with pytest.raises(AttributeError):
        record.seed = "another"  # type: ignore[misc]


def test_a_save_without_its_seed_can_be_watched_but_not_continued() -> None:
    record = record_of(fresh("2021", 2, "watched"))
    verify_record(record)
    with pytest.raises(RecordError, match="seed"):
        resume(record)


def test_a_save_with_a_false_seed_is_not_continued() -> None:
    game = fresh("2021", 2, "true")
    record = msgspec.structs.replace(record_of(game, reveal_seed=True), seed="false")
    with pytest.raises(RecordError):
        resume(record)


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from tests.kernel.play import finish, midway
from orleans import record_of
for edition, players in (("2014", 3), ("2021", 2), ("bigbox", 5)):
    sys.stdout.buffer.write(record_of(finish(midway(edition, players, "hash"), 2)).to_json())
"""


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    """Also when Python hashes text differently there."""
    here = b"".join(
        record_of(finish(midway(edition, players, "hash"), 2)).to_json()
        for edition, players in (("2014", 3), ("2021", 2), ("bigbox", 5))
    )
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    for hash_seed in ("0", "4321"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path_here()}
        command = [sys.executable, "-c", PROGRAM, root]
        there = subprocess.run(command, env=environment, capture_output=True, check=True)
        assert there.stdout == here


def path_here() -> str:
    return os.pathsep.join(path for path in sys.path if path)


# ----------------------------------------------------------------------- changed records


def test_the_stored_record_is_sound() -> None:
    check(plain())


@given(st.data())
@settings(derandomize=True, max_examples=60, deadline=None)
def test_a_changed_move_is_refused(data: st.DataObject) -> None:
    """Another move of the game in its place, or the same move by another seat."""
    record = plain()
    at = data.draw(st.integers(0, len(record["moves"]) - 1))
    seat, _, notation = record["moves"][at].partition(" ")
    other = data.draw(st.sampled_from(record["moves"])).partition(" ")[2]
    changed = data.draw(st.sampled_from([f"{seat} {other}", f"{(int(seat) + 1) % 3} {notation}"]))
    if changed != record["moves"][at]:
        record["moves"][at] = changed
        with pytest.raises(RecordError):
            check(record)


@given(st.integers(0, 10**6), st.integers(1, 3))
@settings(derandomize=True, max_examples=60, deadline=None)
def test_a_changed_outcome_is_refused(at: int, by: int) -> None:
    record = plain()
    record["chance"][at % len(record["chance"])] += by
    with pytest.raises(RecordError):
        check(record)


@pytest.mark.parametrize("outcome", [-1, -2, -7, -1000, 99, 65536, 2**70])
def test_an_outcome_that_cannot_be_is_refused(outcome: int) -> None:
    for at in (0, 20, 60, 100, -1):
        record = plain()
        record["chance"][at] = outcome
        with pytest.raises(RecordError):
            check(record)


def test_outcomes_added_or_left_out_are_refused() -> None:
    outcomes = plain()["chance"]
    for changed in ([*outcomes, 0], outcomes[:-1], outcomes[1:]):
        with pytest.raises(RecordError):
            check({**plain(), "chance": changed})


@pytest.mark.parametrize("cut", [1, 2, 50])
def test_a_record_cut_short_is_refused(cut: int) -> None:
    record = plain()
    del record["moves"][-cut:]
    with pytest.raises(RecordError):
        check(record)


@pytest.mark.parametrize(
    "field, value, told",
    [
        ("scores", [1, 2, 3], "state"),
        ("scores", [], "state"),
        ("state_hash", "0" * 64, "state"),
        ("state_hash", "", "state"),
        ("seed", "another seed", "seed"),
        ("commitment", "0" * 64, "seed"),
        ("format", 0, "format"),
        ("format", 2, "format"),
        ("rules", RULES_VERSION + 1, "rules"),
        ("rules", OLDEST_RULES - 1, "rules"),
        ("moves", [], None),
        ("moves", ["0 done"], "move 1"),
        ("moves", ["done"], "move 1"),
        ("moves", [""], "move 1"),
        ("moves", ["0"], "move 1"),
        ("moves", ["7 done"], "move 1"),
        ("moves", ["-1 done"], "move 1"),
        ("moves", ["0 dance"], "move 1"),
        ("moves", ["0  done"], "move 1"),
        ("moves", ["99999999999999999999 done"], "move 1"),
        ("chance", [], "set-up"),
        ("position", "not a position", None),
        ("position", "{", None),
        ("position", "[1]", None),
        ("position", '{"nobody": 3}', None),
        ("position", "", None),
    ],
)
def test_a_changed_field_is_refused_and_named(field: str, value: Any, told: str | None) -> None:
    record = plain()
    assert record[field] != value
    record[field] = value
    with pytest.raises(RecordError, match=told):
        check(record)


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"edition": "1999"},
        {"edition": 2021},
        {"players": 9},
        {"players": "three"},
        {"players": None},
        {"players": 2.5},
        {"game": "chess"},
        {"game": ["classic"]},
        {"modules": ["nothing"]},
        {"modules": 5},
        {"options": {"nothing": 1}},
        {"options": {"bank": 3}},
        {"options": {"start_player": 7}},
        {"options": {"extra_tiles": [["farm"]]}},
        {"options": 5},
        {"data": {"nothing": 1}},
        {"data": 5},
        {"data": [1]},
        {"colour": "blue"},
    ],
)
def test_a_changed_set_up_is_refused(setup: dict[str, Any]) -> None:
    record = plain()
    record["setup"] = {**record["setup"], **setup} if setup else {}
    with pytest.raises(RecordError):
        check(record)


@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_a_missing_field_is_refused_and_named(field: str) -> None:
    record = plain()
    del record[field]
    with pytest.raises(RecordError, match=field):
        read_record(msgspec.json.encode(record))


@pytest.mark.parametrize("value", [None, True, 1.5, "x", [None], {"a": 1}])
@pytest.mark.parametrize("field", Record.__struct_fields__)
def test_a_field_of_another_kind_is_refused(field: str, value: Any) -> None:
    record = plain()
    if type(value) is not type(record[field]):
        record[field] = value
        with pytest.raises(RecordError, match=field):
            read_record(msgspec.json.encode(record))


def test_an_unknown_field_is_refused_and_named() -> None:
    record = {**plain(), "cheat": 1}
    with pytest.raises(RecordError, match="cheat"):
        read_record(msgspec.json.encode(record))


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\n", b"{", b"[]", b"null", b"hello", b"\xff\xfe", b"PK\x03\x04", b'{"format": 1}'),
        *(STORED[:100], STORED[:-10], STORED + b"x", STORED[1:], b"\0" + STORED),
        STORED.replace(b'"position":"', b'"position":"\xff'),
        STORED.replace(b'"data":{', b'"data":{"deep":' + b"[" * 100_000),
        b"[" * 100_000,
    ],
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(data)


@given(st.integers(0, len(STORED) - 3), st.integers(0, 255))
@settings(derandomize=True, max_examples=300, deadline=None)
def test_a_single_changed_byte_is_refused_or_harmless(at: int, byte: int) -> None:
    """Never any error but RecordError; if it passes, it must be the very same game."""
    damaged = STORED[:at] + bytes([byte]) + STORED[at + 1 :]
    try:
        game = verify_record(read_record(damaged))
    except RecordError:
        return
    original = read_record(STORED)
    assert record_of(game, reveal_seed=False).moves == original.moves
    assert game.chance.outcomes.numbers() == original.chance
    assert game.scores == original.scores


@pytest.mark.parametrize("moment", [-1, 10_000])
def test_a_moment_that_never_was_is_refused(moment: int) -> None:
    with pytest.raises(RecordError):
        replay_record(read_record(STORED), moment)


def test_a_record_without_its_commitment_is_refused_once_the_seed_is_published() -> None:
    record = plain()
    record["commitment"] = ""
    with pytest.raises(RecordError, match="commitment"):
        check(record)


def test_a_published_seed_proves_the_draws() -> None:
    """A cheat who re-rolls and re-plays has outcomes that the committed seed does not give."""
    honest = finish(fresh("2021", 2, "honest"), 1, candidate_move)
    other = finish(fresh("2021", 2, "other"), 1, candidate_move)
    forged = msgspec.structs.replace(
        record_of(other), seed="honest", commitment=record_of(honest).commitment
    )
    with pytest.raises(RecordError, match="seed"):
        verify_record(forged)
