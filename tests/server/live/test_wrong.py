"""Commands that come twice, late, in another order, from others or from nobody: harmless."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orleans.server.config import Limits
from tests.patience import PATIENCE
from tests.server.running import running

from .client import BROKEN, Screen, SentAway
from .players import Player
from .servers import CLASSIC, Servers, Sitting, new_table
from .stored import rows

GONE = (SentAway, *BROKEN)


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    with Servers(tmp_path) as found:
        yield found


def at(servers: Servers, sitting: Sitting, seat: int) -> Screen:
    return Screen(servers.url, sitting.table, sitting.keys[seat])


def everything(servers: Servers) -> list[Any]:
    """All that is stored, but for refusals and who looks after which table."""
    tables = ["entries", "drafts", "keys", "players"]
    found: list[Any] = [rows(servers.db, f"SELECT * FROM {name}") for name in tables]
    answers = rows(servers.db, "SELECT table_id, who, command, answer FROM answers")
    found.append([one for one in answers if json.loads(one[-1])["type"] == "done"])
    return [*found, rows(servers.db, "SELECT id, seq, status, summary FROM tables")]


def test_wrong_commands_change_nothing(servers: Servers) -> None:
    sitting = new_table(servers.now, CLASSIC, "human", "human")
    elsewhere = new_table(servers.now, CLASSIC, "human", "human")
    with at(servers, sitting, 0) as anna, at(servers, sitting, 1) as ben:
        move = Player(anna, 1, whims=0).move(anna.state["question"])
        check_the_same_again(servers, sitting, anna, ben, move)
        player = servers.now.post("/api/players", {"name": "Eve"}).json["key"]
        before = everything(servers)
        check_stale_and_foreign(anna, ben, elsewhere)
        check_forged_keys(servers, sitting, elsewhere, player)
        check_what_is_no_message(servers, sitting)
        check_http(servers, sitting, elsewhere)
        assert everything(servers) == before
        # And everybody can play on.
        assert anna.do({"do": "undo"})["type"] == "done"
        assert ben.say("Hello")["type"] == "done"
        assert '"level":"error"' not in servers.log
        keys = [*sitting.keys.values(), sitting.invite, player]
        for secret in (*keys, "the same id", "I am not at this table"):
            assert secret not in servers.log


def check_the_same_again(
    servers: Servers, sitting: Sitting, anna: Screen, ben: Screen, move: Any
) -> None:
    """Also where by now it could be answered otherwise, also after a restart."""
    first = anna.do(move, "once")
    del anna.answers["once"]
    assert anna.do({"do": "say", "text": "the same id"}, "once") == first
    other = ben.do({"do": "say", "text": "another seat's id is another"}, "once")
    assert other["type"] == "done"
    refused = anna.do({"do": "come_back"}, "refused")
    assert refused["type"] == "refused"
    del anna.answers["refused"]
    assert anna.do({"do": "say", "text": "refused before"}, "refused") == refused
    servers.kill()
    servers.start()
    for screen in (anna, ben):
        screen.come_back()
        screen.answers.clear()
    assert anna.do(move, "once") == first
    assert ben.do({"do": "undo"}, "once") == other
    assert anna.do({"do": "say", "text": "refused before"}, "refused") == refused
    wish = {"id": "refused", "command": {"do": "say", "text": "and over HTTP"}}
    path = f"/api/tables/{sitting.table}/commands?language=fr"
    answer = servers.now.post(path, wish, sitting.keys[0])
    assert (answer.status, answer.json["error"]) == (409, refused["reason"])
    anna.catch_up()
    assert anna.state["draft"]["moves"] == move["moves"]


def check_stale_and_foreign(anna: Screen, ben: Screen, elsewhere: Sitting) -> None:
    ben.catch_up()
    choices = [choice["move"] for choice in ben.state["question"]["choices"]]
    legal = next(move for move in choices if move.startswith("place"))
    wrong: list[dict[str, Any]] = [
        {"do": "play", "moves": [legal], "question": "draw.0.0"},
        {"do": "play", "moves": [legal], "question": anna.state["question"]["id"] + "1"},
        {"do": "confirm", "question": "confirm.9.9"},
        {"do": "play", "moves": [legal, legal, legal, legal, legal, legal]},
        {"do": "play", "moves": []},
        {"do": "play", "moves": [legal] * 300},
        {"do": "play", "moves": ["use castle"]},
        {"do": "play", "moves": ["\x00", "place farmer village.1; DROP TABLE entries"]},
        {"do": "play", "moves": ["0 done"]},
        {"do": "undo", "to": 10**30},
        {"do": "undo", "to": -1},
        {"do": "redo"},
        {"do": "answer", "agree": True},
        {"do": "withdraw"},
        {"do": "resume"},
        {"do": "leave"},
        {"do": "fill", "level": "easy"},
        {"do": "propose", "what": "undo", "to": 10**9},
        {"do": "propose", "what": "stand_in", "seat": 99},
        {"do": "propose", "what": "stand_in", "seat": -1},
        {"do": "propose", "what": "stand_in", "seat": 0, "level": "nobody"},
        {"do": "stand_in", "level": "../../etc/passwd"},
        {"do": "say", "text": " \n\t"},
        {"do": "say", "text": "x" * 501},
    ]
    for command in wrong:
        answer = ben.do(command)
        assert answer["type"] == "refused" and answer["reason"]["text"], command
        assert answer["reason"]["key"] != "fault", command


def check_forged_keys(servers: Servers, sitting: Sitting, elsewhere: Sitting, player: str) -> None:
    key = sitting.keys[0]
    forged = ["", "x", key[:-1], key + "x", key.upper(), key.replace("orls_", "orlp_")]
    forged += ["orls_" + secrets.token_urlsafe(24), elsewhere.keys[0], elsewhere.invite, "\x00"]
    for one in forged:
        with pytest.raises(GONE):
            Screen(servers.url, sitting.table, one).open()
    for harmless in (None, player, sitting.invite):
        with Screen(servers.url, sitting.table, harmless) as guest:
            assert guest.seat is None and guest.state["question"] is None
            answer = guest.say("I am not at this table")
            assert answer["type"] == "refused" and answer["reason"]["key"] == "server-no-seat"
    with pytest.raises(GONE):
        Screen(servers.url, "no-such-table", key).open()


def check_what_is_no_message(servers: Servers, sitting: Sitting) -> None:
    hello = {"type": "hello", "key": sitting.keys[0]}
    do = {"type": "do", "id": "a", "command": {"do": "undo"}}
    wrong: list[Any] = [
        "",
        "null",
        "[]",
        "[" * 30_000,
        '{"type":"do","id":"a","command":' * 2000,
        "{" + '"a":' * 5000,
        b"\x00\xff binary",
        json.dumps(do).encode(),
        "x" * 70_000,
        {"type": "hello", "key": sitting.keys[0]},
        {"type": "welcome"},
        {"type": "do", "id": "", "command": {"do": "undo"}},
        {"type": "do", "id": "x" * 65, "command": {"do": "undo"}},
        {"type": "do", "id": "a b", "command": {"do": "undo"}},
        {**do, "seat": 1},
        {**do, "command": {"do": "undo", "seat": 1}},
        {**do, "command": {"do": "move"}},
        {**do, "command": {"do": "say", "text": 5}},
        {"type": "hello", "last": -1},
        '{"type":"do","id":"a","command":{"do":"say","text":"\\ud800"}}',
    ]
    for message in wrong:
        screen = Screen(servers.url, sitting.table, sitting.keys[0])
        with screen, pytest.raises(GONE):
            screen.send(message)
            screen.drain(PATIENCE)
    first: list[Any] = [do, {"type": "ping"}, "null", b"hello", {**hello, "language": "xx"}]
    for message in first:
        screen = Screen(servers.url, sitting.table, sitting.keys[0])
        screen.hello = message
        with pytest.raises(GONE):
            screen.open()


def check_http(servers: Servers, sitting: Sitting, elsewhere: Sitting) -> None:
    server = servers.now
    path = f"/api/tables/{sitting.table}/commands"
    wish = {"id": "http", "command": {"do": "say", "text": "Hello"}}
    assert server.post(path, wish).status == 401
    assert server.post(path, wish, "orls_" + secrets.token_urlsafe(24)).status == 401
    assert server.post(path, wish, elsewhere.keys[0]).status == 403
    assert server.post(path, wish, sitting.invite).status == 403
    stale = {"id": "http", "command": {"do": "play", "moves": ["done"], "question": "no"}}
    assert server.post(path, stale, sitting.keys[1]).status == 409
    taken = server.post(f"/api/tables/{sitting.table}/seats", {"name": "Eve"})
    assert taken.status == 409
    assert server.get(f"/api/tables/{sitting.table}/record", sitting.keys[0]).status == 409


def test_too_many_commands_are_refused_and_nobody_minds(tmp_path: Path) -> None:
    """With the limits of a server on the open internet."""
    with running(tmp_path, db=str(tmp_path / "tables.db")) as server:
        sitting = new_table(server, CLASSIC, "human", "human")
        with (
            Screen(server.url, sitting.table, sitting.keys[0]) as flood,
            Screen(server.url, sitting.table, sitting.keys[1]) as ben,
        ):
            began = time.monotonic()
            for number in range(400):
                command = {"do": "say", "text": str(number)}
                flood.send({"type": "do", "id": f"flood-{number}", "command": command})
                flood.drain(0)  # who does not listen as well is sent away
            flood.until(lambda: "flood-399" in flood.answers)
            refused = [one for one in flood.answers.values() if one["type"] == "refused"]
            rate = Limits().commands
            allowed = rate.burst * (1 + (time.monotonic() - began) / rate.seconds)
            assert 400 - len(refused) <= allowed + 1
            assert {one["reason"]["key"] for one in refused} <= {"server-too-much"}
            last = max(one["seq"] for one in flood.answers.values() if one["type"] == "done")
            ben.until(lambda: ben.last >= last)
            said = [one for one in ben.lines.values() if one["kind"] == "said"]
            assert len(said) == 400 - len(refused)
            assert server.get("/health").status == 200
