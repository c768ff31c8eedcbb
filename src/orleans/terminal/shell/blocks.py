"""Blocks of lines beside each other, as many as the page has room for."""

from __future__ import annotations

from itertools import zip_longest

GAP = "   "


def beside(blocks: list[list[str]], width: int) -> list[str]:
    """Blocks from left to right; what does not fit begins a new row of them."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in blocks:
        if row and sum(map(width_of, row)) + width_of(block) + len(GAP) * len(row) > width:
            lines += joined(row)
            row = []
        row.append(block)
    return lines + joined(row)


def width_of(block: list[str]) -> int:
    return max(map(len, block), default=0)


def joined(row: list[list[str]]) -> list[str]:
    widths = [width_of(block) for block in row]
    return [
        GAP.join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()
        for cells in zip_longest(*row, fillvalue="")
    ]


def in_columns(cells: list[str], width: int) -> list[str]:
    """Cells from top to bottom, in as many columns as fit."""
    for columns in range(len(cells), 0, -1):
        height = -(-len(cells) // columns)
        blocks = [cells[at : at + height] for at in range(0, len(cells), height)]
        needed = sum(map(width_of, blocks)) + len(GAP) * (len(blocks) - 1)
        if needed <= width or columns == 1:
            return joined(blocks)
    return []
