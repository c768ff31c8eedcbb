"""Moves worth considering: what a player who knows the rules, but no strategy, would think of.

Followers scattered over unfinished Places do nothing for a whole game, so planning completes
one Place after another.
"""

from ..kernel.moves import Move
from .deeds import deed_has_room
from .names import DRAW, EMPTY, KINDS, MONK, PASS, PERSONAL, SKIP, TRADER
from .player import Player
from .state import State


def sensible_moves(game: State, seat: int, legal: list[Move]) -> list[Move]:
    """Some of the legal moves, never none."""
    asked = game.steps[-1].name
    if asked == "plan":
        return sensible_plan(game, game.players[seat])
    if asked == "draw":
        last = legal[0]
        for move in legal:
            if move.kind == DRAW:
                last = move
        return [last]
    if len(legal) > 1 and (legal[-1].kind == SKIP or legal[-1].kind == PASS):
        return legal[:-1]
    return legal


def sensible_plan(game: State, player: Player) -> list[Move]:
    """The next placement for every Place that the Market can complete, or done."""
    tables = game.tables
    found: list[Move] = []
    for place in player.places:
        if player.empty[place] > 0 or place == tables.town_hall:
            move = completing_move(game, player, place)
            if move is not None:
                found.append(move)
    if not found:
        found.append(tables.moves.done)
    return found


def completing_move(game: State, player: Player, place: int) -> Move | None:
    """The first placement of several that would complete a Place now."""
    tables = game.tables
    row = tables.places[place]
    if row.sends:
        return sending_move(game, player, row.spaces)
    used: list[int] = []
    first_space = EMPTY
    for space in row.spaces:
        if player.spaces[space] == EMPTY:
            kind = pick_for(player, space, tables.spaces[space].asks)
            if kind == EMPTY:
                break
            player.market[kind] -= 1
            used.append(kind)
            if first_space == EMPTY:
                first_space = space
    for kind in used:
        player.market[kind] += 1
    if len(used) < player.empty[place]:
        return None
    return tables.moves.place[first_space][used[0]]


def sending_move(game: State, player: Player, spaces: list[int]) -> Move | None:
    """A neutral Follower that some deed still wants."""
    for space in spaces:
        if player.spaces[space] == EMPTY:
            for kind in range(PERSONAL):
                if player.market[kind] and deed_has_room(game, kind):
                    return game.tables.moves.place[space][kind]
            return None
    return None


def pick_for(player: Player, space: int, asks: int) -> int:
    """A Follower on the Market for this space: its own type first, a Monk last."""
    market = player.market
    if asks <= MONK:
        if market[asks]:
            return asks
        if asks <= TRADER and market[PERSONAL + asks]:
            return PERSONAL + asks
    for kind in range(KINDS):
        if kind != MONK and market[kind] and space in player.fitting[kind]:
            return kind
    return MONK if market[MONK] and space in player.fitting[MONK] else EMPTY


