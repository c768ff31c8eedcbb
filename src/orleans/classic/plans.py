"""Whole plans worth considering: which Places to complete with the Followers on the Market.

A plan is a set of Places; in what order its Followers are placed makes no difference, so each
set is told once. A smaller set is a plan too: whoever is not placed waits for the next round.
Late in a game there are thousands: what a Place promises is known before any plan is made, and a
plan promises the sum.
"""

from typing import Final

from ..kernel.moves import Move
from .deeds import deed_has_room
from .names import EMPTY, PERSONAL
from .planning import FROM_TOWER, Plan, lift
from .player import Player
from .sending import sent_worth
from .sensible import completing_move, has_jokers, useful
from .state import State
from .worth import action_worth, opened_later

MOST_SETS: Final = 3000


def plans(game: State, seat: int, most: int) -> list[list[Move]]:
    """The most promising, each ending with `done`. What the seat has placed stays placed."""
    if not isinstance(game.steps[-1], Plan):
        return []
    scratch = game.copy()
    assert isinstance(scratch, State)
    finder = Finder(scratch, seat)
    finder.extend([], 0.0, 0.0)
    done = game.tables.moves.done
    return [[*finder.found[index], done] for index in finder.most_promising(most)]


class Promise:
    """What completing the Places promises, and sending Followers of each type to deeds."""

    def __init__(self, game: State, seat: int, guessing: bool) -> None:
        places = game.players[seat].places
        game.guessing = guessing
        self.of_place = [0.0] * len(game.tables.places)
        for place in places:
            self.of_place[place] = action_worth(game, seat, place, later=True)
        self.of_sending = [sent_worth(game, seat, type) for type in range(PERSONAL)]
        game.guessing = False


class Finder:
    """Tries every set, the promising Places first, in case there are too many."""

    def __init__(self, scratch: State, seat: int) -> None:
        self.scratch = scratch
        self.seat = seat
        self.seen: set[tuple[int, ...]] = set()
        self.found: list[list[Move]] = []
        # By the weights that judge positions, and by those that hunches go by.
        self.judged = Promise(scratch, seat, False)
        self.guessed = Promise(scratch, seat, True)
        self.judgements: list[float] = []
        self.guesses: list[float] = []
        self.places = sorted(scratch.players[seat].places, key=self.hope, reverse=True)

    def hope(self, place: int) -> float:
        return self.judged.of_place[place] + self.guessed.of_place[place]

    def extend(self, moves: list[Move], judgement: float, guess: float) -> None:
        """This plan, then each that completes one Place more."""
        player = self.scratch.players[self.seat]
        known = tuple(player.spaces)
        if known in self.seen or len(self.found) == MOST_SETS:
            return
        self.seen.add(known)
        self.found.append(moves)
        self.judgements.append(judgement)
        self.guesses.append(guess)
        judged = self.judged
        guessed = self.guessed
        for place in self.places:
            sends = self.scratch.tables.places[place].sends
            for placed in self.ways(place):
                for move in placed:
                    self.scratch.steps[-1].play(self.scratch, self.seat, move)
                if sends:
                    type = placed[0].b
                    more = judged.of_sending[type]
                    hoped = guessed.of_sending[type]
                else:
                    more = judged.of_place[place]
                    hoped = guessed.of_place[place]
                self.extend(moves + placed, judgement + more, guess + hoped)
                for _ in placed:
                    lift(self.scratch, player, player.draft[-1] % FROM_TOWER)

    def most_promising(self, most: int) -> list[int]:
        """In turn by judgement and by guess, since either may overlook something."""
        if len(self.found) <= most:
            return list(range(len(self.found)))
        chosen: list[int] = []
        by_judgement = ranked(self.judgements)
        by_guess = ranked(self.guesses)
        for at in range(len(self.found)):
            for index in (by_judgement[at], by_guess[at]):
                if index not in chosen:
                    chosen.append(index)
                    if len(chosen) == most:
                        return chosen
        return chosen

    def ways(self, place: int) -> list[list[Move]]:
        """How to complete a Place; one way is enough, except where a Follower is sent away."""
        game = self.scratch
        player = game.players[self.seat]
        row = game.tables.places[place]
        if row.sends:
            return ways_to_send(game, player, row.spaces)
        if player.empty[place] <= row.spare or not self.worth_completing(place):
            return []
        move = completing_move(game, player, place, has_jokers(game, player))
        if move is None:
            move = from_tower(game, self.seat, place)
        if move is None:
            return []
        placed = [move]
        game.steps[-1].play(game, self.seat, move)
        if player.empty[place] > row.spare:
            for rest in self.ways(place):
                placed.extend(rest)
        lift(game, player, move.a)
        return [placed]

    def worth_completing(self, place: int) -> bool:
        """An action that is blocked may be opened by another of this round."""
        game = self.scratch
        return useful(game, self.seat, place) or opened_later(game, self.seat, place)


def ranked(promises: list[float]) -> list[int]:
    """Numbers of plans, the best first."""
    order = [(-promise, index) for index, promise in enumerate(promises)]
    order.sort()
    return [index for _, index in order]


def ways_to_send(game: State, player: Player, spaces: list[int]) -> list[list[Move]]:
    """One Follower of each type that some deed still wants."""
    for space in spaces:
        if player.spaces[space] == EMPTY:
            return [
                [game.tables.moves.place[space][kind]]
                for kind in range(PERSONAL)
                if player.market[kind] and deed_has_room(game, player, kind)
            ]
    return []


def from_tower(game: State, seat: int, place: int) -> Move | None:
    """The last Follower that a Place lacks may wait on the extra Market spaces."""
    tables = game.tables
    player = game.players[seat]
    if player.empty[place] == tables.places[place].spare + 1:
        for kind in player.tower:
            for space in tables.places[place].spaces:
                if player.spaces[space] < 0 and space in player.fitting[kind]:
                    return tables.moves.unstow[space][kind]
    return None
