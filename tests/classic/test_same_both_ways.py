"""The plain and the compiled engine play the same games: a hash over the games of each set-up.

The same test runs on both builds. When the rules are meant to change, or a set-up is added, renew
the hashes with `python -m tests.classic.make_golden`.
"""

import hashlib
from pathlib import Path

import pytest

from orleans.bots.bot import Bot
from orleans.bots.random_bot import RandomBot

from ..kernel.play import FIXED, fresh

GAMES = 14  # of each set-up: some 300
DIGESTS = Path(__file__).with_name("digests.txt")


def digest_of_games(edition: str, players: int) -> str:
    """Over the legal moves at every decision, the moves chosen and the final scores."""
    digest = hashlib.sha256()
    for number in range(GAMES):
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


def line_of(edition: str, players: int) -> str:
    return f"{edition} {players} {digest_of_games(edition, players)}"


@pytest.mark.parametrize("edition, players", FIXED)
def test_the_games_are_the_same_on_every_build(edition: str, players: int) -> None:
    assert line_of(edition, players) in DIGESTS.read_text(encoding="utf-8").splitlines()
