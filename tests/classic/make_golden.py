"""Plays the golden games again and renews the hashes of the seeded ones.

    PYTHONPATH=src python -m tests.classic.make_golden [NAME ...]

makes all of them, or those named (`bigbox_3`). To be run only when a change of the rules was meant
to change how games replay; raise RULES_VERSION in kernel/record.py then, so that old records are
told apart. The difference in the stored files shows which games changed.
"""

import random
import sys
from pathlib import Path

from orleans import Move, record_of
from orleans.classic.game import Classic

from ..kernel.play import FIXED, any_move, candidate_move, fresh, midway
from .test_same_both_ways import DIGESTS, line_of

FOLDER = Path(__file__).parent / "golden"

# What a golden game should contain: decisions that plain random play seldom comes to.
UNUSUAL = {
    *("back", "stow", "unstow", "lift", "wheel", "send", "choose", "pay", "food", "coins"),
    *("ward", "give", "tile", "take", "skip"),
}
# And what belongs to a single tile or module.
RARE = {
    *("spend", "buy", "sell", "bake", "put", "rival", "jump", "build", "track", "shift", "market"),
    *("deliver", "offer", "accept", "decline", "return"),
}
TRIES = 40


def name_of(edition: str, players: int) -> str:
    return f"{edition}_{players}.json"


def unusual_move(game: Classic, seat: int, rng: random.Random) -> Move:
    """Sensible for the most part, with a liking for what is seldom done."""
    if rng.random() < 0.75:
        return candidate_move(game, seat, rng)
    rare = [move for move in game.legal(seat) if move.notation.split()[0] in UNUSUAL | RARE]
    lifts = [move for move in rare if move.notation.startswith("lift")]
    if rare and len(rare) > len(lifts):
        rare = [move for move in rare if move not in lifts]
    return rng.choice(rare) if rare and rng.random() < 0.8 else any_move(game, seat, rng)


def play(game: Classic, seed: int) -> set[str]:
    """The first words of all moves of the game."""
    rng = random.Random(seed)
    words: set[str] = set()
    while not game.over:
        seat = rng.choice(game.pending)
        move = unusual_move(game, seat, rng)
        words.add(move.notation.split()[0])
        game.play(seat, move)
    return words


def golden_game(edition: str, players: int) -> Classic:
    """The richest of some games: from a bare start, or with tiles already in play."""
    best: Classic | None = None
    most = -1
    for seed in range(TRIES):
        begin = midway if seed % 2 else fresh
        game = begin(edition, players, f"golden {edition} {players} {seed}")
        words = play(game, seed)
        if len(words) > most:
            best, most = game, len(words)
    assert best is not None
    return best


def renew_hashes() -> None:
    lines = [line_of(edition, players) for edition, players in FIXED]
    DIGESTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for edition, players in FIXED:
        path = FOLDER / name_of(edition, players)
        if not names or path.stem in names:
            path.write_bytes(record_of(golden_game(edition, players)).to_json())
    renew_hashes()


if __name__ == "__main__":
    main(sys.argv[1:])
