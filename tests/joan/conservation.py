"""Nothing appears and nothing vanishes: every piece is somewhere once, every mark adds up.

The counts come from the component tables, not from the game's own, so that a wrong set-up
shows too.
"""

from orleans.content import load_content
from orleans.joan.game import JoanOfArc
from orleans.joan.ids import FOLLOWERS, JOAN, NOBODY, TILES
from orleans.joan.sheet.sheet import Sheet


def check_pieces(game: JoanOfArc) -> None:
    """Raises AssertionError if something is missing, doubled or miscounted."""
    check_tiles(game)
    check_cards(game)
    check_stations(game)
    check_yellow(game)
    check_deeds(game)
    for sheet in game.sheets:
        check_sheet(game, sheet)
    if game.area is not None:
        check_joan(game)


def check_tiles(game: JoanOfArc) -> None:
    sheet = load_content().joan_sheet
    counts = {FOLLOWERS[t]: game.bag[t] + game.display[t] + game.holding[t] for t in range(TILES)}
    assert counts == sheet.tiles.counts
    assert sum(game.display) == game.shown
    assert min(game.bag + game.display + game.holding) >= 0
    players = game.setup.players
    drawn = sheet.setup.tiles_drawn[players]
    in_turn = game.asked in ("turn", "pay")
    if game.round and not game.over:
        assert game.shown == drawn - game.pick - in_turn
        in_bag = (game.round - 1) % sheet.setup.rounds_per_bag[players]
        left = sheet.setup.rounds_per_bag[players] - in_bag - 1
        assert sum(game.bag) == left * drawn
        assert game.bags == (game.round - 1) // sheet.setup.rounds_per_bag[players]


def check_cards(game: JoanOfArc) -> None:
    owned = 0
    for sheet in game.sheets:
        assert not owned & sheet.cards
        owned |= sheet.cards
    assert owned == game.acquired
    assert not game.laid_out & owned
    removed = game.area.removed if game.area is not None else 0
    assert not removed & (game.laid_out | owned)
    rules = load_content().joan_places
    for category in rules.category:
        mask = 0
        for card in game.tables.cards:
            if game.tables.category_names[card.category] == category.name:
                mask |= 1 << card.index
        there = (game.laid_out | owned | removed) & mask
        assert there.bit_count() == rules.place_setup.laid_out_per_category
    if game.tables.printed:
        printed = {place.id for place in rules.place if place.printed}
        seen = game.laid_out | owned
        assert {card.id for card in game.tables.cards if seen & (1 << card.index)} == printed


def check_stations(game: JoanOfArc) -> None:
    """A town without a Tavern's guest has one station, and is crossed off for all others."""
    tavern = next(card for card in game.tables.cards if card.id == "tavern")
    for town in game.tables.towns:
        bit = 1 << town.number
        owners = [sheet for sheet in game.sheets if sheet.stations & bit]
        assert town.open or not owners
        if town.number == 0:
            assert not any(sheet.struck & bit for sheet in game.sheets)
        elif owners:
            assert all((s.stations | s.struck) & bit for s in game.sheets)
            guests = [sheet for sheet in owners if sheet.cards & (1 << tavern.index)]
            assert len(owners) - len(guests) <= 1


def check_yellow(game: JoanOfArc) -> None:
    content = load_content().joan_sheet
    citizens = [0] * len(game.sheets)
    for row, owner in zip(content.yellow, game.yellow, strict=True):
        if game.setup.players in row.absent_at:
            assert owner == NOBODY
        if owner >= 0:
            citizens[owner] += row.gain.citizen or 0
        assert owner >= NOBODY or (owner == JOAN and game.area is not None)
    assert citizens == [sheet.citizens for sheet in game.sheets]
    most = content.citizens.total[game.setup.players]
    assert sum(citizens) <= most


def check_deeds(game: JoanOfArc) -> None:
    for deed in game.tables.deeds:
        owner = game.yellow[deed.yellow]
        is_open = bool(game.deeds & (1 << deed.index))
        assert is_open == (deed.open and owner == NOBODY)
        for seat, sheet in enumerate(game.sheets):
            complete = sheet.marks & deed.all_marks == deed.all_marks
            assert complete == (owner == seat)
            assert deed.open or not sheet.marks & deed.all_marks


def check_sheet(game: JoanOfArc, sheet: Sheet) -> None:
    """What is kept only for speed follows from what is written."""
    tables = game.tables
    reach = 1
    for route in tables.routes:
        if sheet.routes & (1 << route.index):
            assert route.open
            reach |= (1 << route.a) | (1 << route.b)
    assert reach == sheet.reach
    frontier = 0
    for route in tables.routes:
        touches = reach & ((1 << route.a) | (1 << route.b))
        if route.open and touches and not sheet.routes & (1 << route.index):
            frontier |= 1 << route.index
    assert frontier == sheet.frontier
    assert sheet.stations & ~reach == 0
    assert all(0 <= count <= tables.columns for count in sheet.goods)
    full = [good for good, count in enumerate(sheet.goods) if count == tables.columns]
    assert [good for good in range(5) if not sheet.open_goods & (1 << good)] == full
    for circled, spent in zip(sheet.circled, sheet.spent, strict=True):
        assert 0 <= spent <= circled <= tables.bank_columns
    assert sheet.coins == sum(sheet.circled) - sum(sheet.spent)
    open_rows = [row for row in range(3) if sheet.circled[row] < tables.bank_columns]
    assert [row for row in range(3) if sheet.open_coins & (1 << row)] == open_rows
    assert 0 <= sheet.dev <= tables.dev_last
    assert 0 <= sheet.shields <= len(tables.shield_points)
    assert 0 <= sheet.monks <= tables.monks


def check_joan(game: JoanOfArc) -> None:
    solo, area = game.tables.solo, game.area
    assert solo is not None and area is not None
    assert sorted(area.pile + area.seen) == sorted(solo.pile)
    assert len(area.pile) + len(area.seen) == load_content().joan_solo.solo.pile
    assert area.pile
    for follower_type, spaces in enumerate(solo.track_spaces):
        assert 0 <= area.tracks[follower_type] <= spaces
    assert 0 <= area.stations <= solo.stations
    assert 0 <= area.citizens <= solo.citizens
    assert 0 <= area.shields <= len(solo.shield_points)
    assert 0 <= area.level < len(solo.level_values)
