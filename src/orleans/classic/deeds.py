"""Beneficial Deeds: Followers sent there stay for good and earn a reward."""

from ..kernel.moves import Move
from .development import take_citizen
from .names import EMPTY, FOLLOWERS, NOBODY, PERSONAL, SEND, SKIP
from .sharing import changed, without
from .spaces import clear
from .state import State
from .steps import Ask, moment_rule


def waiting_at(game: State, seat: int, place: int) -> list[int]:
    """Neutral Followers that this Place may send: those on its spaces, or on the Tower's."""
    player = game.players[seat]
    row = game.tables.places[place]
    if row.market_spaces:
        return [kind for kind in player.tower if kind < PERSONAL]
    return [player.spaces[space] for space in row.spaces if player.spaces[space] != EMPTY]


def deed_has_room(game: State, type: int) -> bool:
    types = game.tables.deed_types
    for space in range(len(types)):
        if types[space] == type and game.deed_spaces[space] == NOBODY:
            return True
    return False


def send_blocked(game: State, seat: int, place: int) -> str:
    """Whether nothing at all can be sent from there (townhall.stuck)."""
    followers = waiting_at(game, seat, place)
    if not followers:
        row = game.tables.places[place]
        return row.rule if row.market_spaces else "townhall.one"
    for type in followers:
        if deed_has_room(game, type):
            return ""
    return "townhall.stuck"


def remove_sender(game: State, seat: int, place: int, type: int) -> None:
    player = game.players[seat]
    row = game.tables.places[place]
    if row.market_spaces:
        player.tower = without(player.tower, type)
        return
    for space in row.spaces:
        if player.spaces[space] == type:
            clear(game, player, space)
            return


class Send(Ask):
    """townhall.send: one Follower to a free deed space of its own type; a second one may follow."""

    name = "send"

    def __init__(self, seat: int, place: int, left: int, begun: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left
        self.begun = begun

    def facts(self, game: State) -> dict[str, int | str]:
        place = game.tables.places[self.place].id
        return {"seat": self.seat, "place": place, "left": self.left, "begun": int(self.begun)}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        types = game.tables.deed_types
        followers = waiting_at(game, seat, self.place)
        legal = [
            moves.send[space]
            for space in range(len(types))
            if game.deed_spaces[space] == NOBODY and types[space] in followers
        ]
        if self.begun:
            legal.append(moves.skip)
        return legal

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return "" if self.begun else "townhall.send"
        if move.kind != SEND:
            return moment_rule(move)
        if game.deed_spaces[move.a] != NOBODY:
            return "deed.stay"
        followers = waiting_at(game, seat, self.place)
        return "" if game.tables.deed_types[move.a] in followers else "deed.exact"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == SKIP:
            return
        remove_sender(game, seat, self.place, game.tables.deed_types[move.a])
        game.deed_spaces = changed(game.deed_spaces, move.a, seat)
        if self.left > 1 and not send_blocked(game, seat, self.place):
            game.push(Send(seat, self.place, self.left - 1, True))
        reward_deed(game, seat, move.a)


def reward_deed(game: State, seat: int, space: int) -> None:
    """deed.reward for the Follower now standing there, deed.citizen for the last one."""
    deed = game.tables.deeds[game.tables.deed_of[space]]
    if game.heard is not None:
        follower = FOLLOWERS[game.tables.deed_types[space]]
        game.tell("sent", seat, deed.id, {"follower": follower})
    for effect in deed.rewards:
        if not effect.idle(game, seat):
            effect.carry_out(game, seat, deed.id)
    if deed.citizen != EMPTY and deed_complete(game, deed.first, deed.last):
        take_citizen(game, seat, deed.citizen)


def deed_complete(game: State, first: int, last: int) -> bool:
    for space in range(first, last):
        if game.deed_spaces[space] == NOBODY:
            return False
    return True
