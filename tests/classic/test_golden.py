"""Golden games: one whole game per edition and player count, and one per combination of
modules, replays bit-exact, for ever.

They are renewed by `python -m tests.classic.make_golden`.
"""

from typing import get_args

import pytest

from orleans import read_record, record_of, replay_record, verify_record
from orleans.classic.modules import MODULES
from orleans.content.schema.words import Edition

from ..kernel.play import FIXED
from .conservation import check_pieces
from .make_golden import FOLDER, RARE, UNUSUAL, name_of

EVERY_GOLDEN = pytest.mark.parametrize("edition, players", FIXED)


@EVERY_GOLDEN
def test_a_golden_game_replays_bit_exact(edition: str, players: int) -> None:
    data = (FOLDER / name_of(edition, players)).read_bytes()
    record = read_record(data)
    assert record.seed
    game = verify_record(record)
    assert game.over
    assert "+".join((game.setup.edition, *game.setup.modules)) == edition
    assert game.setup.players == players
    assert data.count(b"\n") == 1
    again = record_of(game)
    assert (again.moves, again.chance, again.state_hash) == (
        record.moves,
        record.chance,
        record.state_hash,
    )


@EVERY_GOLDEN
def test_a_golden_game_keeps_all_pieces(edition: str, players: int) -> None:
    record = read_record((FOLDER / name_of(edition, players)).read_bytes())
    for moves in range(0, len(record.moves), 150):
        game = replay_record(record, moves)
        check_pieces(game)  # type: ignore[arg-type]


def test_there_is_a_golden_game_for_every_setup() -> None:
    wanted = {name_of(edition, players) for edition, players in FIXED}
    assert {path.name for path in FOLDER.iterdir()} == wanted


def test_every_edition_and_every_module_has_a_golden_game() -> None:
    played = {part for edition, _ in FIXED for part in edition.split("+")}
    assert played == {*get_args(Edition), *MODULES}


@pytest.mark.parametrize(
    "word", sorted({*UNUSUAL, "use", "place", "recruit", "go", "pass", "draw"})
)
def test_the_golden_games_contain_what_is_seldom_done(word: str) -> None:
    assert times_found(word) >= 5


@pytest.mark.parametrize("word", sorted(RARE))
def test_the_golden_games_contain_what_is_rare(word: str) -> None:
    assert times_found(word) >= 1


def times_found(word: str) -> int:
    records = [read_record(path.read_bytes()) for path in FOLDER.iterdir()]
    return sum(move.split()[1] == word for record in records for move in record.moves)
