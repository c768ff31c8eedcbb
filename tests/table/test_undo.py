"""Undo is free back to the last thing that became known, and brings the exact state back."""

import random

import pytest
from msgspec.structs import replace

from orleans import Setup, verify_record
from orleans.table import commands as c
from orleans.table.history import History, replayed
from orleans.table.snapshot import freeze_table, thaw_table

from ..classic.modules.intrigue.plot import WAITS
from .sitting import (
    ACTIONS,
    PLAN,
    SHIP,
    THREE,
    TWO,
    VILLAGE,
    Sitting,
    acting,
    agree,
    lasting,
    position_of,
)


def test_each_step_of_a_turn_can_be_taken_back() -> None:
    sitting = acting()
    seen = [position_of(sitting)]
    for move in SHIP:
        sitting.play(0, move)
        seen.append(position_of(sitting))
    for before in (seen[2], seen[1], seen[0]):
        sitting.undo(0)
        assert position_of(sitting) == before
    assert sitting.refusal(0, c.Undo()) == "table-undo-nothing"
    for after in seen[1:]:
        sitting.redo(0)
        assert position_of(sitting) == after
    assert sitting.refusal(1, c.Redo()) == "table-redo-nothing"
    assert sitting.table.taken_back == [3, 0]


def test_a_turn_is_taken_back_at_once_or_to_any_step() -> None:
    sitting = acting()
    sitting.play(0, SHIP[0])
    one = position_of(sitting)
    sitting.play(0, *SHIP[1:])
    sitting.undo(0, 1)
    assert position_of(sitting) == one
    sitting.redo(0)
    sitting.redo(0)
    sitting.undo(0, "start")
    assert position_of(sitting) == position_of(acting())
    assert sitting.table.history is not None and sitting.table.history.moment == 0


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_there_is_nothing_to_take_back_there(to: int) -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    assert sitting.refusal(0, c.Undo(to=to)) == "table-undo-nothing"


def test_nobody_goes_back_into_the_middle_of_a_decision() -> None:
    sitting = acting()
    sitting.play(0, *SHIP, hold=True)
    sitting.do(0, c.Confirm())
    assert sitting.refusal(0, c.Undo(to=1)) == "table-undo-nothing"
    assert sitting.refusal(0, c.Propose(what="undo", to=1)) == "table-undo-nothing"


def test_another_move_forgets_what_was_undone() -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    sitting.undo(0, "start")
    sitting.play(0, VILLAGE[0])
    assert sitting.refusal(0, c.Redo()) == "table-redo-nothing"


def test_the_same_move_again_keeps_the_rest() -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    all_done = position_of(sitting)
    sitting.undo(0, "start")
    sitting.play(0, SHIP[0])
    sitting.redo(0)
    sitting.redo(0)
    assert position_of(sitting) == all_done


def test_new_moves_in_mind_are_not_thrown_away_by_redo() -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    sitting.undo(0, "start")
    sitting.play(0, VILLAGE[0], hold=True)
    assert sitting.refusal(0, c.Redo()) == "table-redo-nothing"


def test_undo_ends_where_another_has_decided() -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    sitting.play(1, VILLAGE[0])
    assert sitting.refusal(0, c.Undo()) == "table-undo-other"
    assert sitting.refusal(1, c.Undo(to=0)) == "table-undo-other"
    sitting.undo(1)
    sitting.undo(0, "start")  # now nobody else has
    assert position_of(sitting) == position_of(acting())


def test_undo_ends_where_something_was_drawn() -> None:
    sitting = acting()
    sitting.play(0, "pass")
    sitting.play(1, "pass")  # the next round: a tile is turned up
    assert sitting.refusal(1, c.Undo()) == "table-undo-revealed"
    assert sitting.refusal(1, c.Undo(to=1)) == "table-undo-revealed"
    assert sitting.refusal(1, c.Undo(to="start")) == "table-undo-nothing"


