"""A table at which a Place card is about to be used."""

from typing import Any

from ..table import Table

# Marking a space or two from here on brings no bonus but a citizen.
AHEAD = 8


def using(card: str, follower: str, **sheet: Any) -> Table:
    """Red owns the card, and others if `also` names some, and has just taken a tile."""
    red = {"development": AHEAD, "cards": [card, *sheet.pop("also", [])]} | sheet
    return Table(display=f"{follower} farmer", red=red).play("red", f"take {follower}")


def used(card: str, follower: str, **sheet: Any) -> Table:
    """The same a moment later."""
    return using(card, follower, **sheet).play("red", f"use {card}")


def over(table: Table) -> bool:
    """Whether Red's turn has ended by itself."""
    return table.pending == ["blue"]
