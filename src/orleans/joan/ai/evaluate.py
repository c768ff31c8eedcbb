"""How good a position looks for a seat, in points: a plain sum that can be read aloud.

The points in hand, against Joan less hers; and, while there are picks to come, each feature times
its weight, and each place that is owned. The weights are learned from games (`orleans train
--game joan`) and kept by name in weights.toml.
"""

from typing import Final

from ..ids import BOATMAN, FARMER, GOODS, KNIGHT, LAND_ROUTE, NOBODY, SCHOLAR, WATER_ROUTE
from ..sheet.stations import building_towns
from ..solo.joan import area_of, joan_score, tables_of
from ..state import State
from ..turn.scoring import score
from .features import (
    BANK_COLUMNS,
    BANK_ROWS,
    CITIZENS_EACH,
    COINS,
    DEEDS_BEGUN,
    FIRST_COIN,
    GOODS_COLUMNS,
    GOODS_EACH,
    GOODS_ROWS,
    JOAN_CITIZENS_OPEN,
    JOAN_LEVEL_EACH,
    JOAN_MONKS,
    JOAN_PICKS,
    JOAN_PICKS_SQUARED,
    JOAN_PIECES_EACH,
    JOAN_SCHOLARS_EACH,
    JOAN_TRACKS_EACH,
    LAND_ROUTES,
    MONKS_LEFT_EACH,
    PICKS,
    PICKS_SQUARED,
    SHIELDS_EACH,
    STAR_EACH,
    STAR_TIMES_PIECES,
    STATIONS_AHEAD,
    STATIONS_AHEAD_LATE,
    STATIONS_EACH,
    STATUS_EACH,
    TOWNS,
    TRACK_CITIZENS,
    WATER_ROUTES,
)
from .model import JoanModel
from .outlook import Look
from .pending_value import add_waiting

MOST_TOWNS: Final = 3  # more than that to choose from make no difference
MOST_ROUTES: Final = 3
MOST_AHEAD: Final = 2
NEAR: Final = 8  # spaces up to which a citizen on the track is in sight
ALL_PICKS: Final = 25.0


def evaluate(game: State, seat: int, model: JoanModel) -> float:
    total = float(score(game, seat))
    if game.area is not None:
        total -= joan_score(game)
    if not game.steps:
        return total
    look = look_at(game, seat, model, False)
    return total + look.total + look.left * cards_each_pick(game, seat, model)


def look_at(game: State, seat: int, model: JoanModel, apart: bool) -> Look:
    """All features; places that are owned have weights of their own."""
    look = Look(game, seat, model, apart)
    look.add(PICKS, look.left)
    look.add(PICKS_SQUARED, look.left * look.left / ALL_PICKS)
    add_product(look)
    add_map(look)
    add_warehouse(look)
    add_bank(look)
    add_deeds(look)
    look.add(MONKS_LEFT_EACH, (game.tables.monks - look.sheet.monks) * look.left)
    look.add(SHIELDS_EACH, look.sheet.shields * look.left)
    add_waiting(look)
    if game.area is not None:
        add_joan(look)
    return look


def cards_each_pick(game: State, seat: int, model: JoanModel) -> float:
    weights = model.cards
    total = 0.0
    cards = game.sheets[seat].cards
    while cards:
        index = cards.bit_length() - 1
        cards ^= 1 << index
        total += weights[index]
    return total


def add_product(look: Look) -> None:
    """Stations and citizens, each times the status that is still to come."""
    sheet = look.sheet
    left = look.left
    star = star_progress(look)
    look.add(STATUS_EACH, look.status * left)
    look.add(STAR_TIMES_PIECES, star * look.pieces * look.soon)
    look.add(STAR_EACH, star * left)
    look.add(STATIONS_EACH, sheet.stations.bit_count() * left)
    look.add(CITIZENS_EACH, sheet.citizens * left)
    ahead = float(stations_ahead(look.game, look.seat))
    look.add(STATIONS_AHEAD, ahead)
    look.add(STATIONS_AHEAD_LATE, ahead * (ALL_PICKS - left) / ALL_PICKS * look.status)
    near = 0.0
    tables = look.game.tables
    for space in tables.dev_citizens:
        bonus = tables.dev_bonus[space]
        ahead_by = space - sheet.dev
        if bonus is not None and 0 < ahead_by < NEAR and look.game.yellow[bonus.yellow] == NOBODY:
            near += 1.0 - ahead_by / NEAR
    look.add(TRACK_CITIZENS, near * look.piece * look.soon)


def star_progress(look: Look) -> float:
    """How far it is to the next star, from 0 to 1."""
    dev = look.sheet.dev
    last = 0
    for space in look.game.tables.dev_stars:
        if space > dev:
            return (dev - last) / (space - last)
        last = space
    return 0.0


