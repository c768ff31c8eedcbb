"""Records of games that were played elsewhere: checked, and kept as tables to look at."""

from __future__ import annotations

import msgspec
import pytest

from orleans.analysis import requests
from orleans.kernel.record import Record, record_of
from orleans.table.entry import row_of
from orleans.table.seats import OPEN, Seat
from orleans.table.snapshot import thaw_table
from orleans.table.table import OVER, Table
from orleans.table.uploaded import MOVES_A_TURN, entries_of, table_of_record

from .games import begun, carry_out, decisions


@pytest.fixture(scope="module")
def record() -> Record:
    game = begun("joan")
    for seat in decisions(game):
        carry_out(game, seat, requests.plain_decision(game, seat))
    return record_of(game)


def test_the_frozen_table_goes_on_to_the_end_of_the_record(record: Record) -> None:
    found = table_of_record(record, "en", recent=10, now=5)
    entries = entries_of(record, "en", 5)
    assert found.rows == [row_of(entry) for entry in entries]
    assert (found.problem, found.seq) == ("", len(entries) - 10)
    assert found.summary["scores"] == record.scores
    setup = begun("joan").setup
    table = Table("t", setup, record.seed, [Seat(player=OPEN)] * setup.players)
    thaw_table(table, found.frozen)
    for entry in entries[found.seq :]:
        table.apply(entry)
    assert table.status == OVER and table.record() == record


def test_a_record_that_does_not_replay_is_refused_in_words(record: Record) -> None:
    shorter = msgspec.structs.replace(record, moves=record.moves[:-1])
    assert table_of_record(shorter, "en", recent=10, now=0).problem


def test_more_moves_than_a_game_can_have_are_not_even_tried(record: Record) -> None:
    most = begun("joan").rounds * 4 * MOVES_A_TURN
    assert most > 20 * len(record.moves)
    longer = msgspec.structs.replace(record, moves=["0 no such move"] * (most + 1))
    found = table_of_record(longer, "en", recent=10, now=0)
    assert str(most + 1) in found.problem.replace(",", "")
