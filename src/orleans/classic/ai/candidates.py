"""Moves worth considering where a round begins: what a player who knows the rules, but no
strategy, would draw and plan. Other steps are in filters.py.

Followers scattered over unfinished Places do nothing for a whole game, so planning completes
one Place after another.
"""

from ...kernel.moves import Move
from ..decisions.deeds import deed_has_room
from ..ids import BACK, DONE, EMPTY, KINDS, MONK, PERSONAL, TRADER
from ..phases.act import effect_forbidden_by
from ..phases.draw import draw_number, most_drawn
from ..phases.plan import FROM_TOWER
from ..player import Player
from ..state import State
from .filters import Filter


class DrawFilter(Filter):
    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        return [draw_candidate(game, seat, legal)]


class StowFilter(Filter):
    def among(self, game: State, seat: int, legal: list[Move], weights: list[float]) -> list[Move]:
        return stow_candidates(game, seat, legal)


def draw_candidate(game: State, seat: int, legal: list[Move]) -> Move:
    """All that may be drawn; where the bag has too few, stranded Followers are taken back."""
    tables = game.tables
    player = game.players[seat]
    drawn = most_drawn(tables, player)
    if drawn + len(player.plan) < draw_number(tables, player):
        for move in legal:
            if move.kind == BACK:
                place = tables.spaces[move.a].place
                if player.empty[place] or effect_forbidden_by(game, seat, place):
                    return move
    return tables.moves.draw[drawn]


def stow_candidates(game: State, seat: int, legal: list[Move]) -> list[Move]:
    """Only Followers that a deed wants, unless the Market is too small for the others."""
    player = game.players[seat]
    wanted: list[Move] = []
    for move in legal:
        if move.kind == DONE or (move.a < PERSONAL and deed_has_room(game, player, move.a)):
            wanted.append(move)
    return wanted if wanted else legal


def plan_candidates(game: State, seat: int) -> list[Move]:
    """The next placement for every useful Place that the Market can complete, or done.

    What is begun is completed first, so that a change of mind strands nobody.
    """
    tables = game.tables
    player = game.players[seat]
    jokers = has_jokers(game, player)
    if player.plan:
        place = tables.spaces[player.plan[-1] % FROM_TOWER].place
        if player.empty[place] > tables.places[place].spare:
            move = completing_move(game, player, place, jokers)
            if move is not None:
                return [move]
    begun: list[Move] = []
    found: list[Move] = []
    sending: Move | None = None
    waiting = tables.market_size - player.market_room
    for place in player.places:
        empty = player.empty[place]
        if 0 < empty <= waiting + tables.places[place].spare:
            move = completing_move(game, player, place, jokers)
            if move is not None and tables.places[place].sends:
                sending = move
            elif move is not None and useful(game, seat, place):
                if empty < len(tables.places[place].spaces):
                    begun.append(move)
                else:
                    found.append(move)
    for kind in player.tower:
        for space in player.fitting[kind]:
            if player.spaces[space] == EMPTY and player.empty[tables.spaces[space].place] == 1:
                begun.append(tables.moves.unstow[space][kind])
    if begun:
        return begun
    if sending is not None:
        found.append(sending)  # a Follower that nothing else needs is best sent to a deed
    if not found:
        found.append(tables.moves.done)
    return found


def has_jokers(game: State, player: Player) -> bool:
    """Whether some Follower on the Market may stand for another type."""
    tables = game.tables
    if player.market[MONK] or tables.hour_glass[game.event].stand_ins:
        return True
    for place in player.places[len(tables.board_places) :]:
        if tables.substitutes[place]:
            return True
    return False


def useful(game: State, seat: int, place: int) -> bool:
    """Whether its action could be carried out as things stand; one that pays for those who
    stand there always can (place.theatre). Where it reaches for another Place nothing is asked:
    the others' plans are not known yet."""
    row = game.tables.places[place]
    return row.passive or row.exact or row.chains or not effect_forbidden_by(game, seat, place)


def completing_move(game: State, player: Player, place: int, jokers: bool) -> Move | None:
    """The first placement of several that would complete a Place now."""
    tables = game.tables
    row = tables.places[place]
    if row.sends:
        return sending_move(game, player, row.spaces)
    if row.spare:
        return any_move(game, player, place)
    market = player.market
    spaces = player.spaces
    used: list[int] = []
    first = EMPTY
    complete = True
    for space in row.spaces:
        if spaces[space] == EMPTY:
            asks = tables.asks[space]
            if asks <= MONK and market[asks]:
                kind = asks
            elif asks <= TRADER and market[PERSONAL + asks]:
                kind = PERSONAL + asks
            elif jokers or asks > MONK:
                kind = stand_in(player, space)
            else:
                kind = EMPTY
            if kind == EMPTY:
                complete = False
                break
            market[kind] -= 1
            used.append(kind)
            if first == EMPTY:
                first = space
    for kind in used:
        market[kind] += 1
    return tables.moves.place[first][used[0]] if complete else None


def any_move(game: State, player: Player, place: int) -> Move | None:
    """For a Place that a single Follower activates, whoever may stand there."""
    row = game.tables.places[place]
    if player.empty[place] > row.spare:
        for space in row.spaces:
            kind = stand_in(player, space)
            if kind != EMPTY:
                return game.tables.moves.place[space][kind]
    return None


def sending_move(game: State, player: Player, spaces: list[int]) -> Move | None:
    """A neutral Follower that some deed still wants."""
    for space in spaces:
        if player.spaces[space] == EMPTY:
            for kind in range(PERSONAL):
                if player.market[kind] and deed_has_room(game, player, kind):
                    return game.tables.moves.place[space][kind]
            return None
    return None


def stand_in(player: Player, space: int) -> int:
    """A Follower of another type that may stand there: a Monk only as the last resort."""
    market = player.market
    for kind in range(KINDS):
        if kind != MONK and market[kind] and space in player.fitting[kind]:
            return kind
    return MONK if market[MONK] and space in player.fitting[MONK] else EMPTY
