"""A whole turn held until it is confirmed: previewed, undone step by step, seen by nobody else."""

import random

import pytest

from orleans import Setup
from orleans.table import commands as c
from orleans.table.drafts import EMPTY, Draft, sketch

from .sitting import PLAN, SHIP, TWO, VILLAGE, Sitting, acting, lasting


def test_a_turn_is_held_previewed_and_confirmed() -> None:
    sitting = acting()
    before = [sitting.known_to(1), sitting.known_to(None), lasting(sitting.table)]
    for move in SHIP:
        assert sitting.play(0, move, hold=True) == []
    assert [sitting.known_to(1), sitting.known_to(None), lasting(sitting.table)] == before
    assert sitting.table.view(0)["players"][0]["goods"] == {"wine": 1}
    assert sitting.table.view(1)["players"][0]["goods"] == {}
    assert sitting.legal(0) == []  # the turn is over
    [told] = sitting.do(0, c.Confirm(question=sitting.table.question(0)))
    assert told.entry.body == {"moves": list(SHIP)}
    assert sitting.table.pending == [1]
    assert sitting.table.view(1)["players"][0]["goods"] == {"wine": 1}


def test_held_moves_are_undone_step_by_step() -> None:
    sitting = acting()
    sitting.play(0, *SHIP, hold=True)
    sitting.undo(0)
    assert sitting.legal(0) == ["take wine", "skip"]
    sitting.undo(0)
    sitting.undo(0)
    assert "use village" in sitting.legal(0)
    sitting.redo(0)
    assert sitting.table.draft(0) == Draft(SHIP[:1], (SHIP[2], SHIP[1]))
    sitting.undo(0, "start")
    sitting.play(0, *VILLAGE, hold=True)
    assert sitting.refusal(0, c.Redo()) == "table-redo-nothing"
    sitting.do(0, c.Confirm())
    assert sitting.entries[-1].body == {"moves": list(VILLAGE)}


def test_nothing_is_confirmed_before_the_turn_is_over() -> None:
    sitting = acting()
    assert sitting.refusal(0, c.Confirm()) == "table-nothing-to-confirm"
    sitting.play(0, *SHIP[:2], hold=True)
    assert sitting.refusal(0, c.Confirm()) == "table-nothing-to-confirm"
    sitting.play(0, SHIP[2])  # not held: the whole turn stands
    assert sitting.entries[-1].body == {"moves": list(SHIP)}


def test_a_plan_is_not_confirmed_but_done() -> None:
    sitting = Sitting()
    sitting.play(0, "place farmer* village.1", hold=True)
    assert sitting.refusal(0, c.Confirm()) == "table-nothing-to-confirm"
    assert sitting.play(0, "done", hold=True), "others wait for it: it is not held"


def test_the_last_to_plan_holds_its_plan() -> None:
    sitting = Sitting()
    sitting.play(0, *PLAN, "done")
    assert sitting.play(1, "done", hold=True) == []
    assert sitting.table.pending == [1]


def test_a_confirmed_turn_is_taken_back_into_the_hand() -> None:
    sitting = acting()
    sitting.play(0, *SHIP, hold=True)
    sitting.do(0, c.Confirm())
    sitting.undo(0)
    assert sitting.table.draft(0) == Draft(SHIP[:2], SHIP[2:])
    sitting.redo(0)
    assert sitting.table.pending == [1]
    assert sitting.table.drafts == {}


def test_what_one_holds_is_overtaken_when_the_player_before_goes_back() -> None:
    sitting = acting()
    sitting.play(0, *SHIP)
    old = sitting.table.question(1)
    sitting.play(1, *VILLAGE, hold=True)
    sitting.undo(0, "start")
    assert sitting.table.view(1) == sitting.table.game.view(1)
    assert sitting.refusal(1, c.Undo()) == "table-undo-nothing"
    assert sitting.refusal(1, c.Confirm()) == "table-nothing-to-confirm"
    sitting.play(0, *VILLAGE)
    assert sitting.table.question(1) != old
    assert sitting.table.sketch(1).valid == VILLAGE


def test_what_cannot_be_taken_back_is_confirmed_before_and_shows_nothing_till_then() -> None:
    """Ben's pass ends the round: the next Hour Glass tile is turned up, Followers are drawn."""
    sitting = acting()
    sitting.play(0, "pass")
    true = sitting.table.game
    shown = sketch(true, 1, ["pass"])
    assert shown.valid == ()
    assert shown.unmade == ("pass",)
    assert shown.game.chance.outcomes.length == true.chance.outcomes.length
    before = sitting.table.view(1)
    assert sitting.play(1, "pass", hold=True) == []
    assert sitting.table.view(1) == before and sitting.table.game.round == 1
    [told] = sitting.do(1, c.Confirm(question=sitting.table.question(1)))
    assert told.entry.body == {"moves": ["pass"]}
    assert (sitting.table.game.round, sitting.table.drafts) == (2, {})


