"""All plan at once: a plan is its owner's draft until it is done."""

import itertools
import random

import pytest

from orleans import Setup, state_hash
from orleans.table import commands as c
from orleans.table.drafts import Draft, draft_of

from .sitting import PLAN, THREE, TWO, Sitting, everything, lasting, position_of

OTHER_PLAN = ("place trader* university.3",)


def test_a_plan_is_known_to_its_owner_alone() -> None:
    """Neither view, events, question nor entries tell Ben or anybody else of it."""
    sitting = Sitting()
    before = [sitting.known_to(1), sitting.known_to(None), lasting(sitting.table)]
    assert sitting.play(0, *PLAN) == []
    assert [sitting.known_to(1), sitting.known_to(None), lasting(sitting.table)] == before
    assert sitting.table.view(0)["players"][0]["draft"] == ["village.1", "village.2", "village.3"]
    assert "done" in sitting.legal(0) and PLAN[0] not in sitting.legal(0)


def test_a_plan_is_open_once_it_is_done() -> None:
    sitting = Sitting()
    sitting.play(0, *PLAN)
    [told] = sitting.play(0, "done")
    assert told.entry.body == {"moves": [*PLAN, "done"]}
    assert {event.what for event in told.events if event.audience < 0} >= {"planned", "plan_done"}
    assert sitting.table.pending == [1]
    assert sitting.table.drafts == {}


def test_two_plan_at_once_and_neither_disturbs_the_other() -> None:
    sitting = Sitting()
    question = sitting.table.question(1)
    sitting.play(0, PLAN[0])
    sitting.play(1, *OTHER_PLAN, question=question)
    sitting.play(0, *PLAN[1:], "done")
    assert sitting.table.question(1) == question
    assert sitting.table.draft(1).moves == OTHER_PLAN
    sitting.play(1, "done", question=question)
    assert sitting.table.game.asked == "act"


def test_the_order_in_which_seats_plan_does_not_matter() -> None:
    """All interleavings of three plans."""
    plans = {0: [*PLAN, "done"], 1: [*OTHER_PLAN, "done"], 2: ["done"]}
    orders = set(itertools.permutations([s for s, moves in plans.items() for _ in moves]))
    hashes = set()
    for order in orders:
        sitting = Sitting(THREE)
        left = {seat: iter(moves) for seat, moves in plans.items()}
        for seat in order:
            sitting.play(seat, next(left[seat]))
        hashes.add(state_hash(sitting.table.game))
    assert len(orders) == 105
    assert len(hashes) == 1


@pytest.mark.parametrize(
    "setup",
    [TWO, Setup(players=3, modules=["orders", "ti-events", "intrigue"])],
    ids=["bare", "modules"],
)
def test_whole_games_do_not_depend_on_who_decides_first(setup: Setup) -> None:
    """What a seat decides follows from the decision alone; who is faster differs."""
    ends = set()
    for order in range(2):
        sitting = Sitting(setup, seed="order")
        table, rng = sitting.table, random.Random(order)
        while table.status == "running":
            seat = rng.choice(table.pending)
            game = table.sketch(seat).game
            moment = f"{table.question(seat)} {len(table.draft(seat).moves)} {game.round}"
            own = random.Random(f"{seat} {moment}")
            move = own.choice(game.candidates(seat, game.legal(seat)))
            sitting.play(seat, move.notation)
        ends.add((state_hash(table.game), tuple(table.game.scores)))
    assert len(ends) == 1


def test_steps_of_a_plan_are_undone_and_made_again() -> None:
    sitting = Sitting()
    sitting.play(0, *PLAN[:2])
    planned = everything(sitting.table)
    sitting.undo(0)
    assert sitting.table.draft(0) == Draft(PLAN[:1], PLAN[1:2])
    sitting.undo(0)
    assert sitting.table.draft(0).moves == ()
    assert sitting.refusal(0, c.Undo()) == "table-undo-nothing"
    sitting.redo(0)
    sitting.redo(0)
    assert everything(sitting.table) == planned
    assert sitting.refusal(0, c.Redo()) == "table-redo-nothing"


