"""Every deal from every seat, and nobody twice in the same game."""

from collections import Counter

import pytest

from orleans.lab.run.deals import rotations, seatings


def test_one_player_against_a_field_sits_everywhere_once() -> None:
    found = seatings(["normal", "random"], 4, round_robin=False)
    assert [seating.index("normal") for seating in found] == [0, 1, 2, 3]
    assert all(seating.count("random") == 3 for seating in found)


def test_equal_rotations_would_be_the_same_game() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a", "a")) == [("a", "a", "a")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_round_robin_all_sit_everywhere_equally_often(seats: int) -> None:
    found = seatings(["a", "b", "c", "d"], seats, round_robin=True)
    for seat in range(seats):
        assert len(set(Counter(seating[seat] for seating in found).values())) == 1
    together = {frozenset(seating) for seating in found}
    assert {len(line_up) for line_up in together} == {seats}
    assert {frozenset(pair) for pair in ("ab", "ac", "ad", "bc", "bd", "cd")} <= {
        frozenset((one, other)) for line_up in together for one in line_up for other in line_up
    }


def test_fewer_names_than_seats_mix_in_every_way() -> None:
    found = seatings(["a", "b"], 3, round_robin=True)
    assert {tuple(sorted(seating)) for seating in found} == {("a", "a", "b"), ("a", "b", "b")}
    assert len(found) == 6


def test_against_joan_everybody_sits_alone() -> None:
    assert seatings(["a", "b"], 1, round_robin=True) == [("a",), ("b",)]
