"""What a gain promises is what it adds to the evaluation of the position."""

import pytest

from orleans.classic.ai.features import TILES, WHEELS
from orleans.classic.ai.marginal import (
    rounds_left,
    value_of_follower,
    value_of_piece,
    value_of_points,
    value_of_recruit,
)
from orleans.classic.ai.model import model_of
from orleans.classic.ids import FOLLOWERS, MONK

from ..table import Table

FARMER = FOLLOWERS.index("farmer")
KNIGHT = FOLLOWERS.index("knight")


def acting(round: int) -> Table:
    """Blue has something to do, so the round is not over."""
    ship = {"spaces": {"ship": "farmer boatman knight"}}
    return Table(players=2, phase="actions", round=round, turn="blue", blue=ship)


def now(table: Table) -> list[float]:
    """The weights of this round."""
    return model_of(table.game).weights.judging[rounds_left(table.game)]


@pytest.mark.parametrize("round", [1, 9, 17, 18])
def test_a_point_of_development_promises_what_the_position_gains(round: int) -> None:
    table = acting(round)
    last = table.game.tables.dev_last
    for dev in range(last):
        passed = dev + 1
        tables = table.game.tables
        if tables.dev_coins[passed] or tables.dev_citizen[passed] >= 0:
            continue  # what lies on the way is promised as well
        table.red.dev = dev
        before, promised = table.game.evaluate(0), value_of_points(table.game, 0, 1, now(table))
        table.red.dev = passed
        assert table.game.evaluate(0) - before == pytest.approx(promised)


def test_coins_and_citizens_on_the_way_count_and_only_while_they_lie_there() -> None:
    table = acting(9)
    tables = table.game.tables
    coins = next(space for space in range(tables.dev_last) if tables.dev_coins[space])
    bare = point_promise_from(table, coins - 1) - tables.dev_coins[coins]
    with pytest.MonkeyPatch.context() as while_none_lie_there:  # for all games of this set-up
        while_none_lie_there.setattr(tables, "dev_coins", [0] * len(tables.dev_coins))
        assert point_promise_from(table, coins - 1) == pytest.approx(bare)
    citizen = next(space for space in range(tables.dev_last) if tables.dev_citizen[space] >= 0)
    there = point_promise_from(table, citizen - 1)
    table.game.citizens = 0
    assert there - point_promise_from(table, citizen - 1) == pytest.approx(
        value_of_piece(table.game, 0, now(table))
    )


def point_promise_from(table: Table, dev: int) -> float:
    table.red.dev = dev
    return value_of_points(table.game, 0, 1, now(table))


@pytest.mark.parametrize("round", [2, 17, 18])
def test_a_citizen_and_a_monk_promise_what_the_position_gains(round: int) -> None:
    table = acting(round)
    before, promised = table.game.evaluate(0), value_of_piece(table.game, 0, now(table))
    table.red.citizens += 1
    assert table.game.evaluate(0) - before == pytest.approx(promised)
    before, promised = table.game.evaluate(0), value_of_follower(table.game, 0, MONK, now(table))
    assert promised == value_of_recruit(table.game, 0, MONK, now(table))
    table.red.bag[MONK] += 1
    assert table.game.evaluate(0) - before == pytest.approx(promised)


def test_a_wheel_promises_what_the_position_gains() -> None:
    table = acting(5)
    before, promised = table.game.evaluate(0), now(table)[WHEELS]
    table.red.wheels += 1
    assert table.game.evaluate(0) - before == pytest.approx(promised)


def test_recruiting_promises_the_follower_his_step_and_what_it_shows() -> None:
    table = acting(5)
    for follower_type in (FARMER, KNIGHT):
        gained = value_of_recruit(table.game, 0, follower_type, now(table))
        assert gained > value_of_follower(table.game, 0, follower_type, now(table))


def test_in_the_last_round_only_points_are_promised() -> None:
    table = acting(18)
    assert rounds_left(table.game) == 0
    assert value_of_follower(table.game, 0, FARMER, now(table)) == 0
    assert now(table)[WHEELS] == now(table)[TILES] == 0
    assert value_of_piece(table.game, 0, now(table)) == table.status("red")
