"""Scoring and winning."""

from ..rules import rule
from .table import Table

LAST = {"round": 10, "display": "farmer"}


@rule("joan.score.product", "joan.score.depot", "joan.score.monks", "joan.score.bank_row")
def test_the_scoring_example_of_the_rulebook() -> None:
    table = Table(
        red={
            "stations": ["orleans", "briare", "blois", "tours"],
            "development": 20,
            "goods": {"grain": 5, "brocade": 5},
            "circled": [1, 5, 0],
            "monks": 1,
            "shields": 4,
        },
        yellow_bonuses={"yellow_warehouse": "red", "yellow_bank_row_3": "red"},
    )
    assert table.score("red") == {
        "product": 30,
        "warehouse": 8,
        "bank": 4,
        "monks": 6,
        "depot": 4,
    }
    assert table.game.scores[0] == 52


@rule("joan.end.most_stations", "joan.score.status_start")
def test_most_stations_bring_a_citizen_at_the_end() -> None:
    red = {"stations": ["orleans", "briare"]}
    table = Table(**LAST, red=red, blue={"stations": ["orleans"]}).finish_game()
    assert table.red.citizens == 1
    assert table.score("red")["product"] == 3
    tied = {"stations": ["orleans", "blois"]}
    table = Table(**LAST, red=red, blue=tied).finish_game()
    assert (table.red.citizens, table.blue.citizens) == (0, 0)


@rule("joan.score.winner")
def test_a_tie_goes_to_whoever_is_further_ahead() -> None:
    table = Table(**LAST, red={"development": 1}, blue={"development": 2}).finish_game()
    assert table.game.scores == [7, 7]
    assert table.game.winners == [1]
    table = Table(**LAST).finish_game()
    assert table.game.winners == [0, 1]


@rule("joan.score.goods_rows", "joan.score.goods_column", "joan.score.bank_column")
def test_rows_and_columns() -> None:
    goods = {"grain": 4, "cheese": 4, "wine": 4, "wool": 5, "brocade": 4}
    red = {"goods": goods, "circled": [5, 5, 5], "spent": [5, 5, 5]}
    table = Table(red=red)
    assert table.score("red")["warehouse"] == 5 + 5
    assert table.score("red")["bank"] == 4 + 7
