"""Setting up the Trade board: which deeds and spaces there are, and what lies on them."""

from collections import Counter

import pytest

from orleans import NotationError, Setup, SetupError, new
from orleans.classic.ids import EMPTY, GOOD_NAMES
from orleans.classic.modules import MODULES
from orleans.classic.modules.trade.state import TradeState
from tests.classic.conservation import check_pieces
from tests.classic.table import Table
from tests.rules import rule

from . import ROWS, both_editions, every_count, lying, open_spaces, sending, wheels_lying


def fresh(edition: str, players: int, modules: tuple[str, ...] = ("trade",)) -> Table:
    """The same deal with and without the board."""
    return Table(edition, players, modules=modules)


@rule("trade.setup.board")
@both_editions
@every_count
def test_the_board_replaces_the_base_deeds(edition: str, players: int) -> None:
    table = fresh(edition, players)
    rooms = {"gaming_room"}
    deeds = set(table.game.view(0)["deeds"]) - rooms
    assert deeds == {id for id, row in ROWS.items() if players not in row.absent_at}
    with pytest.raises(NotationError):
        table.game.parse("send base_astronomy.1")


@rule("trade.setup.one_board")
@both_editions
@pytest.mark.parametrize("modules", [["trade", "intrigue"], ["intrigue", "trade"]])
def test_only_one_deeds_board_is_in_play(edition: str, modules: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        new(Setup(edition=edition, players=4, modules=modules), seed=1)
    assert refused.value.rule == "trade.setup.one_board"


@rule("trade.setup.cover")
@every_count
def test_with_few_players_the_rightmost_space_of_every_deed_is_covered(players: int) -> None:
    view = fresh("bigbox", players).game.view(0)["deeds"]
    covered = 1 if players <= 3 else 0
    for id, row in ROWS.items():
        if id in view:
            assert [space["asks"] for space in view[id]] == open_spaces(id, players)
            assert len(view[id]) == len(row.spaces) - covered


@rule("trade.setup.cover")
@pytest.mark.parametrize(("players", "citizens"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_a_covered_space_need_not_be_filled(players: int, citizens: int) -> None:
    table = sending("trader -", players, deeds={"trade_town_charter": [1, 2]})
    table.play("red", "send trade_town_charter.3")
    assert table.red.citizens == citizens


@rule("trade.setup.two_players")
@every_count
def test_with_two_players_research_and_court_are_closed(players: int) -> None:
    for waiting, closed in (
        ("scholar -", "send trade_research.1"),
        ("knight -", "send knight trade_court_of_lay_assessors.1"),
    ):
        table = sending(waiting, players)
        if players == 2:
            with pytest.raises(NotationError):
                table.game.parse(closed)
            assert not any("research" in move or "court" in move for move in table.legal("red"))
        else:
            assert table.refusal("red", closed) == ""


@rule("trade.setup.goods")
@both_editions
@every_count
def test_the_printed_goods_lie_on_every_open_space(edition: str, players: int) -> None:
    table = fresh(edition, players)
    for deed in ("trade_thanksgiving", "trade_sheep_farming"):
        printed = ROWS[deed].goods_on
        for at in range(len(open_spaces(deed, players))):
            assert lying(table)[f"{deed}.{at + 1}"] == printed[at]
    plain = fresh(edition, players, ())
    missing = {
        name: plain.supply(name) - table.supply(name)
        for name in GOOD_NAMES
        if plain.supply(name) != table.supply(name)
    }
    assert missing == Counter(lying(table).values())


@rule("trade.setup.goods_open_spaces")
@pytest.mark.parametrize(("players", "goods"), [(2, 7), (3, 7), (4, 9), (5, 9)])
def test_covered_spaces_get_no_goods(players: int, goods: int) -> None:
    table = fresh("bigbox", players)
    assert len(lying(table)) == goods
    assert ("trade_thanksgiving.5" in lying(table)) == (players > 3)
    assert ("trade_sheep_farming.4" in lying(table)) == (players > 3)


@rule("trade.setup.goods_source")
@both_editions
@every_count
def test_the_map_is_filled_first_and_all_goods_are_accounted_for(
    edition: str, players: int
) -> None:
    table = fresh(edition, players)
    assert table.game.route_goods == fresh(edition, players, ()).game.route_goods
    check_pieces(table.game)


@rule("trade.setup.goods_source")
def test_a_space_stays_bare_if_its_good_has_run_out() -> None:
    game = fresh("bigbox", 4).game
    game.goods = [0, 1, 9, 9, 9]  # no grain, and cheese for one of four spaces
    laid = MODULES["trade"].set_up(game)
    assert isinstance(laid, TradeState)
    on_deeds = [GOOD_NAMES[good] for good in laid.goods if good != EMPTY]
    assert on_deeds == ["cheese", "wine", "wool", "wool"]
    assert game.goods == [0, 0, 8, 7, 9]


@rule("trade.setup.gears")
@both_editions
@pytest.mark.parametrize(("players", "wheels"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_navigation_starts_with_a_wheel_for_each_open_space(
    edition: str, players: int, wheels: int
) -> None:
    table = fresh(edition, players)
    assert wheels_lying(table) == wheels
    assert table.game.wheels == fresh(edition, players, ()).game.wheels - wheels
