"""Whoever runs a server sees how it is, has it write a backup and announces a restart; with the
admin key, and from its own machine only."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from orleans.server.config import Settings
from orleans.text.translator import Words
from tests.cli.running import Ran, run
from tests.patience import PATIENCE
from tests.server.api.inside import ask, inside
from tests.server.conftest import TEMPLATE, new_database
from tests.server.live.client import Screen
from tests.server.live.servers import CLASSIC, new_table
from tests.server.running import Running, running

KEY = "orla_this-is-the-key-of-a-test"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("admin")) as found:
        yield found


def key_file(server: Running) -> Path:
    return server.folder / "data" / "orleans" / "admin.key"


def admin(server: Running, *arguments: str) -> Ran:
    return run(server.folder, "admin", *arguments)


def test_the_key_is_made_for_the_user_of_the_server_alone(served: Running) -> None:
    file = key_file(served)
    assert file.stat().st_mode & 0o777 == 0o600
    assert served.get("/api/admin", file.read_text().strip()).status == 200
    assert file.read_text().strip() not in served.log


@pytest.mark.parametrize("path", ["/api/admin", "/api/admin/backup", "/api/admin/restart"])
def test_nobody_gets_in_without_it(served: Running, path: str) -> None:
    method, body = ("GET", None) if path == "/api/admin" else ("POST", {"minutes": 1})
    for key in ("", "orla_guessed-guessed-guessed"):
        answer = served.ask(method, path, body, key)
        assert answer.status == 401, path
    assert served.get("/api/notice").json == {"restart_at": None, "text": ""}


def test_nobody_gets_in_through_a_proxy(served: Running) -> None:
    """Even with the key."""
    key = key_file(served).read_text().strip()
    for told in ({"X-Forwarded-For": "127.0.0.1"}, {"Host": "play.example.org"}):
        assert served.ask("GET", "/api/admin", key=key, headers=told).status == 401


def test_without_a_key_of_its_own_a_server_has_no_admin(sqlite: str) -> None:
    async def status(key: str) -> int:
        async with inside(Settings(db=sqlite)) as server:
            return (await ask(server, "GET", "/api/admin", key=key)).status

    assert asyncio.run(status("")) == asyncio.run(status(KEY)) == 401


def test_guesses_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, "--limit", "wrong_keys=2/600") as server:
        codes = [server.get("/api/admin", f"{KEY}-{n}").status for n in range(3)]
    assert codes == [401, 401, 429]


def test_it_sees_tables_and_sockets(served: Running) -> None:
    sitting = new_table(served, CLASSIC, "human", "open")
    with Screen(served.url, sitting.table, sitting.keys[0]):
        status = json.loads(admin(served, "--json").out)
        said = admin(served)
    assert status["tables"] == {"open": 1}
    assert (status["watched"], status["idle"], status["sockets"]) == (1, 0, 1)
    assert (status["workers"], status["busy"], status["waiting"]) == (1, 0, 0)
    assert status["database_bytes"] > 10_000 and status["free_bytes"] > 0
    assert "Tables with a free seat: 1\nTables in memory: 1 watched, 0 idle\n" in said.out


def test_a_backup_now_is_one_that_can_be_restored(served: Running) -> None:
    made = json.loads(admin(served, "--backup", "--json").out)
    file = Path(made["path"])
    assert file.parent == key_file(served).parent / "backups"
    assert file.stat().st_size == made["bytes"] and file.stat().st_mode & 0o777 == 0o600
    restored = run(served.folder, "restore", str(file), "--db", "other.sqlite")
    assert restored.code == 0 and restored.out.startswith(f"{made['rows']} rows")


def test_a_restart_is_announced_in_the_language_of_the_reader_and_withdrawn(
    served: Running,
) -> None:
    said = admin(served, "--announce", "10")
    assert said.out == Words("en").say("notice-restart", minutes=10) + "\n"
    german = served.get("/api/notice?language=de").json
    assert german["text"] == Words("de").say("notice-restart", minutes=10)
    assert "A restart is announced." in admin(served).out
    assert admin(served, "--withdraw").out == "No restart is announced any more.\n"
    assert served.get("/api/notice").json == {"restart_at": None, "text": ""}


def test_a_restart_is_announced_at_all_processes(postgres_server: str, tmp_path: Path) -> None:
    for db in new_database(postgres_server, TEMPLATE):
        with running(tmp_path / "a", db=db) as one, running(tmp_path / "b", db=db) as other:
            said = run(one.folder, "admin", "--announce", "5", "--server", one.url)
            assert said.code == 0, said.err
            assert noticed(other) == Words("en").say("notice-restart", minutes=5)
            status = run(other.folder, "admin", "--server", other.url, "--json")
            assert json.loads(status.out)["free_bytes"] is None


def noticed(server: Running) -> str:
    """As soon as it has come from the other process."""
    until = time.monotonic() + PATIENCE
    while not (text := str(server.get("/api/notice").json["text"])):
        assert time.monotonic() < until, "nothing was announced here"
    return text


@pytest.mark.parametrize(
    "prepare, says",
    [
        ("", "There is no admin key"),
        ("short", "an admin key has 20 to 200 characters"),
        ("open", "others may read this key"),
    ],
)
def test_what_is_wrong_with_a_key_is_said(tmp_path: Path, prepare: str, says: str) -> None:
    file = tmp_path / "data" / "orleans" / "admin.key"
    file.parent.mkdir(parents=True)
    if prepare:
        file.write_text("short" if prepare == "short" else KEY)
        file.chmod(0o644 if prepare == "open" else 0o600)
    said = run(tmp_path, "admin", "--server", "http://127.0.0.1:9")
    assert said.code == 2 and says in said.err


def test_the_key_of_the_environment_goes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORLEANS_ADMIN_KEY", KEY)
    with running(tmp_path) as server:
        assert not key_file(server).exists()
        assert server.get("/api/admin", KEY).status == 200
        assert admin(server).out.startswith("Orléans ")


def test_without_a_server_it_says_so(tmp_path: Path) -> None:
    said = run(tmp_path, "admin")
    assert said.code == 2 and "No running server is known" in said.err


def test_where_no_key_can_be_kept_the_server_serves_all_the_same(
    tmp_path: Path, sqlite: str
) -> None:
    (tmp_path / "data").write_text("in the way of a folder")
    with running(tmp_path, db=sqlite) as server:
        assert server.get("/ready").status == 200
        assert "orleans admin does not work with this server" in server.log
