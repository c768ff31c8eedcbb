"""Positions: a situation told by what differs from a fresh game.

Pieces named in a position come out of the supplies, so nothing is ever there twice; where a
position sets a supply itself, the difference counts as gone from the game.
"""

from typing import Any

from ...kernel.positions import (
    cannot_be,
    index_of,
    no_field,
    number,
    numbers,
    only_one,
    so_many,
    table,
    too_few,
    words,
)
from ..ids import (
    ACTIONS,
    ANY,
    EMPTY,
    FOLLOWERS,
    GONE_WHEELS,
    GOOD_NAMES,
    HOUR_GLASS,
    NOBODY,
    PHASE_NAMES,
    SEAT_NAMES,
    TYPES,
)
from ..knowledge.imagine import left_in_box
from ..phases.act import begin_actions
from ..phases.round import Begin, Round, announce_phase
from ..pieces.copy_on_write import with_item
from ..pieces.deed_spaces import follower_on, pack
from ..pieces.tiles import owner_of
from ..state import State
from ..tables import Deed
from .seat import apply_seat, tile_named

GAME_FIELDS = frozenset(
    "edition players modules options game round event next_events start phase turn passed supply "
    "goods wheels bank citizens_taken tiles routes deeds".split()
)


def apply_position(game: State, position: dict[str, Any]) -> None:
    """Change a freshly laid out game into the position, and begin its phase."""
    seats = SEAT_NAMES[: game.tables.players]
    for field in position:
        if field not in GAME_FIELDS and field not in seats and field not in game.setup.modules:
            raise no_field(field)
    there = pieces_there(game)
    apply_boards(game, position)
    for seat, name in enumerate(seats):
        fields = table(position.get(name, {}), name)
        apply_seat(game, seat, name, fields)
    apply_owners(game)
    for module in game.tables.modules:
        module.position(game, table(position.get(module.id, {}), module.id))
    check_pieces(game, position, there)
    apply_supplies(game, position)
    apply_moment(game, position)


def apply_boards(game: State, position: dict[str, Any]) -> None:
    tables = game.tables
    routes = [route.id for route in tables.routes]
    for name, goods in table(position.get("routes", {}), "routes").items():
        route = tables.routes[index_of(routes, name, "routes")]
        named = words(goods, f"routes.{name}")
        if len(named) > route.last - route.first:
            raise so_many(f"routes.{name}", len(named), route.last - route.first)
        for space in range(route.first, route.last):
            if game.route_goods[space] != EMPTY:
                game.goods[game.route_goods[space]] += 1
            game.route_goods[space] = EMPTY
        for space, good in enumerate(named, start=route.first):
            game.route_goods[space] = index_of(GOOD_NAMES, good, f"routes.{name}")
            game.goods[game.route_goods[space]] -= 1
    deeds = [deed.id for deed in tables.deeds]
    for name, filled in table(position.get("deeds", {}), "deeds").items():
        deed = tables.deeds[index_of(deeds, name, "deeds")]
        if tables.deed_types[deed.first] == ANY:
            apply_open_deed(game, deed, name, words(filled, f"deeds.{name}"))
            continue
        for at in numbers(filled, f"deeds.{name}", deed.last - deed.first):
            space = deed.first + at - 1
            if game.deed_spaces[space] != NOBODY:
                raise only_one(f"deeds.{name}", f"space {at}")
            send_first(game, space, tables.deed_types[space])
    for name in words(position.get("citizens_taken", []), "citizens_taken"):
        game.citizens &= ~(1 << index_of(tables.citizen_names, name, "citizens_taken"))
    if "tiles" in position:
        stacks: list[int] = []
        for name in words(position["tiles"], "tiles"):
            stacks.append(tile_named(game, name, "tiles"))
        game.tiles = sorted(set(stacks))


def apply_open_deed(game: State, deed: Deed, name: str, followers: list[str]) -> None:
    """A deed that takes any Follower names those who are there."""
    if len(followers) > deed.last - deed.first:
        raise so_many(f"deeds.{name}", len(followers), deed.last - deed.first)
    for space, follower in enumerate(followers, start=deed.first):
        send_first(game, space, index_of(FOLLOWERS, follower, f"deeds.{name}"))


def send_first(game: State, space: int, follower_type: int) -> None:
    """Who sent it makes no difference any more: let it be the first seat."""
    game.deed_spaces[space] = pack(follower_type, 0)
    game.supply[follower_type] -= 1


def apply_owners(game: State) -> None:
    """Whoever stands on a deed of a Place tile was sent by its owner."""
    for deed in game.tables.deeds:
        for space in range(deed.first, deed.last):
            if deed.only_for != EMPTY and game.deed_spaces[space] != NOBODY:
                owner = owner_of(game, deed.only_for)
                if owner == NOBODY:
                    raise cannot_be(f"deeds.{deed.id}", "no seat has this tile")
                game.deed_spaces[space] = pack(follower_on(game, space), owner)


