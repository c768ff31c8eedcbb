"""Famine: Followers of one's own choice go back to the supply, wherever they are."""

from typing import Final

from ....kernel.moves import Move
from ...effects.hour_glass import HourGlassEffect
from ...ids import FOLLOWERS, KIND_NAMES, KINDS, PERSONAL
from ...pieces.copy_on_write import without_item
from ...pieces.spaces import clear
from ...state import State
from ...steps import Ask, wrong_time_rule
from ...tables import Tables

# The kinds of moves of this module.
FROM_BAG: Final = 200
FROM_MARKET: Final = 201
FROM_TOWER: Final = 202
FROM_SPACE: Final = 203

SOURCES: Final = {FROM_BAG: "bag", FROM_MARKET: "market", FROM_TOWER: "tower"}


class Famine(HourGlassEffect):
    def __init__(self, followers: int) -> None:
        self.followers = followers
        # By kind of Follower, and by space: filled with the set-up's vocabulary.
        self.from_bag: list[Move] = []
        self.from_market: list[Move] = []
        self.from_tower: list[Move] = []
        self.from_space: list[Move] = []

    def add_moves(self, tables: Tables) -> None:
        vocabulary = tables.vocabulary
        returned: dict[int, list[Move]] = {}
        for kind, where in SOURCES.items():
            returned[kind] = [
                vocabulary.add(kind, f"return {name} {where}", a)
                for a, name in enumerate(KIND_NAMES)
            ]
        self.from_bag = returned[FROM_BAG]
        self.from_market = returned[FROM_MARKET]
        self.from_tower = returned[FROM_TOWER]
        self.from_space = vocabulary.add_each(FROM_SPACE, "return", tables.space_names)

    def happen(self, game: State, seat: int, rule: str) -> None:
        game.push(ReturnFollower(seat, self, self.followers, rule))


class ReturnFollower(Ask):
    """events.ti.d.famine, one Follower after the other."""

    name = "famine"
    turn_rule = "events.ti.timing.turn_order"

    def __init__(self, seat: int, famine: Famine, left: int, rule: str) -> None:
        super().__init__(seat)
        self.famine = famine
        self.left = left
        self.rule = rule

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "left": self.left, "source": self.rule}

    def owned(self, game: State) -> int:
        """Neutral Followers that could be returned."""
        player = game.players[self.seat]
        total = sum(player.bag[:PERSONAL]) + sum(player.market[:PERSONAL])
        for kind in player.tower + player.spaces:
            if 0 <= kind < PERSONAL:
                total += 1
        return total

    def seats(self, game: State) -> list[int]:
        if self.left and self.owned(game) > self.left and len(self.legal(game, self.seat)) > 1:
            return game.tables.only[self.seat]
        return game.tables.nobody

    def proceed(self, game: State) -> None:
        """events.ti.d.famine_short: no more of them than are asked for, or all in one place."""
        legal = self.legal(game, self.seat)
        if self.left and legal:
            self.play(game, self.seat, legal[0])
        else:
            game.pop()

    def legal(self, game: State, seat: int) -> list[Move]:
        famine = self.famine
        player = game.players[seat]
        legal: list[Move] = []
        for kind in range(PERSONAL):
            if player.bag[kind]:
                legal.append(famine.from_bag[kind])
        for kind in range(PERSONAL):
            if player.market[kind]:
                legal.append(famine.from_market[kind])
        for kind in range(PERSONAL):
            if kind in player.tower:
                legal.append(famine.from_tower[kind])
        for space, piece in enumerate(player.spaces):
            if 0 <= piece < PERSONAL:
                legal.append(famine.from_space[space])
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if not FROM_BAG <= move.kind <= FROM_SPACE:
            return wrong_time_rule(game, move)
        if move in self.legal(game, seat):
            return ""
        kind = game.players[seat].spaces[move.a] if move.kind == FROM_SPACE else move.a
        return "events.ti.d.famine_own" if PERSONAL <= kind < KINDS else self.rule

    def play(self, game: State, seat: int, move: Move) -> None:
        game.replace(ReturnFollower(seat, self.famine, self.left - 1, self.rule))
        player = game.players[seat]
        follower_type = move.a
        if move.kind == FROM_BAG:
            player.bag[follower_type] -= 1
        elif move.kind == FROM_MARKET:
            player.market[follower_type] -= 1
            player.market_room += 1
        elif move.kind == FROM_TOWER:
            player.tower = without_item(player.tower, follower_type)
        else:
            follower_type = clear(game, player, move.a)
        game.supply[follower_type] += 1
        if game.events is not None:
            space = game.tables.space_names[move.a] if move.kind == FROM_SPACE else ""
            where = space or SOURCES[move.kind]
            game.emit(
                "returned", seat, self.rule, {"follower": FOLLOWERS[follower_type], "from": where}
            )
