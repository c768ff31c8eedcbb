"""The stopwatch changes nothing but what it notes."""

import time
from types import SimpleNamespace

import orleans
from orleans.bots import PLAYERS, Bot
from orleans.kernel.game import Game
from orleans.kernel.moves import Move
from orleans.lab.run.timed import Timed, timed_player, without_time_limit


class Slow(Bot):
    def choose(self, game: Game, seat: int, legal: list[Move]) -> Move:
        time.sleep(0.02 if len(legal) == 1 else 0.0)
        return legal[0]

    def decide(self, game: Game, seat: int) -> list[Move]:
        time.sleep(0.02)
        return game.legal(seat)


def test_it_chooses_as_the_player_does() -> None:
    game = orleans.new(orleans.Setup(players=2), seed="s")
    seat = game.pending[0]
    legal = game.legal(seat)
    timed, plain = timed_player("random", 7), PLAYERS["random"](7)
    assert timed.choose(game, seat, legal) == plain.choose(game, seat, legal)


def test_it_notes_all_and_the_slowest() -> None:
    game = orleans.new(orleans.Setup(players=2), seed="s")
    seat = game.pending[0]
    legal = game.legal(seat)
    timed = Timed(Slow())
    assert timed.choose(game, seat, legal[:1]) == timed.choose(game, seat, legal) == legal[0]
    assert timed.decisions == 2
    assert 0.02 <= timed.slowest <= timed.seconds
    assert timed.decide(game, seat) == legal and timed.decisions == 3


def test_a_limit_in_seconds_does_not_count() -> None:
    hurried = SimpleNamespace(budget=SimpleNamespace(rollouts=100, seconds=0.5))
    assert without_time_limit(hurried).budget == SimpleNamespace(rollouts=100, seconds=0.0)
