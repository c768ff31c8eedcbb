"""Recruiting: a Follower from the supply, a step on its track, what the new space shows."""

from ..kernel.moves import Move
from .development import develop, take_citizen
from .money import gain_coins
from .names import EMPTY, FOLLOWERS, GOOD_NAMES, MONK, RECRUIT, SKIP, TILE
from .sharing import changed
from .spaces import gain_place
from .state import State
from .steps import Ask, moment_rule
from .tables import Track


def recruit_blocked(game: State, seat: int, type: int) -> str:
    tables = game.tables
    if game.event >= 0 and tables.hour_glass[game.event].bans == type:
        return tables.hour_glass[game.event].rule
    if game.supply[type] == 0:
        return "recruit.supply"
    if type == MONK:
        return ""
    track = tables.tracks[type]
    step = game.players[seat].tracks[type]
    if step == track.steps:
        return "recruit.last"
    if tables.recruit_needs_bonus and bonus_missing(game, track, step):
        return "recruit.bonus"
    return ""


def bonus_missing(game: State, track: Track, step: int) -> bool:
    """Whether the next space shows a good or Gear wheel that has run out."""
    if track.goods and game.goods[track.goods[step]] == 0:
        return True
    return bool(track.wheels) and game.wheels < track.wheels[step]


def recruit(game: State, seat: int, type: int, source: str) -> None:
    """recruit.steps; the Follower goes into the bag at once (action.newfollower)."""
    player = game.players[seat]
    game.supply[type] -= 1
    player.bag[type] += 1
    if game.heard is not None:
        game.tell("recruited", seat, source, {"follower": FOLLOWERS[type]})
    if type != MONK:
        player.tracks = changed(player.tracks, type, player.tracks[type] + 1)
        reward(game, seat, type)


def reward(game: State, seat: int, type: int) -> None:
    """What the space reached shows."""
    track = game.tables.tracks[type]
    step = game.players[seat].tracks[type]
    source = FOLLOWERS[type]
    if track.goods:
        gain_good(game, seat, track.goods[step - 1], source)
    if track.coins:
        gain_coins(game, seat, track.coins[step - 1], source)
    if track.wheels:
        gain_wheels(game, seat, track.wheels[step - 1], source)
    if track.dev:
        develop(game, seat, track.dev[step - 1], source)
    if track.citizen_at == step and track.citizen != EMPTY:
        take_citizen(game, seat, track.citizen)
    if track.tiles and track.tiles[step - 1]:
        offer_tile(game, seat, 2 if step >= track.second_category_from else 1)


def gain_good(game: State, seat: int, good: int, source: str) -> None:
    """From the goods supply; nothing if it lacks that good."""
    if game.goods[good]:
        game.goods[good] -= 1
        game.players[seat].goods[good] += 1
        if game.heard is not None:
            game.tell("good", seat, source, {"good": GOOD_NAMES[good]})


def gain_wheels(game: State, seat: int, count: int, source: str) -> None:
    count = min(count, game.wheels)
    game.wheels -= count
    game.players[seat].wheels += count
    if count and game.heard is not None:
        game.tell("wheel", seat, source, {"amount": count})


def offer_tile(game: State, seat: int, category: int) -> None:
    """expand.decline: with no allowed tile left there is nothing to ask."""
    for place in game.tables.tiles:
        if game.tiles & (1 << place) and game.tables.places[place].category <= category:
            game.push(Expand(seat, category))
            return


class Recruit(Ask):
    """village.choice: which of several types to recruit."""

    name = "recruit"

    def __init__(self, seat: int, types: list[int], source: str) -> None:
        super().__init__(seat)
        self.types = types
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves.recruit
        return [moves[type] for type in self.types if not recruit_blocked(game, seat, type)]

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind != RECRUIT:
            return moment_rule(move)
        if move.a not in self.types:
            return "village.choice"
        return recruit_blocked(game, seat, move.a)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        recruit(game, seat, move.a, self.source)


class Expand(Ask):
    """village.trader: choose a Place tile of an allowed category, or none."""

    name = "expand"

    def __init__(self, seat: int, category: int) -> None:
        super().__init__(seat)
        self.category = category

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "category": self.category}

    def legal(self, game: State, seat: int) -> list[Move]:
        tables = game.tables
        legal = [
            tables.moves.tile[place]
            for place in tables.tiles
            if game.tiles & (1 << place) and tables.places[place].category <= self.category
        ]
        legal.append(tables.moves.skip)
        return legal

    def blocked(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != TILE:
            return moment_rule(move)
        if not game.tiles & (1 << move.a):
            return "expand.pick"
        if game.tables.places[move.a].category > self.category:
            return "expand.first"
        return ""

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == TILE:
            gain_place(game, seat, move.a)
            if game.heard is not None:
                game.tell("tile", seat, "trader", {"place": game.tables.places[move.a].id})
