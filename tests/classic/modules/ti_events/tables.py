"""Tables with the Trade & Intrigue events, at the moment one of them strikes."""

from typing import Any

import pytest

from tests.classic.table import Table

EDITIONS = ["2021", "bigbox"]
PLAYERS = [2, 3, 4, 5]
SEATS = ["red", "blue", "green", "yellow", "white"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_count = pytest.mark.parametrize("players", PLAYERS)


def ti_table(event: str, edition: str = "2021", players: int = 2, **position: Any) -> Table:
    """Phase 6 of a round with this event, unless the position says otherwise; red begins."""
    fields = {"phase": "event", "round": 6, **position}
    return Table(edition, players, modules=("ti-events",), event=event, **fields)


def is_over(table: Table) -> bool:
    """Whether the event of round 6 has struck everybody and the next round has begun."""
    return table.game.round == 7


def next_round(table: Table) -> Table:
    """All draw, plan nothing and pass, up to the next question after that."""
    return table.draw_all().done().pass_all()
