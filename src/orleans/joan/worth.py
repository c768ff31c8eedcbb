"""How good a position looks for a seat, in points: a plain sum that can be read aloud.

It is the compass of the greedy player, not a strong evaluation: what the sheet will be worth if
it grows on as sheets do, what rows, columns and deeds are on their way to, and what waits.
"""

from typing import Final

from .actions import card_gives, counted
from .cards import buyable
from .development import status
from .names import (
    ACT,
    BOATMAN,
    CHOICE,
    COIN,
    CRAFTSMAN,
    DEVELOP,
    GOODS,
    KIND,
    KNIGHT,
    LAND,
    MONK_ACT,
    NOBODY,
    PAID,
    SCHOLAR,
    TAKEN_SCHOLAR,
    TILES,
    TRADER,
    WATER,
)
from .scoring import bank_points, depot_points, warehouse_points
from .sheet import Sheet
from .state import State
from .stations import building_towns
from .tables import Bonus, Card

COIN_WORTH: Final = 0.8
GOOD_WORTH: Final = 0.9
SPACE_WORTH: Final = 1.2
ROUTE_WORTH: Final = 1.4
STATION_WORTH: Final = 4.5
CITIZEN_WORTH: Final = 5.0
SHIELD_WORTH: Final = 1.0
CARD_EACH_PICK: Final = 0.25  # what owning a card brings for each pick that is left
CARD_BY_CATEGORY: Final = 0.015
STATIONS_TO_COME: Final = 0.2  # by pick that is left, also citizens
STATUS_TO_COME: Final = 0.12
HIGHEST_STATUS: Final = 6.0
TOWN_WAITING: Final = 0.7  # a town where one may build, for the first few
TOWNS_COUNTED: Final = 3


def picks_left(game: State) -> float:
    tables = game.tables
    rounds = tables.rounds_per_bag * tables.bags - game.round
    return (rounds * tables.tiles_drawn + game.shown) / tables.order


def worth(game: State, seat: int) -> float:
    sheet = game.sheets[seat]
    left = picks_left(game)
    total = float(warehouse_points(game, seat) + bank_points(game, seat))
    total += depot_points(game, seat) + game.tables.monk_points[sheet.monks]
    total += product_to_come(game, seat, left)
    total += warehouse_progress(game, sheet) + bank_progress(game, sheet)
    total += deed_progress(game, seat) + card_worth(game, sheet, left)
    if left >= 1:
        total += COIN_WORTH * min(sheet.coins, left)
        towns = building_towns(game, seat).bit_count()
        total += TOWN_WAITING * min(towns, TOWNS_COUNTED)
    return total + waiting_worth(game, seat, left)


def product_to_come(game: State, seat: int, left: float) -> float:
    """(stations + citizens) x status, as both will grow in the picks that are left."""
    sheet = game.sheets[seat]
    stations = sheet.stations.bit_count() + sheet.citizens + STATIONS_TO_COME * left
    level = status(game, seat) + star_progress(game, sheet) * min(1.0, left / 2)
    level = min(HIGHEST_STATUS, level + STATUS_TO_COME * left)
    return stations * level


def star_progress(game: State, sheet: Sheet) -> float:
    """How far it is to the next star, from 0 to 1."""
    last = 0
    for space in game.tables.dev_stars:
        if space > sheet.dev:
            return (sheet.dev - last) / (space - last)
        last = space
    return 0.0


def bonus_worth(game: State, bonus: Bonus) -> float:
    """What a bonus brings, at a guess; nothing if it is yellow and gone."""
    if bonus.yellow >= 0 and game.yellow[bonus.yellow] != NOBODY:
        return 0.0
    total = bonus.points + CITIZEN_WORTH * bonus.citizens + SHIELD_WORTH * bonus.shields
    for part in bonus.parts:
        total += plain_worth(part & KIND)
    return total


def plain_worth(kind: int) -> float:
    """A waiting part, whatever the sheet looks like."""
    if kind == COIN:
        return COIN_WORTH
    if kind == DEVELOP or kind >= CHOICE:
        return SPACE_WORTH
    if kind < LAND:
        return GOOD_WORTH
    if kind <= WATER:
        return ROUTE_WORTH
    return STATION_WORTH if kind <= PAID else 2.5


def warehouse_progress(game: State, sheet: Sheet) -> float:
    """Rows and columns that are not complete count with the square of what they have."""
    tables = game.tables
    goods = sheet.goods
    total = 0.0
    for good in range(GOODS):
        if goods[good] < tables.columns:
            share = goods[good] / tables.columns
            total += (tables.row_points[good] + 1.0) * share * share
    for column in range(tables.columns):
        marked = 0
        for count in goods:
            if count > column:
                marked += 1
        if marked < GOODS:
            total += (bonus_worth(game, tables.column_bonus[column]) + 0.5) * square(marked, GOODS)
    return total


def square(some: int, all: int) -> float:
    return some * some / (all * all)


