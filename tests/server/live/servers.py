"""Servers that are started for real, killed without warning and started again; and the tables
that people sit down at there."""

from __future__ import annotations

import shutil
import signal
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

from tests.patience import PATIENCE
from tests.server.running import Running, running

from .client import Screen
from .players import Player

ASTRAY = str(Path(__file__).parents[1] / "workers" / "astray.py")
"""Players that misbehave. Never imported here: then every test beside would be offered them."""

LEAKING = str(Path(__file__).parent / "leaking.py")
"""Loaded by a server alone, too."""

CLASSIC = {"game": "classic", "players": 4}
INTRIGUE = {"game": "classic", "players": 3, "modules": ["orders", "ti-events", "intrigue"]}
JOAN = {"game": "joan", "players": 3}
SOLO = {"game": "joan", "players": 1}


class Servers:
    """One place for a server; the next one there takes over what the last one has left."""

    def __init__(self, folder: Path, db: str = "", *flags: str, players: str = "") -> None:
        """`players` is a module with computer players, which the server finds where it runs."""
        self.folder = folder
        self.db = db or str(folder / "tables.db")
        self.flags = (*flags, "--players", "astray") if players else flags
        self.players = players
        self.started: list[Running] = []
        self.stack = ExitStack()
        self.up = threading.Event()

    @property
    def now(self) -> Running:
        return self.started[-1]

    def url(self) -> str:
        """Of the server there; while there is none it takes a little."""
        if not self.up.wait(PATIENCE):
            raise OSError("no server")
        return self.now.url

    def start(self) -> Running:
        folder = self.folder / f"server-{len(self.started)}"
        folder.mkdir(parents=True)
        if self.players:
            shutil.copy(self.players, folder / "astray.py")
        found = running(folder, "--no-local-limits", *self.flags, db=self.db)
        self.started.append(self.stack.enter_context(found))
        self.up.set()
        return self.now

    def kill(self) -> None:
        """As when the power fails. Its workers end by themselves."""
        self.up.clear()
        self.now.process.send_signal(signal.SIGKILL)
        self.now.process.wait()

    @property
    def log(self) -> str:
        return "".join(one.log for one in self.started)

    def __enter__(self) -> Servers:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self.stack.close()


class Sitting(NamedTuple):
    """A table, and the secrets of those who sit there."""

    table: str
    keys: dict[int, str]
    invite: str
    commitment: str


def new_table(
    server: Running, setup: dict[str, Any], *seats: str, first: str = "Anna", **options: Any
) -> Sitting:
    """`seats` are "human" or computer players; the rest is random."""
    players = [*seats, *["random"] * (setup["players"] - len(seats))]
    people = iter([first, "Ben", "Chloé", "David", "Emma"])
    wish = {
        "setup": setup,
        "options": options,
        "seats": [
            {"player": player, "name": next(people) if player == "human" else ""}
            for player in players
        ],
    }
    made = server.post("/api/tables", wish)
    assert made.status == 201, made.data
    keys = {one["seat"]: one["key"] for one in made.json["seats"]}
    return Sitting(made.json["table"], keys, made.json["invite"], made.json["commitment"])


def players_at(servers: Servers, sitting: Sitting, seed: int, whims: float = 0.1) -> list[Player]:
    return [
        Player(Screen(servers.url, sitting.table, key), seed * 10 + seat, whims)
        for seat, key in sitting.keys.items()
    ]
