"""A Follower new to a player: into the bag, unless something opens another place to it."""

from ...kernel.moves import Move
from ..ids import ACTIONS, EMPTY, FOLLOWERS, KIND_NAMES, MARKET, PLACE, SKIP, STOWS_RECRUITS
from ..phases.placement import place_forbidden_by
from ..pieces.copy_on_write import without_item
from ..pieces.spaces import fill
from ..player import Player
from ..state import State
from ..steps import Ask, wrong_time_rule


def gain_follower(game: State, seat: int, follower_type: int, source: str) -> None:
    """action.newfollower: into the bag at once. Where its owner may choose, the choice waits for
    the end of the action, when the spaces it used are free again."""
    player = game.players[seat]
    game.supply[follower_type] -= 1
    if game.phase == ACTIONS and (to_market(player) or to_spaces(game, seat)):
        player.unplaced = [*player.unplaced, follower_type]
    else:
        player.bag[follower_type] += 1
    if game.events is not None:
        game.emit("recruited", seat, source, {"follower": FOLLOWERS[follower_type]})


def to_market(player: Player) -> bool:
    """place.statue, place.statue.full"""
    return bool(player.abilities & STOWS_RECRUITS) and player.market_room > 0


def to_spaces(game: State, seat: int) -> bool:
    for module in game.tables.modules:
        if module.places_newcomers(game, seat):
            return True
    return False


class Newcomer(Ask):
    """The last step of an action. One new Follower after the other: to the Market, onto a
    space, or into the bag."""

    name = "newcomer"

    def facts(self, game: State) -> dict[str, int | str]:
        fresh = game.players[self.seat].unplaced
        return {"seat": self.seat, "follower": KIND_NAMES[fresh[0]] if fresh else ""}

    def seats(self, game: State) -> list[int]:
        player = game.players[self.seat]
        if player.unplaced and (to_market(player) or self.spaces(game, player)):
            return game.tables.only[self.seat]
        return game.tables.nobody

    def spaces(self, game: State, player: Player) -> list[int]:
        if not to_spaces(game, self.seat):
            return []
        fitting = player.fitting[player.unplaced[0]]
        return [space for space in fitting if player.spaces[space] == EMPTY]

    def proceed(self, game: State) -> None:
        """Nothing else is open to the next one."""
        player = game.players[self.seat]
        if player.unplaced:
            self.settle(player)
        else:
            game.pop()

    def settle(self, player: Player) -> None:
        kind = player.unplaced[0]
        player.unplaced = player.unplaced[1:]
        player.bag[kind] += 1

    def legal(self, game: State, seat: int) -> list[Move]:
        player = game.players[seat]
        moves = game.tables.moves
        kind = player.unplaced[0]
        legal = [moves.place[space][kind] for space in self.spaces(game, player)]
        if to_market(player):
            legal.append(moves.market[kind])
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        player = game.players[seat]
        kind = player.unplaced[0]
        if move.kind == SKIP:
            return ""
        if move.kind == MARKET and move.a == kind:
            full = "place.statue.full" if player.abilities & STOWS_RECRUITS else "place.statue"
            return "" if to_market(player) else full
        if move.kind != PLACE or move.b != kind:
            return wrong_time_rule(game, move)
        if not to_spaces(game, seat):
            return "place.statue.notnow"
        return place_forbidden_by(game, player, kind, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        player = game.players[seat]
        kind = player.unplaced[0]
        if move.kind == SKIP:
            self.settle(player)
            return
        player.unplaced = without_item(player.unplaced, kind)
        if move.kind == MARKET:
            player.market[kind] += 1
            player.market_room -= 1
            if game.events is not None:
                game.emit("to_market", seat, "place.statue", {"follower": KIND_NAMES[kind]})
            return
        fill(game, player, move.a, kind)
        if game.events is not None:
            place = game.tables.places[game.tables.spaces[move.a].place].id
            game.emit("planned", seat, place, {"follower": KIND_NAMES[kind]})
