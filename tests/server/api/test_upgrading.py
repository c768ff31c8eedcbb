"""A server on the database of an older program: old games are shown as what they are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orleans.content.schema import Language
from orleans.kernel.record import RULES_VERSION, record_of
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import run
from tests.kernel.play import fresh
from tests.server.live.client import Screen
from tests.server.running import Running, running
from tests.server.storage.old_databases import database_of, keys_of

KEYS = keys_of("0001")
OLD_RULES = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("upgrading")
    db = database_of("0001", folder / "tables.sqlite")
    with running(folder, "--no-local-limits", db=db) as found:
        yield found


def path_of(which: str) -> str:
    return f"/api/tables/{KEYS[which]['table']}"


def key_of(which: str) -> str:
    return str(KEYS[which]["seats"][0])


def sentences(lines: list[dict[str, Any]]) -> str:
    return "\n".join(sentence for line in lines for sentence in line["sentences"])


def test_a_finished_game_of_another_version_shows_its_result_and_log(server: Running) -> None:
    state = server.get(path_of("finished")).json["state"]
    assert state["status"] == "over" and state["view"] is None
    assert state["archived"]["key"] == "server-other-version"
    result = server.get(path_of("finished") + "/result").json
    assert result == state["result"]
    assert [seat["name"] for seat in result["seats"]] == ["Aimée", "Bastien"]
    assert max(seat["score"] for seat in result["seats"]) > 0
    assert sum(seat["won"] for seat in result["seats"]) == 1
    lines = server.get(path_of("finished") + "/log?limit=500").json["lines"]
    assert "Aimée: " in sentences(lines) and len(lines) > 100


def test_of_a_game_that_ran_one_reads_the_own_moves_and_that_others_moved(
    server: Running,
) -> None:
    anna = server.get(path_of("running"), key_of("running")).json
    assert anna["state"]["status"] == "running" and anna["state"]["result"] is None
    assert anna["state"]["question"] is None and anna["state"]["pending"] == []
    told = sentences(anna["lines"])
    assert "Anna: Good evening" in told and "Anna: done" in told
    assert "Aimée makes" in told and "Aimée: " not in told
    stranger = sentences(server.get(path_of("running") + "/log").json["lines"])
    assert "Anna makes" in stranger and "Anna: done" not in stranger


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_nobody_can_play_on_is_said_in_words(server: Running, language: Language) -> None:
    path = path_of("running") + f"?language={language}"
    state = server.get(path, key_of("running")).json["state"]
    facts = {"rules": OLD_RULES, "known": RULES_VERSION}
    assert state["archived"]["text"] == Words(language).say("server-other-version", **facts)


def test_whatever_would_need_the_rules_is_refused_with_that_reason(server: Running) -> None:
    path, key = path_of("running"), key_of("running")
    say = {"id": "c-new", "command": {"do": "say", "text": "Hello?"}}
    refused = [
        server.post(f"{path}/commands", say, key),
        server.post(f"{path}/hint", None, key),
        server.get(f"{path}/odds", key),
        server.get(f"{path}/board"),
        server.get(f"{path}/moments/1"),
        server.get(path_of("finished") + "/record"),
        server.get(path_of("finished") + "/analysis/1"),
        server.get(path_of("abandoned") + "/result"),
        server.post(path_of("abandoned") + "/rematch", None, key_of("abandoned")),
    ]
    assert {(one.status, one.key) for one in refused} == {(409, "server-other-version")}


def test_a_screen_is_welcomed_and_its_commands_are_refused(server: Running) -> None:
    with Screen(server.url, KEYS["running"]["table"], key_of("running")) as screen:
        assert screen.state["archived"]["key"] == "server-other-version"
        answer = screen.do({"do": "say", "text": "Hello?"})
        assert answer["type"] == "refused"
        assert answer["reason"]["key"] == "server-other-version"


def test_a_terminal_shows_what_happened_and_does_not_sit_down(
    server: Running, tmp_path: Path
) -> None:
    ran = run(tmp_path, "join", f"{server.url}/t/{KEYS['finished']['table']}")
    assert ran.code == 0, ran.err
    assert "Aimée: " in ran.out and "Points at the last move" in ran.out
    assert "but not continue it" in " ".join(ran.out.split())


def test_lists_tell_which_tables_can_only_be_read(server: Running) -> None:
    mine = server.get("/api/tables?list=mine", KEYS["player"]).json["tables"]
    archived = {one["table"]: one["archived"] for one in mine}
    assert archived[KEYS["running"]["table"]] and archived[KEYS["abandoned"]["table"]]
    assert not archived[KEYS["left"]["table"]]


def test_a_table_that_had_not_begun_is_played_with_the_rules_of_today(server: Running) -> None:
    path, key = path_of("left"), key_of("left")
    assert server.get(path, key).json["state"]["archived"] is None
    fill = {"id": "fill", "command": {"do": "fill", "level": "random"}}
    assert server.post(f"{path}/commands", fill, key).status == 200
    found = server.get(path, key).json
    assert found["state"]["status"] == "running" and found["state"]["view"] is not None
    assert found["info"]["rules"] == RULES_VERSION
    mine = server.get("/api/tables?list=mine", KEYS["player"]).json["tables"]
    assert not [one for one in mine if one["table"] == KEYS["left"]["table"] and one["archived"]]


def test_a_record_of_another_version_is_not_uploaded(server: Running) -> None:
    record = record_of(fresh("2021", 2, "old"), reveal_seed=True)
    old = record.to_json().replace(b'"rules":3', b'"rules":2')
    answer = server.ask("POST", "/api/records", old)
    assert (answer.status, answer.key) == (422, "record-rules")


def test_a_table_that_does_not_replay_is_shown_too_and_disturbs_no_other(tmp_path: Path) -> None:
    """It says to be of this version, but its entries are not."""
    db = database_of("0001", tmp_path / "tables.sqlite")
    with sqlite3.connect(db) as connection:
        connection.execute(
            "UPDATE tables SET rules = ?, seed = 'another one', wake_at = 1", [RULES_VERSION]
        )
        connection.execute("DELETE FROM snapshots")
    connection.close()
    with running(tmp_path / "run", "--no-local-limits", db=db) as server:
        for _ in range(2):
            state = server.get(path_of("finished")).json["state"]
            assert state["archived"]["key"] == "server-unplayable" and state["result"]
        made = server.post(
            "/api/tables",
            {
                "seats": [{"player": "human", "name": "Anna"}, {"player": "random"}],
                "setup": {"game": "joan", "players": 2},
            },
        )
        assert made.status == 201
        assert '"task_failed"' not in server.log
