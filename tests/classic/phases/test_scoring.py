"""The end of the game: the last Citizen, the points, the winner."""

from typing import Any

import pytest

from tests.classic.phases.test_round import tile
from tests.classic.table import Table
from tests.rules import rule

EDITIONS = ("2014", "2021", "bigbox")
NAMES = (
    "blois tours chinon vierzon bourges sancerre nevers briare montargis etampes chartres "
    "vendome loches argenton"
)
TOWNS = NAMES.split()
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def ended(edition: str = "2021", players: int = 2, **position: Any) -> Table:
    """A game after its last event."""
    return Table(edition, players, round=18, phase="start_player", **position)


# ---------------------------------------------------------------------- the end


@every_edition
@rule("end.when")
def test_the_last_event_is_resolved_before_scoring(edition: str) -> None:
    """Income C or of 2014: a coin for each point of status."""
    last = "b14_income" if edition == "2014" else "abc_c_income"
    table = Table(edition, round=18, phase="planning", event=last, red={"development": 9})
    assert not table.game.over
    assert table.game.winners == []
    table.play("red", "done").play("blue", "done")
    assert table.game.over
    assert table.game.scores == [5 + 3, 5 + 1]
    assert table.refusal("red", "pass") == "end.when"


@every_edition
@rule("end.when")
def test_round_seventeen_is_not_the_last(edition: str) -> None:
    table = Table(edition, round=17, phase="start_player")
    assert (table.game.over, table.game.round) == (False, 18)


@pytest.mark.parametrize(
    ("red", "blue", "citizens"), [(3, 2, [1, 0]), (2, 3, [0, 1]), (7, 7, [0, 0]), (0, 0, [0, 0])]
)
@every_edition
@rule("end.moststations")
def test_most_stations_take_the_last_citizen(
    edition: str, red: int, blue: int, citizens: list[int]
) -> None:
    table = ended(
        edition, red={"stations": TOWNS[:red]}, blue={"stations": TOWNS[red : red + blue]}
    )
    assert [player.citizens for player in table.game.players] == citizens


@rule("end.moststations")
def test_the_citizen_counts_in_the_scoring_and_a_tie_behind_does_not_matter() -> None:
    table = ended(
        "2021",
        3,
        red={"coins": 0, "development": 4, "stations": ["blois", "tours"]},
        blue={"coins": 0, "stations": ["chinon"]},
        green={"coins": 0, "stations": ["vierzon"]},
    )
    assert table.game.scores == [2 * (2 + 1), 1, 1]


@every_edition
@rule("end.moststations")
def test_unbuilt_stations_do_not_count(edition: str) -> None:
    red = {"stations": ["blois", "tours"], "stations_left": 0}
    table = ended(edition, red=red, blue={"stations": ["chinon"]})
    assert [player.citizens for player in table.game.players] == [1, 0]


@every_edition
@rule("end.moststations")
def test_a_station_lost_in_the_last_event_does_not_count(edition: str) -> None:
    table = Table(
        edition,
        round=18,
        phase="event",
        event=tile(edition, "taxes"),
        red={"coins": 0, "goods": {"grain": 3}, "stations": ["blois", "tours"]},
        blue={"stations": ["chinon"]},
    )
    table.play("red", "give station blois")
    assert table.game.over
    assert [player.citizens for player in table.game.players] == [0, 0]


# --------------------------------------------------------------------- the points


@every_edition
@rule("score.coins")
def test_a_coin_is_a_point(edition: str) -> None:
    table = ended(edition, red={"coins": 13}, blue={"coins": 0})
    assert table.game.scores == [13, 0]


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"brocade": 2}, 10),
        ({"wool": 2}, 8),
        ({"wine": 2}, 6),
        ({"cheese": 2}, 4),
        ({"grain": 2}, 2),
        ({"grain": 1, "cheese": 1, "wine": 1, "wool": 1, "brocade": 1}, 15),
    ],
)
@every_edition
@rule("score.goods")
def test_goods_score_by_kind(edition: str, goods: dict[str, int], points: int) -> None:
    table = ended(edition, red={"coins": 0, "goods": goods})
    assert table.game.scores[0] == points


@pytest.mark.parametrize(("development", "status"), [(3, 1), (4, 2), (15, 4), (21, 4), (30, 6)])
@every_edition
@rule("score.status")
def test_stations_and_citizens_score_the_development_status(
    edition: str, development: int, status: int
) -> None:
    """Five stations and two Citizens; the prize for most stations is gone already."""
    table = ended(
        edition,
        citizens_taken=["most_stations"],
        red={"coins": 0, "development": development, "stations": TOWNS[:5], "citizens": 2},
    )
    assert table.game.scores[0] == 7 * status


@every_edition
@rule("score.nothing")
def test_followers_wheels_tiles_unbuilt_stations_and_tracks_score_nothing(edition: str) -> None:
    rich = {
        "bag": "knight scholar monk farmer",
        "wheels": 2,
        "tiles": ["school", "brewery"],
        "tracks": {"farmer": 5, "knight": 3, "scholar": 2},
        "spaces": {"village": "farmer wheel craftsman"},
    }
    table = ended(edition, red=rich, blue={"stations_left": 0})
    assert table.game.scores == [5, 5]
    assert table.game.winners == [0, 1]


@rule("score.nothing")
def test_a_place_tile_may_say_that_it_scores() -> None:
    """The Depot: 5 points for a full set of goods."""
    goods = {"coins": 0, "goods": dict.fromkeys(("grain", "cheese", "wine", "wool", "brocade"), 1)}
    table = ended("bigbox", red={**goods, "tiles": ["depot"]}, blue=goods)
    assert table.game.scores == [15 + 5, 15]


# --------------------------------------------------------------------- the winner


@every_edition
@rule("score.win")
def test_most_points_win_whatever_the_tracks_say(edition: str) -> None:
    table = ended(edition, red={"coins": 100, "development": 30}, blue={"coins": 101})
    assert table.game.scores == [100, 101]
    assert table.game.winners == [1]


@pytest.mark.parametrize(("red", "blue", "winner"), [(21, 20, 0), (20, 21, 1)])
@every_edition
@rule("score.tie")
def test_equal_points_the_further_development_wins(
    edition: str, red: int, blue: int, winner: int
) -> None:
    table = ended(edition, red={"development": red}, blue={"development": blue})
    assert table.game.scores == [5, 5]
    assert table.game.winners == [winner]


@pytest.mark.parametrize("players", [3, 4])
@every_edition
@rule("score.sharedwin")
def test_level_in_points_and_development_they_share_the_win(edition: str, players: int) -> None:
    table = ended(
        edition,
        players,
        red={"coins": 4, "development": 12},
        blue={"coins": 8, "development": 12},
        green={"coins": 8, "development": 12},
    )
    assert table.game.winners == [1, 2]
