"""`orleans verify` says what it has checked, and what it could not."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orleans
from orleans.bots import PLAYERS, play_out
from tests.cli.running import Here


@pytest.fixture(scope="module")
def record() -> orleans.Record:
    game = orleans.new(orleans.Setup("joan", players=2), seed="sunday")
    play_out(game, [PLAYERS["random"](seat) for seat in range(2)])
    return orleans.record_of(game)


def written(home: Path, record: orleans.Record, **changes: Any) -> str:
    path = home / "record.json"
    path.write_bytes(msgspec.structs.replace(record, **changes).to_json())
    return path.name


def test_a_genuine_record(here: Here, record: orleans.Record) -> None:
    ran = here.run("verify", written(here.home, record))
    assert ran.code == 0 and ran.out.endswith("Everything that can be checked is in order.\n")
    assert f"All {len(record.chance)} draws follow from this seed." in ran.out
    assert record.commitment in ran.out


def test_without_the_seed_the_draws_are_not_checked(here: Here, record: orleans.Record) -> None:
    ran = here.run("verify", written(here.home, record, seed=""), "--lang de")
    assert ran.code == 0
    assert "die Ziehungen sind nicht geprüft." in ran.out
    assert ran.out.endswith("die Ziehungen sind nicht geprüft.\n")


@pytest.mark.parametrize(
    "changes, failed, passed",
    [
        ({"seed": "monday"}, "seed", ["replay", "state", "scores"]),
        ({"state_hash": "0" * 64}, "state", ["replay"]),
        ({"scores": [99, 0]}, "scores", ["replay", "state"]),
        ({"moves": ["0 dance"]}, "replay", []),
        ({"setup": {}}, "replay", []),
    ],
)
def test_what_is_wrong_is_named(
    here: Here, record: orleans.Record, changes: dict[str, Any], failed: str, passed: list[str]
) -> None:
    ran = here.run("verify", written(here.home, record, **changes), "--json")
    assert ran.code == 1 and ran.err.startswith("orleans: ")
    told = json.loads(ran.out)
    assert (told["ok"], told["failed"], told["checked"]) == (False, failed, passed)


def test_draws_that_do_not_follow_from_the_seed(here: Here, record: orleans.Record) -> None:
    other = orleans.new(orleans.Setup("joan", players=2), seed="monday")
    forged = msgspec.structs.replace(
        record, seed="monday", commitment=orleans.record_of(other).commitment
    )
    ran = here.run("verify", written(here.home, forged), "--json")
    assert ran.code == 1 and json.loads(ran.out)["failed"] == "draws"


def test_what_is_no_record(here: Here) -> None:
    (here.home / "letter.txt").write_text("Dear Anna")
    assert here.run("verify letter.txt").code == 2
    assert here.run("verify nothing.json --json").code == 2
