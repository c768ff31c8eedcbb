"""A file of another version of rules and data: read as what it is, never replayed as today's."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orleans
from orleans.bots import PLAYERS, play_out
from orleans.kernel.record import RULES_VERSION
from orleans.table.seats import HUMAN, Seat
from orleans.terminal.saves import Save
from tests.cli.running import Here

OLD = RULES_VERSION - 1


@pytest.fixture(scope="module")
def record() -> orleans.Record:
    game = orleans.new(orleans.Setup("joan", players=2), seed="sunday")
    play_out(game, [PLAYERS["random"](seat) for seat in range(2)])
    return msgspec.structs.replace(orleans.record_of(game), rules=OLD)


def written(home: Path, record: orleans.Record) -> str:
    (home / "old.json").write_bytes(record.to_json())
    return "old.json"


@pytest.mark.parametrize("command", ["replay", "verify", "analyse", "hint", "play --terminal"])
def test_what_would_replay_it_refuses_and_says_why(
    here: Here, record: orleans.Record, command: str
) -> None:
    ran = here.run(*command.split(), written(here.home, record))
    assert ran.code != 0 and ran.out == ""
    assert f"version {OLD} of rules and data, this program has {RULES_VERSION}" in ran.err


@pytest.mark.parametrize(
    "language, said", [("en", "as counted then"), ("de", "damaliger"), ("fr", "comptés")]
)
def test_show_tells_its_moves_and_points(
    here: Here, record: orleans.Record, language: str, said: str
) -> None:
    ran = here.run("show", written(here.home, record), "--lang", language)
    assert ran.code == 0 and said in ran.out
    told = " ".join(ran.out.split())
    assert all(str(score) in told for score in record.scores)
    assert all(move.partition(" ")[2] in told for move in record.moves)


def test_a_saved_game_tells_who_played(here: Here, record: orleans.Record) -> None:
    seats = [Seat(player=HUMAN, name="Anna"), Seat(player="easy", name="Ben")]
    (here.home / "save.json").write_bytes(Save(save=1, seats=seats, record=record).to_json())
    told = here.run("show", "save.json").out
    assert "Anna: " in told and f"Ben {record.scores[1]}" in told
    ran = here.run("play", "--terminal", "save.json")
    assert ran.code != 0 and "not replayed or continued" in ran.err


def test_as_json_it_is_the_record_itself(here: Here, record: orleans.Record) -> None:
    told = json.loads(here.run("show", written(here.home, record), "--json").out)
    assert told["rules"] == OLD and told["scores"] == record.scores


def test_a_moment_of_it_would_need_its_rules(here: Here, record: orleans.Record) -> None:
    ran = here.run("show", written(here.home, record), "--move 3")
    assert ran.code != 0 and f"version {OLD}" in ran.err


def test_what_is_damaged_besides_is_refused(here: Here, record: orleans.Record) -> None:
    damages: list[dict[str, Any]] = [{"setup": {}}, {"moves": ["9 dance"]}, {"scores": [1]}]
    for changes in damages:
        broken = msgspec.structs.replace(record, **changes)
        ran = here.run("show", written(here.home, broken))
        assert ran.code != 0 and ran.err.startswith("orleans: ")
