"""What is agreed at a table besides the game itself."""

from __future__ import annotations

import msgspec

from ..bots import PLAYERS
from ..text.errors import Problem
from .clock import ClockRules


class TableOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`private`: only who has a link may watch. `stand_in`: the computer player that decides
    for people whose time has run out or who resign."""

    private: bool = False
    clock: ClockRules | None = None
    stand_in: str = "easy"

    def check(self) -> None:
        require_player(self.stand_in)
        if self.clock is not None:
            self.clock.check()


def require_player(name: str) -> None:
    if name not in PLAYERS:
        raise Problem("table-no-player", name=name, known=", ".join(PLAYERS))
