"""From the row of a table to the table."""

from __future__ import annotations

import msgspec

from ...games import Setup
from ...table.options import TableOptions
from ...table.seats import OPEN, Seat
from ...table.table import Table
from ..storage.rows import StoredTable


def new_table(info: StoredTable) -> Table:
    """As it was before its first entry."""
    setup = Setup.from_plain(info.setup)
    options = msgspec.convert(info.options, TableOptions)
    seats = [Seat(player=OPEN)] * setup.players
    return Table(info.id, setup, info.seed, seats, options)
