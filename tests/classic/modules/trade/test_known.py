"""The Trade board in views, positions, copies and records."""

from typing import Any

import pytest

from orleans import record_of, verify_record
from orleans.kernel.positions import PositionError
from tests.classic.conservation import check_pieces
from tests.classic.table import Table
from tests.kernel.play import candidate_move, finish, fresh
from tests.rules import rule

from . import lying, sending, wheels_lying


def laid_out(edition: str = "bigbox", players: int = 4, **more: Any) -> Table:
    return Table(edition, players, modules=("trade",), phase="actions", **more)


def test_everybody_sees_what_lies_on_the_board() -> None:
    table = laid_out(players=2)
    view = table.game.view(None)["modules"]["trade"]
    assert view == table.game.view(1)["modules"]["trade"]
    assert view["wheels_on_deeds"] == {"trade_navigation": 3}
    assert view["goods_on_deeds"]["trade_sheep_farming.3"] == "wool"
    assert view["bound_wheels"] == [0, 0]


def test_where_a_follower_stands_nothing_lies_in_a_position() -> None:
    filled = {"trade_thanksgiving": [1, 5], "trade_navigation": [2], "trade_architecture": [3]}
    table, bare = laid_out(deeds=filled), laid_out()
    assert set(lying(bare)) - set(lying(table)) == {"trade_thanksgiving.1", "trade_thanksgiving.5"}
    assert table.supply("wine") == bare.supply("wine") + 1
    assert (wheels_lying(table), table.game.wheels) == (3, bare.game.wheels + 1)
    assert "deed.trade_architecture.3" not in table.game.view(0)["citizens"]


def test_a_position_says_what_lies_there() -> None:
    trade = {"goods": {"trade_sheep_farming": "brocade - wool -"}, "wheels": 1}
    table, bare = laid_out(trade=trade), laid_out()
    on_farm = {space: good for space, good in lying(table).items() if "sheep" in space}
    assert on_farm == {"trade_sheep_farming.1": "brocade", "trade_sheep_farming.3": "wool"}
    assert table.supply("brocade") == bare.supply("brocade") - 1
    assert table.supply("cheese") == bare.supply("cheese") + 2
    assert (wheels_lying(table), table.game.wheels) == (1, bare.game.wheels + 3)
    check_pieces(table.game)


@pytest.mark.parametrize(
    ("edition", "trade", "named"),
    [
        ("bigbox", {"coins": 1}, "trade.coins"),
        ("bigbox", {"goods": {"trade_coinage": "wine"}}, "trade.goods"),
        ("bigbox", {"goods": {"trade_sheep_farming": "wine"}}, "name all 4 spaces"),
        ("bigbox", {"goods": {"trade_sheep_farming": "bread - - -"}}, "bread"),
        ("bigbox", {"goods": {"trade_sheep_farming": "- - - wine"}}, "filled space"),
        ("bigbox", {"wheels": 5}, "trade.wheels"),
        ("bigbox", {"bound": {"red": 0}}, "trade.bound"),
        ("2021", {"bound": {"red": 1}}, "trade.bound.red"),
        ("2021", {"bound": {"white": 0}}, "trade.bound"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    edition: str, trade: dict[str, Any], named: str
) -> None:
    with pytest.raises(PositionError, match=named):
        laid_out(edition, trade=trade, deeds={"trade_sheep_farming": [4]})


@rule("trade.setup.goods")
def test_a_copy_has_the_board_to_itself() -> None:
    table = sending("farmer -", red={"tracks": {"craftsman": 1}})
    copy = table.game.copy()
    table.play("red", "send trade_thanksgiving.1")
    assert "trade_thanksgiving.1" not in lying(table)
    assert "trade_thanksgiving.1" in copy.view(0)["modules"]["trade"]["goods_on_deeds"]
    assert copy.snapshot() != table.game.snapshot()


@pytest.mark.parametrize(("edition", "players"), [("bigbox+trade", 4), ("2021+trade", 2)])
def test_a_game_on_the_trade_board_replays(edition: str, players: int) -> None:
    game = finish(fresh(edition, players, "trade"), players, candidate_move)
    assert verify_record(record_of(game)).snapshot() == game.snapshot()
    filled = sum(
        space["follower"] is not None
        for deed in game.view(None)["deeds"].values()
        for space in deed
    )
    assert filled > 0
