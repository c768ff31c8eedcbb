"""From the row of a table to the table, and what lists tell of it."""

from __future__ import annotations

from typing import Any

import msgspec

from ..games import Setup
from ..table.options import TableOptions
from ..table.seats import OPEN, Seat
from ..table.table import Table
from .storage.rows import StoredTable


def new_table(info: StoredTable) -> Table:
    """As it was before its first entry."""
    setup = Setup.from_plain(info.setup)
    options = msgspec.convert(info.options, TableOptions)
    seats = [Seat(player=OPEN)] * setup.players
    return Table(info.id, setup, info.seed, seats, options)


def summary_of(table: Table) -> dict[str, Any]:
    """For lists: nothing that a stranger may not know."""
    setup = table.setup
    game = table.game if table.history is not None else None
    return {
        "game": setup.game,
        "edition": setup.edition,
        "modules": list(setup.modules),
        "players": setup.players,
        "seats": [{"name": seat.name, "player": seat.player} for seat in table.seats],
        "pending": table.pending,
        "round": game.round if game is not None else 0,
        "rounds": game.rounds if game is not None else 0,
        "paused": table.paused,
        "clock": msgspec.to_builtins(table.options.clock),
        "winners": game.winners if game is not None else [],
        "scores": game.scores if game is not None and game.over else [],
    }