def stations_ahead(game: State, seat: int) -> int:
    """Of the seat with the most among the others: the last citizen goes to whoever has most."""
    most = game.area.stations if game.area is not None else 0
    for other in range(len(game.sheets)):
        if other != seat:
            built = game.sheets[other].stations.bit_count()
            if built > most:
                most = built
    ahead = game.sheets[seat].stations.bit_count() - most
    return max(-MOST_AHEAD, min(MOST_AHEAD, ahead))


def add_map(look: Look) -> None:
    sheet = look.sheet
    tables = look.game.tables
    towns = building_towns(look.game, look.seat).bit_count()
    look.add_begun(TOWNS, float(min(towns, MOST_TOWNS)))
    land = (sheet.frontier & tables.routes_by_kind[LAND_ROUTE]).bit_count()
    water = (sheet.frontier & tables.routes_by_kind[WATER_ROUTE]).bit_count()
    look.add(LAND_ROUTES, min(land, MOST_ROUTES) * look.soon)
    look.add(WATER_ROUTES, min(water, MOST_ROUTES) * look.soon)


def square(some: int, everything: int) -> float:
    return some * some / (everything * everything)


def add_warehouse(look: Look) -> None:
    """Rows and columns that are not complete count with the square of what they have."""
    tables = look.game.tables
    goods = look.sheet.goods
    rows = 0.0
    marks = 0
    for good in range(GOODS):
        count = goods[good]
        marks += count
        if count < tables.columns:
            rows += (tables.row_points[good] + 1.0) * square(count, tables.columns)
    columns = 0.0
    for column in range(tables.columns):
        marked = 0
        for count in goods:
            if count > column:
                marked += 1
        if marked == 0:
            break
        if marked < GOODS:
            value = look.bonus_value(tables.column_bonus[column]) + 0.5
            columns += value * square(marked, GOODS)
    look.add_begun(GOODS_ROWS, rows)
    look.add_begun(GOODS_COLUMNS, columns)
    look.add(GOODS_EACH, marks * look.left)


def add_bank(look: Look) -> None:
    tables = look.game.tables
    sheet = look.sheet
    rows = 0.0
    for row in range(tables.bank_rows):
        circled = sheet.circled[row]
        if 0 < circled < tables.bank_columns:
            bonus = tables.bank_row_bonus[row]
            rows += look.bonus_value(bonus) * square(circled, tables.bank_columns)
    columns = 0.0
    for column in range(tables.bank_columns):
        spent = 0
        for count in sheet.spent:
            if count > column:
                spent += 1
        if spent == 0:
            break
        if spent < tables.bank_rows:
            bonus = tables.bank_column_bonus[column]
            columns += look.bonus_value(bonus) * square(spent, tables.bank_rows)
    look.add_begun(BANK_ROWS, rows)
    look.add_begun(BANK_COLUMNS, columns)
    look.add_begun(COINS, float(sheet.coins))
    look.add(FIRST_COIN, look.soon if sheet.coins else 0.0)


def add_deeds(look: Look) -> None:
    game = look.game
    marks = look.sheet.marks
    begun = 0.0
    if marks:
        for deed in game.tables.deeds:
            done = (marks & deed.all_marks).bit_count()
            if done and game.deeds & (1 << deed.index):
                bonus = game.tables.yellows[deed.yellow].bonus
                begun += look.bonus_value(bonus) * square(done, len(deed.followers))
    look.add_begun(DEEDS_BEGUN, begun)


def add_joan(look: Look) -> None:
    """What Joan has yet to gain; the weights are below 0."""
    game = look.game
    left = look.left
    area = area_of(game)
    solo = tables_of(game)
    tracks = area.tracks
    is_open = 0
    for yellow in solo.citizens_taken:
        if game.yellow[yellow] == NOBODY:
            is_open += 1
    look.add(JOAN_PIECES_EACH, (area.stations + area.citizens) * left)
    look.add(JOAN_LEVEL_EACH, area.level * left)
    look.add(JOAN_CITIZENS_OPEN, is_open * look.soon)
    look.add(JOAN_CITIZENS_OPEN + 1, is_open * left)
    look.add(JOAN_SCHOLARS_EACH, tracks[SCHOLAR] * left)
    look.add(JOAN_TRACKS_EACH, (tracks[FARMER] + tracks[BOATMAN] + tracks[KNIGHT]) * left)
    look.add(JOAN_PICKS, left)
    look.add(JOAN_PICKS_SQUARED, left * left / ALL_PICKS)
    look.add(JOAN_MONKS, left if solo.monk_actions else 0.0)
