"""The Trade board, deed by deed; here is what its tests share."""

from typing import Any

import pytest

from orleans.content import load_content
from tests.classic.table import Table

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])
both_editions = pytest.mark.parametrize("edition", ["2021", "bigbox"])

# Somebody has something to do, so that the round goes on.
WAITS = {"spaces": {"scriptorium": "knight scholar"}}

ROWS = {row.id: row for row in load_content().deeds.deed if row.board == "board_trade"}


def open_spaces(deed: str, players: int) -> list[str]:
    """What the spaces of a deed ask for, without the covered one."""
    row = ROWS[deed]
    return list(row.spaces[: len(row.spaces) - (players in row.covered_at)])


def sending(
    waiting: str, players: int = 4, edition: str = "bigbox", place: str = "town_hall", **more: Any
) -> Table:
    """Red has chosen the Town Hall, or the Tower, where these Followers wait."""
    red = {"coins": 0, "market": "farmer*", **more.pop("red", {})}
    red["spaces"] = {**WAITS["spaces"], **red.get("spaces", {})}
    if place == "town_hall":
        red["spaces"]["town_hall"] = waiting
    else:
        red["tiles"] = [place, *red.get("tiles", [])]
        red["tower"] = waiting
    more.setdefault("blue", WAITS)
    modules = ("trade", *more.pop("modules", ()))
    table = Table(edition, players, modules=modules, phase="actions", red=red, **more)
    return table.play("red", f"use {place}")


def all_but_last(deed: str, players: int) -> dict[str, Any]:
    """A position in which one Follower is missing."""
    asks = open_spaces(deed, players)
    if asks[0] == "any":
        return {deed: ["farmer"] * (len(asks) - 1)}
    return {deed: list(range(1, len(asks)))}


def last_send(deed: str, players: int) -> tuple[str, str]:
    """The Follower who completes a deed, and the move that sends him."""
    asks = open_spaces(deed, players)
    if asks[-1] == "any":
        return "boatman", f"send boatman {deed}.{len(asks)}"
    return asks[-1], f"send {deed}.{len(asks)}"


def completing(deed: str, players: int = 4, edition: str = "bigbox", **more: Any) -> Table:
    """Red has just sent the last Follower to a deed."""
    follower, move = last_send(deed, players)
    deeds = {**all_but_last(deed, players), **more.pop("deeds", {})}
    return sending(f"{follower} -", players, edition, deeds=deeds, **more).play("red", move)


def lying(table: Table) -> dict[str, str]:
    """The goods on the board by deed space."""
    goods = table.game.view(None)["modules"]["trade"]["goods_on_deeds"]
    assert isinstance(goods, dict)
    return goods


def wheels_lying(table: Table) -> int:
    wheels = table.game.view(None)["modules"]["trade"]["wheels_on_deeds"]["trade_navigation"]
    assert isinstance(wheels, int)
    return wheels
