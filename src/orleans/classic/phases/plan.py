"""Phase 4, Planning: all move Followers from the Market to their Places, each in private."""

from typing import Final

from ...kernel.moves import Move
from ...kernel.steps import Step
from ..ids import DONE, GEAR, KIND_NAMES, KINDS, LIFT, PLACE, UNSTOW
from ..pieces.copy_on_write import without_item
from ..pieces.spaces import clear, fill
from ..player import Player
from ..state import State
from ..steps import wrong_time_rule
from .placement import place_forbidden_by

# A draft entry is the space, plus this if the Follower came from the extra Market spaces.
FROM_TOWER: Final = 4096


def begin_planning(game: State) -> None:
    game.busy = game.tables.everyone
    for player in game.players:
        player.plan = []
    game.push(Plan())


class Plan(Step[State]):
    """plan.visible: a plan is its owner's secret until it is announced as done."""

    name = "plan"
    turn_rule = "plan.final"

    def seats(self, game: State) -> list[int]:
        tables = game.tables
        if tables.plan_in_turn_order and game.busy:
            seat = game.start
            while not game.busy & (1 << seat):
                seat = (seat + 1) % tables.players
            return tables.only[seat]
        return tables.seats_in[game.busy]

    def out_of_turn(self, game: State, seat: int) -> str:
        return "plan.order" if seat in game.tables.seats_in[game.busy] else "plan.final"

    def proceed(self, game: State) -> None:
        game.pop()

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        place = moves.place
        player = game.players[seat]
        spaces = player.spaces
        market = player.market
        legal = [moves.done]
        for kind in range(KINDS):
            if market[kind]:
                for space in player.fitting[kind]:
                    if spaces[space] < 0:
                        legal.append(place[space][kind])
        for kind in player.tower:
            for space in player.fitting[kind]:
                if spaces[space] < 0 and moves.unstow[space][kind] not in legal:
                    legal.append(moves.unstow[space][kind])
        for entry in player.plan:
            legal.append(moves.lift[entry % FROM_TOWER])
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        player = game.players[seat]
        if move.kind == PLACE:
            if not player.market[move.b]:
                return "plan.place"
            return place_forbidden_by(game, player, move.b, move.a)
        if move.kind == UNSTOW:
            if move.b not in player.tower:
                return "place.gunpowder_tower.plan"
            return place_forbidden_by(game, player, move.b, move.a)
        if move.kind == LIFT:
            if player.spaces[move.a] == GEAR:
                return "tech.fixed"
            drafted = move.a in player.plan or move.a + FROM_TOWER in player.plan
            return "" if drafted else "plan.nomove"
        return "" if move.kind == DONE else wrong_time_rule(game, move)

    def drafted(self, game: State, seat: int) -> list[Move] | None:
        player, moves = game.players[seat], game.tables.moves
        found: list[Move] = []
        for entry in player.plan:
            space = entry % FROM_TOWER
            placed = moves.unstow if entry >= FROM_TOWER else moves.place
            found.append(placed[space][player.spaces[space]])
        return found

    def play(self, game: State, seat: int, move: Move) -> None:
        player = game.players[seat]
        if move.kind == DONE:
            finish(game, seat)
            return
        if move.kind == PLACE:
            player.market[move.b] -= 1
            player.market_room += 1
            fill(game, player, move.a, move.b)
            player.plan = [*player.plan, move.a]
        elif move.kind == UNSTOW:
            player.tower = without_item(player.tower, move.b)
            fill(game, player, move.a, move.b)
            player.plan = [*player.plan, move.a + FROM_TOWER]
        else:
            lift(game, player, move.a)
        if game.events is not None:
            game.emit("drafted", seat, "plan.place", {"move": move.notation}, seat)


def lift(game: State, player: Player, space: int) -> None:
    """plan.undo: back to where it came from."""
    kind = clear(game, player, space)
    if space in player.plan:
        player.plan = without_item(player.plan, space)
        player.market[kind] += 1
        player.market_room -= 1
    else:
        player.plan = without_item(player.plan, space + FROM_TOWER)
        player.tower = sorted([*player.tower, kind])


def withdraw(game: State, player: Player) -> None:
    """Take the whole draft back: what a seat looks like to those who may not see its plan."""
    for entry in player.plan[::-1]:
        lift(game, player, entry % FROM_TOWER)


def finish(game: State, seat: int) -> None:
    player = game.players[seat]
    game.busy &= ~(1 << seat)
    if game.events is not None:
        for entry in player.plan:
            space = entry % FROM_TOWER
            place = game.tables.places[game.tables.spaces[space].place].id
            follower = KIND_NAMES[player.spaces[space]]
            game.emit("planned", seat, place, {"follower": follower})
        game.emit("plan_done", seat, "plan.visible", {"placed": len(player.plan)})
    player.plan = []
