"""The end of the solo game: the last citizen, Joan's points and who wins."""

from typing import Any

import pytest

from ...rules import rule
from ..table import Table
from .solo import solo, towns

LAST: dict[str, Any] = {"round": 10, "display": "trader"}


def end_of_game(red: dict[str, Any] | None = None, **joan: Any) -> Table:
    """Joan's last turn, with a Trader and card 2: 1 shield, if the depot has room."""
    area = {"pile": ["2", "1"], **joan}
    table = solo(**LAST, red=red or {}, joan=area)
    assert table.game.over
    return table


def score_of_joan(**joan: Any) -> dict[str, int]:
    found: dict[str, int] = solo(joan=joan).game.view(0)["joan"]["score"]
    return found


@rule("joan.solo.end.when")
def test_scoring_comes_after_round_ten() -> None:
    table = solo(round=10, display="knight trader", red={"stations": towns(6)})
    assert not table.game.over and table.red.citizens == 0
    table.idle_pick()
    assert table.game.over and table.red.citizens == 1
    assert table.told("over") and table.told("bag_empty")[0].facts == {"bag": 2}
    assert table.refusal("red", "take knight") == "joan.end.when"


@rule("joan.solo.end.when")
def test_the_first_empty_bag_ends_nothing() -> None:
    table = solo(round=5, display="knight").idle_pick()
    assert table.game.round == 6 and not table.game.over
    assert len(table.bag) + len(table.display) + 1 == 25 and len(table.holding) == 3


@rule("joan.solo.end.most_stations")
@pytest.mark.parametrize(
    "yours, hers, citizen", [(6, 6, ""), (7, 6, "red"), (6, 7, "joan"), (0, 0, ""), (1, 0, "red")]
)
def test_more_stations_bring_the_last_citizen(yours: int, hers: int, citizen: str) -> None:
    red = {"stations": towns(*range(yours))}
    table = end_of_game(red, stations=hers, citizens=2)
    assert table.yellow("yellow_most_stations") == citizen
    assert table.red.citizens == (citizen == "red")
    assert table.joan.citizens == 2 + (citizen == "joan")


@rule("joan.solo.end.most_stations")
def test_the_last_citizen_counts_in_the_product() -> None:
    table = end_of_game({"stations": towns(0, 6)}, stations=3, development=4)
    assert table.game.view(0)["joan"]["score"]["product"] == (3 + 1) * 4
    table = end_of_game({"stations": towns(0, 6, 8), "development": 7}, stations=2)
    assert table.score("red")["product"] == (3 + 1) * 3


@rule("joan.solo.score.tracks")
@pytest.mark.parametrize("follower", ["farmer", "boatman", "knight"])
def test_a_track_scores_the_points_of_its_marked_spaces(follower: str) -> None:
    for marked, points in enumerate([0, 1, 2, 3, 4, 6, 8, 10, 12]):
        score = score_of_joan(tracks={follower: marked})
        assert score.pop(follower) == points
        assert not any(score.values())


@rule("joan.solo.score.tracks")
def test_the_scholar_track_scores_nothing() -> None:
    score = score_of_joan(tracks={"scholar": 8})
    assert "scholar" not in score and not any(score.values())


@rule("joan.solo.score.depot")
def test_the_depot_scores_its_circled_shields() -> None:
    assert score_of_joan(shields=2)["depot"] == 2
    assert score_of_joan(shields=13)["depot"] == 13


@rule("joan.solo.score.product")
@pytest.mark.parametrize(
    "stations, citizens, level, points",
    [(5, 3, 4, 32), (5, 3, 0, 0), (5, 0, 1, 5), (0, 3, 6, 18), (12, 8, 6, 120)],
)
def test_stations_and_citizens_count_by_the_level(
    stations: int, citizens: int, level: int, points: int
) -> None:
    score = score_of_joan(stations=stations, citizens=citizens, development=level)
    assert score["product"] == points


@rule("joan.solo.score.total")
def test_joans_total_is_the_sum_of_five_values() -> None:
    joan: dict[str, Any] = {"tracks": {"farmer": 3, "boatman": 5, "knight": 1, "scholar": 4}}
    table = solo(joan={**joan, "stations": 5, "citizens": 3, "development": 4, "shields": 2})
    score = {"farmer": 3, "boatman": 6, "knight": 1, "depot": 2, "product": 32}
    assert table.game.view(0)["joan"]["score"] == score
    assert table.joan_score == 44


@rule("joan.solo.score.total")
@pytest.mark.parametrize("hers, winners", [(69, [0]), (70, [0]), (71, [])])
def test_you_win_with_as_many_points_as_joan(hers: int, winners: list[int]) -> None:
    """You: (9 stations + a citizen) x 6, 7 for the Monks, 3 shields.

    Joan: 8 citizens x 6, 6 for five Farmers, and shields, of which the last turn brings one.
    """
    red = {"stations": towns(*range(9)), "development": 25, "shields": 3}
    joan: dict[str, Any] = {"citizens": 8, "development": 6, "tracks": {"farmer": 5}}
    table = end_of_game(red, **joan, shields=hers - 48 - 6 - 1)
    assert (table.game.scores, table.joan_score) == ([70], hers)
    assert table.game.winners == winners


@rule("joan.solo.score.total")
def test_before_the_end_nobody_has_won() -> None:
    assert solo().game.winners == []
