"""The Trade board in a position: what differs from where its pieces lie at the start."""

from typing import Any

from ....kernel.positions import cannot_be, index_of, name_all, no_field, number, table, words
from ...ids import EMPTY, GOOD_NAMES, NOBODY, SEAT_NAMES
from ...pieces.copy_on_write import with_item
from ...state import State
from ...tables import Deed
from .goods import GoodThere, clear_filled
from .navigation import navigation, wheels_unclaimed
from .state import trade_of


def lay_out(game: State, fields: dict[str, Any]) -> None:
    """Fields: goods by deed, wheels lying at Navigation, and bound: wheels in hand from there."""
    for field in fields:
        if field not in ("goods", "wheels", "bound"):
            raise no_field(f"trade.{field}")
    clear_filled(game)
    take_citizens_of_filled(game)
    with_goods = [deed for deed in game.tables.deeds if bears_goods(deed)]
    for name, goods in table(fields.get("goods", {}), "trade.goods").items():
        deed = with_goods[index_of([deed.id for deed in with_goods], name, "trade.goods")]
        apply_goods(game, deed, words(goods, f"trade.goods.{name}"))
    apply_wheels(game, fields)


def bears_goods(deed: Deed) -> bool:
    return any(isinstance(effect, GoodThere) for effect in deed.rewards)


def take_citizens_of_filled(game: State) -> None:
    for deed in game.tables.deeds:
        for space, citizen in enumerate(deed.citizens, start=deed.first):
            if game.deed_spaces[space] != NOBODY:
                game.citizens &= ~(1 << citizen)


def apply_goods(game: State, deed: Deed, named: list[str]) -> None:
    """One word for each space, '-' for a bare one."""
    field = f"trade.goods.{deed.id}"
    if len(named) != deed.last - deed.first:
        count = deed.last - deed.first
        raise name_all(field, len(named), count)
    trade = trade_of(game)
    for space, name in enumerate(named, start=deed.first):
        if trade.goods[space] != EMPTY:
            game.goods[trade.goods[space]] += 1
        good = EMPTY if name == "-" else index_of(GOOD_NAMES, name, field)
        if good != EMPTY:
            if game.deed_spaces[space] != NOBODY:
                raise cannot_be(field, "a Follower has taken what lay on a filled space")
            game.goods[good] -= 1
        trade.goods = with_item(trade.goods, space, good)


def apply_wheels(game: State, fields: dict[str, Any]) -> None:
    trade = trade_of(game)
    deed = navigation(game)
    most = deed.last - deed.first
    lying = number(fields.get("wheels", wheels_unclaimed(game)), "trade.wheels", most)
    game.wheels += trade.wheels - lying
    trade.wheels = lying
    for name, count in table(fields.get("bound", {}), "trade.bound").items():
        seat = index_of(SEAT_NAMES[: game.tables.players], name, "trade.bound")
        most = game.players[seat].wheels
        if game.tables.edition.wheels_by_track:
            raise cannot_be("trade.bound", "in this edition the track binds every wheel")
        wheels = number(count, f"trade.bound.{name}", most)
        trade.bound = with_item(trade.bound, seat, wheels)
