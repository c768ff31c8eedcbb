"""The end: the citizen for most stations, the points, who won."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table

LAST: dict[str, Any] = {"round": 10, "display": "farmer"}
NOTHING = {"product": 0, "warehouse": 0, "bank": 0, "monks": 7, "depot": 0}
GOODS = ["grain", "cheese", "wine", "wool", "brocade"]


@rule("joan.score.product", "joan.score.depot", "joan.score.monks", "joan.score.bank_row")
def test_the_scoring_example_of_the_rulebook() -> None:
    """Four stations, two citizens, status 5; 8 + 4 + 6 + 4 points besides: 52."""
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
    assert table.game.scores == [52, 7]


@rule("joan.score.product")
@pytest.mark.parametrize(
    "development, status",
    [(0, 1), (2, 1), (3, 2), (6, 2), (7, 3), (11, 3), (12, 4), (17, 4), (18, 5), (24, 5), (25, 6)],
)
def test_stations_and_citizens_count_as_often_as_the_status_says(
    development: int, status: int
) -> None:
    red = {"stations": ["orleans", "blois"], "development": development}
    table = Table(red=red, yellow_bonuses={"yellow_warehouse": "red"})
    assert table.score("red")["product"] == 3 * status


@rule("joan.score.status_start")
def test_the_status_is_one_before_the_first_star() -> None:
    table = Table(red={"stations": ["orleans", "blois", "tours"], "development": 2})
    assert table.score("red")["product"] == 3


@rule("joan.score.goods_rows")
@pytest.mark.parametrize(
    "good, points", [("grain", 2), ("cheese", 3), ("wine", 4), ("wool", 5), ("brocade", 6)]
)
def test_a_full_row_of_goods_scores(good: str, points: int) -> None:
    assert Table(red={"goods": {good: 5}}).score("red") == NOTHING | {"warehouse": points}
    assert Table(red={"goods": {good: 4}}).score("red") == NOTHING


@rule("joan.score.goods_column")
def test_the_fourth_column_of_goods_scores() -> None:
    goods = {"grain": 4, "cheese": 4, "wine": 4, "wool": 5, "brocade": 4}
    assert Table(red={"goods": goods}).score("red")["warehouse"] == 5 + 5
    assert Table(red={"goods": goods | {"grain": 3}}).score("red")["warehouse"] == 5
    full = dict.fromkeys(GOODS, 5)
    assert Table(red={"goods": full}).score("red")["warehouse"] == 2 + 3 + 4 + 5 + 6 + 5


@rule("joan.score.bank_row", "joan.score.bank_column")
def test_the_second_row_circled_and_the_fifth_column_spent_score() -> None:
    assert Table(red={"circled": [1, 5, 0]}).score("red")["bank"] == 4
    assert Table(red={"circled": [5, 4, 5], "spent": [5, 4, 5]}).score("red")["bank"] == 0
    spent = {"circled": [5, 5, 5], "spent": [5, 5, 5]}
    assert Table(red=spent).score("red")["bank"] == 4 + 7
    assert Table(red=spent | {"spent": [5, 5, 4]}).score("red")["bank"] == 4


@rule("joan.score.monks")
@pytest.mark.parametrize("recruited, points", [(0, 7), (1, 6), (2, 4), (3, 0)])
def test_monks_that_were_not_recruited_score(recruited: int, points: int) -> None:
    table = Table(red={"monks": recruited})
    assert table.score("red") == NOTHING | {"monks": points}


@rule("joan.score.depot")
@pytest.mark.parametrize("shields, points", [(0, 0), (3, 3), (8, 8), (9, 10), (12, 16)])
def test_shields_score_the_points_printed_on_them(shields: int, points: int) -> None:
    assert Table(red={"shields": shields}).score("red") == NOTHING | {"depot": points}


@rule("joan.score.leftovers")
def test_coins_single_goods_cards_and_marks_score_nothing() -> None:
    red = {
        "circled": [5, 4, 0],
        "goods": {"grain": 4, "wine": 3},
        "cards": ["stable", "library", "circus"],
        "deeds": {"one": "boatman scholar"},
        "routes": ["orleans-blois_water"],
        "development": 18,
    }
    assert Table(red=red).score("red") == NOTHING


@rule("joan.end.most_stations")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_most_stations_bring_a_citizen_at_the_end(players: int) -> None:
    rounds = {2: 10, 3: 18, 4: 20, 5: 20}[players]
    red = {"stations": ["orleans", "briare"]}
    blue = {"stations": ["orleans"]}
    table = Table(players, round=rounds, display="farmer", red=red, blue=blue)
    assert table.red.citizens == 0
    table.finish_game()
    assert (table.red.citizens, table.blue.citizens) == (1, 0)
    assert table.score("red")["product"] == 3
    assert table.yellow("yellow_most_stations") == "red"


@rule("joan.end.most_stations")
def test_the_citizen_goes_to_whoever_has_most_stations() -> None:
    blue = {"stations": ["orleans", "blois", "tours"]}
    table = Table(**LAST, red={"stations": ["orleans"]}, blue=blue).finish_game()
    assert (table.red.citizens, table.blue.citizens) == (0, 1)
    assert table.score("blue")["product"] == 4


@rule("joan.end.most_stations")
def test_a_tie_for_most_stations_brings_nobody_a_citizen() -> None:
    red = {"stations": ["orleans", "briare"]}
    tied = {"stations": ["orleans", "blois"]}
    table = Table(3, round=18, display="farmer", red=red, blue=tied, green={"stations": ["tours"]})
    table.finish_game()
    assert [sheet.citizens for sheet in table.game.sheets] == [0, 0, 0]
    table = Table(**LAST).finish_game()
    assert [sheet.citizens for sheet in table.game.sheets] == [0, 0]


@rule("joan.score.winner")
def test_most_points_win() -> None:
    table = Table(**LAST, red={"development": 24}, blue={"shields": 1}).finish_game()
    assert table.game.scores == [7, 8]
    assert table.game.winners == [1]


@rule("joan.score.winner")
def test_a_tie_goes_to_whoever_is_further_on_the_development_track() -> None:
    """Also if the status is the same."""
    table = Table(**LAST, red={"development": 1}, blue={"development": 2}).finish_game()
    assert table.game.scores == [7, 7]
    assert table.game.winners == [1]


@rule("joan.score.winner")
def test_after_that_the_victory_is_shared() -> None:
    sheet = {"development": 4}
    last = LAST | {"round": 18}
    table = Table(3, **last, red=sheet, blue={"development": 3}, green=sheet).finish_game()
    assert table.game.scores == [7, 7, 7]
    assert table.game.winners == [0, 2]
