"""Larger steps of a turn: filling in routes, building stations, acquiring Place cards."""

from typing import Final

from ...kernel.moves import Move
from ..ids import (
    BUILD,
    BUILD_FREE,
    BUY,
    BUY_FULL,
    CARD,
    FILL,
    FREE,
    LAND,
    LAND_ROUTE,
    PAID,
    SOURCE,
    WATER,
    WATER_ROUTE,
)
from ..sheet.roads import fill_forbidden_by, fill_route
from ..sheet.stations import build_forbidden_by, build_station, building_towns
from ..state import State
from ..steps import wrong_time_rule
from .cards import buy_forbidden_by, buyable, discount_of, price_of
from .parts import take_part, waits
from .payment import pay_for

ERRANDS: Final = (FILL, BUILD, BUILD_FREE, BUY, BUY_FULL)


def add_errands(game: State, seat: int, kinds: int, legal: list[Move]) -> None:
    tables = game.tables
    moves = tables.moves
    frontier = game.sheets[seat].frontier
    if kinds & (1 << LAND):
        add_bits(frontier & tables.routes_by_kind[LAND_ROUTE], moves.fill, legal)
    if kinds & (1 << WATER):
        add_bits(frontier & tables.routes_by_kind[WATER_ROUTE], moves.fill, legal)
    if kinds & ((1 << FREE) | (1 << PAID)):
        towns = building_towns(game, seat)
        if kinds & (1 << PAID) and game.sheets[seat].coins:
            add_bits(towns, moves.build, legal)
        if kinds & (1 << FREE):
            add_bits(towns, moves.build_free, legal)
    if kinds & (1 << CARD):
        cards = buyable(game, seat)
        add_bits(cards, moves.buy, legal)
        if cards and discount_of(game, seat):
            for card in range(len(tables.cards)):
                if cards & (1 << card) and not buy_forbidden_by(game, seat, card, True):
                    legal.append(moves.buy_full[card])


def add_bits(mask: int, moves: list[Move], legal: list[Move]) -> None:
    while mask:
        at = mask.bit_length() - 1
        legal.append(moves[at])
        mask ^= 1 << at


def errand_forbidden_by(game: State, seat: int, move: Move) -> str:
    """Routes, stations and cards."""
    kind = move.kind
    if kind == FILL:
        route = game.tables.routes[move.a]
        if not waits(game, LAND + route.kind):
            return "joan.action.boatman" if route.kind == WATER_ROUTE else "joan.action.knight"
        return fill_forbidden_by(game, seat, move.a)
    if kind == BUILD_FREE:
        return (
            build_forbidden_by(game, seat, move.a) if waits(game, FREE) else wrong_time_rule(move)
        )
    if kind == BUILD:
        if not waits(game, PAID):
            return wrong_time_rule(move)
        rule = build_forbidden_by(game, seat, move.a)
        return rule if rule or game.sheets[seat].coins else "joan.station.cost"
    if not waits(game, CARD):
        return wrong_time_rule(move)
    return buy_forbidden_by(game, seat, move.a, kind == BUY_FULL)


def play_errand(game: State, seat: int, move: Move) -> None:
    kind = move.kind
    if kind == FILL:
        route = game.tables.routes[move.a]
        fill_route(game, seat, move.a, take_part(game, LAND + route.kind) // SOURCE)
    elif kind == BUILD_FREE:
        source = take_part(game, FREE) // SOURCE
        build_station(game, seat, move.a, game.tables.sources[source])
    elif kind == BUILD:
        take_part(game, PAID)
        pay_for(game, seat, 1, BUILD, move.a)
    else:
        take_part(game, CARD)
        full = kind == BUY_FULL
        price = game.tables.cards[move.a].price if full else price_of(game, seat, move.a)
        pay_for(game, seat, price, BUY, move.a)
