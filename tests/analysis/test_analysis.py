"""Finished games: mistakes are found, luck is told from skill, and the figures add up."""

import pytest

import orleans
from orleans.analysis.comparison import reasons_in
from orleans.analysis.decisions import Recorded, decisions, games_at, recorded_moves
from orleans.analysis.judgement import judged
from orleans.analysis.luck import luck_of
from orleans.analysis.rounds import Fortune, fortunes_in, judged_rounds
from orleans.analysis.summary import Summary
from orleans.text.reasons import fortune_words
from orleans.text.translator import Words

from .analysed import LITTLE, last_round, played_on

GUILDHALL = ["place farmer guildhall.1", "place craftsman guildhall.2", "place knight guildhall.3"]


# ------------------------------------------------------------------- decisions


def test_a_plan_is_one_decision_also_when_others_plan_between_its_moves() -> None:
    first, second, third = (f"0 {move}" for move in GUILDHALL)
    record = last_round(first, "1 place farmer castle.1", second, third, "0 done")
    made = list(decisions(recorded_moves(record)))
    assert [move.notation for move in made[0].moves] == [*GUILDHALL, "done"]
    assert (made[0].seat, made[0].moment) == (0, 0)
    assert made[1].seat == 1 and made[1].moment == 1
    assert made[1].moves[0].notation == "place farmer castle.1"


def test_every_move_belongs_to_one_decision() -> None:
    record = last_round()
    made = [move for one in decisions(recorded_moves(record)) for move in one.moves]
    assert len(made) == len(record.moves)


def test_any_moment_of_a_record_can_be_looked_at() -> None:
    record = last_round("0 done")
    games = games_at(record, [0, 1])
    assert games[0].pending == [0, 1] and games[1].pending == [1]


# -------------------------------------------------------------------- mistakes


def test_placing_nobody_in_the_last_round_is_the_largest_mistake() -> None:
    record = last_round("0 done")
    summary = Summary(list(judged_rounds(record, LITTLE)))
    round, worst = summary.mistakes()[0]
    assert (round, worst.seat, worst.moment, worst.moves) == (18, 0, 0, ["done"])
    assert worst.loss >= 2 and len(worst.better) > 1
    assert summary.mistakes(0)[0] == (round, worst)
    assert all(verdict.seat == 1 for _, verdict in summary.mistakes(1))
    assert summary.skill[0] <= -worst.loss


def test_the_reasons_add_up_to_the_loss() -> None:
    (made,) = (one for one in decisions(recorded_moves(last_round("0 done"))) if one.moment == 0)
    verdict = judged(made, LITTLE)
    assert verdict is not None and verdict.loss > 0
    assert sum(verdict.parts.values()) == pytest.approx(verdict.loss)
    assert verdict.reasons[0].points > 0
    assert -1 <= verdict.change <= 0


def test_the_best_decision_loses_nothing_however_its_moves_are_ordered() -> None:
    (made,) = (one for one in decisions(recorded_moves(last_round("0 done"))) if one.moment == 0)
    verdict = judged(made, LITTLE)
    assert verdict is not None
    *placing, done = verdict.better
    record = last_round(*(f"0 {move}" for move in [*reversed(placing), done]))
    again = judged(next(decisions(recorded_moves(record))), LITTLE)
    assert again is not None and (again.loss, again.better) == (0.0, [])


def test_where_there_is_no_choice_nothing_is_judged() -> None:
    record = last_round()
    rounds = list(judged_rounds(record, LITTLE))
    judged_moments = {one.moment for round in rounds for one in round.verdicts}
    for made in decisions(recorded_moves(record)):
        plans = made.before.plans(made.seat, 9)
        sensible = made.before.candidates(made.seat, made.before.legal(made.seat))
        if not plans and sensible == made.moves:
            assert made.moment not in judged_moments


