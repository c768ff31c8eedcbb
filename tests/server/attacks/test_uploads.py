"""Records that would keep a server busy: longer than any game, or just long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from orleans.games import AnyGame
from orleans.kernel.record import Record, record_of
from orleans.server.app import Server
from orleans.server.config import Limits, Settings
from orleans.server.live.live_table import BREATH, RECENT
from orleans.table.history import History
from orleans.table.uploaded import MOVES_A_TURN
from tests.server.api.inside import ask, inside
from tests.server.running import Answer
from tests.table.games import begun

LONG = 600


def undecided(moves: int) -> Record:
    """Somebody puts a Follower down and takes it up again, and again."""
    game = begun("2014")
    seat = game.pending[0]
    there = next(move for move in game.legal(seat) if move.notation.startswith("place"))
    while game.played.length < moves:
        game.play(seat, there)
        game.play(seat, lift(game, seat))
    return record_of(game, reveal_seed=True)


def lift(game: AnyGame, seat: int) -> Any:
    return next(move for move in game.legal(seat) if move.notation.startswith("lift"))


async def upload(server: Server, record: Record) -> Answer:
    return await ask(server, "POST", "/api/records", msgspec.to_builtins(record))


class Turns:
    """How many decisions were played here, and how many of them without a pause."""

    def __init__(self) -> None:
        self.played = self.at_once = self.most_at_once = 0

    def count(self) -> None:
        self.played += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)

    async def tick(self) -> None:
        """Somebody else who wants a turn."""
        while True:
            self.at_once = 0
            await asyncio.sleep(0)


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Turns:
    found = Turns()
    play = History.play

    def counted(self: History, *args: Any, **options: Any) -> Any:
        found.count()
        return play(self, *args, **options)

    monkeypatch.setattr(History, "play", counted)
    return found


@contextmanager
def beside(turns: Turns) -> Iterator[None]:
    ticking = asyncio.create_task(turns.tick())
    try:
        yield
    finally:
        ticking.cancel()


def test_a_record_is_played_in_a_worker_and_not_again_at_the_first_look(
    sqlite: str, turns: Turns
) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server, server.rooms.pool:
            answer = await upload(server, undecided(LONG))
            assert (answer.status, turns.played) == (201, 0)
            look = await ask(server, "GET", f"/api/tables/{answer.json['table']}")
            assert look.json["state"]["moment"] == LONG
            assert len(look.json["lines"]) == turns.played == RECENT

    asyncio.run(situation())


def test_without_a_snapshot_others_have_their_turn_while_a_long_game_is_read(
    sqlite: str, turns: Turns
) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server, server.rooms.pool:
            answer = await upload(server, undecided(LONG))
            await server.store.drop_snapshots()
            with beside(turns):
                look = await ask(server, "GET", f"/api/tables/{answer.json['table']}")
            assert look.json["state"]["moment"] == turns.played == LONG
            assert turns.most_at_once <= BREATH + RECENT

    asyncio.run(situation())


def test_more_moves_than_a_game_can_have_are_refused(sqlite: str) -> None:
    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server, server.rooms.pool:
            record = undecided(begun("2014").rounds * 2 * MOVES_A_TURN + 2)
            answer = await upload(server, record)
            assert (answer.status, answer.key) == (422, "server-record-wrong")
            assert sum((await server.store.counts()).values()) == 0

    asyncio.run(situation())


def test_a_server_that_is_full_keeps_no_record_either(sqlite: str) -> None:
    async def situation() -> None:
        limits = Limits(all_tables=0)
        async with inside(Settings(db=sqlite, limits=limits)) as server:
            answer = await upload(server, undecided(2))
            assert (answer.status, answer.key) == (503, "server-full")

    asyncio.run(situation())
