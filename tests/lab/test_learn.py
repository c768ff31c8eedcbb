"""Learning what positions are worth: from what came to what should have been promised."""

import random
import tomllib

import pytest

from orleans import Setup
from orleans.classic.quantity_names import QUANTITIES
from orleans.classic.weighing import learned, weights_for
from orleans.games import new
from orleans.lab.learn import Learner, Lesson, ignorant, live, written
from orleans.lab.ridge import Ridge

SETUP = Setup(edition="2021", players=2)


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


def test_the_tables_of_other_games_keep_their_weights() -> None:
    before = new(SETUP, "tables", listen=False).tables.weights
    live(Lesson(setup=SETUP.plain(), weights=ignorant(), seed="kept", games=1), 0)
    assert new(SETUP, "tables", listen=False).tables.weights is before


def test_what_was_learned_names_every_quantity() -> None:
    assert [*learned()["quantities"]] == QUANTITIES


def test_a_generation_learns_from_its_games_the_same_in_any_number_of_processes() -> None:
    found = []
    for jobs in (1, 2):
        learner = Learner(SETUP, ignorant(), "lesson", far_from=1)
        heard: list[int] = []
        learner.generation(2, jobs, lambda done, mean, heard=heard: heard.append(done))  # type: ignore[misc]
        assert heard == [1, 2] and len(learner.points) == 1
        found.append(learner.weights)
    assert found[0] == found[1] != ignorant()


def test_the_last_generations_look_further_ahead() -> None:
    """The same deal with the same weights goes another way."""
    near, far = (
        live(Lesson(setup=SETUP.plain(), weights=learned(), seed="far", games=1, far=far), 0)
        for far in (False, True)
    )
    assert [life.score for life in near] != [life.score for life in far]


def test_the_file_is_what_the_players_read() -> None:
    text = written(learned(), ["Made by: hand"])
    assert text.startswith("# Made by: hand\n")
    assert tomllib.loads(text) == learned()
    tables = new(SETUP, "file", listen=False).tables
    assert len(weights_for(tables, tomllib.loads(text)).by_rounds_left[18]) == len(QUANTITIES)