def test_the_course_begins_with_the_game_and_ends_with_its_winner() -> None:
    record = last_round("0 place farmer ship.1", "1 done", "0 done")
    course = Summary(list(judged_rounds(record, LITTLE))).course
    assert course[0].moment == 0 and course[-1].moment == len(record.moves)
    assert all(sum(point.win) == pytest.approx(1) for point in course)
    winners = orleans.verify_record(record).winners
    assert [seat for seat, win in enumerate(course[-1].win) if win] == winners


def test_the_same_record_is_judged_the_same() -> None:
    record = last_round("0 done")
    assert list(judged_rounds(record, LITTLE)) == list(judged_rounds(record, LITTLE))


def test_with_little_time_there_is_still_an_answer() -> None:
    (made,) = (one for one in decisions(recorded_moves(last_round("0 done"))) if one.moment == 0)
    verdict = judged(made, LITTLE, seconds=0.001)
    assert verdict is not None and sum(verdict.parts.values()) == pytest.approx(verdict.loss)


# ------------------------------------------------------------------------ luck


def a_draw(drawn: str) -> Recorded:
    """Red draws one: a Boatman completes the Castle, one more Farmer nothing."""
    red = {
        "bag": "boatman farmer farmer",
        "market": "farmer* trader* scholar scholar scholar scholar scholar",
        "spaces": {"farm_house": "boatman* craftsman*"},
    }
    position = {"edition": "2021", "players": 2, "round": 9, "phase": "followers", "red": red}
    for seed in range(100):
        game = orleans.new(None, seed, position)
        while game.pending != [0]:
            other = next(seat for seat in game.pending if seat)
            game.play(other, game.candidates(other, game.legal(other))[0])
        before, move = game.copy(), game.parse("draw 1")
        game.play(0, move)
        if drawn in game.view(0)["players"][0]["market"]:
            return Recorded(before, 0, move, game)
    raise AssertionError(f"nobody draws a {drawn}")


def test_a_lucky_draw_is_luck_and_an_unlucky_one_is_not() -> None:
    lucky = luck_of(a_draw("boatman"), redraws=16)
    unlucky = luck_of(a_draw("farmer"), redraws=16)
    assert lucky[0] > 0.1 and unlucky[0] < -0.1
    assert lucky[0] - unlucky[0] > 0.5


def test_what_does_not_concern_a_seat_is_no_luck_of_its() -> None:
    assert luck_of(a_draw("boatman"), redraws=8)[1] == pytest.approx(0, abs=0.01)


def test_a_draw_that_mattered_is_told_of_whom_it_mattered_to() -> None:
    lucky = a_draw("boatman")
    told = fortunes_in(lucky, [1.5, 0.2])
    assert [(one.seat, one.points, one.moment) for one in told] == [
        (0, 1.5, lucky.after.played.length)
    ]
    change = lucky.after.win_probabilities()[0] - lucky.before.win_probabilities()[0]
    assert told[0].change == pytest.approx(change)
    assert [one.seat for one in fortunes_in(lucky, [-1.0, 3.0])] == [0, 1]
    assert fortunes_in(lucky, [0.9, -0.9]) == []


def test_what_was_drawn_is_told_in_the_words_of_the_log() -> None:
    game = orleans.new(orleans.Setup(edition="2021", players=2), "drawn")
    record = played_on(game)
    drawn = next(one for one in recorded_moves(record) if one.draws)
    fortune = Fortune(drawn.after.played.length, 1, 2.0, 0.1)
    text = fortune_words(Words("en"), record, fortune, ["Anna", "Ben"])
    assert "Ben" in text and "Farmer" in text and "Anna" not in text


def test_reasons_begin_with_what_speaks_for_a_decision() -> None:
    parts = {"coins": 7.1, "tiles": -12.9, "goods": 0.2, "tracks": 5.4, "merchant": 1.0}
    told = [(reason.part, reason.points) for reason in reasons_in(parts)]
    assert told == [("coins", 7.1), ("tracks", 5.4), ("tiles", -12.9)]
    assert reasons_in({"goods": 0.2}) == []