def test_a_new_step_forgets_what_was_undone() -> None:
    sitting = Sitting()
    sitting.play(0, *PLAN[:2])
    sitting.undo(0)
    sitting.play(0, "place boatman* castle.2")
    assert sitting.refusal(0, c.Redo()) == "table-redo-nothing"


def test_a_whole_plan_is_undone_at_once() -> None:
    sitting = Sitting()
    sitting.play(0, *PLAN[:2])
    planned = everything(sitting.table)
    sitting.undo(0, "start")
    assert sitting.table.draft(0) == Draft((), (PLAN[1], PLAN[0]))
    sitting.redo(0)
    sitting.redo(0)
    assert everything(sitting.table) == planned


def test_a_draft_survives_being_stored() -> None:
    draft = Draft(PLAN, ("done", "place trader* castle.3"))
    assert draft_of(draft.to_lines()) == draft
    assert not draft_of([])
    sitting = Sitting()
    sitting.play(0, *PLAN)
    sitting.undo(0)
    again = sitting.again()
    again.keep_drafts({seat: draft_of(d.to_lines()) for seat, d in sitting.table.drafts.items()})
    assert everything(again) == everything(sitting.table)
    assert again.view(0) == sitting.table.view(0)


def test_taking_back_done_keeps_the_plan() -> None:
    sitting = Sitting()
    before = position_of(sitting)
    sitting.play(0, *PLAN, "done")
    done = position_of(sitting)
    sitting.undo(0)
    assert sitting.table.draft(0) == Draft(PLAN, ("done",))
    assert sitting.table.pending == [0, 1]
    assert position_of(sitting) == before
    sitting.redo(0)
    assert position_of(sitting) == done
    assert sitting.table.drafts == {}


def test_the_last_to_plan_may_take_it_back_too_and_redo_is_its_inverse() -> None:
    """All are done and Ben's plan was the last: nothing was drawn, nobody has acted."""
    sitting = Sitting()
    sitting.play(0, *PLAN, "done")
    sitting.play(1, *OTHER_PLAN, "done")
    acting = position_of(sitting)
    sitting.undo(1)
    assert sitting.table.game.asked == "plan"
    sitting.undo(1)
    assert sitting.table.draft(1) == Draft((), ("done", *OTHER_PLAN))
    sitting.redo(1)
    sitting.redo(1)
    assert position_of(sitting) == acting
    assert sitting.table.drafts == {}


def test_done_stands_once_another_has_decided() -> None:
    sitting = Sitting(THREE)
    sitting.play(0, *PLAN, "done")
    sitting.play(1, *OTHER_PLAN)  # only drafts
    sitting.undo(0)
    sitting.redo(0)
    sitting.play(1, "done")
    assert sitting.refusal(0, c.Undo()) == "table-undo-other"


def test_a_change_of_mind_does_not_disturb_those_who_still_plan() -> None:
    sitting = Sitting(THREE)
    asked = sitting.table.question(1)
    sitting.play(0, *PLAN, "done")
    mine = sitting.table.question(0)
    sitting.undo(0)
    sitting.play(1, *OTHER_PLAN, "done", question=asked)
    assert sitting.table.question(0) != mine


def test_an_answer_to_an_older_question_is_refused() -> None:
    sitting = Sitting()
    old = sitting.table.question(0)
    sitting.play(0, "done")
    sitting.play(1, "done")  # nothing placed, nothing to do: the next round
    assert sitting.table.question(0) != old
    stale = c.Play(moves=sitting.legal(0)[:1], question=old)
    assert sitting.refusal(0, stale) == "table-stale"
    assert sitting.refusal(0, c.Confirm(question=old)) == "table-stale"


def test_several_moves_are_made_all_or_none() -> None:
    sitting = Sitting()
    twice = c.Play(moves=[PLAN[0], "place boatman* castle.2", PLAN[1]])
    assert sitting.refusal(0, twice) == "plan.place"
    assert sitting.refusal(0, c.Play(moves=[PLAN[0], "dance"])) == "notation"
    assert sitting.refusal(0, c.Play(moves=[])) == "table-moves-number"
    assert sitting.refusal(0, c.Play(moves=[PLAN[0]] * 201)) == "table-moves-number"
    assert sitting.table.drafts == {}


