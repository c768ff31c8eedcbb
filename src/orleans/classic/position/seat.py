"""Positions: what belongs to one seat, laid out as the position says."""

from typing import Any

from ...kernel.positions import (
    cannot_be,
    index_of,
    name_all,
    no_field,
    number,
    only_one,
    so_many,
    stands_wrong,
    table,
    words,
)
from ..ids import (
    BESIDE_RIVAL,
    EMPTY,
    FOLLOWERS,
    GEAR,
    GONE_STATIONS,
    GOOD_NAMES,
    KIND_NAMES,
    KINDS,
    OWN_GOOD_NAMES,
    PERSONAL,
    ROOM,
    TYPES,
)
from ..phases.placement import place_forbidden_by
from ..pieces.copy_on_write import with_item
from ..pieces.goods import supply_kind
from ..pieces.spaces import fill
from ..pieces.stations import build_forbidden_by, build_station, only_rivals_here
from ..pieces.tiles import gain_place
from ..pieces.wheels import space_forbidden_by
from ..player import Player
from ..state import State

SEAT_FIELDS = frozenset(
    "coins development citizens stations stations_left wheels wheel_placed merchant tracks goods "
    "bag market tower tiles spaces kept road room".split()
)


def tile_named(game: State, name: str, field: str) -> int:
    places = game.tables.places
    tiles = game.tables.tiles
    return tiles[index_of([places[tile].id for tile in tiles], name, field)]


def apply_seat(game: State, seat: int, name: str, fields: dict[str, Any]) -> None:
    for field in fields:
        if field not in SEAT_FIELDS:
            raise no_field(f"{name}.{field}")
    tables = game.tables
    player = game.players[seat]
    if "coins" in fields:
        coins = number(fields["coins"], f"{name}.coins")
        if game.bank != EMPTY:
            game.bank += player.coins - coins
        player.coins = coins
    player.dev = number(fields.get("development", 0), f"{name}.development", tables.dev_last)
    player.citizens = number(fields.get("citizens", 0), f"{name}.citizens")
    apply_stations(game, seat, name, fields)
    player.wheels = number(fields.get("wheels", 0), f"{name}.wheels")
    game.wheels -= player.wheels
    if "merchant" in fields:
        player.merchant = index_of(tables.towns, fields["merchant"], f"{name}.merchant")
    for follower_type, step in table(fields.get("tracks", {}), f"{name}.tracks").items():
        track = index_of(FOLLOWERS[: len(player.tracks)], follower_type, f"{name}.tracks")
        player.tracks[track] = number(
            step, f"{name}.tracks.{follower_type}", tables.tracks[track].steps
        )
    apply_goods(game, player, name, fields)
    for tile in words(fields.get("tiles", []), f"{name}.tiles"):
        place = tile_named(game, tile, f"{name}.tiles")
        if any(place in other.places for other in game.players):
            raise only_one(f"{name}.tiles", tile)
        gain_place(game, seat, place)
    apply_contents(game, player, name, fields)
    apply_followers(game, player, name, fields)
    if "wheel_placed" in fields:
        player.wheel_placed = bool(fields["wheel_placed"])


def apply_stations(game: State, seat: int, name: str, fields: dict[str, Any]) -> None:
    """In towns, beside a rival only where the game has a tile for it; on the Road; unbuilt."""
    tables = game.tables
    player = game.players[seat]
    helped = any(place.abilities & BESIDE_RIVAL for place in tables.places)
    for town in words(fields.get("stations", []), f"{name}.stations"):
        at = index_of(tables.towns, town, f"{name}.stations")
        rule = build_forbidden_by(game, seat, at)
        if rule and not (helped and only_rivals_here(game, seat, at)):
            raise cannot_be(f"{name}.stations", f"none can be built in {town} ({rule})")
        build_station(game, seat, at, "position")
    taken = sum(other.on_road for other in game.players)
    room = min(tables.road_size - taken, player.unbuilt)
    player.on_road = number(fields.get("road", 0), f"{name}.road", room)
    player.built += player.on_road
    most = tables.stations - player.built
    player.unbuilt = number(fields.get("stations_left", most), f"{name}.stations_left", most)
    game.removed[GONE_STATIONS + seat] = most - player.unbuilt


def apply_goods(game: State, player: Player, name: str, fields: dict[str, Any]) -> None:
    """Those that lie beside the board; bread only where the game has a tile to bake it."""
    goods = OWN_GOOD_NAMES if game.tables.bakery != EMPTY else GOOD_NAMES
    for good, count in table(fields.get("goods", {}), f"{name}.goods").items():
        index = index_of(goods, good, f"{name}.goods")
        player.goods[index] = number(count, f"{name}.goods.{good}")
        game.goods[supply_kind(index)] -= player.goods[index]


def apply_contents(game: State, player: Player, name: str, fields: dict[str, Any]) -> None:
    """What lies on tiles: goods that came with one, goods given to a room."""
    kept = table(fields["kept"], f"{name}.kept") if "kept" in fields else None
    if kept is not None:
        for good, count in enumerate(player.goods_on_tiles):
            named = number(kept.get(GOOD_NAMES[good], 0), f"{name}.kept", count)
            player.goods[good] -= count - named
            game.goods[good] += count - named
            player.goods_on_tiles = with_item(player.goods_on_tiles, good, named)
        for good_name in kept:
            index_of(GOOD_NAMES, good_name, f"{name}.kept")
    in_room = [GOOD_NAMES[good] for good in game.tables.room_goods]
    for good_name in words(fields.get("room", []), f"{name}.room"):
        if not player.abilities & ROOM:
            raise cannot_be(f"{name}.room", "this seat has no such tile")
        index = index_of(in_room, good_name, f"{name}.room")
        if player.room & (1 << index):
            raise only_one(f"{name}.room", good_name)
        player.room |= 1 << index
        game.goods[game.tables.room_goods[index]] -= 1


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
            raise only_one(name, KIND_NAMES[kind])
        if not named[kind]:
            rest = player.bag if "market" in fields else player.market
            rest[kind] += 1
    for follower_type in range(TYPES):
        game.supply[follower_type] -= named[follower_type]
    player.tower.sort()
    tower = game.tables.tower
    spaces = game.tables.places[tower].market_spaces if tower in player.places else 0
    if len(player.tower) > spaces:
        raise so_many(f"{name}.tower", len(player.tower), spaces)
    player.market_room = game.tables.market_size - sum(player.market)
    if player.market_room < 0:
        raise so_many(f"{name}.market", sum(player.market), game.tables.market_size)


def apply_spaces(
    game: State, player: Player, named: list[int], field: str, place: str, pieces: Any
) -> None:
    own = {game.tables.places[index].id: game.tables.places[index] for index in player.places}
    row = own.get(place)
    if row is None:
        raise cannot_be(field, "this seat has no such Place")
    listed = words(pieces, field)
    if len(listed) != len(row.spaces):
        raise name_all(field, len(listed), len(row.spaces))
    for at, (space, piece) in enumerate(zip(row.spaces, listed, strict=True), start=1):
        if piece == "wheel":
            if rule := space_forbidden_by(game, player, space):
                raise stands_wrong(field, piece, at, rule)
            fill(game, player, space, GEAR)
            player.wheel_placed = True
            game.wheels -= 1
        elif piece != "-":
            kind = index_of(KIND_NAMES, piece, field)
            if rule := place_forbidden_by(game, player, kind, space):
                raise stands_wrong(field, piece, at, rule)
            fill(game, player, space, kind)
            named[kind] += 1
