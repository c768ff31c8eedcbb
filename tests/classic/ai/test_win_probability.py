"""How likely each seat is to win, as far as the position shows."""

import pytest

from orleans import Setup, new, record_of
from orleans.analysis.decisions import recorded_moves
from orleans.bots import PLAYERS
from orleans.kernel.record import Record

from ..table import Table

MARKET = {"market": "farmer boatman craftsman trader scholar knight"}


def test_who_plans_first_is_not_ahead_of_those_who_still_plan() -> None:
    table = Table(players=2, phase="planning", round=9, red=MARKET, blue=MARKET)
    before = table.game.win_probabilities()
    table.game.play_rollout_move(0)
    assert table.pending == ["blue"]
    assert table.game.win_probabilities() == pytest.approx(before, abs=0.01)


def test_the_game_itself_goes_on_where_it_was() -> None:
    table = Table(players=2, phase="planning", round=9, red=MARKET, blue=MARKET)
    before = table.game.snapshot()
    table.game.win_probabilities()
    assert table.game.snapshot() == before and table.pending == ["red", "blue"]


def test_who_has_more_is_more_likely_to_win() -> None:
    red = {"coins": 40, "development": 12}
    table = Table(players=2, phase="planning", round=17, red=red, blue={"coins": 5})
    first, second = table.game.win_probabilities()
    assert first > 0.8 and first + second == pytest.approx(1.0)


@pytest.mark.parametrize("round", [2, 16, 17, 18])
def test_followers_that_had_to_come_change_nothing(round: int) -> None:
    """Both draw their whole bag: whoever is stronger on the Market was stronger in the bag."""
    own = "farmer* boatman* craftsman* trader*"
    red, blue = {"bag": "boatman knight scholar", "market": own}, {"bag": "monk", "market": own}
    table = Table(players=2, phase="followers", round=round, red=red, blue=blue)
    before = table.game.win_probabilities()
    table.draw_all()
    assert table.asked == "plan" and table.red.bag_size() == table.blue.bag_size() == 0
    assert table.game.win_probabilities() == pytest.approx(before, abs=0.02)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_neither_drawn_nor_shown_nor_decided_moves_no_chance(players: int) -> None:
    seen = 0
    for one in recorded_moves(played(players)):
        shown = one.before.face_down() != one.after.face_down()
        if one.draws or shown or one.after.over or len(one.before.legal(one.seat)) > 1:
            continue
        assert one.after.win_probabilities() == pytest.approx(
            one.before.win_probabilities(), abs=0.02
        ), one.move
        seen += 1
    assert seen


def played(players: int) -> Record:
    game = new(Setup(edition="bigbox", players=players), seed="steps")
    bots = [PLAYERS["easy"](seat) for seat in range(players)]
    while not game.over:
        seat = game.pending[0]
        for move in bots[seat].decide(game, seat):
            game.play_legal(seat, move)
    return record_of(game)
