"""A computer player knows what its seat may know: a game that differs in nothing else is the same
to it."""

import random
from collections.abc import Iterator

from orleans.bots.bot import Bot
from orleans.bots.planner import Candidate, outcome
from orleans.classic.game import Classic
from orleans.games import AnyGame
from orleans.joan.game import JoanOfArc
from orleans.kernel.chance import fresh_chance
from orleans.kernel.searchable import Searchable

from ..joan import play as joan
from ..kernel.play import EVERY_SETUP, decisions, midway
from .quick import EVERY_BOT, QuickPlanner

EVERY = 40
"""Of so many moments of a game one is looked at."""


class Peeping(QuickPlanner):
    """Plays out the true game instead of an imagined one."""

    def sequential_halving(self, game: Searchable, seat: int, candidates: list[Candidate]) -> None:
        for candidate in candidates:
            until = game.stage() + 2
            candidate.total = outcome(game.copy(), seat, candidate.moves, until, 1)
            candidate.rollouts = 1


class Eavesdropping(QuickPlanner):
    """Likes the plan best that is longest if somebody else has begun one, else the shortest."""

    def sequential_halving(self, game: Searchable, seat: int, candidates: list[Candidate]) -> None:
        assert isinstance(game, Classic)
        begun = any(player.plan for at, player in enumerate(game.players) if at != seat)
        for candidate in candidates:
            candidate.rollouts = 1
            candidate.total = len(candidate.moves) * (1 if begun else -1)


@EVERY_SETUP
@EVERY_BOT
def test_with_another_hidden_part_it_chooses_the_same(
    bot: type[Bot], edition: str, players: int
) -> None:
    seen = 0
    for game, other, seat in classic_pairs(edition, players):
        assert bot(seen).decide(game, seat) == bot(seen).decide(other, seat)
        seen += 1
    assert seen > 5


@joan.EVERY_SETUP
@EVERY_BOT
def test_in_joan_of_arc_too(bot: type[Bot], players: int, options: joan.Options) -> None:
    for at, (game, other, seat) in enumerate(joan_pairs(players, options)):
        assert bot(at).decide(game, seat) == bot(at).decide(other, seat)


def test_who_looks_at_the_game_itself_is_found_out() -> None:
    """The laws above can fail: here is somebody who breaks them."""
    assert is_found_out(Peeping, classic_pairs("2021", 3, every=1))
    assert is_found_out(Peeping, joan_pairs(1, {"level": "challenge"}, every=1))


def test_who_looks_at_the_plans_of_others_is_found_out() -> None:
    assert is_found_out(Eavesdropping, classic_pairs("2021", 3, every=1))


def is_found_out(bot: type[Bot], pairs: Iterator[tuple[AnyGame, AnyGame, int]]) -> bool:
    return any(
        bot(at).decide(game, seat) != bot(at).decide(other, seat)
        for at, (game, other, seat) in enumerate(pairs)
    )


# ------------------------------------------------------------------ the same but for secrets


def classic_pairs(
    edition: str, players: int, every: int = EVERY
) -> Iterator[tuple[Classic, Classic, int]]:
    """Moments of a game, each beside another that looks the same to the seat that decides."""
    rng = random.Random(players)
    game = midway(edition, players, "secrets")
    for at, (seat, _) in enumerate(decisions(game, 5)):
        if at % every == 0:
            other = game.imagine(seat, f"elsewhere {at}")  # what modules hide
            with_another_future(other, rng)
            with_other_plans(other, seat, rng)
            assert other.view(seat) == game.view(seat)
            yield game, other, seat


def with_another_future(game: Classic, rng: random.Random) -> None:
    """Tiles that nobody has seen change places with others of their letter; draws are others."""
    tiles = game.hour_glass[:]
    letters = [game.tables.hour_glass[tile].letter for tile in tiles]
    for letter in set(letters[game.turned :]):
        at = [i for i in range(game.turned, len(tiles)) if letters[i] == letter]
        shuffled = [tiles[i] for i in at]
        rng.shuffle(shuffled)
        for i, tile in zip(at, shuffled, strict=True):
            tiles[i] = tile
    game.hour_glass = tiles
    game.chance = fresh_chance(str(rng.random()))


def with_other_plans(game: Classic, seat: int, rng: random.Random) -> None:
    """The others, who think at the same time, have placed a few Followers so far."""
    for other in game.pending:
        for _ in range(3 if other != seat and game.asked == "plan" else 0):
            placing = [move for move in game.legal(other) if move.notation.startswith("place")]
            if placing:
                game.play(other, rng.choice(placing))


def joan_pairs(
    players: int, options: joan.Options, every: int = EVERY
) -> Iterator[tuple[JoanOfArc, JoanOfArc, int]]:
    """Only the card on top of Joan's pile can be told by its back."""
    rng = random.Random(players)
    game = joan.midway(players, options, "secrets")
    for at, (seat, _) in enumerate(joan.decisions(game, 5)):
        if at % every == 0:
            other = game.copy()
            other.chance = fresh_chance(str(rng.random()))
            if other.area is not None and other.area.pile:
                top, *rest = other.area.pile
                other.area.pile = [top, *rng.sample(rest, len(rest))]
            assert other.view(seat) == game.view(seat)
            yield game, other, seat
