"""The floor of coverage only rises, and not for a line that the clock decides about."""

import pytest

from dev.coverage import FLOOR, raised


@pytest.mark.parametrize(
    "floor, total, then",
    [(80.0, 85.47, 85.3), (85.3, 85.47, 85.3), (85.3, 85.0, 85.3), (0.0, 90.0, 89.9)],
)
def test_a_floor_is_raised_to_a_tenth_below_what_was_measured(
    floor: float, total: float, then: float
) -> None:
    assert raised(floor, total) == then


def test_there_is_a_floor() -> None:
    assert 0 < float(FLOOR.read_text(encoding="utf-8")) < 100
