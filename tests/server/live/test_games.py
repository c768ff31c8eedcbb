"""Whole games over the network. Afterwards every byte that anybody was sent is compared with what
that one may know, and the record is checked and replayed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orleans.server.live.live_table import RECENT
from tests.cli.running import run
from tests.server.running import Running

from .client import Screen, all_at_once
from .knowing import check_table
from .players import Player
from .servers import CLASSIC, INTRIGUE, JOAN, SOLO, Servers, Sitting, new_table
from .stored import check_kept, entries
from .test_kill import check_record

GAMES = {
    "Big Box": (CLASSIC, 2),
    "Intrigue": (INTRIGUE, 2),
    "Joan of Arc": (JOAN, 3),
    "Joan of Arc, solo": (SOLO, 1),
}


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory.mktemp("games")) as found:
        yield found


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(servers: Servers, tmp_path: Path, name: str) -> None:
    setup, people = GAMES[name]
    sitting = new_table(servers.now, setup, *["human"] * people)
    screens = play(servers, sitting)
    check_kept(servers.db, sitting.table, screens)
    check_record(servers, sitting)
    check_again(servers, sitting, tmp_path)
    found = entries(servers.db, sitting.table)
    unheard = [one for one in found if one["seq"] not in screens[-1].lines]
    taken_back = sum(one["kind"] == "undone" for one in found)
    assert len(unheard) <= taken_back and all(one["kind"] == "moved" for one in unheard)
    assert check_table(servers, sitting, screens) > 50
    check_rematch(servers, sitting)


def play(servers: Servers, sitting: Sitting) -> list[Screen]:
    """By all people at once, while somebody watches and comes and goes."""
    players = [
        Player(Screen(servers.url, sitting.table, key), seat, 0.1, curiosity=0.05)
        for seat, key in sitting.keys.items()
    ]
    watcher = Player(Screen(servers.url, sitting.table), 9, 0, curiosity=0.3)
    anna = players[0]

    def come_and_go() -> None:
        """Away for so long that some of it is no longer at hand there."""
        watcher.play_on(lambda: True)
        until = watcher.screen.last + RECENT + 30
        while anna.screen.state.get("status") != "over" and anna.screen.last < until:
            time.sleep(0.05)
        watcher.play_on()

    def with_breaks() -> None:
        for stop in (5, 25, 60):
            anna.play_on(lambda stop=stop: anna.steps >= stop)  # type: ignore[misc]
        anna.play_on()

    all_at_once([with_breaks, *[player.play_on for player in players[1:]], come_and_go])
    for player in [*players, watcher]:
        assert player.screen.state["status"] == "over"
        keys = {one["reason"]["key"] for one in player.refused}
        assert keys <= {"table-stale", "table-undo-other", "table-redo-nothing"}
    return [player.screen for player in [*players, watcher]]


def check_again(servers: Servers, sitting: Sitting, folder: Path) -> None:
    """The record as a file, and uploaded as a table to look at."""
    server = servers.now
    path = f"/api/tables/{sitting.table}"
    record = server.get(f"{path}/record")
    (folder / "game.json").write_bytes(record.data)
    assert run(folder, "verify", "game.json").code == 0
    uploaded = server.post("/api/records", record.json)
    assert uploaded.status == 201
    again = f"/api/tables/{uploaded.json['table']}"
    # A sealed decision is one moment where it was made, but a record tells all its moves.
    assert stops(server, again)[-1] == len(record.json["moves"])
    for here, there in zip(stops(server, path), stops(server, again), strict=True):
        seen = [server.get(f"{path}/moments/{here}"), server.get(f"{again}/moments/{there}")]
        here_seen, there_seen = ({**one.json, **NOT_COMPARED} for one in seen)
        assert here_seen == there_seen
    assert server.get(f"{path}/moments/{stops(server, path)[-1] + 1}").status == 404
    here, there = server.get(f"{path}/result").json, server.get(f"{again}/result").json
    assert {**here, "seats": []} == {**there, "seats": []}


NOT_COMPARED = {"about": {}, "moment": 0, "moves": 0}


def stops(server: Running, path: str) -> list[int]:
    """The moments at which the game began, was in the middle, and ended."""
    rounds: list[int] = []
    after: int | None = 0
    while after is not None:
        page = server.get(f"{path}/log?after={after}&limit=500").json
        for line in page["lines"]:
            rounds += [line["moment"] for event in line["events"] if event["what"] == "round"]
        after = page["after"]
    return [0, 1, rounds[len(rounds) // 2], server.get(f"{path}/moments/0").json["moves"]]


def check_rematch(servers: Servers, sitting: Sitting) -> None:
    """Everybody wants another game at the same moment: it is the same one."""
    path = f"/api/tables/{sitting.table}/rematch"
    joined: list[dict[str, Any]] = []

    def ask(key: str) -> None:
        answer = servers.now.post(path, key=key)
        assert answer.status == 201, answer.data
        joined.append(answer.json)

    all_at_once([lambda key=key: ask(key) for key in sitting.keys.values()])  # type: ignore[misc]
    assert len({one["table"] for one in joined}) == 1
    assert {one["seat"] for one in joined} == set(sitting.keys)
    with Screen(servers.url, joined[0]["table"], joined[0]["key"]) as screen:
        assert screen.state["status"] == "running"
