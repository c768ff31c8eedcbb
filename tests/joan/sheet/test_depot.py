"""The depot: shields for what has no space elsewhere, and for a few bonuses."""

from ...rules import rule
from ..table import Table

FULL = {"grain": 5, "cheese": 5, "wine": 5, "wool": 5, "brocade": 5}


@rule("joan.depot.order", "joan.score.depot")
def test_shields_are_circled_from_the_left_and_score_their_points() -> None:
    points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]
    for shields in range(12):
        table = Table(waiting="coin coin", red={"shields": shields, "circled": [5, 5, 4]})
        assert table.score("red")["depot"] == points[shields]
        table.play("red", "coin 3")
        assert table.red.shields == shields + 1
        assert table.score("red")["depot"] == points[shields + 1]


@rule("joan.depot.full")
def test_further_shields_are_lost_and_play_goes_on() -> None:
    red = {"shields": 12, "circled": [5, 5, 5]}
    table = Table(display="trader farmer", red=red).play("red", "take trader", "earn trader")
    assert (table.red.shields, table.score("red")["depot"]) == (12, 16)
    assert [event.what for event in table.told("shield_lost", "red")] == ["shield_lost"]
    assert table.pending == ["blue"]


@rule("joan.depot.sources")
def test_where_shields_come_from() -> None:
    overfull = Table(waiting="land", red={"goods": {"grain": 5}})
    overfull.play("red", "fill orleans-vierzon_road")
    any_good = Table(waiting="farmer", red={"goods": FULL}).play("red", "act farmer")
    coin = Table(waiting="boatman", red={"circled": [5, 5, 5]}).play("red", "earn boatman")
    column = Table(waiting="station.paid", red={"circled": [1, 1, 1], "spent": [1, 1, 0]})
    column.play("red", "build orleans")
    first = Table(waiting="scholar", red={"development": 5}).play("red", "act scholar")
    second = Table(waiting="scholar", red={"development": 15}).play("red", "act scholar")
    for table in (overfull, any_good, coin, column, first, second):
        assert (table.red.shields, table.blue.shields) == (1, 0)


@rule("joan.depot.sources")
def test_what_is_merely_good_brings_no_shield() -> None:
    """Goods and coins with a space, a full row, stations, cards, routes."""
    table = Table(
        waiting="any coin station land card", cards=["stable"], red={"goods": {"wine": 4}}
    )
    table.play("red", "any wine", "coin 1", "build orleans free", "fill orleans-vierzon_road")
    table.play("red", "buy stable")
    assert table.goods("red") == {"grain": 1, "wine": 5}
    assert table.red.shields == 0
