"""What a seat may know, as plain data: built by allow-list, never by hiding."""

from typing import Any

from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..ids import (
    ANY,
    DRAWING,
    EMPTY,
    FOLLOWERS,
    GEAR,
    GOOD_NAMES,
    KIND_NAMES,
    NOBODY,
    OWN_GOOD_NAMES,
    PHASE_NAMES,
    PLANNING,
    SEAT_NAMES,
)
from ..phases.draw import draw_number
from ..phases.plan import FROM_TOWER, withdraw
from ..phases.scoring import score_parts
from ..pieces.deed_spaces import follower_on, sender_of
from ..pieces.development import status
from ..player import Player
from ..state import State


def describe(game: State, seat: int | None) -> dict[str, Any]:
    tables = game.tables
    event = tables.hour_glass[game.event].id if game.event >= 0 else ""
    return {
        "game": game.setup.game,
        "edition": game.setup.edition,
        "seat": seat,
        "round": game.round,
        "rounds": rounds_of(game),
        "phase": PHASE_NAMES[game.phase],
        "event": event,
        "events_seen": [tables.hour_glass[tile].id for tile in game.hour_glass[: game.turned]],
        "start": game.start,
        "pending": game.pending[:],
        "asked": game.asked,
        "question": game.steps[-1].facts(game) if game.steps else {},
        "over": game.over,
        "passed": [s for s in range(tables.players) if game.passed & (1 << s)],
        "bank": None if game.bank == EMPTY else game.bank,
        "supply": named(FOLLOWERS, game.supply),
        "goods": named(GOOD_NAMES, game.goods),
        "wheels": game.wheels,
        "citizens": [n for i, n in enumerate(tables.citizen_names) if game.citizens & (1 << i)],
        "tiles": [tables.places[place].id for place in game.tiles],
        "routes": routes_of(game),
        "stations": stations_of(game),
        "deeds": deeds_of(game),
        "players": [describe_player(game, owner, seat) for owner in range(tables.players)],
        "modules": {module.id: module.view(game, seat) for module in tables.modules},
    }


def rounds_of(game: State) -> int:
    """How many there will be, as far as is known now."""
    return len(game.hour_glass) - game.turned + game.round


def named(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def routes_of(game: State) -> dict[str, list[str]]:
    """Goods still lying on the map, by route."""
    found: dict[str, list[str]] = {}
    for route in game.tables.routes:
        goods = game.route_goods[route.first : route.last]
        found[route.id] = [GOOD_NAMES[good] for good in goods if good != EMPTY]
    return found


def stations_of(game: State) -> dict[str, list[int]]:
    seats = game.tables.seats_in
    towns = game.tables.towns
    return {towns[t]: seats[mask][:] for t, mask in enumerate(game.stations) if mask}


def deeds_of(game: State) -> dict[str, list[dict[str, Any]]]:
    tables = game.tables
    return {
        deed.id: [
            {
                "asks": asked_there(tables.deed_types[space]),
                **describe_sent(game, space),
            }
            for space in range(deed.first, deed.last)
        ]
        for deed in tables.deeds
    }


def asked_there(asks: int) -> str:
    return "any" if asks == ANY else FOLLOWERS[asks]


def describe_sent(game: State, space: int) -> dict[str, Any]:
    if game.deed_spaces[space] == NOBODY:
        return {"follower": None, "sent_by": None}
    return {
        "follower": FOLLOWERS[follower_on(game, space)],
        "sent_by": sender_of(game, space),
    }


def describe_player(game: State, owner: int, seat: int | None) -> dict[str, Any]:
    """info.open, info.bag.others, plan.visible"""
    tables = game.tables
    player = game.players[owner]
    mine = owner == seat
    drafting = bool(game.busy & (1 << owner)) and not mine
    if drafting and game.phase == PLANNING:
        player = player.copy()
        withdraw(game, player)
    description: dict[str, Any] = {
        "seat": owner,
        "colour": SEAT_NAMES[owner],
        "coins": player.coins,
        "development": player.dev,
        "status": status(game, owner),
        "citizens": player.citizens,
        "stations_built": player.built,
        "stations_left": player.unbuilt,
        "wheels": player.wheels,
        "merchant": tables.towns[player.merchant],
        "draw_number": draw_number(tables, player),
        "tracks": {
            FOLLOWERS[follower_type]: step for follower_type, step in enumerate(player.tracks)
        },
        "goods": named(OWN_GOOD_NAMES, player.goods),
        "kept": named(GOOD_NAMES, player.goods_on_tiles),
        "on_road": player.on_road,
        "room": [GOOD_NAMES[g] for i, g in enumerate(tables.room_goods) if player.room & (1 << i)],
        "market": named(KIND_NAMES, player.market),
        "tower": [KIND_NAMES[kind] for kind in player.tower],
        "drawn": [KIND_NAMES[kind] for kind in player.unplaced],
        "bag_size": player.bag_size(),
        "places": [tables.places[place].id for place in player.places],
        "spaces": spaces_of(game, player),
        "score": score_parts(game, owner),
    }
    if mine:
        description["bag"] = named(KIND_NAMES, player.bag)
        names = tables.space_names
        description["draft"] = [names[entry % FROM_TOWER] for entry in player.plan]
    if game.phase == DRAWING and (mine or not drafting):
        description["takes_back"] = [tables.space_names[space] for space in player.plan]
    return description


def spaces_of(game: State, player: Player) -> dict[str, list[str]]:
    """By own Place: what lies on each of its Action Spaces."""
    found: dict[str, list[str]] = {}
    for place in player.places:
        row = game.tables.places[place]
        found[row.id] = [piece_name(player.spaces[space]) for space in row.spaces]
    return found


def piece_name(piece: int) -> str:
    if piece == EMPTY:
        return ""
    return "wheel" if piece == GEAR else KIND_NAMES[piece]


def facts_of(game: State, seat: int, move: Move) -> dict[str, Fact]:
    """The words behind a refused move: its notation says them all."""
    known = 0 <= seat < len(SEAT_NAMES)
    return {"move": move.notation, "seat": SEAT_NAMES[seat] if known else str(seat)}
