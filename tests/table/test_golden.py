"""Golden games, played at a table by people: every edition, every module, Joan of Arc, solo."""

from collections import Counter
from pathlib import Path

import pytest

from orleans import Setup, read_record, verify_record
from orleans.kernel.record import split_move
from orleans.table import commands as c

from ..classic.make_golden import FOLDER as CLASSIC
from ..joan.make_golden import FOLDER as JOAN
from .sitting import Sitting, lasting

ENOUGH = [
    *("2014_2", "2021_2", "bigbox_2"),
    *("2021+orders+ti-events+trade_3", "bigbox+orders_3", "bigbox+ti-events+intrigue_2"),
]
GAMES = [CLASSIC / f"{name}.json" for name in ENOUGH] + sorted(JOAN.iterdir())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_ends_alike_at_a_table(path: Path) -> None:
    """Plans are written down when they are done: in another order and without second thoughts,
    to the same end."""
    golden = read_record(path.read_bytes())
    setup = Setup.from_plain(golden.setup)
    sitting = Sitting(setup, golden.seed, position=golden.position)
    for move in golden.moves:
        seat, notation = split_move(move)
        sitting.do(seat, c.Play(moves=[notation]))
    record = sitting.table.record()
    assert sitting.table.status == "over"
    second_thoughts = Counter(golden.moves) - Counter(record.moves)
    back = [move for move in second_thoughts.elements() if move.split()[1] in ("lift", "retract")]
    assert 2 * len(back) == second_thoughts.total()
    assert len(record.moves) == len(golden.moves) - second_thoughts.total()
    assert (record.chance, record.state_hash) == (golden.chance, golden.state_hash)
    assert (record.scores, record.seed) == (golden.scores, golden.seed)
    assert lasting(sitting.again()) == lasting(sitting.table)
    verify_record(record)
