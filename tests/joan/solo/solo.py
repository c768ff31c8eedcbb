"""Situations against Joan: her turn from the card she turns over and the back that shows then.

    table = after_joan("knight craftsman farmer", card="7", back="2")
    assert taken(table) == "farmer"

Red plays against her.
"""

from typing import Any

from orleans.joan.ids import FOLLOWERS, TILES

from ..table import Table

LEVELS = ("standard", "connoisseur", "challenge")
MAIN_CARDS = [str(number) for number in range(1, 15)]

# Backs by what they show: the arrow, then the Monk action.
UP_STATION = "14"
UP_FARMER = "10"
UP_KNIGHT = "6"
UP_BOATMAN = "8"
UP_SCHOLAR = "12"
DOWN_STATION = "13"
DOWN_FARMER = "9"
DOWN_KNIGHT = "5"
DOWN_BOATMAN = "3"
DOWN_SCHOLAR = "11"


def solo(level: str = "standard", seed: int | str = 1, **position: Any) -> Table:
    return Table(1, seed=seed, options={"level": level}, **position)


def after_joan(
    display: str,
    card: str,
    back: str = "",
    level: str = "standard",
    seed: int | str = 1,
    **position: Any,
) -> Table:
    """The table after a turn of Joan at which these tiles were on display.

    Where neither the arrow nor a Monk action matters, the back is left to chance.
    """
    gone = 5 - len(display.split())
    position.setdefault("round", 2 - gone % 2)  # a round in which this pick is hers
    pile = [card, back] if back else [card]
    position["joan"] = {**position.get("joan", {}), "pile": pile}
    return solo(level, seed, display=display, **position)


def taken(table: Table) -> str:
    """What Joan took last."""
    return str(table.told("joan_card")[-1].facts["follower"])


def tracks(table: Table) -> dict[str, int]:
    marked = table.joan.tracks
    return {
        FOLLOWERS[follower_type]: marked[follower_type]
        for follower_type in range(TILES)
        if marked[follower_type]
    }


def struck(table: Table) -> list[int]:
    """The numbers of the towns that are crossed off on your map."""
    return [town.number for town in table.game.tables.towns if table.red.struck & 1 << town.number]


def towns(*numbers: int) -> list[str]:
    names = [town.id for town in solo().game.tables.towns]
    return [names[number] for number in numbers]


def doings(table: Table) -> list[str]:
    """What Joan did, in order, after she turned over her card."""
    last = max(at for at, event in enumerate(table.events) if event.what == "joan_card")
    told = [event.what for event in table.events[last + 1 :]]
    return [what.removeprefix("joan_") for what in told if what.startswith("joan_")]
