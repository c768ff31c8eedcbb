"""The end: points by their source, winners, the seed, and a record that anybody can check."""

import random

import msgspec
import pytest

from orleans import Record, Setup, read_record, resume, state_hash, verify_record
from orleans.kernel.chance import commitment
from orleans.table import commands as c
from orleans.table.result import result_of

from .sitting import TWO, Sitting, acting

SETUPS = [
    TWO,
    Setup(edition="2014", players=2),
    Setup(players=3, modules=["orders", "ti-events", "trade"]),
    Setup(players=2, modules=["orders", "ti-events", "intrigue"]),
    Setup(game="joan", players=3),
    Setup(game="joan", players=1),
]
IDS = ["2021", "2014", "trade", "intrigue", "joan", "solo"]


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_the_result_tells_points_by_their_source(setup: Setup) -> None:
    sitting = Sitting(setup).finish(4)
    result = result_of(sitting.table)
    game = sitting.table.game
    assert result.ended == "over"
    assert [seat.score for seat in result.seats] == game.scores
    for seat in result.seats:
        assert sum(seat.parts.values()) == seat.score
    assert [seat.seat for seat in result.seats if seat.won] == game.winners
    assert game.winners or setup.players == 1
    assert commitment(result.seed) == result.commitment


def test_the_result_tells_who_played_how() -> None:
    sitting = Sitting(Setup(edition="2021", players=3), bots={1: "random"})
    sitting.play(0, "done")
    sitting.undo(0)
    sitting.do(2, c.Resign())
    result = result_of(sitting.finish(5).table)
    assert [seat.player for seat in result.seats] == ["human", "random", "easy"]
    assert [seat.resigned for seat in result.seats] == [False, False, True]
    assert [seat.taken_back for seat in result.seats] == [1, 0, 0]
    assert [seat.name for seat in result.seats] == ["Anna", "Ben", "Cleo"]


def test_the_seed_is_secret_until_the_end() -> None:
    sitting = acting(seed="a secret of the table")
    assert sitting.table.record().seed == ""
    told = msgspec.json.encode([entry for entry in sitting.entries]).decode()
    assert sitting.seed not in told
    assert sitting.seed not in repr([sitting.known_to(seat) for seat in (0, 1, None)])
    sitting.finish(1)
    assert sitting.table.record().seed == sitting.seed


def test_also_an_abandoned_game_has_a_record_that_can_be_checked() -> None:
    sitting = acting(bots={1: "random"})
    sitting.play(0, "use village")
    sitting.do(0, c.Propose(what="end"))
    record = sitting.table.record()
    assert record.seed == sitting.seed
    assert not verify_record(record).over
    result = result_of(sitting.table)
    assert result.ended == "abandoned"
    assert not any(seat.won for seat in result.seats)


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_a_record_holds_whatever_happened_at_the_table(setup: Setup) -> None:
    """Undone moves, plans taken back, people away: the record is of the game alone."""
    sitting = Sitting(setup, seed="eventful")
    table, rng = sitting.table, random.Random(8)
    while table.status == "running":
        sitting.step(rng, hold=rng.random() < 0.3)
        history = table.history
        assert history is not None
        if rng.random() < 0.2 and history.decisions and table.status == "running":
            seat = history.decisions[-1].seat
            if history.free_to(seat) < history.moment and table.seats[seat].is_human:
                sitting.undo(seat, rng.choice([None, "start"]))
        if rng.random() < 0.05:
            seat = rng.randrange(setup.players)
            sitting.go_or_come_back(seat)
    record = read_record(table.record().to_json())
    assert verify_record(record).winners == table.game.winners
    assert state_hash(resume(record)) == state_hash(table.game)
    assert isinstance(record, Record) and record.rules >= 2
