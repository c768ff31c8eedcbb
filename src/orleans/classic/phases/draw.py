"""Phase 3, Followers: all decide at once how many to draw and what to take back."""

from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ...kernel.steps import Step
from ..ids import BACK, DONE, DRAW, EMPTY, GEAR, KIND_NAMES, KINDS, KNIGHT, STOW
from ..pieces.copy_on_write import without_item
from ..pieces.spaces import clear
from ..player import Player
from ..state import State
from ..steps import wrong_time_rule
from ..tables import Tables


def draw_number(tables: Tables, player: Player) -> int:
    """draw.limit, draw.start: what the Knights track shows."""
    step = player.tracks[KNIGHT]
    return tables.tracks[KNIGHT].draw[step - 1] if step else tables.draw_start


def tower_room(tables: Tables, player: Player) -> int:
    if tables.tower == EMPTY or tables.tower not in player.places:
        return 0
    return tables.places[tables.tower].market_spaces - len(player.tower)


def most_drawn(tables: Tables, player: Player) -> int:
    """draw.return, draw.return.short, draw.space, draw.shortbag: after what is taken back."""
    room = player.market_room + tower_room(tables, player)
    free = min(draw_number(tables, player), room) - len(player.plan)
    return min(free, player.bag_size())


def may_take_back(tables: Tables, player: Player) -> bool:
    room = player.market_room + tower_room(tables, player)
    return len(player.plan) < min(draw_number(tables, player), room)


def begin_drawing(game: State) -> None:
    """Only those are asked who have something to draw or to take back."""
    tables = game.tables
    game.busy = 0
    for seat, player in enumerate(game.players):
        player.plan = []
        player.unplaced = []
        player.chosen = 0
        if may_take_back(tables, player) and (
            player.bag_size() or followers_standing(tables, player)
        ):
            game.busy |= 1 << seat
    game.push(Draw())


def followers_standing(tables: Tables, player: Player) -> list[int]:
    """The own Action Spaces with a Follower on them."""
    found: list[int] = []
    for place in player.places:
        spaces = tables.places[place].spaces
        if player.empty[place] < len(spaces):
            for space in spaces:
                piece = player.spaces[space]
                if piece != EMPTY and piece != GEAR:
                    found.append(space)
    return found


class Draw(Step[State]):
    """draw.commit: the choice is made before any tile is seen, so draws wait for the last one."""

    name = "draw"
    turn_rule = "draw.commit"

    def seats(self, game: State) -> list[int]:
        return game.tables.seats_in[game.busy]

    def legal(self, game: State, seat: int) -> list[Move]:
        tables = game.tables
        player = game.players[seat]
        legal = tables.moves.draw[: most_drawn(tables, player) + 1]
        if may_take_back(tables, player):
            for space in followers_standing(tables, player):
                if space not in player.plan:
                    legal.append(tables.moves.back[space])
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        tables = game.tables
        player = game.players[seat]
        if move.kind == DRAW:
            return draw_forbidden_by(tables, player, move.a)
        if move.kind == BACK:
            if player.spaces[move.a] == GEAR:
                return "tech.fixed"
            if player.spaces[move.a] == EMPTY or move.a in player.plan:
                return "draw.return"
            return "" if may_take_back(tables, player) else "draw.return.short"
        return wrong_time_rule(game, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        player = game.players[seat]
        if move.kind == BACK:
            player.plan = sorted([*player.plan, move.a])
            if game.events is not None:
                game.emit("takes_back", seat, "draw.return", {"space": move.notation}, seat)
            return
        player.chosen = move.a
        game.busy &= ~(1 << seat)
        if game.events is not None:
            back = " ".join(game.tables.space_names[space] for space in player.plan)
            facts: dict[str, Fact] = {"amount": move.a, "back": len(player.plan), "spaces": back}
            game.emit("draws", seat, "draw.limit", facts)

    def proceed(self, game: State) -> None:
        game.pop()
        for seat, player in enumerate(game.players):
            player.unplaced = [clear(game, player, space) for space in player.plan]
            player.plan = []
            draw_followers(game, seat, player.chosen)
            player.chosen = 0
        begin_stowing(game)


def draw_forbidden_by(tables: Tables, player: Player, count: int) -> str:
    if count + len(player.plan) > draw_number(tables, player):
        return "draw.limit"
    if count > player.bag_size():
        return "draw.shortbag"
    room = player.market_room + tower_room(tables, player)
    return "draw.space" if count + len(player.plan) > room else ""


def draw_followers(game: State, seat: int, count: int) -> None:
    """draw.random: blind, one at a time."""
    player = game.players[seat]
    drawn: list[int] = []
    game.chance.turn_to(game.round * game.tables.players + seat)
    for _ in range(count):
        kind = game.chance.pick_weighted(player.bag)
        player.bag[kind] -= 1
        drawn.append(kind)
    player.unplaced = sorted([*player.unplaced, *drawn])
    if game.events is not None and player.unplaced:
        facts: dict[str, Fact] = {"followers": kinds_named(player.unplaced)}
        facts["drawn"] = kinds_named(drawn)  # the others were taken back
        game.emit("drew", seat, "draw.random", facts)


def kinds_named(kinds: list[int]) -> str:
    return " ".join(KIND_NAMES[kind] for kind in kinds)


def begin_stowing(game: State) -> None:
    """Followers go to the Market; owners of extra spaces choose which of theirs wait there."""
    for seat, player in enumerate(game.players):
        if may_stow(game.tables, player):
            game.busy |= 1 << seat
        elif player.unplaced:
            to_market(player)
    if game.busy:
        game.push(Stow())


def may_stow(tables: Tables, player: Player) -> bool:
    """place.gunpowder_tower.any: new Followers and those already on the Market alike."""
    has_any = bool(player.unplaced) or player.market_room < tables.market_size
    return has_any and tower_room(tables, player) > 0


def to_market(player: Player) -> None:
    for kind in player.unplaced:
        player.market[kind] += 1
    player.market_room -= len(player.unplaced)
    player.unplaced = []


class Stow(Step[State]):
    """place.gunpowder_tower: which Followers wait on the extra Market spaces."""

    name = "stow"
    turn_rule = "place.gunpowder_tower"

    def seats(self, game: State) -> list[int]:
        return game.tables.seats_in[game.busy]

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        player = game.players[seat]
        legal: list[Move] = []
        if tower_room(game.tables, player):
            for kind in range(KINDS):
                if player.market[kind] or kind in player.unplaced:
                    legal.append(moves.stow[kind])
        if len(player.unplaced) <= player.market_room:
            legal.append(moves.done)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        player = game.players[seat]
        if move.kind == DONE:
            return "" if len(player.unplaced) <= player.market_room else "draw.marketsize"
        if move.kind != STOW:
            return wrong_time_rule(game, move)
        at_hand = player.market[move.a] > 0 or move.a in player.unplaced
        return "" if at_hand and tower_room(game.tables, player) else "place.gunpowder_tower"

    def play(self, game: State, seat: int, move: Move) -> None:
        player = game.players[seat]
        if move.kind == STOW:
            if move.a in player.unplaced:
                player.unplaced = without_item(player.unplaced, move.a)
            else:
                player.market[move.a] -= 1
                player.market_room += 1
            player.tower = sorted([*player.tower, move.a])
            if game.events is not None:
                tower = game.tables.places[game.tables.tower].id
                game.emit("stowed", seat, tower, {"follower": KIND_NAMES[move.a]})
            if may_stow(game.tables, player):
                return
        to_market(player)
        game.busy &= ~(1 << seat)

    def proceed(self, game: State) -> None:
        game.pop()
