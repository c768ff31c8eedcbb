"""Positions: a situation told by what differs from a fresh game.

Pieces named in a position come out of the supplies, so nothing is ever there twice; where a
position sets a supply itself, the difference counts as gone from the game.
"""

from typing import Any

from ..kernel.positions import PositionError, index_of, number, numbers, table, words
from .actions import begin_actions
from .names import (
    ACTIONS,
    EMPTY,
    FOLLOWERS,
    GEAR,
    GONE_WHEELS,
    GOOD_NAMES,
    HOUR_GLASS,
    KIND_NAMES,
    KINDS,
    NOBODY,
    PERSONAL,
    PHASE_NAMES,
    SEAT_NAMES,
    TYPES,
)
from .player import Player
from .round import Begin, Round, announce_phase
from .spaces import fill, gain_place
from .state import State
from .stations import build_blocked, build_station

GAME_FIELDS = frozenset(
    "edition players modules options game round event next_events start phase turn passed supply "
    "goods wheels bank citizens_taken tiles routes deeds".split()
)
SEAT_FIELDS = frozenset(
    "coins development citizens stations stations_left wheels wheel_placed merchant tracks goods "
    "bag market tower tiles spaces".split()
)


def apply_position(game: State, position: dict[str, Any]) -> None:
    """Change a freshly laid out game into the position, and begin its phase."""
    seats = SEAT_NAMES[: game.tables.players]
    for field in position:
        if field not in GAME_FIELDS and field not in seats:
            raise PositionError(f"a position has no field {field!r}")
    apply_boards(game, position)
    for seat, name in enumerate(seats):
        fields = table(position.get(name, {}), name)
        apply_seat(game, seat, name, fields)
    apply_supplies(game, position)
    apply_moment(game, position)


def apply_boards(game: State, position: dict[str, Any]) -> None:
    tables = game.tables
    routes = [route.id for route in tables.routes]
    for name, goods in table(position.get("routes", {}), "routes").items():
        route = tables.routes[index_of(routes, name, "routes")]
        named = words(goods, f"routes.{name}")
        if len(named) > route.last - route.first:
            raise PositionError(f"routes.{name}: there are {route.last - route.first} spaces")
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
        for at in numbers(filled, f"deeds.{name}", deed.last - deed.first):
            space = deed.first + at - 1
            if game.deed_spaces[space] != NOBODY:
                raise PositionError(f"deeds.{name}: space {at} is named twice")
            game.deed_spaces[space] = 0
            game.supply[tables.deed_types[space]] -= 1
    for name in words(position.get("citizens_taken", []), "citizens_taken"):
        game.citizens &= ~(1 << index_of(tables.citizen_names, name, "citizens_taken"))
    if "tiles" in position:
        game.tiles = 0
        for name in words(position["tiles"], "tiles"):
            game.tiles |= 1 << tile_named(game, name, "tiles")


def tile_named(game: State, name: str, field: str) -> int:
    places = game.tables.places
    tiles = game.tables.tiles
    return tiles[index_of([places[tile].id for tile in tiles], name, field)]


def apply_seat(game: State, seat: int, name: str, fields: dict[str, Any]) -> None:
    for field in fields:
        if field not in SEAT_FIELDS:
            raise PositionError(f"a seat has no field {name}.{field}")
    tables = game.tables
    player = game.players[seat]
    if "coins" in fields:
        coins = number(fields["coins"], f"{name}.coins")
        if game.bank != EMPTY:
            game.bank += player.coins - coins
        player.coins = coins
    player.dev = number(fields.get("development", 0), f"{name}.development", tables.dev_last)
    player.citizens = number(fields.get("citizens", 0), f"{name}.citizens")
    for town in words(fields.get("stations", []), f"{name}.stations"):
        at = index_of(tables.towns, town, f"{name}.stations")
        rule = build_blocked(game, seat, at)
        if rule:
            raise PositionError(f"{name}.stations: none can be built in {town} ({rule})")
        build_station(game, seat, at, "position")
    left = fields.get("stations_left", tables.stations - player.built)
    player.unbuilt = number(left, f"{name}.stations_left", tables.stations - player.built)
    player.wheels = number(fields.get("wheels", 0), f"{name}.wheels")
    game.wheels -= player.wheels
    if "merchant" in fields:
        player.merchant = index_of(tables.towns, fields["merchant"], f"{name}.merchant")
    for type, step in table(fields.get("tracks", {}), f"{name}.tracks").items():
        track = index_of(FOLLOWERS[: len(player.tracks)], type, f"{name}.tracks")
        player.tracks[track] = number(step, f"{name}.tracks.{type}", tables.tracks[track].steps)
    for good, count in table(fields.get("goods", {}), f"{name}.goods").items():
        index = index_of(GOOD_NAMES, good, f"{name}.goods")
        player.goods[index] = number(count, f"{name}.goods.{good}")
        game.goods[index] -= player.goods[index]
    for tile in words(fields.get("tiles", []), f"{name}.tiles"):
        place = tile_named(game, tile, f"{name}.tiles")
        if any(place in other.places for other in game.players):
            raise PositionError(f"{name}.tiles: there is only one {tile}")
        gain_place(game, seat, place)
    apply_followers(game, player, name, fields)
    if "wheel_placed" in fields:
        player.wheel_placed = bool(fields["wheel_placed"])


