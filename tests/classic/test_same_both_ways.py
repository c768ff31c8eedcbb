"""The plain and the compiled engine play the same games: one hash over hundreds of them.

The same test runs on both builds. When the rules are meant to change, renew the value with
`python -m tests.classic.make_golden`.
"""

import hashlib

from orleans.bots.bot import Bot
from orleans.bots.random_bot import RandomBot

from ..kernel.play import FIXED, fresh

GAMES = 300
DIGEST = "a35be74c1aa80025d413824cfb5fb1e0f1af988883a4b6d579ed745ca6764433"


def digest_of_games() -> str:
    """Over the legal moves at every decision, the moves chosen and the final scores."""
    digest = hashlib.sha256()
    for number in range(GAMES):
        edition, players = FIXED[number % len(FIXED)]
        game = fresh(edition, players, f"both ways {number}")
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
