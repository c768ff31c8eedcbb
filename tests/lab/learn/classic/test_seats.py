"""Learning seat by seat: at one table, what made more points is followed."""

import random

import pytest

from orleans import Setup
from orleans.classic.ai.features import FEATURES
from orleans.classic.ai.weights import learned, learned_rollout_weights
from orleans.games import new
from orleans.lab.learn.classic.curves import curve_through, knots_of
from orleans.lab.learn.classic.seats import Trainer, reach_of, shape_of
from orleans.lab.learn.evolution import MomentumES, Seats

SETUP = Setup(edition="2021", players=2)


def test_a_curve_goes_through_its_knots() -> None:
    assert knots_of([1.0, 2.0, 4.0]) == [1.0, 3.0, 7.0]
    assert curve_through([1.0, 3.0, 7.0]) == pytest.approx([1.0, 2.0, 4.0])


def test_weights_are_numbers_and_the_same_weights_again() -> None:
    shape = shape_of(Setup(edition="bigbox", players=4))
    again = shape.named(shape.numbers(learned()))
    for name, curve in learned()["quantities"].items():
        assert again["quantities"][name] == pytest.approx(curve, abs=2e-4)
    for kind in ("tiles", "wheels"):
        known = {id: weight for id, weight in again[kind].items() if weight}
        assert known == {id: weight for id, weight in learned()[kind].items() if weight}


def test_every_weight_is_varied_but_that_of_all_alike() -> None:
    """Who has a round more has it at every seat."""
    shape = shape_of(SETUP)
    reach = reach_of(shape)
    at = 3 * FEATURES.index("round")
    assert reach[at : at + 3] == [0.0] * 3
    assert all(one > 0 for place, one in enumerate(reach) if place not in range(at, at + 3))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_seats_of_a_pair_differ_in_opposite_directions(players: int) -> None:
    seats = Seats(6, players, "pair")
    by_seat = seats.numbers([10.0] * 6, [1.0] * 6)
    assert len(by_seat) == players
    for at in range(6):
        assert sum(numbers[at] for numbers in by_seat) == pytest.approx(10.0 * players)
    assert by_seat.count([10.0] * 6) == players % 2


def test_the_weights_move_towards_what_makes_more_points() -> None:
    """The first number is worth points, the second costs some, the third does nothing."""
    ascent = MomentumES([0.0] * 3, [1.0] * 3, 0.25, 40)
    rng = random.Random(3)
    for generation in range(40):
        gradients = []
        for game in range(24):
            seats = Seats(3, 4, f"{generation}-{game}")
            by_seat = seats.numbers(ascent.numbers.tolist(), [1.0] * 3)
            scores = [round(50 + 6 * a - 6 * b + rng.gauss(0, 12)) for a, b, _ in by_seat]
            gradients.append(seats.gradient(scores))
        ascent.learn(gradients)
    better, worse, idle = ascent.mean.tolist()
    assert better > 1.0 and worse < -1.0 and abs(idle) < 1.0


def test_a_generation_learns_the_same_in_any_number_of_processes() -> None:
    found = []
    for jobs in (1, 2):
        trainer = Trainer(SETUP, learned(), learned_rollout_weights(), "lesson")
        heard: list[int] = []
        trainer.generation(2, jobs, lambda done, mean, heard=heard: heard.append(done))  # type: ignore[misc]
        assert heard == [1, 2] and len(trainer.points) == 1
        found.append(trainer.weights)
    assert found[0] == found[1] != learned()


def test_other_games_keep_the_usual_weights() -> None:
    before = new(SETUP, "tables", listen=False).model
    trainer = Trainer(SETUP, learned(), learned_rollout_weights(), "kept")
    trainer.generation(1, 1, lambda done, mean: None)
    assert new(SETUP, "tables", listen=False).model is before
