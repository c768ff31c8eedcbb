"""What needs the others: going back further, pauses while clocks run, a stand-in, an end."""

import pytest

from orleans.table import commands as c
from orleans.table.clock import ClockRules
from orleans.table.options import TableOptions

from .sitting import PLAN, SHIP, THREE, Sitting, acting, agree, position_of

CLOCKED = TableOptions(clock=ClockRules(bank=600))
BACK = c.Propose(what="undo", to=0)


def three_who_planned() -> Sitting:
    """Anna and Ben have planned; Cleo has not."""
    sitting = Sitting(THREE)
    sitting.play(0, *PLAN, "done")
    sitting.play(1, "done")
    return sitting


def test_all_who_are_here_must_agree() -> None:
    sitting = three_who_planned()
    sitting.do(0, BACK)
    proposal = sitting.table.proposal
    assert proposal is not None
    assert (proposal.seat, proposal.what, proposal.to, proposal.waiting) == (0, "undo", 0, (1, 2))
    agree(sitting, 2)
    assert sitting.refusal(2, c.Answer(agree=True)) == "table-no-proposal"
    assert sitting.table.pending == [2]
    agree(sitting, 1)
    assert sitting.table.proposal is None
    assert position_of(sitting) == position_of(Sitting(THREE))
    assert sitting.table.taken_back == [2, 0, 0]


def test_one_refusal_is_enough() -> None:
    sitting = three_who_planned()
    sitting.do(0, BACK)
    agree(sitting, 1)
    sitting.do(2, c.Answer(agree=False))
    assert sitting.table.proposal is None
    assert sitting.table.pending == [2]
    assert sitting.kinds()[-3:] == ["proposed", "agreed", "declined"]


def test_only_who_proposed_withdraws() -> None:
    sitting = three_who_planned()
    assert sitting.refusal(0, c.Withdraw()) == "table-no-proposal"
    sitting.do(0, BACK)
    assert sitting.refusal(1, c.Withdraw()) == "table-no-proposal"
    assert sitting.refusal(0, c.Answer(agree=True)) == "table-no-proposal"
    sitting.do(0, c.Withdraw())
    assert sitting.refusal(1, c.Answer(agree=True)) == "table-no-proposal"


def test_one_proposal_at_a_time() -> None:
    sitting = three_who_planned()
    sitting.do(0, BACK)
    assert sitting.refusal(1, c.Propose(what="pause")) == "table-one-proposal"
    assert sitting.refusal(0, BACK) == "table-one-proposal"


@pytest.mark.parametrize("what", ["undo", "end", "pause"])
def test_nobody_is_left_out_by_being_named(what: str) -> None:
    sitting = three_who_planned()
    named = {"undo": BACK, "end": c.Propose(what="end"), "pause": c.Propose(what="pause")}[what]
    sitting.do(0, c.Propose(what=named.what, to=named.to, seat=1, level="easy"))
    proposal = sitting.table.proposal
    assert proposal is not None
    assert proposal.waiting == (1, 2)
    assert (proposal.about, proposal.level) == (None, "")


def test_computer_players_are_not_asked() -> None:
    sitting = acting(bots={1: "random"})
    sitting.play(0, *SHIP)
    sitting.do(0, BACK)
    assert sitting.kinds()[-1] == "undone"


def test_going_back_needs_the_own_word_of_those_who_are_away() -> None:
    """Ben has let a computer player decide for him; it does not agree in his name."""
    sitting = Sitting(THREE, bots={2: "random"})
    sitting.play(0, *PLAN, "done")
    sitting.do(1, c.StandIn())
    sitting.bot_decides()
    sitting.do(0, BACK, absent={1})
    assert sitting.table.proposal is not None and sitting.table.proposal.waiting == (1,)
    agree(sitting, 1)
    assert sitting.kinds()[-1] == "undone"
    assert sitting.table.pending == [0, 1, 2]


def test_whoever_has_resigned_is_not_asked() -> None:
    sitting = Sitting(THREE)
    sitting.play(0, *PLAN, "done")
    sitting.do(1, c.Resign())
    sitting.do(0, BACK)
    assert sitting.table.proposal is not None and sitting.table.proposal.waiting == (2,)


def test_what_is_to_be_taken_back_must_not_grow() -> None:
    """A move after the proposal: the others would agree to more than they were asked."""
    sitting = three_who_planned()
    sitting.do(0, c.Propose(what="undo", to=4))
    sitting.play(2, *PLAN[:1])  # a draft is no move yet
    sitting.do(1, c.Say(text="hm"))
    assert sitting.table.proposal is not None
    sitting.play(2, "done")
    assert sitting.table.proposal is None


def test_other_proposals_wait_while_the_game_goes_on() -> None:
    sitting = three_who_planned()
    sitting.do(0, c.Propose(what="pause"))
    agree(sitting, 1)
    sitting.play(2, "done")
    assert sitting.table.proposal is not None
    agree(sitting, 2)
    assert sitting.table.paused


def test_who_moves_is_not_away() -> None:
    sitting = three_who_planned()
    sitting.do(0, c.Propose(what="stand_in", seat=2))
    sitting.play(2, "done")
    assert sitting.table.proposal is None


@pytest.mark.parametrize("to", [None, -1, 2, 5, 6])
def test_one_goes_back_to_a_moment_between_two_decisions(to: int | None) -> None:
    """Anna's plan is moves 1 to 4, Ben's the fifth."""
    sitting = three_who_planned()
    assert sitting.refusal(0, c.Propose(what="undo", to=to)) == "table-undo-nothing"


