"""A running game as bytes, and taken up again from them as if nothing had happened."""

import random
from itertools import islice

import pytest

from orleans import record_of, replay_record, resume
from orleans.classic.game import Classic
from orleans.games import freeze, thaw
from orleans.kernel.freezing import FrozenError

from ..joan import play as joan
from .ice import all_of, thawed
from .play import EVERY_SETUP, any_move, decisions, finish, fresh, midway

COMMON_STEPS = ("plan", "draw", "act")
EVERYTHING = "bigbox+orders+ti-events+"


@EVERY_SETUP
def test_a_thawed_game_is_the_game_that_was_frozen(edition: str, players: int) -> None:
    """More often at the rare questions than at the common ones, of which there are so many."""
    rng = random.Random(players)
    game = midway(edition, players, "ice")
    for _ in decisions(game, players):
        if rng.random() < (0.02 if game.asked in COMMON_STEPS else 0.2):
            thawed(game)
    thawed(game)


@pytest.mark.parametrize(
    "edition, players", [("2014", 2), (EVERYTHING + "trade", 3), (EVERYTHING + "intrigue", 3)]
)
def test_at_every_single_decision(edition: str, players: int) -> None:
    game = fresh(edition, players, "every decision")
    for _ in decisions(game, players):
        thawed(game)


@joan.EVERY_SETUP
def test_a_thawed_game_of_joan_of_arc(players: int, options: joan.Options) -> None:
    rng = random.Random(players)
    game = joan.midway(players, options, "ice")
    for _ in joan.decisions(game, players):
        if rng.random() < 0.1:
            thawed(game)
    thawed(game)


@pytest.mark.parametrize("players, options", [(2, {}), (1, {"level": "challenge"})])
def test_joan_of_arc_at_every_single_decision(players: int, options: joan.Options) -> None:
    game = joan.fresh(players, options, "every decision")
    for _ in joan.decisions(game, players):
        thawed(game)


@EVERY_SETUP
def test_a_thawed_game_goes_on_as_it_would_have(edition: str, players: int) -> None:
    """With the same draws, and as well from the middle of an action as from its end."""
    rng = random.Random(players)
    game = midway(edition, players, "twins")
    ends: list[Classic] = []
    for at, _ in enumerate(decisions(game, 5)):
        if at == 0 or rng.random() < (0.001 if game.asked in COMMON_STEPS else 0.02):
            twin, copy = thawed(game), game.copy()
            assert isinstance(twin, Classic)
            ends.append(finish(twin, at))
            assert all_of(twin) == all_of(finish(copy, at))
    assert ends


@joan.EVERY_SETUP
def test_joan_of_arc_goes_on_as_it_would_have(players: int, options: joan.Options) -> None:
    for seed in ("one", "two"):
        game = joan.fresh(players, options, seed)
        for _ in islice(joan.decisions(game, seed), 20):
            pass
        twin, copy = thawed(game), game.copy()
        assert all_of(joan.finish(twin, seed)) == all_of(joan.finish(copy, seed))


def test_what_is_played_after_thawing_changes_no_other_game() -> None:
    """Copies share lists, which are replaced and never changed: so must those of thawed games."""
    game = midway(EVERYTHING + "intrigue", 3, "shared")
    for at, _ in enumerate(decisions(game, 3)):
        if at % 25 == 0:
            data = freeze(game)
            twin, other = (thaw(game.setup, data, game.chance.seed) for _ in range(2))
            for elsewhere in (twin.copy(), other):
                assert isinstance(elsewhere, Classic)
                for _ in islice(decisions(elsewhere, at, any_move), 30):
                    pass
            assert freeze(twin) == freeze(game) == data


def test_a_thawed_game_has_no_listener_until_it_asks_for_one() -> None:
    game = fresh("bigbox", 2, "listening")
    for _ in islice(decisions(game, 2), 40):
        pass
    silent, loud = thawed(game), thawed(game)
    loud.listen()
    game.listen()
    seat = game.pending[0]
    move = game.legal(seat)[0]
    assert silent.play(seat, move) == []
    told = [[(event.what, event.facts) for event in g.play(seat, move)] for g in (loud, game)]
    assert told[0] == told[1] != []


def test_equal_games_freeze_alike_whatever_way_they_came() -> None:
    """Played, copied, resumed from a save, thawed."""
    game = midway(EVERYTHING + "trade", 4, "alike")
    for _ in islice(decisions(game, 4), 300):
        pass
    resumed = resume(record_of(game, reveal_seed=True))
    assert freeze(game) == freeze(game.copy()) == freeze(resumed) == freeze(thawed(game))


def test_an_imagined_game_can_be_frozen_with_its_own_seed() -> None:
    game = fresh("2021", 3, "imagining")
    for _ in islice(decisions(game, 3), 100):
        pass
    imagined = game.imagine(0, "a dream")
    again = thaw(game.setup, freeze(imagined), "a dream")
    assert all_of(again) == all_of(imagined)
    picks = [[dream.chance.pick(40) for _ in range(40)] for dream in (imagined, again)]
    assert picks[0] == picks[1]


def test_a_replayed_game_is_only_looked_at_so_it_is_not_frozen() -> None:
    game = fresh("2021", 2, "replayed")
    with pytest.raises(FrozenError, match="no seed"):
        freeze(replay_record(record_of(game)))
