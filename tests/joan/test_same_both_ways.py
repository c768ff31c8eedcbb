"""The plain and the compiled engine play the same games: one hash over hundreds of them.

The same test runs on both builds. When the rules are meant to change, the value is renewed with
what the failing test shows.
"""

import hashlib

from orleans.bots.bot import Bot
from orleans.bots.random_bot import RandomBot

from .play import SETUPS, fresh, midway

GAMES = 240
DIGEST = "ce554f44784a683405daa855b16b5da1eff877b2b79d0da1aac77d6349a7fc82"


def digest_of_games() -> str:
    """Over the legal moves at every decision, the moves chosen and the final scores."""
    digest = hashlib.sha256()
    for number in range(GAMES):
        players, options = SETUPS[number % len(SETUPS)]
        begin = (fresh, midway)[number // len(SETUPS) % 2]
        game = begin(players, options, f"both ways {number}")
        bots: list[Bot] = [RandomBot(number * 8 + seat) for seat in range(players)]
        while not game.over:
            for seat in game.pending:
                legal = game.legal(seat)
                move = bots[seat].choose(game, seat, legal)
                codes = [seat, move.code, *(other.code for other in legal)]
                digest.update(repr(codes).encode())
                game.play_legal(seat, move)
        digest.update(repr([game.scores, game.winners]).encode())
    return digest.hexdigest()


def test_the_games_are_the_same_on_every_build() -> None:
    assert digest_of_games() == DIGEST
