"""Absence is no consent: a lost connection lets nobody take back, replace or end at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from orleans.server.app import Server
from orleans.server.config import Settings
from tests.server.api.inside import ask, inside
from tests.server.live.client import Screen
from tests.server.live.players import Player
from tests.server.live.servers import new_table
from tests.server.running import Answer, Running

TWO = {"game": "classic", "players": 2, "options": {"start_player": 0}}
JOAN = {"game": "joan", "players": 2}
STAND_IN = {"do": "propose", "what": "stand_in", "seat": 1}
END = {"do": "propose", "what": "end"}
SECOND = 1000


def test_one_lost_connection_gives_nothing_away(server: Running) -> None:
    """The whole attack, in its order: a stand-in at once, everything undone, the end, the seed."""
    sitting = new_table(server, TWO, "human", "human")
    with (
        Screen(server.url, sitting.table, sitting.keys[0]) as anna,
        Screen(server.url, sitting.table, sitting.keys[1]) as ben,
    ):
        ben.play("done")
        anna.until(lambda: anna.state["seats"][1]["online"])
        ben.break_off()
        anna.until(lambda: not anna.state["seats"][1]["online"])
        assert anna.do(STAND_IN)["reason"]["key"] == "server-may-return"
        assert 0 < anna.state["seats"][1]["grace"] <= 120 * SECOND
        assert anna.do({"do": "propose", "what": "undo", "to": 0})["type"] == "done"
        anna.catch_up()
        assert anna.state["proposal"]["waiting"] == [1]
        anna.do({"do": "withdraw"})
        assert anna.do(END)["type"] == "done"
        anna.catch_up()
        assert anna.state["proposal"]["waiting"] == [1] and anna.state["result"] is None
        assert server.get(f"/api/tables/{sitting.table}/record").key == "server-not-over"


def test_a_game_that_is_over_stays_over(server: Running) -> None:
    sitting = new_table(server, JOAN, "human", "random")
    player = Player(Screen(server.url, sitting.table, sitting.keys[0]), seed=1, whims=0)
    player.play_on()
    with player.screen as anna:
        assert anna.state["result"]["seed"] and anna.state["back"] is None
        for back in ({"do": "undo"}, {"do": "propose", "what": "undo", "to": 0}):
            assert anna.do(back)["reason"]["key"] == "table-undo-over"


# ------------------------------------------------------------------ as time goes by


class Evening:
    """Two people at a table of a server whose time the test tells, who ask over HTTP alone."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.path = f"/api/tables/{made['table']}"
        self.keys = [one["key"] for one in made["seats"]]
        self.commands = 0

    async def look(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = (await ask(self.server, "GET", self.path, key=self.keys[seat])).json
        return dict(found["state"])

    async def do(self, seat: int, command: dict[str, Any]) -> Answer:
        self.commands += 1
        wish = {"id": f"c{self.commands}", "command": command}
        return await ask(self.server, "POST", f"{self.path}/commands", wish, self.keys[seat])


@asynccontextmanager
async def evening(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, clock: dict[str, int] | None = None
) -> AsyncIterator[tuple[Evening, list[int]]]:
    """`now` is a list of one number: milliseconds, for the test to change."""
    async with inside(Settings(db=sqlite)) as server:
        now = [server.rooms.now()]
        monkeypatch.setattr(server.rooms, "now", lambda: now[0])
        wish = {
            "seats": [{"player": "human", "name": name} for name in ("Anna", "Ben")],
            "setup": TWO,
            "options": {"clock": clock} if clock else {},
        }
        yield Evening(server, (await ask(server, "POST", "/api/tables", wish)).json), now


def test_a_stand_in_and_an_end_after_two_minutes_but_never_an_undo(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def situation() -> None:
        async with evening(sqlite, monkeypatch) as (table, now):
            await table.do(1, {"do": "play", "moves": ["done"]})
            now[0] += 119 * SECOND
            refused = await table.do(0, STAND_IN)
            assert refused.key == "server-may-return" and b"one more second" in refused.data
            assert (await table.look(0))["seats"][1]["grace"] == SECOND
            now[0] += 2 * SECOND
            await table.do(0, {"do": "propose", "what": "undo", "to": 0})
            assert (await table.look(0))["proposal"]["waiting"] == [1]
            await table.do(0, {"do": "withdraw"})
            assert (await table.do(0, STAND_IN)).status == 200
            assert (await table.look(0))["seats"][1]["stand_in"] == "easy"
            assert (await table.do(0, END)).status == 200
            assert (await table.look(0))["status"] == "abandoned"

    asyncio.run(situation())


def test_a_request_over_http_is_presence(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def situation() -> None:
        async with evening(sqlite, monkeypatch) as (table, now):
            for _ in range(4):
                now[0] += 50 * SECOND
                await table.look(1)
            assert (await table.do(0, STAND_IN)).key == "server-is-there"
            now[0] += 90 * SECOND
            assert not (await table.look(0))["seats"][1]["online"]
            assert (await table.do(0, STAND_IN)).key == "server-may-return"
            now[0] += 31 * SECOND
            assert (await table.do(0, STAND_IN)).status == 200

    asyncio.run(situation())


def test_whoever_has_a_clock_has_all_of_its_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben has planned and is not asked now: his clock stands still, and nobody replaces him."""

    async def situation() -> None:
        async with evening(sqlite, monkeypatch, {"bank": 3600}) as (table, now):
            await table.do(1, {"do": "play", "moves": ["done"]})
            now[0] += 1800 * SECOND
            assert (await table.do(0, STAND_IN)).key == "server-may-return"
            assert (await table.do(0, END)).status == 200
            assert (await table.look(0))["proposal"]["waiting"] == [1]

    asyncio.run(situation())
