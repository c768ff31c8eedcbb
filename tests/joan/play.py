"""Random games for the laws: every player count, both kinds of places, all levels."""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from orleans import Move, Setup, new, state_hash
from orleans.joan.game import JoanOfArc
from orleans.joan.ids import GOOD_NAMES, SEAT_NAMES

Options = dict[str, Any]

SETUPS: list[tuple[int, Options]] = [
    *((players, {}) for players in range(2, 6)),
    *((players, {"places": "printed"}) for players in range(2, 6)),
    *((1, {"level": level}) for level in ("standard", "connoisseur", "challenge")),
    (1, {"level": "challenge", "joan_emptied_category": True}),
]
NAMES = ["-".join([str(players), *map(str, options.values())]) for players, options in SETUPS]
EVERY_SETUP = pytest.mark.parametrize("players, options", SETUPS, ids=NAMES)

MOST_DECISIONS = 3000

Choose = Callable[[JoanOfArc, int, random.Random], Move]


def games_wanted(few: int) -> int:
    """How many games per set-up: `few`, or a share of the number in ORLEANS_GAMES."""
    asked = os.environ.get("ORLEANS_GAMES")
    return max(few, -(-int(asked) // len(SETUPS))) if asked else few


def fresh(players: int, options: Options, seed: int | str, listen: bool = False) -> JoanOfArc:
    game = new(Setup(game="joan", players=players, options=options), seed=seed, listen=listen)
    assert isinstance(game, JoanOfArc)
    return game


def midway(
    players: int, options: Options, seed: int | str, listen: bool = False, waiting: str = ""
) -> JoanOfArc:
    """A game in its second bag in which everybody owns cards, coins, goods and routes.

    Random players get little done, so from a bare start they hardly ever meet the rare cards.
    """
    rng = random.Random(seed)
    bare = fresh(players, options, seed)
    cards = [card.id for card in bare.tables.cards if bare.laid_out & (1 << card.index)]
    rng.shuffle(cards)
    position: dict[str, Any] = {
        name: {
            "cards": cards[seat : 4 * players : players],
            "routes": some_routes(bare, rng),
            "circled": [rng.randint(3, 5) for _ in range(3)],
            "spent": [rng.randint(0, 3) for _ in range(3)],
            "goods": {good: rng.randint(1, 5) for good in GOOD_NAMES},
            "development": rng.randint(0, 20),
            "shields": rng.randint(0, 11),
        }
        for seat, name in enumerate(SEAT_NAMES[:players])
    }
    position["round"] = bare.tables.rounds_per_bag + rng.randint(1, 3)
    if waiting:
        position["waiting"] = waiting
        position["round"] -= players == 1 and position["round"] % 2 == 0  # it must be our turn
    game = new(bare.setup, seed=seed, position=position, listen=listen)
    assert isinstance(game, JoanOfArc)
    return game


def some_routes(game: JoanOfArc, rng: random.Random) -> list[str]:
    tables = game.tables
    reached = {0}
    found: list[str] = []
    for _ in range(rng.randint(0, 24)):
        next_ones = [
            route
            for route in tables.routes
            if route.open and route.id not in found and {route.a, route.b} & reached
        ]
        route = rng.choice(next_ones)
        found.append(route.id)
        reached |= {route.a, route.b}
    return found


def any_move(game: JoanOfArc, seat: int, rng: random.Random) -> Move:
    """Any legal move, all equally likely."""
    return rng.choice(game.legal(seat))


def candidate_move(game: JoanOfArc, seat: int, rng: random.Random) -> Move:
    return rng.choice(game.candidates(seat, game.legal(seat)))


def eager_move(game: JoanOfArc, seat: int, rng: random.Random) -> Move:
    """Likes what random players seldom come to: cards, deeds, stations, Monks."""
    legal = game.legal(seat)
    liked = [m for m in legal if m.notation.split()[0] in ("buy", "use", "deed", "build", "swap")]
    if liked and rng.random() < 0.8:
        return rng.choice(liked)
    traders = [m for m in legal if m.notation.startswith(("take trader", "act trader"))]
    if traders and rng.random() < 0.6:
        return rng.choice(traders)
    return candidate_move(game, seat, rng)


def mixed_move(game: JoanOfArc, seat: int, rng: random.Random) -> Move:
    """Mostly sensible, so that games get somewhere; odd often enough to see everything."""
    dice = rng.random()
    if dice < 0.1:
        return any_move(game, seat, rng)
    return (eager_move if dice < 0.7 else candidate_move)(game, seat, rng)


def decisions(
    game: JoanOfArc, seed: int | str, choose: Choose = mixed_move
) -> Iterator[tuple[int, Move]]:
    """Plays the game to its end. Each decision is handed out just before it is carried out."""
    rng = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        seat = rng.choice(game.pending)
        move = choose(game, seat, rng)
        yield seat, move
        game.play(seat, move)
    raise AssertionError(f"the game does not end: {game.asked} in round {game.round}")


def finish(game: JoanOfArc, seed: int | str, choose: Choose = mixed_move) -> JoanOfArc:
    for _ in decisions(game, seed, choose):
        pass
    return game


def fingerprint(game: JoanOfArc) -> list[Any]:
    """All that a game is: its state, what it offers and how it came here."""
    return [
        state_hash(game),
        [[move.code for move in game.legal(seat)] for seat in range(len(game.sheets))],
        [[s.reach, s.frontier, s.coins, s.open_coins, s.open_goods] for s in game.sheets],
        [game.shown, game.on_offer],
        game.played.numbers(),
        game.chance.outcomes.numbers(),
    ]
