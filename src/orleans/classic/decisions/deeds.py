"""Beneficial Deeds: Followers sent there stay for good and earn a reward."""

from ...kernel.moves import Move
from ...kernel.steps import Step
from ..ids import ANY, EMPTY, FOLLOWERS, NOBODY, PERSONAL, SEND, SKIP
from ..pieces.copy_on_write import with_item, without_item
from ..pieces.deed_spaces import pack
from ..pieces.development import take_citizen
from ..pieces.spaces import clear
from ..player import Player
from ..state import State
from ..steps import Ask, wrong_time_rule


def waiting_at(game: State, seat: int, place: int) -> list[int]:
    """Neutral Followers that this Place may send: those on its spaces, or on the Tower's."""
    player = game.players[seat]
    row = game.tables.places[place]
    if row.market_spaces:
        return [kind for kind in player.tower if kind < PERSONAL]
    return [player.spaces[space] for space in row.spaces if player.spaces[space] != EMPTY]


def deed_open(game: State, player: Player, space: int) -> bool:
    """Whether a deed space is free, and not part of another player's tile."""
    if game.deed_spaces[space] != NOBODY:
        return False
    only_for = game.tables.deed_only_for[space]
    return only_for == EMPTY or only_for in player.places


def deed_has_room(game: State, player: Player, follower_type: int) -> bool:
    tables = game.tables
    deed_spaces = game.deed_spaces
    for space in tables.deeds_for[follower_type]:
        if deed_spaces[space] == NOBODY:
            only_for = tables.deed_only_for[space]
            if only_for == EMPTY or only_for in player.places:
                return True
    return False


def send_forbidden_by(game: State, seat: int, place: int) -> str:
    """Whether nothing at all can be sent from there (townhall.stuck)."""
    followers = waiting_at(game, seat, place)
    if not followers:
        row = game.tables.places[place]
        return row.rule if row.market_spaces else "townhall.one"
    player = game.players[seat]
    for follower_type in followers:
        if deed_has_room(game, player, follower_type):
            return ""
    return "townhall.stuck"


def remove_sender(game: State, seat: int, place: int, follower_type: int) -> None:
    player = game.players[seat]
    row = game.tables.places[place]
    if row.market_spaces:
        player.tower = without_item(player.tower, follower_type)
        return
    for space in row.spaces:
        if player.spaces[space] == follower_type:
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
        legal = sends(game, seat, self.place)
        if self.begun:
            legal.append(game.tables.moves.skip)
        return legal

    def seats(self, game: State) -> list[int]:
        """Nobody, once a reward has changed what there was to send."""
        if self.begun and send_forbidden_by(game, self.seat, self.place):
            return game.tables.nobody
        return super().seats(game)

    def proceed(self, game: State) -> None:
        game.pop()

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return "" if self.begun else "townhall.send"
        return send_move_forbidden_by(game, seat, self.place, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == SKIP:
            return
        if self.left > 1:
            game.push(Send(seat, self.place, self.left - 1, True))
        send(game, seat, self.place, move)


def sends(game: State, seat: int, place: int) -> list[Move]:
    """Every way to send one of the Followers waiting at a Place."""
    player = game.players[seat]
    moves = game.tables.moves.send
    legal: list[Move] = []
    followers: list[int] = []
    for follower_type in waiting_at(game, seat, place):
        if follower_type not in followers:
            followers.append(follower_type)
            for space in game.tables.deeds_for[follower_type]:
                if deed_open(game, player, space):
                    legal.append(moves[space][follower_type])
    return legal


def send_move_forbidden_by(game: State, seat: int, place: int, move: Move) -> str:
    if move.kind != SEND:
        return wrong_time_rule(game, move)
    if game.deed_spaces[move.a] != NOBODY:
        return "deed.stay"
    if not deed_open(game, game.players[seat], move.a):
        return "place.gaming_room.reward"
    if move.b in waiting_at(game, seat, place):
        return ""
    if game.tables.deed_types[move.a] == ANY:
        return "townhall.send"
    deed = game.tables.deeds[game.tables.deed_of[move.a]]
    return "deed.exact" if deed.only_for == EMPTY else "place.gaming_room.send"


def send(game: State, seat: int, place: int, move: Move) -> None:
    """The Follower leaves its Place for the deed; its rewards come next."""
    remove_sender(game, seat, place, move.b)
    game.deed_spaces = with_item(game.deed_spaces, move.a, pack(move.b, seat))
    deed = game.tables.deeds[game.tables.deed_of[move.a]]
    if game.events is not None:
        game.emit("sent", seat, deed.id, {"follower": FOLLOWERS[move.b]})
    game.push(Rewards(seat, move.a, 0, deed_complete(game, deed.first, deed.last)))


class Rewards(Step[State]):
    """deed.reward for the Follower now standing there, one after the other; then what the last
    Follower earns besides (deed.citizen)."""

    name = "rewards"

    def __init__(self, seat: int, space: int, following: int, last: bool) -> None:
        self.seat = seat
        self.space = space
        self.following = following
        self.last = last

    def facts(self, game: State) -> dict[str, int | str]:
        return {
            "seat": self.seat,
            "space": self.space,
            "next": self.following,
            "last": int(self.last),
        }

    def proceed(self, game: State) -> None:
        deed = game.tables.deeds[game.tables.deed_of[self.space]]
        count = len(deed.rewards) + len(deed.completion) if self.last else len(deed.rewards)
        if self.following == count:
            game.pop()
            if self.last and deed.citizen != EMPTY:
                take_citizen(game, self.seat, deed.citizen)
            return
        if self.following < len(deed.rewards):
            effect = deed.rewards[self.following]
        else:
            effect = deed.completion[self.following - len(deed.rewards)]
        game.replace(Rewards(self.seat, self.space, self.following + 1, self.last))
        # A reward that cannot be used is lost; the Follower was sent all the same.
        if not effect.forbidden_by(game, self.seat) and not effect.idle(game, self.seat):
            effect.carry_out(game, self.seat, deed.id)


def space_rewarded(game: State) -> int:
    """The deed space whose Follower is being rewarded: its step lies on top."""
    step = game.steps[-1]
    assert isinstance(step, Rewards)
    return step.space


def deed_complete(game: State, first: int, last: int) -> bool:
    for space in range(first, last):
        if game.deed_spaces[space] == NOBODY:
            return False
    return True
