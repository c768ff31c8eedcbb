"""Our engine, plain or compiled: whichever `orleans` this process imports.

With `--against` it may be one of an older version: `about`, `end` and `play`, and all that is
imported, ask of it only what every version has.
"""

from __future__ import annotations

import gc
import tracemalloc
from itertools import count
from time import perf_counter as tick  # cheaper to read than processor time
from typing import TYPE_CHECKING, Any

import orleans
from orleans.bots.bot import Bot, play_out
from orleans.bots.random_bot import RandomBot

from .games import BIGBOX4
from .worker import Figures, clock, microseconds, play_for, serve

if TYPE_CHECKING:
    from orleans.games import AnyGame
    from orleans.kernel.searchable import Searchable

COPIES = 2000  # held at once to weigh a state
EVERY = 7  # decisions: how far apart the moments are where the cost of `legal` is taken


def new(setup: dict[str, Any], seed: str) -> AnyGame:
    wanted: orleans.Setup = orleans.Setup(**setup)
    return orleans.new(wanted, seed, listen=False)


def random_bots(players: int) -> list[Bot]:
    return [RandomBot(seat) for seat in range(players)]


def about() -> dict[str, Any]:
    return {"compiled": orleans.compiled()}


def end(setup: dict[str, Any]) -> dict[str, Any]:
    """How one game ends: both builds must play it alike. Or the problem with such a game."""
    try:
        game = new(setup, "alike")
    except (orleans.SetupError, TypeError) as error:
        return {"problem": str(error)}
    decisions = play_out(game, random_bots(setup["players"]))
    return {
        "state_hash": orleans.state_hash(game),
        "decisions": decisions,
        "scores": game.scores,
    }


class RandomGames:
    """Games of one set-up, from seed 0 on: every build plays the same ones."""

    def __init__(self, setup: dict[str, Any], checked: bool) -> None:
        self.setup = setup
        self.play_out = play_out_checked if checked else play_out
        self.seeds = count()
        self.bots = random_bots(setup["players"])
        self.actions = 0
        self.games = 0

    def play_one(self) -> int:
        game = new(self.setup, str(next(self.seeds)))
        decisions = self.play_out(game, self.bots)
        self.actions += game.actions
        self.games += 1
        return decisions


def play_out_checked(game: Searchable, bots: list[Bot]) -> int:
    """`play_out` for bots that are not trusted: `play` checks every move once more."""
    decisions = 0
    while not game.over:
        for seat in game.pending:
            legal = game.legal(seat)
            game.play(seat, bots[seat].choose(game, seat, legal))
            decisions += 1
            if game.over:
                break
    return decisions


def play(setup: dict[str, Any], seconds: float, checked: bool = False) -> Figures:
    games = RandomGames(setup, checked)
    games.play_one()  # the tables of the set-up are built once, and not timed here
    games.actions = games.games = 0
    figures = play_for(seconds, games.play_one)
    figures["actions_game"] = games.actions / games.games
    return figures


def moments(seed: str) -> list[AnyGame]:
    """Copies of one random game as it went on, in order."""
    game = new(BIGBOX4, seed)
    bots = random_bots(4)
    found: list[AnyGame] = []
    decisions = 0
    while not game.over:
        if decisions % EVERY == 0:
            found.append(game.copy())
        seat = game.pending[0]
        game.play_legal(seat, bots[seat].choose(game, seat, game.legal(seat)))
        decisions += 1
    return found


def calls(seconds: float) -> Figures:
    """Single calls; `seconds` for each."""
    states = moments("moments")
    middle = states[len(states) // 2]
    asked = [(state, state.pending[0]) for state in states]

    def legal_everywhere() -> None:
        for state, seat in asked:
            state.legal(seat)

    return {
        "copy_us": microseconds(seconds, middle.copy),
        "legal_us": microseconds(seconds, legal_everywhere) / len(asked),
        "legal_moves": sum(len(state.legal(seat)) for state, seat in asked) / len(asked),
        "state_bytes": weigh(middle),
        "replay_moves_s": replay_speed(seconds),
    }


def weigh(game: AnyGame) -> float:
    """Bytes that a copy adds: what all copies share (tables, moves, the log) is left out."""
    copies: list[Searchable | None] = [None] * COPIES
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for index in range(COPIES):
        copies[index] = game.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / COPIES


def replay_speed(seconds: float) -> float:
    game = new(BIGBOX4, "replay")
    play_out(game, random_bots(4))
    record = orleans.record_of(game)
    return play_for(seconds, lambda: replay_once(record))["decisions_s"]


def replay_once(record: orleans.Record) -> int:
    orleans.replay_record(record)
    return len(record.moves)


def profile(seconds: float) -> dict[str, dict[str, float]]:
    """Seconds of random play by what was asked, and by deciding, choosing and carrying out."""
    spent: dict[str, dict[str, float]] = {}
    new(BIGBOX4, "tables")
    seeds = count()
    started, began = clock(), tick()
    while clock() - started < seconds:
        game = new(BIGBOX4, str(next(seeds)))
        time_game(game, random_bots(4), spent)
    # Other programs had their share of the ticks; it fell evenly on all that is measured here.
    share = (clock() - started) / (tick() - began)
    return {asked: scaled(times, share) for asked, times in spent.items()}


def scaled(times: dict[str, float], share: float) -> dict[str, float]:
    return {part: time if part == "count" else time * share for part, time in times.items()}


def time_game(game: Searchable, bots: list[Bot], spent: dict[str, dict[str, float]]) -> None:
    while not game.over:
        seat = game.pending[0]
        at = spent.setdefault(game.asked, {"legal": 0.0, "choose": 0.0, "play": 0.0, "count": 0.0})
        began = tick()
        legal = game.legal(seat)
        listed = tick()
        move = bots[seat].choose(game, seat, legal)
        chosen = tick()
        game.play_legal(seat, move)
        at["legal"] += listed - began
        at["choose"] += chosen - listed
        at["play"] += tick() - chosen
        at["count"] += 1


if __name__ == "__main__":
    serve({"about": about, "end": end, "play": play, "calls": calls, "profile": profile})
