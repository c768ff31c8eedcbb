"""Plays the golden games of Joan of Arc again.

    PYTHONPATH=src python -m tests.joan.make_golden [NAME ...]

makes all of them, or those named (`1-connoisseur`). To be run only when a change of the rules
was meant to change how games replay; raise RULES_VERSION in kernel/record.py then, so that old
records are told apart.
"""

import random
import sys
from pathlib import Path

from orleans import record_of
from orleans.joan.game import JoanOfArc

from .play import NAMES, SETUPS, Options, fresh, midway, mixed_move

FOLDER = Path(__file__).parent / "golden"
TRIES = 40


def name_of(setup: str) -> str:
    return f"{setup}.json"


def play(game: JoanOfArc, seed: int) -> set[str]:
    """The first words of all moves of the game."""
    rng = random.Random(seed)
    words: set[str] = set()
    while not game.over:
        [seat] = game.pending
        move = mixed_move(game, seat, rng)
        words.add(move.notation.split()[0])
        game.play(seat, move)
    return words


def golden_game(name: str, players: int, options: Options) -> JoanOfArc:
    """The richest of some games: from a bare start, or with cards already in play."""
    best: JoanOfArc | None = None
    most = -1
    for seed in range(TRIES):
        begin = midway if seed % 2 else fresh
        game = begin(players, options, f"golden {name} {seed}")
        words = play(game, seed)
        if len(words) > most:
            best, most = game, len(words)
    assert best is not None
    return best


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options) in zip(NAMES, SETUPS, strict=True):
        if not names or name in names:
            record = record_of(golden_game(name, players, options))
            (FOLDER / name_of(name)).write_bytes(record.to_json())


if __name__ == "__main__":
    main(sys.argv[1:])