def test_going_back_beyond_the_trail_is_a_replay() -> None:
    """Anna's decision lies before Ben's: there is no copy at hand of the game before it."""
    sitting = acting()
    sitting.play(0, *SHIP)
    sitting.play(1, *SHIP[:2])  # the wine is gone
    history = sitting.table.history
    assert history is not None and len(history.trail) < len(history.decisions)
    sitting.do(0, c.Propose(what="undo", to=0))
    sitting.do(1, c.Answer(agree=True))
    assert position_of(sitting) == position_of(acting())
    for seat in (0, 0, 0, 1, 1):
        sitting.redo(seat)
    assert sitting.history.undone == []
    verify_record(sitting.table.record())


@pytest.mark.parametrize(
    "setup",
    [TWO, Setup(players=3, modules=["orders", "ti-events", "intrigue"]), Setup(game="joan")],
    ids=["bare", "modules", "joan"],
)
def test_any_moment_of_a_game_comes_back_exactly(setup: Setup) -> None:
    sitting = Sitting(setup, seed="back")
    table, rng = sitting.table, random.Random(11)
    seen: dict[int, object] = {}
    while len(sitting.entries) < 60:
        assert table.history is not None
        seen[table.history.moment] = position_of(sitting)
        sitting.step(rng)
        if rng.random() < 0.3 and len(seen) > 5:
            decided = table.history.decisions[-1]
            if decided.reveals:
                continue
            before = position_of(sitting)
            sitting.undo(decided.seat, decided.moment)
            assert position_of(sitting) == seen[decided.moment]
            sitting.redo(decided.seat)
            assert position_of(sitting) == before
    assert isinstance(table.history, History)
    for moment in rng.sample(sorted(seen), 8):
        kept = [d for d in table.history.decisions if d.moment < moment]
        again = replayed(setup, sitting.seed, "", kept)
        sitting_then = Sitting(setup, seed="back")
        sitting_then.table.history = again
        assert position_of(sitting_then) == seen[moment]


# ------------------------------------------------------------------ what is sealed


def bribing() -> Sitting:
    """Red taxes blue and green, who may bribe: each seals an offer, then all are shown."""
    setup = Setup(players=3, modules=["intrigue"])
    rich = {"coins": 3, "spaces": WAITS}
    sitting = Sitting(
        setup,
        position={
            "edition": "bigbox",
            "players": 3,
            "modules": ["intrigue"],
            "phase": "actions",
            "start": "red",
            "red": {"coins": 0, "spaces": {"town_hall": "trader -"}},
            "blue": rich,
            "green": rich,
        },
    )
    sitting.play(0, "use town_hall", "send intrigue_tax_collector.1")
    assert sitting.table.pending == [1, 2]
    return sitting


def test_who_has_sealed_an_offer_may_open_it_while_the_other_thinks() -> None:
    sitting = bribing()
    sitting.play(1, "offer coin", "done")
    assert sitting.table.view(2)["modules"]["intrigue"]["offers"] == [{}, {}, {}]
    sitting.undo(1)
    sitting.play(1, "offer coin", "done")
    sitting.play(2, "done")
    assert sitting.refusal(1, c.Undo()) == "table-undo-other"


def test_nobody_sees_a_sealed_offer_and_takes_the_own_one_back() -> None:
    sitting = bribing()
    sitting.play(1, "offer coin", "offer coin", "done")
    sitting.play(2, "offer coin")
    sitting.play(2, "done", hold=True)
    offers = sitting.table.view(2)["modules"]["intrigue"]["offers"]
    assert not offers or offers[1] != {"coin": 2}, "it would show Ben's offer, so it waits sealed"
    sitting.do(2, c.Confirm())
    assert sitting.table.view(2)["modules"]["intrigue"]["offers"][1] == {"coin": 2}
    assert sitting.refusal(2, c.Undo()) == "table-undo-revealed"


@pytest.mark.parametrize("coins", range(4))
def test_a_sealed_offer_is_one_moment_whatever_is_in_it(coins: int) -> None:
    sitting = bribing()
    before = sitting.table.moment
    [told] = sitting.play(1, *["offer coin"] * coins, "done")
    assert told.moment == sitting.table.moment == before + 1
    assert told.entry.body["sealed"]
    sitting.do(2, c.Say(text="hm"))
    assert sitting.told[-1].moment == before + 1
    assert lasting(sitting.again()) == lasting(sitting.table)
    frozen = sitting.new_table()
    thaw_table(frozen, freeze_table(sitting.table))
    assert lasting(frozen) == lasting(sitting.table)


