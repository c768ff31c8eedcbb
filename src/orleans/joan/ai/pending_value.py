"""What the player on turn may still carry out, and what that would bring."""

from typing import Final

from ..ids import (
    ACT,
    BOATMAN,
    BUILD,
    CHOICE,
    CRAFTSMAN,
    KIND,
    KNIGHT,
    LAND,
    MONK_ACT,
    PAID,
    SCHOLAR,
    TAKEN_SCHOLAR,
    TILES,
    TRADER,
    WATER,
)
from ..sheet.stations import building_towns
from ..tables import Card
from ..turn.actions import card_gives, counted
from ..turn.cards import buyable
from ..turn.payment import Pay
from .features import (
    WAITING_ACTIONS,
    WAITING_CARDS,
    WAITING_MARKS,
    WAITING_ROUTES,
    WAITING_STATIONS,
)
from .outlook import COIN_VALUE, GOOD_VALUE, ROUTE_VALUE, Look

SPACES_OF_A_STAR: Final = 4.0


def add_waiting(look: Look) -> None:
    game = look.game
    step = game.steps[-1]
    if isinstance(step, Pay) and step.seat == look.seat:
        add_unpaid(look, step)
    if not game.waiting or step.seats(game) != game.tables.only[look.seat]:
        return
    for part in game.waiting:
        kind = part & KIND
        if kind < LAND or kind >= CHOICE:
            look.add(WAITING_MARKS, look.plain_value(kind))
        elif kind <= WATER:
            look.add(WAITING_ROUTES, route_value(look, kind))
        elif kind <= PAID:
            look.add(WAITING_STATIONS, station_value(look, kind == PAID))
        elif kind < ACT:
            look.add(WAITING_CARDS, best_buy(look))
        else:
            look.add(WAITING_ACTIONS, action_value(look, kind))


def add_unpaid(look: Look, bill: Pay) -> None:
    """What is bought comes with the last coin; until then it must not look lost."""
    paid = COIN_VALUE * bill.left
    if bill.what == BUILD:
        look.add(WAITING_STATIONS, look.piece - paid)
    else:
        look.add(WAITING_CARDS, look.card_weights[bill.index] * look.left - paid)


def route_value(look: Look, kind: int) -> float:
    routes = look.game.tables.routes_by_kind[kind - LAND]
    return ROUTE_VALUE if look.sheet.frontier & routes else 0.0


def station_value(look: Look, paid: bool) -> float:
    if (paid and not look.sheet.coins) or not building_towns(look.game, look.seat):
        return 0.0
    return look.piece - COIN_VALUE if paid else look.piece


def best_buy(look: Look) -> float:
    tables = look.game.tables
    cards = buyable(look.game, look.seat)
    best = 0.0
    while cards:
        index = cards.bit_length() - 1
        cards ^= 1 << index
        price = COIN_VALUE * tables.cards[index].price
        best = max(best, look.card_weights[index] * look.left - price)
    return best


def action_value(look: Look, kind: int) -> float:
    """The best that a Follower could do: standard action, card or deed."""
    game = look.game
    tables = game.tables
    sheet = look.sheet
    if kind == TAKEN_SCHOLAR and not sheet.cards & tables.school:
        kind = ACT + SCHOLAR
    best = 0.0
    if kind >= MONK_ACT:
        for follower_type in range(TILES):
            best = max(best, standard_value(look, follower_type))
    else:
        best = standard_value(look, kind - ACT)
    cards = sheet.cards & tables.usable[kind]
    while cards:
        index = cards.bit_length() - 1
        cards ^= 1 << index
        if card_gives(game, look.seat, tables.cards[index]):
            best = max(best, use_value(look, tables.cards[index]))
    for icon in tables.moves.icons[kind]:
        if not sheet.marks & icon.bit and game.deeds & (1 << icon.deed):
            best = max(best, look.bonus_value(tables.deeds[icon.deed].effect) + 0.6)
    return best


def standard_value(look: Look, follower_type: int) -> float:
    if follower_type == CRAFTSMAN:
        return max(COIN_VALUE, station_value(look, True))
    if follower_type == TRADER:
        return max(COIN_VALUE, best_buy(look))
    if follower_type == KNIGHT:
        return route_value(look, LAND)
    if follower_type == BOATMAN:
        return max(COIN_VALUE, route_value(look, WATER))
    if follower_type == SCHOLAR:
        return look.space if look.sheet.dev < look.game.tables.dev_last else 0.0
    return GOOD_VALUE


def use_value(look: Look, card: Card) -> float:
    bonus = card.bonus
    total = look.bonus_value(bonus)
    if bonus.per >= 0:
        total += look.space * counted(look.game, look.seat, bonus.per)
    return total + look.space * SPACES_OF_A_STAR if bonus.star else total