def bank_progress(game: State, sheet: Sheet) -> float:
    tables = game.tables
    total = 0.0
    for row in range(tables.bank_rows):
        if sheet.circled[row] < tables.bank_columns:
            bonus = tables.bank_row_bonus[row]
            total += bonus_worth(game, bonus) * square(sheet.circled[row], tables.bank_columns)
    for column in range(tables.bank_columns):
        spent = 0
        for count in sheet.spent:
            if count > column:
                spent += 1
        if spent < tables.bank_rows:
            bonus = tables.bank_column_bonus[column]
            total += bonus_worth(game, bonus) * square(spent, tables.bank_rows)
    return total


def deed_progress(game: State, seat: int) -> float:
    marks = game.sheets[seat].marks
    total = 0.0
    for deed in game.tables.deeds:
        if marks & deed.all_marks and game.deeds & (1 << deed.index):
            yellow = game.tables.yellows[deed.yellow].bonus
            done = (marks & deed.all_marks).bit_count()
            total += bonus_worth(game, yellow) * square(done, len(deed.followers)) * 0.7
    return total


def card_worth(game: State, sheet: Sheet, left: float) -> float:
    total = 0.0
    cards = sheet.cards
    while cards:
        index = cards.bit_length() - 1
        cards ^= 1 << index
        total += one_card_worth(game.tables.cards[index], left)
    return total


def one_card_worth(card: Card, left: float) -> float:
    return (CARD_EACH_PICK + CARD_BY_CATEGORY * card.category) * left


def waiting_worth(game: State, seat: int, left: float) -> float:
    """What the player on turn may still carry out."""
    step = game.steps[-1] if game.steps else None
    if step is None or not game.waiting or step.seats(game) != game.tables.only[seat]:
        return 0.0
    total = 0.0
    for part in game.waiting:
        total += part_worth(game, seat, part & KIND, left)
    return total


def part_worth(game: State, seat: int, kind: int, left: float) -> float:
    tables = game.tables
    sheet = game.sheets[seat]
    if kind < LAND or kind >= CHOICE:
        return plain_worth(kind)
    if kind <= WATER:
        return ROUTE_WORTH if sheet.frontier & tables.routes_by_kind[kind - LAND] else 0.0
    if kind <= PAID:
        paid = COIN_WORTH if kind == PAID else 0.0
        able = building_towns(game, seat) and (sheet.coins or kind != PAID)
        return STATION_WORTH - paid if able else 0.0
    if kind < ACT:
        return best_buy(game, seat, left)
    return action_worth(game, seat, kind, left)


def best_buy(game: State, seat: int, left: float) -> float:
    cards = buyable(game, seat)
    best = 0.0
    while cards:
        index = cards.bit_length() - 1
        cards ^= 1 << index
        card = game.tables.cards[index]
        best = max(best, one_card_worth(card, left) - COIN_WORTH * card.price)
    return best


def action_worth(game: State, seat: int, kind: int, left: float) -> float:
    """The best that a Follower could do: standard action, card or deed."""
    tables = game.tables
    sheet = game.sheets[seat]
    if kind == TAKEN_SCHOLAR and not sheet.cards & tables.school:
        kind = ACT + SCHOLAR
    best = 0.0
    if kind >= MONK_ACT:
        for type in range(TILES):
            best = max(best, standard_worth(game, seat, type, left))
    else:
        best = standard_worth(game, seat, kind - ACT, left)
    cards = sheet.cards & tables.usable[kind]
    while cards:
        index = cards.bit_length() - 1
        cards ^= 1 << index
        if card_gives(game, seat, tables.cards[index]):
            best = max(best, use_worth(game, seat, tables.cards[index]))
    for icon in tables.moves.icons[kind]:
        if not sheet.marks & icon.bit and game.deeds & (1 << icon.deed):
            deed = tables.deeds[icon.deed]
            best = max(best, bonus_worth(game, deed.effect) + 0.6)
    return best


def standard_worth(game: State, seat: int, type: int, left: float) -> float:
    sheet = game.sheets[seat]
    if type == CRAFTSMAN:
        if sheet.coins and building_towns(game, seat):
            return STATION_WORTH - COIN_WORTH
        return COIN_WORTH
    if type == TRADER:
        return max(COIN_WORTH, best_buy(game, seat, left))
    if type == KNIGHT:
        return part_worth(game, seat, LAND, left)
    if type == BOATMAN:
        return max(COIN_WORTH, part_worth(game, seat, WATER, left))
    if type == SCHOLAR:
        return SPACE_WORTH if sheet.dev < game.tables.dev_last else 0.0
    return GOOD_WORTH


def use_worth(game: State, seat: int, card: Card) -> float:
    bonus = card.bonus
    total = bonus_worth(game, bonus)
    if bonus.per >= 0:
        total += SPACE_WORTH * counted(game, seat, bonus.per)
    return total + SPACE_WORTH * 4 if bonus.star else total