def apply_followers(game: State, player: Player, name: str, fields: dict[str, Any]) -> None:
    """Bag, Market, Tower and Action Spaces; personal Followers not named go where they fit."""
    player.market = [0] * KINDS
    named = [0] * KINDS
    for where in ("bag", "market", "tower"):
        for follower in words(fields.get(where, []), f"{name}.{where}"):
            kind = index_of(KIND_NAMES, follower, f"{name}.{where}")
            named[kind] += 1
            if where == "bag":
                player.bag[kind] += 1
            elif where == "market":
                player.market[kind] += 1
            else:
                player.tower.append(kind)
    for place, pieces in table(fields.get("spaces", {}), f"{name}.spaces").items():
        apply_spaces(game, player, named, f"{name}.spaces.{place}", place, pieces)
    for kind in range(PERSONAL, KINDS):
        if named[kind] > 1:
            raise PositionError(f"{name}: there is only one {KIND_NAMES[kind]}")
        if not named[kind]:
            rest = player.bag if "market" in fields else player.market
            rest[kind] += 1
    for type in range(TYPES):
        game.supply[type] -= named[type]
    player.tower.sort()
    tower = game.tables.tower
    spaces = game.tables.places[tower].market_spaces if tower in player.places else 0
    if len(player.tower) > spaces:
        raise PositionError(f"{name}.tower: there is no room for them")
    player.market_room = game.tables.market_size - sum(player.market)
    if player.market_room < 0:
        raise PositionError(f"{name}.market: there are {game.tables.market_size} spaces")


def apply_spaces(
    game: State, player: Player, named: list[int], field: str, place: str, pieces: Any
) -> None:
    own = {game.tables.places[index].id: game.tables.places[index] for index in player.places}
    row = own.get(place)
    if row is None:
        raise PositionError(f"{field}: this seat has no such Place")
    listed = words(pieces, field)
    if len(listed) != len(row.spaces):
        raise PositionError(f"{field}: name all {len(row.spaces)} spaces, '-' for an empty one")
    for space, piece in zip(row.spaces, listed, strict=True):
        if piece == "wheel":
            if listed.count("wheel") > 1 or not row.wheel_allowed:
                raise PositionError(f"{field}: a Place takes one Gear wheel, the Town Hall none")
            fill(game, player, space, GEAR)
            player.wheel_placed = True
            game.wheels -= 1
        elif piece != "-":
            kind = index_of(KIND_NAMES, piece, field)
            fill(game, player, space, kind)
            named[kind] += 1


def apply_supplies(game: State, position: dict[str, Any]) -> None:
    for type, count in table(position.get("supply", {}), "supply").items():
        index = index_of(FOLLOWERS, type, "supply")
        number(count, f"supply.{type}", game.supply[index])
        game.gone[index] += game.supply[index] - number(count, f"supply.{type}")
        game.supply[index] = count
    for good, count in table(position.get("goods", {}), "goods").items():
        index = index_of(GOOD_NAMES, good, "goods")
        number(count, f"goods.{good}", game.goods[index])
        game.gone[TYPES + index] += game.goods[index] - number(count, f"goods.{good}")
        game.goods[index] = count
    if "wheels" in position:
        game.gone[GONE_WHEELS] += game.wheels - number(position["wheels"], "wheels")
        game.wheels = position["wheels"]
    if "bank" in position:
        if game.bank == EMPTY:
            raise PositionError("bank: coins are unlimited in this edition")
        game.bank = number(position["bank"], "bank")
    if game.tables.edition.bank != EMPTY and game.bank < 0:
        raise PositionError("the position uses more coins than the bank has")
    if min(game.supply) < 0 or min(game.goods) < 0 or game.wheels < 0:
        raise PositionError("the position uses more Followers, goods or wheels than there are")


def apply_moment(game: State, position: dict[str, Any]) -> None:
    """Which round and phase it is, who begins and which tiles come."""
    tables = game.tables
    phase = index_of(PHASE_NAMES, position.get("phase", "hour_glass"), "phase")
    if not HOUR_GLASS <= phase < len(PHASE_NAMES) - 1:
        raise PositionError("phase: a position begins in one of the seven phases")
    if "start" in position:
        game.start = index_of(SEAT_NAMES[: tables.players], position["start"], "start")
    round = number(position.get("round", 1), "round", tables.edition.rounds)
    if round == 0:
        raise PositionError("round: rounds are counted from 1")
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
        raise PositionError("next_events: there are no more rounds")
    for other in list(range(at, len(game.hour_glass))) + list(range(first)):
        if game.hour_glass[other] == tile:
            stack = game.hour_glass[:]
            stack[other], stack[at] = stack[at], stack[other]
            game.hour_glass = stack
            return
    raise PositionError(f"next_events: there are not so many {game.tables.hour_glass[tile].id}")


def apply_turn(game: State, position: dict[str, Any]) -> None:
    seats = SEAT_NAMES[: game.tables.players]
    for name in words(position.get("passed", []), "passed"):
        game.passed |= 1 << index_of(seats, name, "passed")
    if "turn" in position:
        seat = index_of(seats, position["turn"], "turn")
        game.last = (seat - 1) % game.tables.players
    game.turn = NOBODY
