"""Positions are checked as strictly as moves: what cannot lie on a table is refused by name."""

import pytest

import orleans
from orleans.games import PositionError
from tests.classic.table import Table

BAD = {
    "deeds is no list": '{"deeds": {"base_astronomy": 1}}',
    "deed space 0": '{"deeds": {"base_astronomy": [0]}}',
    "deed space twice": '{"deeds": {"base_astronomy": [1, 1]}}',
    "more coins than there are": '{"edition": "2014", "players": 2, "red": {"coins": 500}}',
    "three wheels on a Place": '{"red": {"spaces": {"ship": "wheel wheel wheel"}}}',
    "a wheel in the Town Hall": '{"red": {"spaces": {"town_hall": "wheel -"}}}',
    "a board Place as a tile": '{"red": {"tiles": ["village"]}}',
    "a tile twice": '{"red": {"tiles": ["school", "school"]}}',
    "a tile for two": '{"red": {"tiles": ["school"]}, "blue": {"tiles": ["school"]}}',
    "two stations in a town": '{"red": {"stations": ["blois"]}, "blue": {"stations": ["blois"]}}',
    "a Tower that is not there": '{"red": {"tower": "knight"}}',
    "three on the Tower": '{"red": {"tiles": ["gunpowder_tower"], "tower": "monk monk monk"}}',
    "an event that is used up": '{"event": "abc_a_income", "next_events": ["abc_a_income"]}',
    "more Knights than there are": '{"supply": {"knight": 99}}',
    "a personal Follower twice": '{"red": {"market": "farmer* farmer*"}}',
    "a full Market": '{"red": {"market": "monk monk monk monk monk monk monk monk monk"}}',
    "a seat that is no table": '{"red": 5}',
    "a round that is no number": '{"round": "x"}',
    "a phase that is none": '{"phase": "dinner"}',
    "a field that is none": '{"weather": "fine"}',
    "a field of a seat that is none": '{"red": {"hat": 1}}',
    "not TOML": "round =",
}


@pytest.mark.parametrize("position", BAD.values(), ids=BAD.keys())
def test_an_impossible_position_is_refused_with_one_sentence(position: str) -> None:
    with pytest.raises(PositionError) as refused:
        orleans.new(position=position)
    assert "\n" not in str(refused.value)


def test_a_position_for_another_set_up_is_refused() -> None:
    with pytest.raises(PositionError, match="players"):
        orleans.new(orleans.Setup(players=3), position={"players": 2})


def test_a_position_in_toml_is_the_same_as_in_json() -> None:
    toml = 'edition = "2021"\nplayers = 2\nphase = "actions"\n[red]\ncoins = 9\n'
    game = orleans.new(seed=1, position=toml)
    table = Table(seed=1, phase="actions", red={"coins": 9})
    assert game.players[0].coins == table.red.coins == 9


def test_pieces_of_a_position_come_out_of_the_supplies() -> None:
    table = Table(red={"bag": "knight knight", "goods": {"wine": 2}, "wheels": 1})
    fresh = Table()
    assert table.supply("knight") == fresh.supply("knight") - 2
    assert table.supply("wine") == fresh.supply("wine") - 2
    assert table.game.wheels == fresh.game.wheels - 1


def test_a_game_from_a_position_has_a_record_that_replays() -> None:
    table = Table(phase="actions", red={"spaces": {"scriptorium": "knight scholar"}})
    table.play("red", "use scriptorium")
    record = orleans.record_of(table.game, reveal_seed=True)
    assert orleans.verify_record(record).snapshot() == table.game.snapshot()
