"""A computer player whose moves the game refuses does not hold up its table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from orleans.server.config import Settings
from orleans.server.live import bot_runner
from orleans.server.workers.bots import Thought
from tests.server.api.inside import computers_alone, inside

ENOUGH = 4


@pytest.mark.parametrize("moves", [["no move at all"], [], ["done", "done", "done"]])
def test_the_first_sensible_move_is_made_instead(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, moves: list[str]
) -> None:
    asked_so_often = asyncio.Event()
    asked: list[int] = []

    async def thought(*about: Any, **_: Any) -> Thought:
        asked.append(about[2].played.length)
        if len(asked) > ENOUGH:
            asked_so_often.set()
            await asyncio.Event().wait()
        return Thought(moves=moves, by="random")

    monkeypatch.setattr(bot_runner, "bot_moves", thought)

    async def situation() -> None:
        async with inside(Settings(db=sqlite)) as server:
            await computers_alone(server)
            await server.rooms.start()
            await asked_so_often.wait()
            await server.rooms.stop()
        assert asked == sorted(set(asked))  # the game has gone on every time

    asyncio.run(asyncio.wait_for(situation(), 60))