def test_the_last_offer_is_shown_at_once_and_counts_its_moves() -> None:
    sitting = bribing()
    before = sitting.table.moment
    sitting.play(1, "offer coin", "offer coin", "done")
    [told] = sitting.play(2, "offer coin", "done")
    assert told.moment == before + 1 + 2
    history = sitting.table.history
    assert history is not None
    played = history.game.played.length
    moves = [before, played - 2, played - 1, played]
    assert [history.moves_at(before + n) for n in range(4)] == moves
    moments = [before, before, before, before + 1, before + 2, before + 3]
    assert [history.moment_at(before + n) for n in range(6)] == moments


def test_going_back_to_a_sealed_offer_and_making_it_again() -> None:
    sitting = bribing()
    before = sitting.table.moment
    sitting.play(1, "offer coin", "offer coin", "done")
    sealed = sitting.table.game.played.numbers()
    sitting.undo(1, before)
    assert sitting.table.moment == before
    sitting.redo(1)
    assert sitting.table.moment == before + 1
    sitting.play(2, "done")
    sitting.do(0, c.Propose(what="undo", to=before + 1))
    agree(sitting, 1)
    agree(sitting, 2)
    assert sitting.table.game.played.numbers() == sealed
    assert sitting.table.pending == [2]
    assert lasting(sitting.again()) == lasting(sitting.table)


def test_entries_of_old_say_nothing_of_seals_and_count_as_they_did() -> None:
    sitting = bribing()
    before = sitting.table.moment
    sitting.play(1, "offer coin", "offer coin", "done")
    entry = sitting.entries[-1]
    sitting.entries[-1] = replace(entry, body={"moves": entry.body["moves"]})
    assert sitting.again().moment == before + 3


# ------------------------------------------------------------------------- the end


def last_round() -> Sitting:
    return Sitting(position={**ACTIONS, "round": 18})


def test_a_game_whose_seed_was_shown_is_never_taken_back() -> None:
    """Whoever went back would know all draws, even if everybody agreed."""
    sitting = last_round()
    sitting.play(0, "pass")
    sitting.play(1, "pass")
    assert sitting.status == "over"
    for seat in (0, 1):
        assert sitting.refusal(seat, c.Undo()) == "table-undo-over"
        assert sitting.refusal(seat, c.Undo(to="start")) == "table-undo-over"
        assert sitting.refusal(seat, c.Propose(what="undo", to=1)) == "table-undo-over"


def test_nobody_who_plays_alone_goes_back_from_the_end_either() -> None:
    sitting = Sitting(position={**ACTIONS, "round": 18}, bots={1: "random"})
    sitting.finish()
    assert sitting.refusal(0, c.Propose(what="undo", to=0)) == "table-undo-over"


def test_the_last_move_can_be_held() -> None:
    sitting = last_round()
    sitting.play(0, "pass")
    assert sitting.play(1, "pass", hold=True) == []
    assert sitting.status == "running"
    sitting.undo(1)
    sitting.redo(1)
    sitting.do(1, c.Confirm())
    assert sitting.status == "over"


def test_a_game_without_a_winner_stays_ended() -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    sitting.do(0, c.Propose(what="end"))
    sitting.do(1, c.Answer(agree=True))
    for command in (c.Undo(), c.Redo(), c.Propose(what="undo", to=0), c.Resume(), c.Pause()):
        assert sitting.refusal(0, command) == "table-is-over"


def test_taken_back_plans_leave_no_trace_in_the_record() -> None:
    sitting = Sitting(THREE)
    for _ in range(3):
        sitting.play(0, *PLAN, "done")
        sitting.undo(0)
        sitting.undo(0, "start")
    sitting.finish(2)
    assert verify_record(sitting.table.record()).over
