"""Learning Joan of Arc: from what came to what should have been promised."""

import tomllib

from orleans import Setup
from orleans.games import new
from orleans.joan.ai.features import NAMES
from orleans.joan.ai.weights import learned, weights_for
from orleans.joan.game import JoanOfArc
from orleans.lab.learn.joan import (
    Learner,
    TrainingJob,
    all_tables,
    play_episode,
    written,
    zero_weights,
)

SETUP = Setup(game="joan", players=1, options={"level": "challenge"})


def table_of(setup: Setup) -> JoanOfArc:
    game = new(setup, "table", listen=False)
    assert isinstance(game, JoanOfArc)
    return game


def test_what_was_learned_names_every_feature_and_card() -> None:
    cards = [card.id for card in table_of(SETUP).tables.cards]
    for weights in (learned(), zero_weights()):
        assert [*weights["features"]] == NAMES and [*weights["cards"]] == cards


def test_it_is_learned_alone_at_every_level_and_among_several() -> None:
    kinds = {(one.players, one.options.get("level")) for one in all_tables(SETUP)}
    assert kinds == {
        *((1, level) for level in ("standard", "connoisseur", "challenge")),
        *((players, None) for players in (2, 3, 4)),
    }


def test_what_came_is_what_the_game_brought_since() -> None:
    """The first that is noted is early: nearly all is still to come."""
    lesson = TrainingJob(setups=[SETUP.plain()], weights=learned(), seed="lesson")
    lived = play_episode(lesson, 0)
    assert lived.came[0] > 0.5 * lived.scores[0] and lived.came[-1] < lived.came[0]
    assert lived.came_to_her[0] < 0 and len(lived.hers) == len(lived.own)


def test_lessons_leave_other_games_alone() -> None:
    """All games of a set-up share its weights."""
    before = table_of(SETUP).evaluate(0)
    play_episode(TrainingJob(setups=[SETUP.plain()], weights=zero_weights(), seed="lesson"), 0)
    assert table_of(SETUP).evaluate(0) == before


def test_a_generation_learns_from_its_games() -> None:
    learner = Learner([SETUP], zero_weights(), "lesson")
    heard: list[int] = []
    learner.generation(2, 1, lambda done, mean: heard.append(done))
    assert heard == [1, 2] and len(learner.points) == 1
    assert learner.weights["features"] != zero_weights()["features"]
    # Whoever has more picks left will make more points.
    assert learner.weights["features"]["picks"] > 0 > learner.weights["features"]["her picks"]


def test_the_file_is_what_the_players_read() -> None:
    text = written(learned(), ["Made by: hand"])
    assert text.startswith("# Made by: hand\n")
    assert tomllib.loads(text) == learned()
    tables = table_of(SETUP).tables
    assert weights_for(tables, tomllib.loads(text)).features == tables.weights.features