def test_a_move_that_waits_is_taken_back_and_waits_again() -> None:
    sitting = acting()
    sitting.play(0, "pass")
    sitting.play(1, "pass", hold=True)
    sitting.undo(1)
    assert "use village" in sitting.legal(1)
    assert sitting.refusal(1, c.Confirm()) == "table-nothing-to-confirm"
    sitting.redo(1)
    assert sitting.table.sketch(1).unmade == ("pass",)
    sitting.undo(1, "start")
    assert sitting.table.draft(1) == Draft((), ("pass",))


def test_another_move_takes_the_place_of_one_that_waits() -> None:
    sitting = acting()
    sitting.play(0, "pass")
    sitting.play(1, "pass", hold=True)
    sitting.play(1, *VILLAGE, hold=True)
    assert sitting.table.draft(1).moves == VILLAGE


def test_the_end_of_a_turn_of_joan_waits_for_its_confirmation() -> None:
    """In the solo game her card is turned up then."""
    sitting = Sitting(Setup(game="joan", players=1))
    rng = random.Random(1)
    while "end" not in sitting.legal(0):
        move = rng.choice(sitting.legal(0))
        if sitting.play(0, move, hold=True) == [] and sitting.table.sketch(0).unmade:
            sitting.do(0, c.Confirm())
    cards = sitting.table.view(0)["joan"]
    assert sitting.play(0, "end", hold=True) == []
    assert sitting.table.view(0)["joan"] == cards
    sitting.undo(0)
    assert "end" in sitting.legal(0)
    sitting.redo(0)
    assert sitting.do(0, c.Confirm())
    assert sitting.table.view(0)["joan"] != cards


def test_nothing_is_asked_about_what_is_not_drawn_yet() -> None:
    """Otherwise a refusal would tell which Followers are in the draw."""
    sitting = acting()
    sitting.play(0, "pass")
    refusals = {
        sitting.refusal(1, c.Play(moves=["pass", f"place {kind} village.1"], hold=hold))
        for kind in ("farmer*", "farmer", "monk")
        for hold in (True, False)
    }
    assert refusals == {"table-moves-blind"}


SETUPS = [
    TWO,
    Setup(players=3, modules=["orders", "ti-events", "trade"]),
    Setup(players=3, modules=["orders", "ti-events", "intrigue"]),
    Setup(game="joan", players=3),
    Setup(game="joan", players=1),
]


@pytest.mark.parametrize("setup", SETUPS, ids=["bare", "trade", "intrigue", "joan", "solo"])
def test_no_draft_ever_knows_the_future(setup: Setup) -> None:
    """Nor keeps the others from a question that is theirs too."""
    sitting = Sitting(setup, seed="future")
    table, rng = sitting.table, random.Random(7)
    drafted = 0
    while table.status == "running" and drafted < 250:
        sitting.step(rng, hold=rng.random() < 0.8)
        for seat, draft in table.drafts.items():
            held = table.sketch(seat)
            shown = held.game
            drafted += 1
            assert held.drafted == draft.moves
            assert shown.chance.outcomes.length == table.game.chance.outcomes.length
            assert shown.face_down() >= table.game.face_down()
            if table.pending == [seat]:
                assert shown.pending == [seat] or seat not in shown.pending
    assert drafted > 40


@pytest.mark.parametrize("setup", SETUPS[:4], ids=["bare", "trade", "intrigue", "joan"])
def test_nobody_but_its_owner_knows_of_a_draft(setup: Setup) -> None:
    sitting = Sitting(setup, seed="secret")
    table, rng = sitting.table, random.Random(5)
    kept = 0
    while table.status == "running" and kept < 60:
        before = {seat: sitting.known_to(seat) for seat in (None, *range(setup.players))}
        drafts, entries = dict(table.drafts), len(sitting.entries)
        sitting.step(rng, hold=True)
        if len(sitting.entries) == entries:
            [owner] = [s for s in range(setup.players) if table.draft(s) != drafts.get(s, EMPTY)]
            kept += 1
            assert all(sitting.known_to(s) == before[s] for s in before if s != owner)
    assert kept > 20
