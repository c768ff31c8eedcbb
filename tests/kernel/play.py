"""Random games for the laws: every edition, player count and combination of modules, by
players of several tempers.

An edition is named with its modules after plus signs: "bigbox+orders+trade".
"""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from orleans import Move, Setup, new, state_hash
from orleans.classic.game import Classic
from orleans.classic.ids import GOOD_NAMES, SEAT_NAMES
from orleans.kernel.game import Game

BARE = [
    (edition, players)
    for edition, most in (("2014", 4), ("2021", 5), ("bigbox", 5))
    for players in range(2, most + 1)
]
COMBINATIONS = [
    orders + events + board
    for orders in ("", "+orders")
    for events in ("", "+ti-events")
    for board in ("", "+trade", "+intrigue")
    if orders + events + board
]
# Each combination at one player count, the counts and editions taking turns.
SOME = [
    (("2021", "bigbox", "bigbox")[at % 3] + modules, 2 + at % 4)
    for at, modules in enumerate(COMBINATIONS)
]
ALL = [
    (edition + modules, players)
    for edition in ("2021", "bigbox")
    for modules in COMBINATIONS
    for players in (2, 3, 4, 5)
]
FIXED = BARE + SOME  # for what is stored: whatever the environment says
FEW = FIXED[::5]  # for plain Python, after all of them on the compiled engine
SETUPS = BARE + (ALL if os.environ.get("ORLEANS_GAMES") else SOME)
if os.environ.get("ORLEANS_FEW_SETUPS"):
    SETUPS = FEW
EVERY_SETUP = pytest.mark.parametrize("edition, players", SETUPS)

# Nobody takes so many decisions in a round, unless a game goes in circles.
MOST_DECISIONS = 18 * 150

Choose = Callable[[Classic, int, random.Random], Move]


def games_wanted(few: int) -> int:
    """How many games per set-up: `few`, or a share of the number in ORLEANS_GAMES."""
    asked = os.environ.get("ORLEANS_GAMES")
    return max(few, -(-int(asked) // len(SETUPS))) if asked else few


def fresh(edition: str, players: int, seed: int | str, **options: Any) -> Classic:
    edition, *modules = edition.split("+")
    setup = Setup(edition=edition, players=players, modules=modules, options=options)
    return new(setup, seed=seed, listen=False)


def midway(edition: str, players: int, seed: int | str) -> Classic:
    """A game of 18 rounds in which every seat already owns tiles, Followers and wheels.

    Random players get little done, so from a bare start they hardly ever meet the rare tiles.
    """
    bare = fresh(edition, players, seed)
    tiles = [bare.tables.places[place].id for place in bare.tables.tiles]
    random.Random(seed).shuffle(tiles)
    spare_goods = {
        name: 1 for name, count in zip(GOOD_NAMES, bare.goods, strict=True) if count > 2 * players
    }
    position: dict[str, Any] = {
        name: {
            "bag": "farmer boatman craftsman trader knight knight scholar scholar monk monk",
            "tracks": {"farmer": 1, "boatman": 1, "craftsman": 2, "knight": 2, "scholar": 1},
            "coins": 1,
            "development": 2 + seat,
            "wheels": 1,
            "goods": spare_goods,
            "tiles": tiles[seat : 5 * players : players],
        }
        for seat, name in enumerate(SEAT_NAMES[:players])
    }
    game = new(bare.setup, seed=seed, position=position, listen=False)
    assert isinstance(game, Classic)
    return game


def any_move(game: Classic, seat: int, rng: random.Random) -> Move:
    """Any legal move, all equally likely, but what undoes another one only now and then."""
    move = rng.choice(game.legal(seat))
    while move.notation.startswith("lift") and rng.random() < 0.9:
        move = rng.choice(game.legal(seat))
    return move


def candidate_move(game: Classic, seat: int, rng: random.Random) -> Move:
    return rng.choice(game.candidates(seat, game.legal(seat)))


def mixed_move(game: Classic, seat: int, rng: random.Random) -> Move:
    """Mostly sensible, so that games get somewhere; odd often enough to see everything."""
    return any_move(game, seat, rng) if rng.random() < 0.15 else candidate_move(game, seat, rng)


def decisions(game: Classic, seed: int, choose: Choose = mixed_move) -> Iterator[tuple[int, Move]]:
    """Plays the game to its end. Each decision is handed out just before it is carried out."""
    rng = random.Random(seed)
    for _ in range(MOST_DECISIONS * len(game.players)):
        if game.over:
            return
        seat = rng.choice(game.pending)
        move = choose(game, seat, rng)
        yield seat, move
        game.play(seat, move)
    raise AssertionError(f"the game does not end: {game.asked} in round {game.round}")


def finish(game: Classic, seed: int, choose: Choose = mixed_move) -> Classic:
    for _ in decisions(game, seed, choose):
        pass
    return game


def fingerprint(game: Game) -> list[Any]:
    """All that a game is: its state, what it offers and how it came here."""
    assert isinstance(game, Classic)
    return [
        state_hash(game),
        [[move.code for move in game.legal(seat)] for seat in range(len(game.players))],
        [[kind[:] for kind in player.fitting] for player in game.players],
        game.played.numbers(),
        game.chance.outcomes.numbers(),
    ]
