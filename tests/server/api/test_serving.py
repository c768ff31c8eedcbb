"""The command `orleans serve`: how it starts, what it says, how it stops."""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path

import pytest

from orleans.text.translator import Words
from tests.cli.running import Here, run
from tests.patience import PATIENCE
from tests.server.running import begin, running


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    return Here(tmp_path, monkeypatch)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_first_line_says_where_it_is_and_how_to_stop_it(
    tmp_path: Path, how: signal.Signals
) -> None:
    with running(tmp_path) as server:
        database = str(tmp_path / "data" / "orleans" / "tables.sqlite")
        assert server.out == (
            f"Orléans is at {server.url} – tables are kept in {database} "
            "– Ctrl-C stops the server\n"
        )
        assert "Opening the database" in server.log and "Starting a worker" in server.log
        assert server.stop(how) == 0
        assert server.log.rstrip().endswith("The server has stopped.")


def test_for_a_whole_network(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "0.0.0.0", "--lang", "de") as server:
        first, second = server.out.splitlines()
        assert first.startswith("Orléans ist unter http://127.0.0.1:")
        assert "wer diese Adresse erreicht, kann mitspielen" in second


def test_tables_are_still_there_after_a_restart(tmp_path: Path) -> None:
    wish = {"seats": [{"player": "human", "name": "Anna"}, {"player": "open"}]}
    wish["setup"] = {"players": 2}  # type: ignore[assignment]
    with running(tmp_path) as server:
        made = server.post("/api/tables", wish).json
        assert server.stop() == 0
    with running(tmp_path) as server:
        state = server.get(f"/api/tables/{made['table']}", made["seats"][0]["key"])
        assert state.json["info"]["seat"] == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = begin(tmp_path, "--port", str(port))
        assert process.wait(PATIENCE) == 2
    said = (tmp_path / "err").read_text(encoding="utf-8")
    assert said == (
        f"orleans: port {port} of 127.0.0.1 is already in use; choose another with --port\n"
    )


@pytest.mark.parametrize(
    "flags, key",
    [
        ("--port 70000", "serve-port"),
        ("--port x", "error-number"),
        ("--log loud", "serve-log"),
        ("--trusted-proxy everybody", "serve-proxy"),
        ("--players no.such.module", "serve-players"),
        ("--workers 0", "error-number"),
        ("--limit coffee=2", "serve-limit-name"),
        ("--limit connections", "serve-limit"),
        ("--limit connections=0", "serve-limit"),
        ("--limit connections=2.5", "serve-limit"),
        ("--limit head_seconds=inf", "serve-limit"),
        ("--limit tables=60", "serve-limit"),
        ("--limit tables=60/0", "serve-limit"),
        ("--db http://example.org", "storage-kind"),
        ("--host 203.0.113.1", "serve-cannot-listen"),
    ],
)
def test_wrong_flags_are_told_in_a_sentence(here: Here, flags: str, key: str) -> None:
    assert Words("en").has(key)
    ran = here.run("serve", "--port 0", flags) if "port" not in flags else here.run("serve", flags)
    assert ran.code == 2 and ran.err.splitlines()[-1].startswith("orleans: ")


def test_backup_and_restore(tmp_path: Path, postgres: str) -> None:
    wish = {"seats": [{"player": "human", "name": "Anna"}, {"player": "random"}]}
    wish["setup"] = {"game": "joan", "players": 2}  # type: ignore[assignment]
    with running(tmp_path) as server:
        made = server.post("/api/tables", wish).json
        saved = run(tmp_path, "backup", "all.gz")
        assert saved.code == 0 and "Keep the file to yourself" in saved.out
        assert run(tmp_path, "backup", "all.gz").code == 2
    restored = run(tmp_path, "restore", "all.gz", "--db", postgres)
    assert restored.code == 0 and "rows of all.gz are in" in restored.out
    again = run(tmp_path, "restore", "all.gz", "--db", postgres)
    assert again.code == 2 and "only be restored into an empty one" in again.err
    with running(tmp_path / "other", db=postgres) as server:
        state = server.get(f"/api/tables/{made['table']}", made["seats"][0]["key"]).json
        assert state["info"]["commitment"] == made["commitment"]


def test_the_announcement_is_for_machines(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        told = json.loads((tmp_path / "announced.json").read_bytes())
        assert told == {"url": server.url, "port": told["port"], "pid": server.process.pid}
