"""What lists tell of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from .table import Table


def summary_of(table: Table) -> dict[str, Any]:
    """Nothing that a stranger may not know."""
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
