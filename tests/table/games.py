"""Whole games in which every decision is thought out elsewhere and only carried out here."""

import hashlib
from collections.abc import Iterator

import orleans
from orleans.games import AnyGame
from tests.setups import VARIED


def begun(name: str, seed: str = "thinking") -> AnyGame:
    return orleans.new(VARIED[name], seed, listen=False)


def seed_for(game: AnyGame, seat: int) -> int:
    text = f"{seat}:{game.played.length}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def carry_out(game: AnyGame, seat: int, moves: list[str]) -> None:
    """Every one of them must be legal in the true game."""
    assert moves, f"{game.asked}: seat {seat} owes a decision"
    for notation in moves:
        assert seat in game.pending, f"{game.asked}: {notation} came too late"
        game.play(seat, game.parse(notation))


def decisions(game: AnyGame) -> Iterator[int]:
    """Seat after seat, the last one first where several are asked."""
    while not game.over:
        yield game.pending[-1]