def test_a_draft_that_the_game_has_overtaken_is_used_as_far_as_it_goes() -> None:
    sitting = Sitting()
    sitting.table.keep_drafts({0: Draft((PLAN[0], "use ship", PLAN[1]))})
    assert sitting.table.sketch(0).valid == PLAN[:1]
    sitting.undo(0)
    assert sitting.table.draft(0) == Draft((), PLAN[:1])


def test_who_has_planned_first_in_turn_order_is_alone() -> None:
    setup = Setup(edition="2021", players=2, options={"plan_in_turn_order": True})
    sitting = Sitting(setup)
    [first] = sitting.table.pending
    assert sitting.refusal(1 - first, c.Play(moves=["done"])) == "plan.order"
    sitting.play(first, *PLAN, "done", hold=True)
    assert sitting.table.pending == [first]
    sitting.do(first, c.Confirm())
    assert sitting.table.pending == [1 - first]


def test_a_follower_placed_and_lifted_again_leaves_no_trace() -> None:
    """Wherever it was placed in the plan, and whatever was planned since."""
    sitting = Sitting()
    sitting.play(0, *PLAN)
    sitting.play(0, "lift village.1")
    assert sitting.table.draft(0).moves == PLAN[1:]
    sitting.play(0, *([PLAN[0], "lift village.1"] * 50))
    assert sitting.table.draft(0).moves == PLAN[1:]
    [told] = sitting.play(0, PLAN[0], "lift village.2", "done")
    assert told.entry.body == {"moves": [PLAN[2], PLAN[0], "done"]}
    assert told.moment == 3


def test_a_follower_moved_to_another_space_was_only_ever_there() -> None:
    sitting = Sitting()
    sitting.play(0, PLAN[1])
    sitting.play(0, "lift village.2", "place boatman* castle.2")
    assert sitting.table.draft(0).moves == ("place boatman* castle.2",)
    sitting.undo(0)
    assert sitting.table.draft(0) == Draft((), ("place boatman* castle.2",))


def test_a_draft_has_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orleans.table.drafts.MOST_DRAFTED", 2)
    sitting = Sitting()
    sitting.play(0, *PLAN[:2])
    assert sitting.refusal(0, c.Play(moves=[PLAN[2]])) == "table-draft-long"
    sitting.play(0, "lift village.1", PLAN[2])
    assert sitting.play(0, "done"), "it can always be brought to its end"
    assert draft_of([*PLAN, *(f"~{move}" for move in PLAN)]) == Draft(PLAN[:2], PLAN[1:])


def test_a_draft_is_played_once_for_all_who_look() -> None:
    sitting = Sitting()
    table = sitting.table
    sitting.play(0, *PLAN)
    shown = table.sketch(0)
    sitting.do(1, c.Say(text="well?"))
    sitting.play(1, *OTHER_PLAN)
    assert table.sketch(0) is shown
    sitting.undo(0)
    assert table.sketch(0) is not shown
    shown = table.sketch(0)
    sitting.play(1, "done")
    assert table.sketch(0) is not shown
    assert table.view(0)["players"][1]["spaces"] == table.view(1)["players"][1]["spaces"]


def test_a_follower_of_the_gunpowder_tower_is_moved_on_the_way_it_came() -> None:
    red = {"market": "farmer", "tower": "knight", "tiles": ["gunpowder_tower"], "bag": ""}
    position = {"players": 2, "phase": "planning", "red": red}
    sitting = Sitting(Setup(edition="bigbox", players=2), position=position)
    sitting.play(0, "unstow knight guildhall.3")
    shift = "lift guildhall.3"
    by_market = c.Play(moves=[shift, "place knight scriptorium.1"])
    assert sitting.refusal(0, by_market) == "plan.place"
    sitting.play(0, shift, "unstow knight scriptorium.1")
    me = sitting.table.view(0)["players"][0]
    assert (me["spaces"]["scriptorium"], me["tower"]) == (["knight", ""], [])
