"""What the expansions add to the screen."""

from __future__ import annotations

from ...text.modules import SHOWINGS
from ...text.shapes import Section
from ..shell.look import Look
from ..shell.page import table


def sections(look: Look) -> list[str]:
    """Boards and cards of the modules in play."""
    return [line for id in SHOWINGS for line in module_lines(look, id)]


def module_lines(look: Look, id: str) -> list[str]:
    if id not in look.view["modules"]:
        return []
    return [line for one in SHOWINGS[id].sections(look.moment) for line in section_lines(look, one)]


def orders(look: Look) -> list[str]:
    return module_lines(look, "orders")


def section_lines(look: Look, section: Section) -> list[str]:
    """A table under its columns; rows without columns are a name and a text."""
    lines = [look.page.heading(section.title)]
    cells = [row.cells for row in section.rows]
    if section.columns and cells:
        right = range(2, len(section.columns))
        lines += ["  " + line for line in table([section.columns, *cells], right=right)]
    elif cells:
        width = max(len(name) for name, _ in cells)
        for name, text in cells:
            lines += look.page.labelled(name, text, width)
    for line in section.lines:
        lines += look.page.wrap(line, "  ", "  ")
    return lines


__all__ = ["orders", "sections"]
