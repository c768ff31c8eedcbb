"""OpenSpiel: Python drives its C++ games; chance events are played but not counted."""

import random
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.worker import Figures, microseconds, play_for, serve

chooser = random.Random(1)


def about() -> dict[str, str]:
    return {"version": version("open_spiel")}


def advance(state: Any) -> int:
    """One event of chance or one decision; 1 if it was a decision."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, weights)[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(chooser.random() * len(legal))])
    return 1


def play_one(game: Any) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += advance(state)
    return decisions


def play(name: str, seconds: float) -> Figures:
    game = pyspiel.load_game(name)
    return play_for(seconds, lambda: play_one(game))


def copy(name: str, seconds: float) -> Figures:
    """Of a game about half way."""
    game = pyspiel.load_game(name)
    half = play_one(game) // 2
    state = game.new_initial_state()
    while half > 0 and not state.is_terminal():
        half -= advance(state)
    return {"copy_us": microseconds(seconds, state.clone)}


if __name__ == "__main__":
    serve({"about": about, "play": play, "copy": copy})