def test_who_is_away_or_has_resigned_proposes_nothing() -> None:
    sitting = three_who_planned()
    sitting.do(0, c.StandIn())
    sitting.do(1, c.Resign())
    assert sitting.refusal(0, BACK) == "table-stood-in"
    assert sitting.refusal(1, BACK) == "table-resigned"


def test_a_stand_in_is_settled_without_those_who_are_absent_too() -> None:
    sitting = three_who_planned()
    sitting.do(0, c.Propose(what="stand_in", seat=2), absent={1, 2})
    assert sitting.kinds()[-1] == "stood_in"


# ---------------------------------------------------------------------- pauses


def test_without_clocks_anybody_pauses_and_goes_on() -> None:
    sitting = acting()
    sitting.play(0, SHIP[0])
    sitting.do(1, c.Pause())
    for command in (c.Play(moves=[SHIP[1]]), c.Undo(), c.Redo(), c.Pause(), BACK, c.Confirm()):
        assert sitting.refusal(0, command) == "table-is-paused"
    sitting.do(0, c.Say(text="back in an hour"))
    sitting.do(0, c.Resume())
    assert sitting.refusal(1, c.Resume()) == "table-not-paused"
    sitting.play(0, *SHIP[1:])


def test_computer_players_wait_in_a_pause() -> None:
    sitting = acting(bots={1: "random"})
    sitting.play(0, *SHIP)
    assert sitting.table.bots_pending == [1]
    sitting.do(0, c.Pause())
    assert sitting.table.bots_pending == []
    sitting.do(0, c.Resume())
    assert sitting.table.bots_pending == [1]


def test_with_clocks_a_pause_needs_consent() -> None:
    sitting = acting(options=CLOCKED)
    assert sitting.refusal(0, c.Pause()) == "table-needs-consent"
    assert sitting.refusal(0, c.Propose(what="resume")) == "table-not-paused"
    sitting.do(0, c.Propose(what="pause"))
    agree(sitting, 1)
    assert sitting.table.paused
    assert sitting.table.deadline is None
    assert sitting.refusal(1, c.Resume()) == "table-needs-consent"
    assert sitting.refusal(1, c.Propose(what="pause")) == "table-is-paused"
    sitting.do(1, c.Propose(what="resume"))
    agree(sitting, 0)
    assert not sitting.table.paused
    assert sitting.table.deadline is not None


def test_against_computer_players_one_pauses_alone() -> None:
    sitting = acting(options=CLOCKED, bots={1: "random"})
    sitting.do(0, c.Pause())
    sitting.do(0, c.Resume())
    assert sitting.kinds()[-2:] == ["paused", "resumed"]


def test_a_pause_is_no_trap_when_the_other_does_not_come_back() -> None:
    """Ben has gone during a pause with clocks: Anna lets a computer player decide for him."""
    sitting = acting(options=CLOCKED)
    sitting.do(0, c.Propose(what="pause"))
    agree(sitting, 1)
    sitting.do(0, c.Propose(what="stand_in", seat=1))
    sitting.do(0, c.Resume())
    assert not sitting.table.paused
    sitting.do(1, c.ComeBack())
    assert sitting.table.seats[1].is_human


# ---------------------------------------------------------------- an early end


def test_all_agree_to_end_without_a_result() -> None:
    sitting = three_who_planned()
    sitting.do(2, c.Propose(what="end"))
    agree(sitting, 0)
    assert sitting.status == "running"
    agree(sitting, 1)
    assert sitting.status == "abandoned"
    assert sitting.table.pending == [] and sitting.table.bots_pending == []
    assert sitting.refusal(0, c.Play(moves=["done"])) == "table-is-over"


def test_an_end_is_settled_without_those_who_are_absent() -> None:
    sitting = three_who_planned()
    sitting.do(0, c.Propose(what="end"), absent={2})
    assert sitting.table.proposal is not None and sitting.table.proposal.waiting == (1,)
    agree(sitting, 1)
    assert sitting.status == "abandoned"


def test_who_is_away_is_asked_whether_to_end_until_absent() -> None:
    """Ben has agreed; when Cleo does not come back, whoever asks once more ends the game."""
    sitting = three_who_planned()
    sitting.do(0, c.Propose(what="end"))
    agree(sitting, 1)
    assert sitting.refusal(0, c.Propose(what="end")) == "table-one-proposal"
    assert sitting.refusal(2, c.Propose(what="end")) == "table-one-proposal"
    sitting.do(1, c.Propose(what="end"), absent={2})
    assert sitting.status == "abandoned"


def test_the_last_one_who_agrees_to_an_end_does_not_wait_for_the_absent() -> None:
    sitting = three_who_planned()
    sitting.do(0, c.Propose(what="end"))
    sitting.do(1, c.Answer(agree=True), absent={2})
    assert sitting.status == "abandoned"


def test_an_answer_by_one_present_does_not_go_back_for_the_absent() -> None:
    sitting = three_who_planned()
    sitting.do(0, BACK)
    sitting.do(1, c.Answer(agree=True), absent={2})
    assert sitting.table.proposal is not None and sitting.table.proposal.waiting == (2,)


def test_a_stand_in_does_not_agree_to_an_end() -> None:
    sitting = three_who_planned()
    sitting.do(1, c.StandIn())
    sitting.do(0, c.Propose(what="end"))
    assert sitting.table.proposal is not None and sitting.table.proposal.waiting == (1, 2)


def test_also_a_paused_game_is_ended() -> None:
    sitting = acting()
    sitting.do(0, c.Pause())
    sitting.do(0, c.Propose(what="end"))
    agree(sitting, 1)
    assert sitting.status == "abandoned"
    assert sitting.refusal(0, c.Resume()) == "table-is-over"
