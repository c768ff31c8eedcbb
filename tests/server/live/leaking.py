"""Leaks for the server to have, each at the tables whose first player bears its name. Loaded into
the process of a server by `--players`; the test that is to notice them runs in another one."""

from __future__ import annotations

import logging
from typing import Any

from msgspec.structs import replace

from orleans.classic.game import Classic
from orleans.content.schema import Language
from orleans.server.live import broadcast, idempotency
from orleans.server.present import presenter
from orleans.server.wire import messages
from orleans.table.applied import AppliedEntry
from orleans.table.table import Table

state_of, line_of, reason_of = presenter.state_of, presenter.line_of, presenter.reason_of
newest: list[Table] = []


def leaking_state(
    table: Table, seat: int | None, attendance: presenter.Attendance, now: int, language: Language
) -> messages.State:
    state = state_of(table, seat, attendance, now, language)
    newest[:] = [table]
    if table.history is None or state.view is None:
        return state
    game, view = table.game, state.view
    assert isinstance(game, Classic)
    match table.seats[0].name:
        case "draft":
            foreign = [draft for one, draft in table.drafts.items() if one != seat and draft]
            return replace(state, draft=foreign[0]) if foreign and seat is not None else state
        case "plan" if seat is not None:
            return replace(state, view={**view, "players": planned(table, seat, view["players"])})
        case "bag":
            bags = [one.get("bag") for other in (0, 1) for one in game.view(other)["players"]]
            return replace(state, view={**view, "bags": bags})
        case "moves":
            return replace(state, moment=game.played.length)
        case "tile":
            return replace(state, view={**view, "event": to_come(game)})
    return state


def planned(table: Table, seat: int, players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The others with what they have in mind."""
    others = [table.view(one)["players"][one] for one in range(len(players))]
    return [
        {**player, "spaces": other["spaces"]} if one != seat else player
        for one, (player, other) in enumerate(zip(players, others, strict=True))
    ]


def to_come(game: Classic) -> str:
    return game.tables.hour_glass[game.hour_glass[game.turned]].id


def leaking_line(
    table: Table, told: AppliedEntry, seat: int | None, language: Language
) -> messages.Line:
    line = line_of(table, told, seat, language)
    if table.seats[0].name != "log":
        return line
    secret = messages.EventView(what="drafted", seat=1, source="", facts={"space": "village.1"})
    return replace(line, events=[*line.events, secret])


def leaking_reason(error: Exception, language: Language) -> messages.Reason:
    reason = reason_of(error, language)
    table = newest[0]
    if table.seats[0].name == "seed":
        return replace(reason, text=f"{reason.text} ({table.seed})")
    if table.seats[0].name == "refusal" and isinstance(table.game, Classic):
        return replace(reason, ruling=to_come(table.game))
    if table.seats[0].name == "seed logged":
        logging.getLogger("orleans.server").info(table.seed)
    return reason


if __name__ == "astray":  # as a server loads it
    broadcast.state_of = leaking_state  # type: ignore[attr-defined]
    broadcast.line_of = leaking_line  # type: ignore[attr-defined]
    idempotency.reason_of = leaking_reason  # type: ignore[attr-defined]
