"""Whole plans worth considering: which Places to complete with the Followers on the Market.

A plan is a set of Places; in what order its Followers are placed makes no difference, so each
set is told once. A smaller set is a plan too: whoever is not placed waits for the next round.
"""

from ..kernel.moves import Move
from .deeds import deed_has_room
from .names import EMPTY, PERSONAL
from .planning import FROM_TOWER, Plan, lift
from .player import Player
from .sensible import completing_move, has_jokers, useful
from .state import State


def plans(game: State, seat: int, most: int) -> list[list[Move]]:
    """Each ends with `done`. What the seat has placed already stays placed."""
    if not isinstance(game.steps[-1], Plan):
        return []
    scratch = game.copy()
    assert isinstance(scratch, State)
    finder = Finder(scratch, seat, most)
    finder.extend([])
    done = game.tables.moves.done
    return [[*moves, done] for moves in finder.found]


class Finder:
    def __init__(self, scratch: State, seat: int, most: int) -> None:
        self.scratch = scratch
        self.seat = seat
        self.most = most
        self.seen: set[tuple[int, ...]] = set()
        self.found: list[list[Move]] = []

    def extend(self, moves: list[Move]) -> None:
        """This plan, then each that completes one Place more."""
        player = self.scratch.players[self.seat]
        known = tuple(player.spaces)
        if known in self.seen or len(self.found) == self.most:
            return
        self.seen.add(known)
        self.found.append(moves)
        for place in player.places:
            for placed in self.ways(place):
                for move in placed:
                    self.scratch.steps[-1].play(self.scratch, self.seat, move)
                self.extend(moves + placed)
                for _ in placed:
                    lift(self.scratch, player, player.draft[-1] % FROM_TOWER)

    def ways(self, place: int) -> list[list[Move]]:
        """How to complete a Place; one way is enough, except where a Follower is sent away."""
        game = self.scratch
        player = game.players[self.seat]
        row = game.tables.places[place]
        if row.sends:
            return ways_to_send(game, player, row.spaces)
        if player.empty[place] <= row.spare or not useful(game, self.seat, place):
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
