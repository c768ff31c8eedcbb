"""Golden games: one whole game for every number of players and every level replays bit-exact, for
ever. They are renewed by `python -m tests.joan.make_golden`.
"""

import pytest

from orleans import Record, read_record, record_of, replay_record, verify_record
from orleans.joan.game import JoanOfArc

from .conservation import check_pieces
from .make_golden import FOLDER, name_of
from .play import EVERY_SETUP, NAMES, SETUPS, Options, fresh

EVERY_WORD = sorted({move.notation.split()[0] for move in fresh(2, {}, "words").vocabulary.moves})


def golden(players: int, options: Options) -> Record:
    name = NAMES[SETUPS.index((players, options))]
    return read_record((FOLDER / name_of(name)).read_bytes())


@EVERY_SETUP
def test_a_golden_game_replays_bit_exact(players: int, options: Options) -> None:
    record = golden(players, options)
    assert record.seed
    game = verify_record(record)
    assert game.over
    assert (game.setup.game, game.setup.players, game.setup.options) == ("joan", players, options)
    again = record_of(game)
    assert (again.moves, again.chance, again.state_hash) == (
        record.moves,
        record.chance,
        record.state_hash,
    )


@EVERY_SETUP
def test_a_golden_game_keeps_all_pieces(players: int, options: Options) -> None:
    record = golden(players, options)
    for moves in range(0, len(record.moves), 50):
        game = replay_record(record, moves)
        assert isinstance(game, JoanOfArc)
        check_pieces(game)


def test_there_is_a_golden_game_for_every_setup() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {name_of(name) for name in NAMES}


@pytest.mark.parametrize("word", EVERY_WORD)
def test_the_golden_games_contain_every_kind_of_move(word: str) -> None:
    records = [read_record(path.read_bytes()) for path in FOLDER.iterdir()]
    assert any(move.split()[1] == word for record in records for move in record.moves)
