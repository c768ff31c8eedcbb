"""Learning Joan of Arc: from what came to what should have been promised."""

import tomllib

from orleans import Setup
from orleans.games import new
from orleans.joan.ai.features import NAMES
from orleans.joan.ai.model import model_of
from orleans.joan.ai.weights import learned, model_for
from orleans.joan.game import JoanOfArc
from orleans.lab.learn.joan.evaluation import (
    Trainer,
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
    job = TrainingJob(setups=[SETUP.plain()], weights=learned(), seed="lesson")
    episode = play_episode(job, 0)
    assert episode.came[0] > 0.5 * episode.scores[0] and episode.came[-1] < episode.came[0]
    assert episode.came_to_her[0] < 0 and len(episode.hers) == len(episode.own)


def test_lessons_leave_other_games_alone() -> None:
    """All games of a set-up share its weights."""
    before = table_of(SETUP).evaluate(0)
    play_episode(TrainingJob(setups=[SETUP.plain()], weights=zero_weights(), seed="lesson"), 0)
    assert table_of(SETUP).evaluate(0) == before


def test_a_generation_learns_from_its_games() -> None:
    trainer = Trainer([SETUP], zero_weights(), "lesson")
    heard: list[int] = []
    trainer.generation(2, 1, lambda done, mean: heard.append(done))
    assert heard == [1, 2] and len(trainer.points) == 1
    assert trainer.weights["features"] != zero_weights()["features"]
    # Whoever has more picks left will make more points.
    assert trainer.weights["features"]["picks"] > 0 > trainer.weights["features"]["her picks"]


def test_the_file_is_what_the_players_read() -> None:
    text = written(learned(), ["Made by: hand"])
    assert text.startswith("# Made by: hand\n")
    assert tomllib.loads(text) == learned()
    game = table_of(SETUP)
    tables = game.tables
    assert model_for(tables, tomllib.loads(text)).features == model_of(game).features
