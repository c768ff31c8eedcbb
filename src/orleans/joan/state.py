"""The state of a game of Joan of Arc: the tiles, the display of cards and the sheets."""

from typing import Any

from ..kernel.chance import Chance
from ..kernel.log import Log
from ..kernel.searchable import Searchable
from ..kernel.setup import Setup
from ..kernel.steps import Step
from .sheet.sheet import Sheet
from .solo.area import Area
from .tables import Tables


class State(Searchable):
    """Data only: the rules are functions and steps in the files beside this one.

    Copies share `yellow`: it is replaced, never changed."""

    over_rule = "joan.end.when"

    __slots__ = (
        "acquired",
        "actions",
        "area",
        "bag",
        "bags",
        "deeds",
        "display",
        "holding",
        "laid_out",
        "model",
        "on_offer",
        "pick",
        "round",
        "sheets",
        "shown",
        "start",
        "tables",
        "waiting",
        "yellow",
    )

    def __init__(
        self,
        setup: Setup,
        tables: Tables,
        chance: Chance,
        steps: list[Step[Any]],
        played: Log,
        position: str,
        round: int,
        bags: int,
        start: int,
        pick: int,
        shown: int,
        actions: int,
        laid_out: int,
        acquired: int,
        on_offer: int,
        deeds: int,
        bag: list[int],
        display: list[int],
        holding: list[int],
        waiting: list[int],
        yellow: list[int],
        sheets: list[Sheet],
        area: Area | None,
    ) -> None:
        super().__init__(setup, tables.vocabulary, chance, steps, played, position)
        self.tables = tables
        self.round = round
        self.bags = bags  # emptied so far: as many bag numbers are crossed off
        self.start = start  # who holds the bag; in the solo game 1 is Joan
        self.pick = pick  # tiles that have left the display in this round
        self.shown = shown  # tiles on display
        self.actions = actions  # carried out so far, by all
        self.laid_out = laid_out  # Place cards on display, as bits
        self.acquired = acquired  # Place cards that somebody owns, as bits
        self.on_offer = on_offer  # those on display whose category is open, as bits
        self.deeds = deeds  # open deeds, as bits
        self.bag = bag  # tiles by type
        self.display = display
        self.holding = holding
        self.waiting = waiting  # what the player on turn may still carry out (see parts.py)
        self.yellow = yellow  # by yellow bonus: who has it
        self.sheets = sheets
        self.area = area  # Joan's own, in the solo game
        self.model = tables.model  # what players think with, unless they are given another
