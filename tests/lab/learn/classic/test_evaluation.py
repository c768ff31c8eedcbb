"""Learning what positions are worth: from what came to what should have been promised."""

import random
import tomllib

import pytest

from orleans import Setup
from orleans.classic.ai.features import FEATURES
from orleans.classic.ai.weights import learned, learned_rollout_weights, weights_for
from orleans.games import new
from orleans.lab.learn.classic.evaluation import (
    Trainer,
    TrainingJob,
    Weights,
    play_episode,
    written,
    zero_weights,
)
from orleans.lab.learn.ridge import Ridge

SETUP = Setup(edition="2021", players=2)


def job(
    weights: Weights, seed: str, far: bool = False, hunches: Weights | None = None
) -> TrainingJob:
    hunches = hunches or learned_rollout_weights()
    setup = SETUP.plain()
    return TrainingJob(setup=setup, weights=weights, rollout_weights=hunches, seed=seed, far=far)


def test_the_weights_behind_the_figures_are_found() -> None:
    rng = random.Random(1)
    ridge = Ridge(3)
    rows = [[1.0, rng.random(), rng.random() * 100] for _ in range(400)]
    ridge.add(rows, [5.0 + 3.0 * a - 0.25 * b for _, a, b in rows])
    assert ridge.solve([0.0] * 3) == pytest.approx([5.0, 3.0, -0.25])


def test_what_is_pulled_hard_stays_near_nothing() -> None:
    rows = [[1.0, float(number % 2)] for number in range(20)]
    ridge = Ridge(2)
    ridge.add(rows, [row[1] * 4 for row in rows])
    free, pulled = ridge.solve([0.0, 0.0])[1], ridge.solve([0.0, 2000.0])[1]
    assert free == pytest.approx(4.0) and 0 < pulled < 0.5


def test_other_games_keep_the_usual_weights() -> None:
    before = new(SETUP, "tables", listen=False).model
    play_episode(job(zero_weights(), "kept"), 0)
    assert new(SETUP, "tables", listen=False).model is before


def test_what_was_learned_names_every_quantity() -> None:
    assert [*learned()["quantities"]] == FEATURES


def test_a_generation_learns_from_its_games_the_same_in_any_number_of_processes() -> None:
    found = []
    for jobs in (1, 2):
        trainer = Trainer(SETUP, zero_weights(), None, "lesson", far_from=1)
        heard: list[int] = []
        trainer.generation(2, jobs, lambda done, mean, heard=heard: heard.append(done))  # type: ignore[misc]
        assert heard == [1, 2] and len(trainer.points) == 1
        found.append(trainer.weights)
    assert found[0] == found[1] != zero_weights()


def scores(of: TrainingJob) -> list[int]:
    return [one.score for one in play_episode(of, 0)]


def test_the_last_generations_look_further_ahead() -> None:
    """The same deal with the same weights goes another way."""
    assert scores(job(learned(), "far")) != scores(job(learned(), "far", far=True))


def test_players_go_by_the_hunches_that_they_are_given() -> None:
    with_those, without = (
        job(learned(), "by", far=True),
        job(learned(), "by", True, zero_weights()),
    )
    assert sum(scores(with_those)) > sum(scores(without)) + 20


def test_who_is_given_no_hunches_goes_by_what_was_learned_so_far() -> None:
    """What hunches were in use before does not change what is learned from nothing."""
    found = []
    for hunches in (None, zero_weights()):
        trainer = Trainer(SETUP, zero_weights(), hunches, "nothing", far_from=2)
        for _ in range(2):
            trainer.generation(1, 1, lambda done, mean: None)
        found.append(trainer)
    first, second = found
    assert first.points[0] == second.points[0] and first.points[1] != second.points[1]


def test_the_file_is_what_the_players_read() -> None:
    text = written(learned(), ["Made by: hand"])
    assert text.startswith("# Made by: hand\n")
    assert tomllib.loads(text) == learned()
    tables = new(SETUP, "file", listen=False).tables
    assert len(weights_for(tables, tomllib.loads(text)).judging[18]) == len(FEATURES)
