"""What comes from outside a game can neither change it unseen nor confuse it."""

import pickle

import msgspec
import pytest

from orleans import (
    NotationError,
    RecordError,
    Refused,
    Setup,
    new,
    read_record,
    record_of,
    replay_record,
    verify_record,
)
from orleans.kernel.chance import OutcomeError
from orleans.kernel.record import OLDEST_RULES, RULES_VERSION, OtherVersion, read_any_version
from tests.kernel.play import fresh


def test_a_move_of_another_set_up_is_no_move_here() -> None:
    """The same words have other numbers there."""
    game = new(Setup(edition="2014", players=2), seed=1)
    other = new(Setup(edition="bigbox", players=5), seed=1)
    before = game.snapshot()
    for notation in ("place boatman* farm_house.1", "lift stage_coach.1"):
        with pytest.raises(NotationError):
            game.play(0, other.parse(notation))
        with pytest.raises(NotationError):
            game.why_not(0, other.parse(notation))
    assert game.snapshot() == before


def test_a_set_up_changed_from_outside_does_not_reach_the_game() -> None:
    setup = Setup(players=2, options={"start_player": 0})
    game = new(setup, seed=1)
    setup.options["start_player"] = 1
    record_of(game).setup["options"]["start_player"] = 1
    assert verify_record(record_of(game)).snapshot() == game.snapshot()


def test_a_replayed_game_is_there_to_look_at() -> None:
    game = fresh("2021", 2, "look")
    shown = replay_record(record_of(game))
    before = shown.snapshot()
    move = shown.legal(0)[0]
    with pytest.raises(OutcomeError):
        shown.play(0, move)
    assert shown.snapshot() == before
    assert record_of(shown).commitment == record_of(game).commitment
    shown.imagine(0, "what if").play(0, move)


def test_a_seed_is_never_empty() -> None:
    with pytest.raises(ValueError, match="seed"):
        new(Setup(players=2), seed="")


def test_a_refusal_travels_between_processes() -> None:
    game = fresh("2021", 2, "travels")
    with pytest.raises(Refused) as refused:
        game.play(0, game.parse("use ship"))
    assert pickle.loads(pickle.dumps(refused.value)).refusal == refused.value.refusal


def test_what_is_held_back_in_drawing_is_public_once_chosen() -> None:
    """So imagining a world gives away no more than the view does."""
    position = {
        "phase": "followers",
        "red": {"spaces": {"ship": "farmer boatman -"}, "bag": "monk monk monk", "market": ""},
        "blue": {"bag": "monk monk", "market": ""},
    }
    game = new(Setup(edition="2021", players=2), seed=1, position=position)
    game.play(0, game.parse("back ship.2"))
    assert "takes_back" not in game.view(1)["players"][0]
    assert game.imagine(1, "x").players[0].plan == []
    game.play(0, game.parse("draw 2"))
    assert game.view(1)["players"][0]["takes_back"] == ["ship.2"]


@pytest.mark.parametrize("written", ["00 done", " 0 done", "0  done", "0 Done", "done", "²0 done"])
def test_a_move_in_a_record_is_written_one_way_only(written: str) -> None:
    game = fresh("2021", 2, "written")
    game.play(0, game.parse("done"))
    record = msgspec.structs.replace(record_of(game), moves=[written])
    with pytest.raises(RecordError):
        verify_record(record)


@pytest.mark.parametrize("version", [0, OLDEST_RULES - 1, RULES_VERSION + 1])
def test_a_record_of_other_rules_or_data_is_refused_as_that(version: int) -> None:
    """It is not said to be damaged, and what it holds can still be read."""
    game = fresh("2021", 2, "version")
    record = msgspec.structs.replace(record_of(game), rules=version)
    for refuse in (lambda: read_record(record.to_json()), lambda: replay_record(record)):
        with pytest.raises(OtherVersion, match=f"version {version} of rules and data"):
            refuse()
    assert read_any_version(record.to_json()) == record


def test_a_record_of_a_later_format_is_refused_as_that() -> None:
    """Whatever else is in it."""
    later = msgspec.json.encode({"format": 2, "rules": 9, "weather": "fair"})
    with pytest.raises(RecordError) as refused:
        read_record(later)
    assert refused.value.key == "record-format"
