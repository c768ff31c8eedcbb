"""Town Charter: Place tiles, as far as the Traders marker allows."""

import pytest

from tests.classic.table import Table
from tests.rules import rule

from . import both_editions, every_count, sending

TILES = ["brewery", "hayrick", "school", "cellar"]  # two of each category


def charter(step: int, players: int, edition: str = "bigbox", waiting: str = "trader -") -> Table:
    red = {"tracks": {"trader": step}}
    table = sending(waiting, players, edition, red=red, tiles=TILES)
    return table.play("red", "send trade_town_charter.1")


@rule("trade.town_charter.tile")
@both_editions
@every_count
def test_two_followers_bring_two_tiles_one_after_the_other(edition: str, players: int) -> None:
    table = charter(2, players, edition, "trader trader")
    assert (table.asked, table.pending) == ("expand", ["red"])
    table.play("red", "tile brewery")
    assert table.asked == "send"
    table.play("red", "send trade_town_charter.3")
    assert table.offers("red", "tile") == ["hayrick", "cellar", "school"]
    table.play("red", "tile school")
    assert table.owns("red", "brewery") and table.owns("red", "school")
    assert table.stack() == ["hayrick", "cellar"]


@rule("trade.town_charter.level")
@both_editions
@every_count
@pytest.mark.parametrize(
    ("step", "offered"),
    [
        (0, []),
        (1, ["brewery", "hayrick"]),
        (2, ["brewery", "hayrick", "cellar", "school"]),
        (5, ["brewery", "hayrick", "cellar", "school"]),
    ],
)
def test_the_marker_says_which_categories_are_open(
    edition: str, players: int, step: int, offered: list[str]
) -> None:
    table = charter(step, players, edition)
    if not offered:
        assert table.asked == "act"
        assert table.stack() == ["brewery", "hayrick", "cellar", "school"]
        return
    assert table.offers("red", "tile") == offered
    assert (table.refusal("red", "tile school") == "") == ("school" in offered)


@rule("trade.town_charter.no_advance")
@every_count
@pytest.mark.parametrize("step", [1, 3])
def test_the_marker_stays_where_it_is(players: int, step: int) -> None:
    table = charter(step, players).play("red", "tile hayrick")
    assert table.step("red", "trader") == step
    assert table.bag("red").count("trader") == 0


@rule("trade.town_charter.stack_empty")
@every_count
def test_without_a_permitted_tile_the_bonus_is_lost(players: int) -> None:
    red = {"tracks": {"trader": 1}}
    table = sending("trader -", players, red=red, tiles=["school", "cellar"])
    assert table.refusal("red", "send trade_town_charter.1") == ""
    table.play("red", "send trade_town_charter.1")
    assert table.asked == "act"
    assert table.stack() == ["cellar", "school"]
