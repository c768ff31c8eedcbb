"""What a seat could do best, what it could do instead, and why."""

from __future__ import annotations

import random
from itertools import islice
from typing import Final

import msgspec

from ..bots import PLAYERS
from ..bots.budget import Budget
from ..bots.planner import Candidate, Planner
from ..kernel.moves import Move
from ..kernel.searchable import Searchable
from .comparison import LEAST_POINTS, Reason, Way, difference, play_out_ways, reasons_in

MOST_OTHERS: Final = 3
WORLDS: Final = 32


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A way to make the decision. `less`: how many points it promises less than the best."""

    moves: list[str]
    less: float


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """The best way first. `parts` is where its lead over the option number `beside` comes from:
    the first that is told from it, for several ways may come to the same. Together they are what
    that one promises less. Where there is no choice there is one way and no part."""

    options: list[Option]
    beside: int = 0
    parts: dict[str, float] = {}

    @property
    def reasons(self) -> list[Reason]:
        return reasons_in(self.parts)


NO_CHOICE: Final = Advice(options=[])


def advice(game: Searchable, seat: int, seed: int, budget: Budget | None = None) -> Advice:
    """The strongest player names the best ways that it sees; these are compared once more, in
    worlds that they were not chosen by. All worlds are imagined: nothing hidden is used."""
    planner = strongest_planner()(seed, budget)
    ways = finalists(planner, game, seat)
    if len(ways) == 1:
        return Advice(options=[Option(moves=ways[0].notation, less=0.0)])
    rng = random.Random(f"advice:{seed}")
    play_out_ways(game, ways, planner.rounds_ahead(game), WORLDS, rng)
    ways.sort(key=lambda way: way.value, reverse=True)
    best = ways[0].value
    options = [Option(moves=way.notation, less=best - way.value) for way in ways]
    told_apart = [at for at, option in enumerate(options) if option.less >= LEAST_POINTS]
    beside = told_apart[0] if told_apart else 1
    parts = difference(ways[0], ways[beside]).parts
    return Advice(options=options, beside=beside, parts=parts)


def strongest_planner() -> type[Planner]:
    """Of the players that weigh one way against another."""
    planners = [player for player in PLAYERS.values() if issubclass(player, Planner)]
    return max(planners, key=lambda player: player.strength)


def finalists(planner: Planner, game: Searchable, seat: int) -> list[Way]:
    """The way that the planner would take and those that came nearest to it."""
    candidates = planner.candidates(game, seat)
    if len(candidates) > 1:
        planner.sequential_halving(game, seat, candidates)
    taken = planner.best(candidates)
    others = sorted((one for one in candidates if one is not taken), key=standing, reverse=True)
    different: dict[tuple[str, ...], Candidate] = {}
    for one in [taken, *others]:
        different.setdefault(sketch(one), one)
    return [Way(seat, one.moves) for one in islice(different.values(), 1 + MOST_OTHERS)]


def sketch(candidate: Candidate) -> tuple[str, ...]:
    """What a player would call the same plan: on which space of a Place somebody stands, and in
    what order they came, makes no difference."""
    notations = [move.notation for move in candidate.moves]
    if len(notations) == 1:
        return tuple(notations)
    return tuple(sorted(notation.rpartition(".")[0] or notation for notation in notations))


def standing(candidate: Candidate) -> tuple[int, float]:
    return candidate.rollouts, candidate.mean()


class Adviser:
    """Makes whole decisions as players do, and keeps the advice on the first real choice. Before
    it there may be moves without any: `forced` counts them."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget
        self.player = strongest_planner()(seed, budget)
        self.found = NO_CHOICE
        self.forced = 0

    def decide(self, game: Searchable, seat: int) -> list[Move]:
        if self.found is not NO_CHOICE:
            return self.player.decide(game, seat)
        found = advice(game, seat, self.seed, self.budget)
        best = found.options[0].moves
        if len(found.options) > 1:
            self.found = found
        else:
            self.forced += len(best)
        return [game.parse(notation) for notation in best]
