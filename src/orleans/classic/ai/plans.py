"""Whole plans worth considering: which Places to complete with the Followers on the Market.

A plan is a set of Places; in what order its Followers are placed makes no difference, so each
set is told once. A smaller set is a plan too: whoever is not placed waits for the next round.
Late in a game there are thousands: what a Place promises is known before any plan is made, and a
plan promises the sum.
"""

from typing import Final

from ...kernel.moves import Move
from ..decisions.deeds import deed_has_room
from ..effects.base import moves_merchant
from ..ids import EMPTY, PERSONAL
from ..knowledge.imagine import withdraw_others
from ..phases.plan import FROM_TOWER, Plan, lift
from ..pieces.spaces import activated
from ..player import Player
from ..state import State
from .candidates import completing_move, has_jokers, useful
from .effect_values.deeds import sent_value
from .evaluate import action_value, opened_later
from .marginal import rounds_left
from .model import ClassicModel

MOST_SETS: Final = 3000


def plans(game: State, seat: int, most: int, model: ClassicModel) -> list[list[Move]]:
    """The most promising, each ending with `done`. What the seat has placed stays placed."""
    if not isinstance(game.steps[-1], Plan):
        return []
    scratch = game.copy()
    assert isinstance(scratch, State)
    withdraw_others(scratch, seat)  # an action may promise more if a rival's Place is complete
    finder = Finder(scratch, seat, model)
    finder.extend([])
    done = game.tables.moves.done
    return [[*finder.found[index], done] for index in finder.most_promising(most)]


class PlanValue:
    """What completing the Places promises, and sending Followers of each type to deeds."""

    def __init__(
        self, game: State, seat: int, model: ClassicModel, by_rounds_left: list[list[float]]
    ) -> None:
        player = game.players[seat]
        weights = by_rounds_left[rounds_left(game)]
        count = len(game.tables.places)
        self.of_place = [0.0] * count
        self.waits = [False] * count  # for a journey: nothing can be built where the Merchant is
        self.travels = [False] * count
        self.journey_ready = False
        for place in player.places:
            self.of_place[place] = action_value(game, seat, place, model, weights, later=True)
            self.waits[place] = opened_later(game, seat, place)
            self.travels[place] = moves_merchant(game.tables.places[place].effects)
            if self.travels[place] and activated(game, player, place):
                self.journey_ready = True
        self.of_sending = [
            sent_value(game, seat, follower_type, model.deeds, weights)
            for follower_type in range(PERSONAL)
        ]

    def of_plan(self, completed: list[int], sent: list[int]) -> float:
        """A station that waits for a journey counts only with one."""
        total = 0.0
        waiting = 0.0
        journey = self.journey_ready
        for place in completed:
            if self.waits[place]:
                waiting += self.of_place[place]
            else:
                total += self.of_place[place]
            journey = journey or self.travels[place]
        for follower_type in sent:
            total += self.of_sending[follower_type]
        return total + waiting if journey else total


class Finder:
    """Tries every set, the promising Places first, in case there are too many."""

    def __init__(self, scratch: State, seat: int, model: ClassicModel) -> None:
        self.scratch = scratch
        self.seat = seat
        self.seen: set[tuple[int, ...]] = set()
        self.found: list[list[Move]] = []
        # By the weights that judge positions, and by those that rollouts go by.
        self.judged = PlanValue(scratch, seat, model, model.weights.judging)
        self.played = PlanValue(scratch, seat, model, model.weights.rollout)
        self.by_judgement: list[float] = []
        self.by_rollout: list[float] = []
        self.completed: list[int] = []  # in the plan at hand, and who is sent to deeds
        self.sent: list[int] = []
        self.places = sorted(scratch.players[seat].places, key=self.hope, reverse=True)

    def hope(self, place: int) -> float:
        return self.judged.of_place[place] + self.played.of_place[place]

    def extend(self, moves: list[Move]) -> None:
        """This plan, then each that completes one Place more."""
        player = self.scratch.players[self.seat]
        known = tuple(player.spaces)
        if known in self.seen or len(self.found) == MOST_SETS:
            return
        self.seen.add(known)
        self.found.append(moves)
        self.by_judgement.append(self.judged.of_plan(self.completed, self.sent))
        self.by_rollout.append(self.played.of_plan(self.completed, self.sent))
        for place in self.places:
            sends = self.scratch.tables.places[place].sends
            for placed in self.ways(place):
                for move in placed:
                    self.scratch.steps[-1].play(self.scratch, self.seat, move)
                grown = self.sent if sends else self.completed
                grown.append(placed[0].b if sends else place)
                self.extend(moves + placed)
                grown.pop()
                for _ in placed:
                    lift(self.scratch, player, player.plan[-1] % FROM_TOWER)

    def most_promising(self, most: int) -> list[int]:
        """In turn by either kind of weights, since either may overlook something."""
        chosen: list[int] = []
        by_judgement = ranked(self.by_judgement)
        by_rollout = ranked(self.by_rollout)
        for at in range(len(self.found)):
            for index in (by_judgement[at], by_rollout[at]):
                if index not in chosen and len(chosen) < most:
                    chosen.append(index)
            if len(chosen) == most:
                break
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


def ranked(values: list[float]) -> list[int]:
    """Numbers of plans, the best first."""
    order = [(-value, index) for index, value in enumerate(values)]
    order.sort()
    return [index for _, index in order]


def ways_to_send(game: State, player: Player, spaces: list[int]) -> list[list[Move]]:
    """One Follower of each type that some deed still wants. Two are told in one order only."""
    least = 0
    for space in spaces:
        if player.spaces[space] == EMPTY:
            return [
                [game.tables.moves.place[space][kind]]
                for kind in range(least, PERSONAL)
                if player.market[kind] and deed_has_room(game, player, kind)
            ]
        if space in player.plan:
            least = player.spaces[space]
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
