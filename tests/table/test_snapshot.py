"""A frozen table is a cache: taken up again it is the same table, and what does not fit is
refused, so that the entries are read instead."""

import random

import msgspec
import pytest

from orleans import Setup
from orleans.kernel.freezing import FrozenError
from orleans.table import commands as c
from orleans.table.clock import ClockRules
from orleans.table.options import TableOptions
from orleans.table.snapshot import freeze_table, thaw_table
from orleans.table.table import Table

from .sitting import SHIP, THREE, TWO, VILLAGE, Sitting, acting, everything, lasting, position_of

CLOCK = TableOptions(clock=ClockRules(bank=600, increment=10))
SETUPS: dict[str, Setup] = {
    "bare": TWO,
    "intrigue": Setup(players=3, modules=["orders", "ti-events", "intrigue"]),
    "joan": Setup(game="joan", players=3),
    "solo": Setup(game="joan", players=1),
}


def taken_up(sitting: Sitting) -> Table:
    table = sitting.new_table()
    thaw_table(table, freeze_table(sitting.table))
    return table


@pytest.mark.parametrize("name", SETUPS)
def test_a_thawed_table_is_the_same_table(name: str) -> None:
    """At many moments of a game, with plans taken back and people away; and it goes on alike."""
    sitting = Sitting(SETUPS[name], seed=f"ice {name}", options=CLOCK)
    rng = random.Random(name)
    for number in range(160):
        if sitting.table.status != "running":
            break
        sitting.now += 1000
        sitting.step(rng, hold=rng.random() < 0.3)
        history = sitting.table.history
        assert history is not None
        if rng.random() < 0.2 and history.decisions:
            last = history.decisions[-1]
            if not last.reveals and sitting.table.seats[last.seat].is_human:
                sitting.undo(last.seat, last.moment)
        if number % 8 == 0:
            thawed = taken_up(sitting)
            assert lasting(thawed) == lasting(sitting.table)
            thawed.keep_drafts(sitting.table.drafts)
            sitting.table = thawed  # from here on in its place


def test_what_was_free_to_take_back_still_is() -> None:
    """It must not matter that a server was started anew in between."""
    sitting = acting()
    sitting.play(0, *SHIP)
    sitting.undo(0)
    sitting.table = taken_up(sitting)
    sitting.redo(0)
    sitting.table = taken_up(sitting)
    sitting.undo(0, "start")
    assert position_of(sitting) == position_of(acting())
    sitting.table = taken_up(sitting)
    for _ in SHIP:
        sitting.redo(0)
    assert sitting.table.pending == [1]


def test_what_was_not_free_is_not_free_now() -> None:
    sitting = acting()
    sitting.play(0, "pass")
    sitting.play(1, "pass")
    sitting.table = taken_up(sitting)
    assert sitting.refusal(1, c.Undo()) == "table-undo-revealed"
    sitting.do(1, c.Propose(what="undo", to=0))
    sitting.do(0, c.Answer(agree=True))
    assert position_of(sitting) == position_of(acting())


def test_the_game_goes_on_from_entries_after_the_frozen_ones() -> None:
    sitting = acting(options=CLOCK)
    sitting.play(0, *SHIP)
    ice, seq = freeze_table(sitting.table), sitting.table.seq
    sitting.play(1, *VILLAGE)
    sitting.undo(1, "start")
    sitting.do(0, c.StandIn())
    table = sitting.new_table()
    thaw_table(table, ice)
    for entry in sitting.entries[seq:]:
        table.apply(entry)
    assert lasting(table) == lasting(sitting.table)


def test_the_seed_is_not_in_the_ice() -> None:
    sitting = acting(seed="a secret of the table")
    assert b"secret" not in freeze_table(sitting.table)


def changed(data: bytes, place: int, value: object) -> bytes:
    fields = msgspec.msgpack.decode(data)
    fields[place] = value
    return msgspec.msgpack.encode(fields)


WRONG_PASTS: list[list[list[int]]] = [
    *([], [[3, True]], [[5, True, False]], [[1, False, False]] * 2),
    *([[0, False, False], [3, False, False]], [[4, False, False], [-1, False, False]]),
]


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    data = freeze_table(sitting.table)
    fields = msgspec.msgpack.decode(data)
    past = fields.index([[1, False, False]] * 3)
    other = acting(seed="another")
    three = Sitting(THREE)
    damaged = [
        *(b"", b"ice", data[:-5], data + b"!", changed(data, 0, 99)),
        *(changed(data, past, wrong) for wrong in WRONG_PASTS),
        *(changed(data, len(fields) - 1, wrong) for wrong in (b"", b"x" * 99)),
        *(freeze_table(table) for table in (other.table, three.table)),
        freeze_table(acting(options=CLOCK).table),
    ]
    for bad in damaged:
        table = sitting.new_table()
        before = everything(table)
        with pytest.raises(FrozenError):
            thaw_table(table, bad)
        assert everything(table) == before
