"""The state of a game of Orléans: the common boards and the players."""

from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.chance import Chance
from ..kernel.log import Log
from ..kernel.searchable import Searchable
from ..kernel.setup import Setup
from ..kernel.steps import Step
from .module import ModuleState
from .player import Player
from .tables import Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Searchable):
    """Data only: the rules are functions and steps in the files beside this one.

    Copies share `tiles`, `gone`, `deed_spaces`, `stations` and `hour_glass` (see sharing.py)."""

    over_rule = "end.when"

    __slots__ = (
        "actions",
        "bank",
        "busy",
        "citizens",
        "deed_spaces",
        "event",
        "goods",
        "hour_glass",
        "last",
        "model",
        "module_states",
        "passed",
        "phase",
        "players",
        "removed",
        "round",
        "route_goods",
        "start",
        "stations",
        "supply",
        "tables",
        "tiles",
        "turn",
        "turned",
        "wheels",
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
        turned: int,
        phase: int,
        event: int,
        start: int,
        turn: int,
        last: int,
        passed: int,
        busy: int,
        bank: int,
        wheels: int,
        citizens: int,
        tiles: list[int],
        actions: int,
        supply: list[int],
        goods: list[int],
        removed: list[int],
        route_goods: list[int],
        deed_spaces: list[int],
        stations: list[int],
        hour_glass: list[int],
        players: list[Player],
        module_states: list[ModuleState],
    ) -> None:
        super().__init__(setup, tables.vocabulary, chance, steps, played, position)
        self.tables = tables
        self.round = round
        self.turned = turned  # Hour Glass tiles seen so far
        self.phase = phase
        self.event = event  # this round's Hour Glass tile
        self.start = start  # the Start Player
        self.turn = turn  # whose action it is, or NOBODY
        self.last = last  # who acted last
        self.passed = passed  # seats, as bits
        self.busy = busy  # seats that still owe the decision all make at once, as bits
        self.bank = bank  # coins left in the supply, EMPTY: unlimited
        self.wheels = wheels
        self.citizens = citizens  # Citizens still waiting, as bits
        self.tiles = tiles  # Place tiles still in the stacks, in order
        self.actions = actions  # carried out so far, by all
        self.supply = supply  # neutral Followers by type
        self.goods = goods
        self.removed = removed  # lost for good: Followers by type, goods by kind, wheels
        self.route_goods = route_goods
        self.deed_spaces = deed_spaces  # what stands there (see sent.py), or NOBODY
        self.stations = stations  # by town: seats, as bits
        self.hour_glass = hour_glass
        self.players = players
        self.module_states = module_states  # what the modules keep
        self.model = tables.model  # what players think with, unless they are given another