def pieces_there(game: State) -> dict[str, int]:
    """All pieces that a position can give out, while the game is freshly laid out."""
    there = supplies(game)
    for good in game.route_goods:
        if good != EMPTY:
            there[GOOD_NAMES[good]] += 1
    if game.bank != EMPTY:
        there["coins"] += sum(player.coins for player in game.players)
    return there


def supplies(game: State) -> dict[str, int]:
    left = dict(zip(FOLLOWERS, game.supply, strict=False))
    left |= dict(zip(GOOD_NAMES, game.goods, strict=False))
    left["wheels"] = game.wheels
    return left if game.bank == EMPTY else {**left, "coins": game.bank}


def check_pieces(game: State, position: dict[str, Any], there: dict[str, int]) -> None:
    """Nothing is used more often than it is there; a bank that is named has what it has."""
    for piece, left in supplies(game).items():
        if left < 0 and not (piece == "coins" and "bank" in position):
            raise too_few(piece, there[piece] - left, there[piece])


def apply_supplies(game: State, position: dict[str, Any]) -> None:
    for follower_type, count in table(position.get("supply", {}), "supply").items():
        index = index_of(FOLLOWERS, follower_type, "supply")
        number(count, f"supply.{follower_type}", game.supply[index])
        game.removed[index] += game.supply[index] - number(count, f"supply.{follower_type}")
        game.supply[index] = count
    for good, count in table(position.get("goods", {}), "goods").items():
        index = index_of(GOOD_NAMES, good, "goods")
        number(count, f"goods.{good}", game.goods[index])
        game.removed[TYPES + index] += game.goods[index] - number(count, f"goods.{good}")
        game.goods[index] = count
    if "wheels" in position:
        game.removed[GONE_WHEELS] += game.wheels - number(position["wheels"], "wheels")
        game.wheels = position["wheels"]
    if "bank" in position:
        if game.bank == EMPTY:
            raise cannot_be("bank", "coins are unlimited in this edition")
        game.bank = number(position["bank"], "bank")


def apply_moment(game: State, position: dict[str, Any]) -> None:
    """Which round and phase it is, who begins and which tiles come."""
    tables = game.tables
    phase = index_of(PHASE_NAMES, position.get("phase", "hour_glass"), "phase")
    if not HOUR_GLASS <= phase < len(PHASE_NAMES) - 1:
        raise cannot_be("phase", "a position begins in one of the seven phases")
    if "start" in position:
        game.start = index_of(SEAT_NAMES[: tables.players], position["start"], "start")
    round = number(position.get("round", 1), "round", len(game.hour_glass))
    if round == 0:
        raise cannot_be("round", "rounds are counted from 1")
    ids = [tile.id for tile in tables.hour_glass]
    named = [position["event"]] if "event" in position else []
    at = round - 1 if named else round
    first = at
    for tile in named + words(position.get("next_events", []), "next_events"):
        bring_tile(game, first, at, index_of(ids, tile, "event"))
        at += 1
    game.steps.clear()
    game.push(Round())
    game.phase = phase
    game.round = round - 1 if phase == HOUR_GLASS else round
    game.turned = game.round
    if phase != HOUR_GLASS:
        game.event = game.hour_glass[round - 1]
    if phase == ACTIONS:
        begin_actions(game)
        apply_turn(game, position)
    else:
        game.push(Begin())
    announce_phase(game)


def bring_tile(game: State, first: int, at: int, tile: int) -> None:
    """Exchange tiles so that this one is turned up in round at + 1.

    The rounds from `first` to `at` have been named already and stay as they are.
    """
    if at >= len(game.hour_glass):
        raise cannot_be("next_events", "there are no more rounds")
    for other in list(range(at, len(game.hour_glass))) + list(range(first)):
        if game.hour_glass[other] == tile:
            stack = game.hour_glass[:]
            stack[other], stack[at] = stack[at], stack[other]
            game.hour_glass = stack
            return
    for block in game.tables.hour_glass_blocks:
        if tile in left_in_box(game, block):
            game.hour_glass = with_item(game.hour_glass, at, tile)
            return
    raise cannot_be("next_events", f"there are not so many {game.tables.hour_glass[tile].id}")


def apply_turn(game: State, position: dict[str, Any]) -> None:
    seats = SEAT_NAMES[: game.tables.players]
    for name in words(position.get("passed", []), "passed"):
        game.passed |= 1 << index_of(seats, name, "passed")
    if "turn" in position:
        seat = index_of(seats, position["turn"], "turn")
        game.last = (seat - 1) % game.tables.players
    game.turn = NOBODY
