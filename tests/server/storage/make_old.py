"""Writes a small database and its backup as text, to be opened by every later version.

    python -m tests.server.storage.make_old 0001

To be run once with the program of a schema, before the next migration is written; never again
for an older one, whose program is needed for it. The files land in `old/`.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.cli.running import environment
from tests.patience import PATIENCE
from tests.server.running import Running, running

OLD = Path(__file__).parent / "old"

ANNA = {"player": "human", "name": "Anna"}
BOT = {"player": "random"}
FREE = {"player": "open"}
OPTIONS = {"start_player": 0}


def main(schema: str) -> None:
    folder = OLD / schema
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        db = Path(scratch) / "tables.sqlite"
        with running(Path(scratch), "--no-local-limits", db=str(db)) as server:
            story = Story(server)
            told = {
                "player": story.player,
                "running": story.is_running(),
                "finished": story.is_finished(),
                "abandoned": story.is_abandoned(),
                "left": story.is_left(),
            }
        (folder / "tables.sql").write_text(as_sql(db), encoding="utf-8")
        backup = folder / "backup.jsonl"
        line = [sys.executable, "-m", "orleans.cli", "backup", str(backup), "--db", str(db)]
        subprocess.run(line, check=True, env=environment(Path(scratch)))
        backup.chmod(0o644)
    (folder / "keys.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


class Story:
    """Tables at every stage, made by asking the server as anybody would."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.player = server.post("/api/players", {"name": "Anna"}).json["key"]
        self.commands = 0

    def made(self, *seats: dict[str, str], **setup: Any) -> dict[str, Any]:
        wish = {"seats": seats, "setup": {"players": len(seats), **setup}}
        made = self.server.post("/api/tables", wish, self.player).json
        seat_keys = [seat["key"] for seat in made["seats"]]
        return {"table": made["table"], "seats": seat_keys, "invite": made["invite"]}

    def do(self, table: dict[str, Any], do: str, key: str = "", **more: Any) -> None:
        self.commands += 1
        wish = {"id": f"c{self.commands}", "command": {"do": do, **more}}
        answer = self.server.post(
            f"/api/tables/{table['table']}/commands", wish, key or table["seats"][0]
        )
        assert answer.status == 200, answer.data

    def state(self, table: dict[str, Any]) -> dict[str, Any]:
        key = table["seats"][0] if table["seats"] else ""
        found: dict[str, Any] = self.server.get(f"/api/tables/{table['table']}", key).json["state"]
        return found

    def until(
        self, table: dict[str, Any], seen: Callable[[dict[str, Any]], bool]
    ) -> dict[str, Any]:
        limit = time.monotonic() + PATIENCE
        while not seen(state := self.state(table)):
            assert time.monotonic() < limit, state
            time.sleep(0.02)
        return state

    def play(self, table: dict[str, Any], *liked: str) -> None:
        """The first choice that begins as is liked."""
        question = self.until(table, lambda state: state["question"] is not None)["question"]
        moves = [choice["move"] for choice in question["choices"]]
        found = [move for word in liked for move in moves if move.startswith(word)]
        self.do(table, "play", moves=[(found or moves)[0]], question=question["id"])

    def is_running(self) -> dict[str, Any]:
        """In round 2, with some talk, and a plan that nobody has seen yet."""
        table = self.made(ANNA, BOT, options=OPTIONS)
        self.do(table, "say", text="Good evening")
        while self.state(table)["view"]["round"] < 2:
            self.play(table, "draw", "done", "pass")
        self.play(table, "draw")
        self.play(table, "place")
        return table

    def is_finished(self) -> dict[str, Any]:
        table = self.made(BOT, BOT, game="joan")
        self.until(table, lambda state: bool(state["status"] == "over"))
        return table

    def is_abandoned(self) -> dict[str, Any]:
        table = self.made(ANNA, BOT, game="joan")
        self.do(table, "resign")
        self.until(table, lambda state: bool(state["status"] == "abandoned"))
        return table

    def is_left(self) -> dict[str, Any]:
        """Ben sat down and got up again, so his key opens nothing any more."""
        table = self.made(ANNA, FREE, FREE, options=OPTIONS)
        path = f"/api/tables/{table['table']}/seats"
        ben = self.server.post(path, {"name": "Ben", "invite": table["invite"]}).json["key"]
        self.do(table, "leave", key=ben)
        return {**table, "left": ben}


def as_sql(db: Path) -> str:
    connection = sqlite3.connect(db)
    try:
        return "\n".join(connection.iterdump()) + "\n"
    finally:
        connection.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
