"""Learning what hunches go by: from variations that are played to what made most points."""

import statistics
import tomllib

from orleans import Setup
from orleans.classic.ai.features import MARGINAL
from orleans.classic.ai.weights import learned, learned_rollout_weights
from orleans.games import new
from orleans.lab.learn.classic.rollout import (
    POPULATION,
    Trainer,
    played,
    start,
    written,
)

SETUP = Setup(edition="2021", players=2)


def test_what_was_learned_names_all_that_can_be_promised() -> None:
    assert [*learned_rollout_weights()["quantities"]] == MARGINAL


def test_who_goes_by_what_leads_to_points_makes_more_than_who_goes_by_what_foretells_them() -> None:
    setup = Setup(edition="bigbox", players=4).plain()
    made = [
        statistics.fmean(
            point for deal in range(8) for point in played(setup, by, learned(), f"{deal}")
        )
        for by in (start(learned()), learned_rollout_weights())
    ]
    assert made[1] > made[0] + 5


def test_other_games_keep_the_usual_weights() -> None:
    before = new(SETUP, "tables", listen=False).model
    played(SETUP.plain(), start(learned()), learned(), "kept")
    assert new(SETUP, "tables", listen=False).model is before


def test_a_generation_learns_the_same_in_any_number_of_processes() -> None:
    found = []
    for jobs in (1, 2):
        trainer = Trainer(SETUP, start(learned()), learned(), "lesson")
        heard: list[int] = []
        trainer.generation(POPULATION, jobs, lambda done, mean, heard=heard: heard.append(done))  # type: ignore[misc]
        assert heard == [*range(1, POPULATION + 1)] and len(trainer.points) == 1
        found.append(trainer.weights)
    assert found[0] == found[1] != start(learned())


def test_the_file_is_what_the_players_read() -> None:
    text = written(learned_rollout_weights(), ["Made by: hand"])
    assert text.startswith("# Made by: hand\n")
    assert tomllib.loads(text) == learned_rollout_weights()
