"""Tables over HTTP, on both databases: made, found, joined, played to the end, looked at."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from orleans.games import verify_record
from orleans.kernel.record import read_record
from orleans.text.translator import Words
from tests.patience import PATIENCE
from tests.server.conftest import TEMPLATE, new_database
from tests.server.live.client import Screen
from tests.server.live.players import Player
from tests.server.running import Answer, Running, running

JOAN: dict[str, Any] = {
    "seats": [{"player": "human", "name": "Anna"}, {"player": "random"}],
    "setup": {"game": "joan", "players": 2},
}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """With limits as it comes out of the box."""
    folder = tmp_path_factory.mktemp("tables")
    with ExitStack() as stack:
        db = ""
        if request.param == "postgres":
            address = request.getfixturevalue("postgres_server")
            db = stack.enter_context(contextmanager(new_database)(address, TEMPLATE))
        yield stack.enter_context(running(folder, db=db))


def until(ask: Callable[[], Answer], done: Callable[[Answer], bool]) -> Answer:
    limit = time.monotonic() + PATIENCE
    while not done(answer := ask()):
        assert time.monotonic() < limit, answer.data[:500]
        time.sleep(0.02)
    return answer


def command(id: str, do: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "command": {"do": do, **more}}


def first_placing(state: dict[str, Any]) -> str:
    """A part of a plan, not yet its end."""
    moves: list[str] = [choice["move"] for choice in state["question"]["choices"]]
    return next(move for move in moves if move.startswith("place "))


def test_a_friend_joins_by_a_link_and_both_play(server: Running) -> None:
    wish = {
        "seats": [{"player": "human", "name": "Anna"}, {"player": "open"}],
        "setup": {"players": 2, "options": {"start_player": 0}},
        "options": {"private": True},
    }
    made = server.post("/api/tables", wish)
    assert made.status == 201
    table, anna = made.json["table"], made.json["seats"][0]["key"]
    path = f"/api/tables/{table}"

    assert server.get(path).status == 401
    assert server.get(path, made.json["invite"]).json["state"]["status"] == "open"
    assert table not in [one["table"] for one in server.get("/api/tables").json["tables"]]
    ben_sits = f"{path}/seats"
    assert server.post(ben_sits, {"name": "Ben"}).status in (401, 403)
    same = server.post(ben_sits, {"name": "anna", "invite": made.json["invite"]})
    assert same.status == 409 and same.key == "table-name-taken"
    sat = server.post(ben_sits, {"name": "Ben", "invite": made.json["invite"]})
    assert sat.status == 201 and sat.json["seat"] == 1
    late = server.post(ben_sits, {"name": "Chloé"}, made.json["invite"])
    assert late.status == 409 and late.key == "table-seat-taken"

    state = server.get(f"{path}?language=de", anna).json
    assert state["info"]["seat"] == 0 and state["state"]["status"] == "running"
    assert state["info"]["commitment"] == made.json["commitment"]
    move = first_placing(state["state"])
    wished = command("first", "play", moves=[move])
    done = server.post(f"{path}/commands", wished, anna)
    assert done.status == 200 and done.json == {**done.json, "id": "first"}
    assert server.post(f"{path}/commands", wished, anna).json == done.json
    drafted = server.get(path, anna).json["state"]["draft"]["moves"]
    assert drafted == [move]
    assert server.get(path, sat.json["key"]).json["state"]["draft"] is None

    talked = command("talk", "say", text="Bonne chance")
    assert server.post(f"{path}/commands", talked, sat.json["key"]).status == 200
    lines = server.get(f"{path}/log?after=3&language=fr", anna).json["lines"]
    assert lines[-1]["sentences"] == ["Ben\N{NO-BREAK SPACE}: Bonne chance"]
    assert server.get(f"{path}/log", sat.json["key"]).json["lines"][0]["kind"] == "sat"


def test_a_players_tables_are_found_again(server: Running) -> None:
    me = server.post("/api/players", {"name": "Anna"}).json
    wish = {**JOAN, "seats": [{"player": "human", "name": "Anna"}, {"player": "open"}]}
    tables = [server.post("/api/tables", wish, me["key"]).json["table"] for _ in range(3)]
    mine = server.get("/api/tables?list=mine&limit=2", me["key"]).json
    assert [one["table"] for one in mine["tables"]] == tables[:0:-1]
    rest = server.get(f"/api/tables?list=mine&before={mine['before']}", me["key"]).json
    assert [one["table"] for one in rest["tables"]] == tables[:1] and rest["before"] is None
    listed = server.get("/api/tables?list=open").json["tables"]
    assert [one["table"] for one in listed[:3]] == tables[::-1]
    assert listed[0]["summary"]["seats"][0]["name"] == "Anna"
    assert server.get("/api/tables?list=mine").status == 401
    with_player_key = server.get(f"/api/tables/{tables[0]}", me["key"]).json
    assert with_player_key["info"]["seat"] == 0


def test_help_while_playing(server: Running) -> None:
    wish = {**JOAN, "setup": {"players": 2}}
    made = server.post("/api/tables", wish).json
    key, path = made["seats"][0]["key"], f"/api/tables/{made['table']}"
    hint = server.ask("POST", f"{path}/hint?language=de", key=key)
    assert hint.status == 200 and hint.json["moves"][0]["text"]
    assert hint.json["reasons"] and "Punkte" in hint.json["reasons"][0]
    assert 1 <= len(hint.json["others"]) <= 3
    assert 0 <= hint.json["beside"] < len(hint.json["others"])
    assert all(other["text"] and other["less"] >= 0 for other in hint.json["others"])
    moves: list[str] = [choice["move"] for choice in hint.json["moves"]]
    assert server.post(f"{path}/commands", command("h", "play", moves=moves), key).status == 200
    odds = server.get(f"{path}/odds", key)
    assert odds.status == 200 and odds.json["places"]
    assert server.get(f"{path}/odds").status == 401
    first = server.get(f"{path}/moments/0").json
    assert first["moment"] == 0 and first["view"]["seat"] is None
    assert server.get(f"{path}/moments/999999").status == 404
    assert server.get(f"{path}/record", key).key == "server-not-over"
    early = server.get(f"{path}/analysis/1", key)
    assert (early.status, early.key) == (409, "server-not-over")
    assert server.get(f"{path}/result", key).status == 409


def test_a_game_to_its_end_its_record_and_another_game(server: Running) -> None:
    made = server.post("/api/tables", JOAN).json
    key, path = made["seats"][0]["key"], f"/api/tables/{made['table']}"
    away = server.post(f"{path}/commands", command("away", "stand_in"), key)
    assert away.key == "table-only-person"
    Player(Screen(server.url, made["table"], key), seed=1, whims=0).play_on()
    result = until(lambda: server.get(f"{path}/result"), lambda one: one.status == 200).json
    seed = result["seed"]
    assert hashlib.sha256(seed.encode()).hexdigest() == made["commitment"]
    assert result["ended"] == "over" and any(seat["won"] for seat in result["seats"])

    record = server.get(f"{path}/record")
    game = verify_record(read_record(record.data))
    assert game.over and game.scores == [seat["score"] for seat in result["seats"]]

    lines = pages_of_log(server, path)
    assert [line["seq"] for line in lines] == sorted({line["seq"] for line in lines})
    assert any(line["events"] for line in lines)
    rounds = [line for line in lines if line["round_from"] is not None]
    assert len(rounds) == 10
    assert all("Round" in line["sentences"][line["round_from"]] for line in rounds)

    uploaded = server.ask("POST", "/api/records", record.data)
    assert uploaded.status == 201
    copy = f"/api/tables/{uploaded.json['table']}"
    assert server.get(f"{copy}/moments/10").json["view"]["game"] == "joan"
    broken = json.loads(record.data) | {"scores": [0, 0]}
    refused = server.post("/api/records?language=de", broken)
    assert (refused.status, refused.key) == (422, "server-record-wrong")
    assert refused.json["error"]["text"].endswith(Words("de").say("record-state") + ".")

    again = server.ask("POST", f"{path}/rematch", key=key)
    assert again.status == 201 and again.json["seat"] == 0
    other = server.get(f"/api/tables/{again.json['table']}", again.json["key"]).json
    assert other["state"]["status"] == "running"
    assert server.get(path).json["state"]["rematch"] == again.json["table"]

    secrets = [key, made["invite"], again.json["key"], seed]
    secrets += [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets[:3]]
    assert server.log and not any(secret in server.log + server.out for secret in secrets)
    assert '"level":"error"' not in server.log


def pages_of_log(server: Running, path: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = server.get(f"{path}/log?after={after}&limit=40").json
        lines += page["lines"]
        after = page["after"]
    return lines


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path, where: str) -> None:
    with running(tmp_path / "one", db=where) as server:
        made = server.post("/api/tables", {**JOAN, "setup": {"players": 2}}).json
        key, path = made["seats"][0]["key"], f"/api/tables/{made['table']}"
        move = first_placing(server.get(path, key).json["state"])
        wish = command("k", "play", moves=[move])
        done = server.post(f"{path}/commands", wish, key).json
        server.process.kill()
        server.process.wait()
    with running(tmp_path / "two", db=where) as server:
        assert server.get(path, key).json["state"]["draft"]["moves"] == wish["command"]["moves"]
        assert server.post(f"{path}/commands", wish, key).json == done
