"""The interval against values that others have published or that follow from its formula."""

import pytest

from orleans.lab.stats.wilson import wilson


@pytest.mark.parametrize(
    "wins, games, low, high",
    [
        (200, 200, 0.981, 1.0),
        (53, 100, 0.433, 0.625),
        (29, 100, 0.210, 0.385),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (121, 200, 0.536, 0.670),
        # Newcombe (1998), table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found == pytest.approx((low, high), abs=0.0006)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_parts_of_wins_lie_between() -> None:
    assert wilson(10, 20) < wilson(10.5, 20) < wilson(11, 20)
