"""Catanatron: four of its own random players."""

from importlib.metadata import version
from itertools import count

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from bench.worker import Figures, microseconds, play_for, serve

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
seeds = count(1)


def about() -> dict[str, str]:
    return {"version": version("catanatron")}


def new() -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=next(seeds))


def play_one() -> int:
    game = new()
    game.play()
    return len(game.state.actions)


def play(seconds: float) -> Figures:
    return play_for(seconds, play_one)


def copy(seconds: float) -> Figures:
    """Of a game about half way."""
    game = new()
    for _ in range(400):
        if game.winning_color() is None:
            game.play_tick()
    return {"copy_us": microseconds(seconds, game.copy)}


if __name__ == "__main__":
    serve({"about": about, "play": play, "copy": copy})
