"""kill -9 under load: what was acknowledged is there, once, and the games go on."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from orleans.games import verify_record
from orleans.kernel.chance import commitment
from orleans.kernel.record import read_record
from tests.patience import PATIENCE
from tests.server.conftest import execute

from .client import Screen, all_at_once
from .players import Player, not_before
from .servers import CLASSIC, JOAN, Servers, Sitting, new_table, players_at
from .stored import check_kept, entries

KILLS = int(os.environ.get("ORLEANS_KILLS", "3"))


def check_record(servers: Servers, sitting: Sitting) -> None:
    """The whole game, as anybody can check it."""
    answer = servers.now.get(f"/api/tables/{sitting.table}/record")
    record = read_record(answer.data)
    assert verify_record(record).over
    assert commitment(record.seed) == sitting.commitment == record.commitment


def test_every_acknowledged_move_outlives_kill_9(tmp_path: Path, where: str) -> None:
    with Servers(tmp_path, where) as servers:
        tables = [
            new_table(servers.now, {**CLASSIC, "players": 3}, "human", "human"),
            new_table(servers.now, JOAN, "human", "human", "human"),
            new_table(servers.now, JOAN, "human", "human"),
        ]
        at = [players_at(servers, sitting, seed) for seed, sitting in enumerate(tables)]
        everybody = [player for players in at for player in players]
        planning = new_table(servers.now, CLASSIC, "human", "human")
        with Screen(servers.url, planning.table, planning.keys[0]) as planner:
            before = plan(planner)
            killed = threading.Event()
            kill = partial(kill_often, servers, everybody, killed)
            play = [partial(player.play_on, not_before(killed, player)) for player in everybody]
            all_at_once([*play, kill])
            check_plan(planner, before)
        for sitting, players in zip(tables, at, strict=True):
            screens = [player.screen for player in players]
            assert any(screen.breaks for screen in screens)
            check_kept(where, sitting.table, screens)
            check_record(servers, sitting)
        assert [one["kind"] for one in entries(where, planning.table)][-1] == "started"


def kill_often(servers: Servers, players: list[Player], killed: threading.Event) -> None:
    """While everybody plays, at any moment: in the middle of a commit, while a bot thinks."""
    chance = random.Random(9)
    for number in range(KILLS):
        until = time.monotonic() + PATIENCE
        while not all(has_played(player, 2 * number) for player in players):
            assert time.monotonic() < until, "somebody does not get on"
            time.sleep(0.02)
        time.sleep(chance.uniform(0.0, 0.3))
        servers.kill()
        killed.set()
        servers.start()


def has_played(player: Player, steps: int) -> bool:
    return player.steps > steps or player.screen.state.get("status") == "over"


def test_a_database_that_is_away_for_a_while(
    tmp_path: Path, postgres: str, postgres_server: str
) -> None:
    """Nobody is told of a move that is not stored; then all come back and play on."""
    with Servers(tmp_path, postgres) as servers:
        sitting = new_table(servers.now, JOAN, "human", "human")
        players = players_at(servers, sitting, 3)

        def take_it_away() -> None:
            name = urlsplit(postgres).path[1:]
            for _ in range(2):
                time.sleep(0.5)
                allow = f"ALTER DATABASE {name} ALLOW_CONNECTIONS"
                asyncio.run(execute(postgres_server, f"{allow} false"))
                connected = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {BUT_US}"
                asyncio.run(execute(postgres_server, connected.format(name=name)))
                assert servers.now.get("/ready").status == 503
                time.sleep(0.5)
                asyncio.run(execute(postgres_server, f"{allow} true"))

        all_at_once([*[player.play_on for player in players], take_it_away])
        screens = [player.screen for player in players]
        check_kept(postgres, sitting.table, screens)
        check_record(servers, sitting)
        inside = ("asyncpg", "connection was", "terminat", "postgres")
        assert not [one for s in screens for one in s.heard if any(x in one.text for x in inside)]


BUT_US = "datname = '{name}' AND pid <> pg_backend_pid()"


def plan(screen: Screen) -> dict[str, Any]:
    """Three Followers are placed, one is taken back; it is not done yet."""
    player = Player(screen, 1, whims=0)
    for _ in range(3):
        assert screen.do(player.move(screen.state["question"]))["type"] == "done"
        screen.catch_up()
    screen.do({"do": "undo"})
    screen.catch_up()
    draft = screen.state["draft"]
    assert len(draft["moves"]) == 2 and len(draft["undone"]) == 1
    return screen.state


def check_plan(screen: Screen, before: dict[str, Any]) -> None:
    """It is as it was, also when all of it is said once more."""
    screen.come_back()
    assert lasting(screen.state) == lasting(before)
    for id in screen.done:
        screen.send({"type": "do", "id": id, "command": {"do": "undo"}})
    screen.catch_up()
    assert lasting(screen.state) == lasting(before)


def lasting(state: dict[str, Any]) -> dict[str, Any]:
    """All but who is there and how long the others are waited for."""
    seats = [{**seat, "online": None, "grace": None} for seat in state["seats"]]
    return {**state, "seats": seats}
