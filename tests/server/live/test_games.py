"""Whole games over the network. Afterwards every byte that anybody was sent is compared with what
that one may know, and the record is checked and replayed."""

from __future__ import annotations

import copy
import time
from pathlib import Path
from typing import Any

import pytest

from orleans.server.room import RECENT
from tests.cli.running import run

from .client import Heard, Screen, all_at_once
from .knowing import Leak, Truth, check_heard, check_words
from .players import Player
from .servers import CLASSIC, INTRIGUE, JOAN, SOLO, Servers, Sitting, new_table
from .stored import check_kept, entries, seed_of
from .test_kill import check_record

GAMES = {
    "Big Box": (CLASSIC, 2),
    "Intrigue": (INTRIGUE, 2),
    "Joan of Arc": (JOAN, 3),
    "Joan of Arc, solo": (SOLO, 1),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(tmp_path: Path, name: str) -> None:
    setup, people = GAMES[name]
    with Servers(tmp_path) as servers:
        sitting = new_table(servers.now, setup, *["human"] * people)
        screens = play(servers, sitting)
        seed = seed_of(servers.db, sitting.table)
        check_kept(servers.db, sitting.table, screens)
        check_record(servers, sitting)
        check_again(servers, sitting, tmp_path)
        found = entries(servers.db, sitting.table)
        unheard = [one for one in found if one["seq"] not in screens[-1].lines]
        taken_back = sum(one["kind"] == "undone" for one in found)
        assert len(unheard) <= taken_back and all(one["kind"] == "moved" for one in unheard)
        secrets = {seed: "the seed", sitting.invite: "the invitation"}
        secrets |= {key: f"the key of seat {seat}" for seat, key in sitting.keys.items()}
        truth = Truth(screens[0].info["setup"], seed, found)
        compared = check_heard(truth, screens, secrets)
        assert compared > 50
        check_the_check(truth, screens, found, seed)
        for secret in secrets:
            assert secret not in servers.log
            assert secret not in servers.now.get("/metrics").data.decode()


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
    last = len(record.json["moves"])
    for moment in (0, 1, last // 2, last):
        here, there = (server.get(f"{one}/moments/{moment}").json for one in (path, again))
        assert {**here, "about": {}} == {**there, "about": {}}
    assert server.get(f"{path}/moments/{last + 1}").status == 404
    here, there = server.get(f"{path}/result").json, server.get(f"{again}/result").json
    assert {**here, "seats": []} == {**there, "seats": []}


# ------------------------------------------------- the check itself must be able to fail


def check_the_check(
    truth: Truth, screens: list[Screen], found: list[dict[str, Any]], seed: str
) -> None:
    anna = screens[0]
    middle = anna.heard[len(anna.heard) // 2 :]
    heard = next(one for one in middle if one.message.get("state") and not one.path)
    state = heard.message["state"]
    again = Truth(anna.info["setup"], seed, found)
    seq = next(seq for seq in again.moments() if seq == state["seq"])
    again.check_state(state, anna.seat)
    if again.table.setup.game == "classic":
        leaking = copy.deepcopy(state)
        other = next(seat for seat in range(2) if seat != anna.seat)
        leaking["view"] = again.table.view(other)
        with pytest.raises(Leak):
            again.check_state(leaking, anna.seat)
    told = copy.deepcopy(state)
    told["view"]["round"] += 1
    with pytest.raises(Leak):
        again.check_state(told, anna.seat)
    line = copy.deepcopy(anna.lines[seq])
    line["events"].append({"what": "drafted", "seat": 1, "source": "", "facts": {}})
    with pytest.raises(Leak):
        again.check_line(line, anna.seat)
    with pytest.raises(Leak):
        check_words(Heard(f'{{"x": "{seed}"}}', 0), {seed: "the seed"})
