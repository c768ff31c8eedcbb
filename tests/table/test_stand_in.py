"""A computer player decides for a person who is away, for a while or for good."""

import pytest

from orleans import verify_record
from orleans.table import commands as c
from orleans.table.handle import play_for
from orleans.text.errors import Problem

from .sitting import PLAN, SHIP, THREE, VILLAGE, Sitting, acting, agree


def test_one_goes_away_and_comes_back() -> None:
    sitting = acting()
    sitting.do(0, c.StandIn(level="random"))
    assert sitting.table.seats[0].bot == "random"
    assert not sitting.table.seats[0].is_human
    assert sitting.table.bots_pending == [0]
    assert sitting.refusal(0, c.Play(moves=list(SHIP))) == "table-stood-in"
    sitting.bot_decides()
    sitting.do(0, c.ComeBack())
    assert sitting.table.seats[0].is_human
    assert sitting.refusal(0, c.ComeBack()) == "table-not-away"
    with pytest.raises(Problem):
        play_for(sitting.table, 0, ["pass"])


@pytest.mark.parametrize("command", [c.Undo(), c.Redo(), c.Pause(), c.StandIn(), c.Confirm()])
def test_who_is_away_comes_back_first(command: c.AnyCommand) -> None:
    sitting = acting()
    sitting.play(0, SHIP[0])
    sitting.do(0, c.StandIn())
    assert sitting.refusal(0, command) == "table-stood-in"


def test_what_the_computer_player_did_can_be_taken_back_after_coming_back() -> None:
    sitting = acting()
    sitting.do(0, c.StandIn())
    sitting.carry_out(play_for(sitting.table, 0, list(SHIP)))
    sitting.do(0, c.ComeBack())
    sitting.undo(0, "start")
    sitting.play(0, *VILLAGE)


def test_a_draft_is_dropped_when_a_computer_player_takes_over() -> None:
    for command in (c.StandIn(), c.Resign()):
        sitting = Sitting()
        sitting.play(0, *PLAN)
        [outcome] = [sitting.do(0, command)]
        assert outcome and sitting.table.drafts == {}
        assert sitting.table.view(0) == sitting.table.game.view(0)


def test_a_level_must_exist() -> None:
    sitting = acting()
    assert sitting.refusal(0, c.StandIn(level="human")) == "table-no-player"
    absent = c.Propose(what="stand_in", seat=1, level="open")
    assert sitting.refusal(0, absent) == "table-no-player"


def test_the_others_agree_that_one_is_away() -> None:
    sitting = Sitting(THREE)
    sitting.play(2, *PLAN)
    sitting.do(0, c.Propose(what="stand_in", seat=2, level="random"))
    proposal = sitting.table.proposal
    assert proposal is not None
    assert (proposal.waiting, proposal.about, proposal.level) == ((1,), 2, "random")
    assert sitting.refusal(2, c.Answer(agree=False)) == "table-no-proposal"
    agree(sitting, 1)
    assert sitting.table.seats[2].bot == "random"
    assert sitting.table.drafts == {}
    assert sitting.refusal(0, c.Propose(what="stand_in", seat=2)) == "table-stood-in"
    sitting.do(2, c.ComeBack())
    assert sitting.table.seats[2].is_human


@pytest.mark.parametrize("about", [None, 0, 1, -1, 7])
def test_a_stand_in_is_for_another_person(about: int | None) -> None:
    sitting = Sitting(THREE, bots={1: "easy"})
    wish = c.Propose(what="stand_in", seat=about)
    assert sitting.refusal(0, wish) == "table-not-there"


def test_computer_players_wait_for_people() -> None:
    """Nobody is to see a computer player's plan before making one."""
    sitting = Sitting(THREE, bots={1: "random", 2: "random"})
    assert sitting.table.pending == [0, 1, 2]
    assert sitting.table.bots_pending == []
    sitting.play(0, *PLAN, "done")
    assert sitting.table.bots_pending == [1, 2]


def test_nobody_stands_in_for_the_only_person() -> None:
    sitting = Sitting(THREE, bots={1: "random", 2: "random"})
    assert sitting.refusal(0, c.StandIn()) == "table-only-person"
    three = Sitting(THREE, bots={1: "random"})
    three.do(2, c.StandIn())
    assert three.refusal(0, c.StandIn()) == "table-only-person"


def test_the_table_waits_while_all_people_are_away() -> None:
    sitting = Sitting(THREE, bots={1: "random"})
    sitting.play(0, *PLAN, "done")
    sitting.do(2, c.StandIn())
    assert sitting.table.bots_pending == [1, 2]
    sitting.do(0, c.Resign())
    assert sitting.table.is_deserted and sitting.table.bots_pending == []
    sitting.do(2, c.ComeBack())
    assert sitting.table.pending == [1, 2]
    sitting.play(2, *PLAN, "done")
    assert sitting.table.bots_pending == [1]


def test_a_computer_player_does_not_go_on_over_a_draw() -> None:
    sitting = acting(bots={1: "random"})
    sitting.play(0, "pass")
    sitting.carry_out(play_for(sitting.table, 1, ["pass", "draw 4"]))
    assert sitting.entries[-1].body == {"moves": ["pass"]}


def test_who_resigns_is_out_for_good() -> None:
    sitting = acting()
    sitting.do(0, c.Resign())
    assert sitting.table.seats[0].resigned and sitting.table.bots_pending == [0]
    commands: list[c.AnyCommand] = [
        *(c.ComeBack(), c.Resign(), c.Undo(), c.Redo(), c.Pause(), c.StandIn()),
        *(c.Play(moves=["pass"]), c.Confirm(), c.Propose(what="end")),
    ]
    for command in commands:
        assert sitting.refusal(0, command) == "table-resigned"
    sitting.do(0, c.Say(text="well played"))
    sitting.finish(3)
    assert sitting.status == "over"
    verify_record(sitting.table.record())


def test_the_game_is_abandoned_when_the_last_person_resigns() -> None:
    sitting = Sitting(THREE, bots={2: "easy"})
    sitting.do(1, c.StandIn())
    sitting.do(0, c.Resign())
    assert sitting.status == "running"
    told = sitting.do(1, c.Resign())
    assert [each.entry.kind for each in told] == ["resigned", "ended"]
    assert sitting.status == "abandoned"
    assert sitting.table.bots_pending == []


def test_one_may_leave_and_resign_during_a_pause() -> None:
    sitting = Sitting(THREE)
    sitting.do(0, c.Pause())
    sitting.do(1, c.StandIn())
    sitting.do(2, c.Resign())
    sitting.do(0, c.Resume())
    assert [seat.is_human for seat in sitting.table.seats] == [True, False, False]
