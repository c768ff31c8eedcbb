"""A player's sheet: warehouse, bank, Development track, depot, Monks and places."""

from __future__ import annotations

from ...content.schema.joan_sheet import DevelopmentSpace
from ...text.joan.gains import place_effect, place_followers
from ..shell.blocks import beside
from ..shell.page import table
from .look import Look
from .signs import CIRCLED, FIRST, MARKED, OPEN, SPENT, bonus_sign

GROUP = 5
"""Spaces of the Development track stand in groups, so that they can be counted."""


def sheet(look: Look, seat: int) -> list[str]:
    """All of a sheet but the map."""
    blocks = [warehouse(look, seat), bank(look, seat), stores(look, seat), development(look, seat)]
    return [*beside(blocks, look.page.width - 1), *own_places(look, seat)]


def sheet_heading(look: Look, seat: int) -> str:
    if seat == look.seat:
        return look.page.heading(look.say("joan-heading-sheet"))
    return look.page.heading(look.say("joan-heading-sheet-of", who=look.names[seat]))


def warehouse(look: Look, seat: int) -> list[str]:
    """A row for each good with its points, the bonuses of the columns below."""
    rows_of_sheet = look.words.content.joan_sheet
    columns = look.tables.columns
    goods = look.player(seat)["goods"]
    rows = [[look.say("joan-label-warehouse"), *numbers(columns), ""]]
    for row in rows_of_sheet.warehouse_row:
        marked = goods[row.good]
        marks = [MARKED] * marked + [OPEN] * (columns - marked)
        rows.append([look.name(row.good), *marks, f"{row.vp}p"])
    bonuses = [bonus_sign(look, c.gain, c.yellow) for c in rows_of_sheet.warehouse_column]
    rows.append([look.say("joan-label-column"), *bonuses, ""])
    return ruled(rows)


def bank(look: Look, seat: int) -> list[str]:
    """Coins circled and crossed off by row, what rows and columns bring."""
    rows_of_sheet = look.words.content.joan_sheet
    columns = look.tables.bank_columns
    rows = [[look.say("joan-label-bank"), *numbers(columns), ""]]
    for row, coins in zip(rows_of_sheet.bank_row, look.player(seat)["bank"], strict=True):
        held = coins["circled"] - coins["spent"]
        signs = SPENT * coins["spent"] + CIRCLED * held
        marks = list(signs.ljust(columns, OPEN))
        label = look.say("joan-label-row", row=row.row)
        rows.append([label, *marks, bonus_sign(look, row.gain, row.yellow)])
    plain = [bonus_sign(look, column.gain, None) for column in rows_of_sheet.bank_column]
    gains = {yellow.id: yellow.gain for yellow in rows_of_sheet.yellow}
    first = [bonus_sign(look, gains[c.yellow], c.yellow) for c in rows_of_sheet.bank_column]
    rows.append([look.say("joan-label-column"), *plain, ""])
    rows.append(["", *first, ""])
    return ruled(rows)


def ruled(rows: list[list[str]]) -> list[str]:
    """All columns of the same width, whatever stands in them."""
    return table([[name, *(f"{cell:<2}" for cell in cells)] for name, *cells in rows], gap=" ")


def numbers(last: int) -> list[str]:
    return [str(number) for number in range(1, last + 1)]


def stores(look: Look, seat: int) -> list[str]:
    """Depot and Monks: what is used up, what is left, what it counts; the product of the end."""
    player, tables = look.player(seat), look.tables
    score = player["score"]
    depot = filled(player["shields"], [str(points) for points in tables.shield_points])
    monks = filled(player["monks"], ["M"] * tables.monks)
    product = f"({len(player['stations'])}+{player['citizens']}) x {player['status']}"
    rows = [
        [look.say("part-depot"), depot, f"{score['depot']}p"],
        [look.say("part-monks"), monks, f"{score['monks']}p"],
        [look.say("part-product"), product, f"{score['product']}p"],
    ]
    return table(rows)


def filled(marked: int, spaces: list[str]) -> str:
    return "".join([MARKED] * marked + spaces[marked:])


def development(look: Look, seat: int) -> list[str]:
    """The track, and below it what its spaces bring: figures are stars."""
    player = look.player(seat)
    space = player["development"]
    marks = filled(space, [OPEN] * look.tables.dev_last)
    rows = look.words.content.joan_sheet.development_space
    signs = "".join(track_sign(look, row) for row in rows)
    text = look.say("joan-development-line", space=space, status=player["status"])
    return [text, grouped(marks), grouped(signs)]


def track_sign(look: Look, row: DevelopmentSpace) -> str:
    """One character for a space: its star, or its bonus."""
    if row.status is not None:
        return str(row.status)
    if row.gain is None:
        return OPEN
    return bonus_sign(look, row.gain, row.yellow).rstrip(FIRST)[-1]


def grouped(signs: str) -> str:
    return " ".join(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))


def own_places(look: Look, seat: int) -> list[str]:
    """Every place of the player, who uses it, and what it does."""
    cards = look.player(seat)["cards"]
    label = look.say("joan-label-places")
    if not cards:
        return look.page.labelled(label, look.say("nothing"))
    rows = {row.id: row for row in look.words.content.joan_places.place}
    lines = [look.page.bold(label)]
    for id in cards:
        text = look.say(
            "joan-place-line",
            place=look.name(id),
            followers=place_followers(look.words, rows[id]),
            effect=place_effect(look.words, rows[id]),
        )
        lines += look.page.wrap(text, "  ", "  ")
    return lines
