"""What comes to mind without trying anything: a plan is made of one Place after another, the most
promising first, and who is left over goes to a deed; then the most promising action comes first.

Rollouts live on it. Every Place is judged once for a plan: its action does not change while
Followers are placed, and what the Market cannot complete now it cannot complete later. What else is
asked is answered in rollout_answers.py."""

from math import sqrt
from typing import Final

from ...kernel.moves import Move
from ..decisions.deeds import deed_has_room
from ..ids import EMPTY, PERSONAL, ROOM
from ..phases.act import Act, usable
from ..phases.plan import Plan
from ..player import Player
from ..state import State
from .candidates import completing_move, has_jokers, useful
from .effect_values.deeds import sent_value
from .evaluate import action_value
from .marginal import rounds_left
from .model import ClassicModel
from .rollout_answers import quick_answer

BEGUN: Final = 1000.0  # what is begun is completed first, so that nobody is stranded


def play_rollout_move(game: State, seat: int, model: ClassicModel) -> bool:
    """Makes the whole decision; False where nothing comes to mind."""
    move = rollout_move(game, seat, model, model.weights.rollout[rounds_left(game)])
    if move is not None:
        game.play_legal(seat, move)
    return move is not None


def rollout_move(game: State, seat: int, model: ClassicModel, weights: list[float]) -> Move | None:
    """Of a plan it is the announcement: the placements are made."""
    step = game.steps[-1]
    if isinstance(step, Plan):
        plan(game, seat, model, weights)
        return game.tables.moves.done
    if isinstance(step, Act):
        if game.players[seat].abilities & ROOM:
            return None
        return likely_action(game, seat, model, weights)
    return quick_answer(game, seat, model, weights)


def likely_action(game: State, seat: int, model: ClassicModel, weights: list[float]) -> Move:
    """A pass where every action would only cost."""
    moves = game.tables.moves
    best = moves.pass_
    most = 0.0
    for place in usable(game, seat):
        brings = action_value(game, seat, place, model, weights)
        if brings > most:
            best = moves.use[place]
            most = brings
    return best


def plan(game: State, seat: int, model: ClassicModel, weights: list[float]) -> None:
    """All placements, without the announcement."""
    player = game.players[seat]
    from_tower(game, seat, player, model, weights)
    jokers = has_jokers(game, player)
    for place in most_valuable(game, seat, player, jokers, model, weights):
        complete(game, seat, player, place, jokers)
    send_the_rest(game, seat, player, model, weights)


def most_valuable(
    game: State,
    seat: int,
    player: Player,
    jokers: bool,
    model: ClassicModel,
    weights: list[float],
) -> list[int]:
    """Places that the Market could complete, the best first."""
    tables = game.tables
    waiting = tables.market_size - player.market_room
    found: list[tuple[float, int]] = []
    for place in player.places:
        row = tables.places[place]
        empty = player.empty[place]
        if (
            0 < empty - row.spare <= waiting
            and not row.sends
            and completing_move(game, player, place, jokers) is not None
            and useful(game, seat, place)
        ):
            brings = placement_value(game, seat, place, model, weights)
            if brings > 0.0:
                if empty < len(row.spaces):
                    brings += BEGUN
                found.append((-brings, place))
    found.sort()
    return [place for _, place in found]


def placement_value(
    game: State, seat: int, place: int, model: ClassicModel, weights: list[float]
) -> float:
    """What the action brings, and a little more if few Followers are needed: to count by the head
    would fill a plan with small actions and leave the great ones undone."""
    needed = game.players[seat].empty[place] - game.tables.places[place].spare
    return action_value(game, seat, place, model, weights) / sqrt(max(1, needed))


def complete(game: State, seat: int, player: Player, place: int, jokers: bool) -> None:
    """Unless Followers that it needs stand elsewhere by now."""
    while player.empty[place] > game.tables.places[place].spare:
        move = completing_move(game, player, place, jokers)
        if move is None:
            return
        game.play_legal(seat, move)


def from_tower(
    game: State, seat: int, player: Player, model: ClassicModel, weights: list[float]
) -> None:
    """Followers on the extra Market spaces who complete a Place."""
    tables = game.tables
    for kind in player.tower:
        for space in player.fitting[kind]:
            place = tables.spaces[space].place
            if (
                player.spaces[space] == EMPTY
                and player.empty[place] == 1
                and action_value(game, seat, place, model, weights) > 0.0
            ):
                game.play_legal(seat, tables.moves.unstow[space][kind])
                break


def send_the_rest(
    game: State, seat: int, player: Player, model: ClassicModel, weights: list[float]
) -> None:
    """To deeds, if they are worth more there than in the bag."""
    tables = game.tables
    for place in player.places:
        row = tables.places[place]
        if row.sends:
            for space in row.spaces:
                if player.spaces[space] == EMPTY:
                    move = sending_move(game, seat, player, space, model, weights)
                    if move is None:
                        return
                    game.play_legal(seat, move)


def sending_move(
    game: State,
    seat: int,
    player: Player,
    space: int,
    model: ClassicModel,
    weights: list[float],
) -> Move | None:
    best: Move | None = None
    most = 0.0
    for follower_type in range(PERSONAL):
        if player.market[follower_type] and deed_has_room(game, player, follower_type):
            brings = sent_value(game, seat, follower_type, model.deeds, weights)
            if brings > most:
                best = game.tables.moves.place[space][follower_type]
                most = brings
    return best
