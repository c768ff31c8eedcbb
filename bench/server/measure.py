"""What is measured of the server, in which order."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..contender import Contender, ContenderError, compiled_environment
from ..results import Results
from . import postgres
from .process import Samples, Served, has_proc
from .scenes import ALL, PACE, SCENES, Scene

Say = Callable[[str], None]

WARM_UP = 3.0  # seconds of play before the first round
TOGETHER = 200  # commits at once
OPENINGS = 5


@dataclass(frozen=True)
class Load:
    """How much is asked of the server: rounds of so many seconds at so many tables. After `idle`
    seconds the server of the memory test lets a table go; by then all must have come."""

    rounds: int
    seconds: float
    tables: int
    idle: float = 20.0


DEFAULT = Load(rounds=3, seconds=10.0, tables=200)
QUICK = Load(rounds=1, seconds=2.0, tables=20, idle=5.0)


def measure(load: Load, with_postgres: bool, say: Say) -> Results:
    results = Results()
    if not has_proc():
        results.notes.append("processor time and memory: this system does not tell them")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="orleans-bench-")))
        inside = stack.enter_context(Contender("bench.server.inside", compiled_environment()))
        site = Site(folder, inside, results, say)
        address = stack.enter_context(postgres.server()) if with_postgres else None
        if address is None:
            results.notes.append("PostgreSQL: not asked for")
        for number in range(load.rounds):
            say(f"alone, round {number + 1} of {load.rounds}")
            alone(site, load, address)
        for scene in SCENES:
            if address is not None or not scene.on_postgres:
                play_scene(site, scene, load, address)
        for number in range(load.rounds):
            say(f"memory, round {number + 1} of {load.rounds}")
            memory(site, load)
    return results


@dataclass(frozen=True)
class Site:
    """What the scenes share: a place for databases, the process that fills them."""

    folder: Path
    inside: Contender
    results: Results
    say: Say

    def database(self, address: str | None) -> str:
        """A new one, without a table in it."""
        if address is not None:
            return postgres.new_database(address)
        return str(Path(tempfile.mkdtemp(dir=self.folder)) / "tables.sqlite")


def alone(site: Site, load: Load, address: str | None) -> None:
    """Without a server around it."""
    opened = site.inside.ask("opening", where=site.database(None), times=OPENINGS)
    site.results.add("opening", opened)
    for row, where in (("sqlite", None), ("postgres", address)):
        if row == "sqlite" or where is not None:
            wanted = {"seconds": load.seconds / 10, "together": TOGETHER}
            found = site.inside.ask("commits", where=site.database(where), **wanted)
            site.results.add(f"commits.{row}", found)


# ------------------------------------------------------------------------ people at tables


def cores() -> tuple[int | None, int | None]:
    """One for the server, one for the people, where there are two to choose from."""
    if not hasattr(os, "sched_setaffinity"):
        return None, None
    found = sorted(os.sched_getaffinity(0))
    return (found[-1], found[0]) if len(found) > 1 else (None, None)


@contextmanager
def people_on(core: int | None) -> Iterator[Contender]:
    with Contender("bench.server.people", compiled_environment()) as people:
        if core is not None:
            os.sched_setaffinity(people.process.pid, {core})
        yield people


def play_scene(site: Site, scene: Scene, load: Load, address: str | None) -> None:
    """Rounds at the same tables, which go on with their games."""
    tables = scene.tables(load.tables)
    site.say(f"{tables} tables, {scene.words}, {scene.servers} server(s)")
    db = site.database(address if scene.on_postgres else None)
    seats = site.inside.ask("prepare", where=db, **scene.wanted(load.tables))["seats"]
    # With workers or a database at work there are more processes than cores: nobody is pinned.
    theirs, ours = (None, None) if scene.on_postgres or scene.has_bots else cores()
    with ExitStack() as stack:
        servers = [stack.enter_context(Served(db, theirs)) for _ in range(scene.servers)]
        people = stack.enter_context(people_on(ours))
        people.ask("come", seats=seated(seats, servers))
        people.ask("play", seconds=min(WARM_UP, load.seconds), pace=PACE)
        for _ in range(load.rounds):
            before = [looked_at(server) for server in servers]
            figures = people.ask("play", seconds=load.seconds, pace=PACE)
            after = [looked_at(server) for server in servers]
            site.results.add(scene.row, figures | spent(before, after))
        if figures["lost"] or figures["refused"]:
            site.results.notes.append(
                f"{scene.row}: {figures['lost']} connections lost, {figures['refused']} refusals"
            )


def seated(seats: list[dict[str, Any]], servers: list[Served]) -> list[dict[str, Any]]:
    """The people of a table come to different servers, if there are several, and so do those who
    are alone with bots."""
    tables = {table: number for number, table in enumerate({seat["table"]: 0 for seat in seats})}
    return [
        seat | {"url": servers[(seat["seat"] + tables[seat["table"]]) % len(servers)].url}
        for seat in seats
    ]


@dataclass(frozen=True)
class Look:
    at: float
    cpu: float
    workers: float
    memory: int
    counted: Samples


def looked_at(server: Served) -> Look:
    return Look(
        time.perf_counter(), server.cpu(), server.workers_cpu(), server.memory(), server.counted()
    )


def spent(before: list[Look], after: list[Look]) -> dict[str, float]:
    """What the servers used and did between two looks. Every move is a commit of its own."""
    seconds = after[0].at - before[0].at

    def grown(name: str) -> float:
        return sum(
            a.counted.get(name, 0.0) - b.counted.get(name, 0.0)
            for a, b in zip(after, before, strict=True)
        )

    cpu = sum(a.cpu - b.cpu for a, b in zip(after, before, strict=True))
    workers = sum(a.workers - b.workers for a, b in zip(after, before, strict=True))
    commits = grown("orleans_commit_seconds_count")
    decisions = grown('orleans_bot_seconds_count{level="random"}')
    figures = {
        "all_moves_s": commits / seconds,
        "commit_ms": 1e3 * grown("orleans_commit_seconds_sum") / max(1, commits),
        "decisions_s": decisions / seconds,
        "decision_ms": 1e3 * grown('orleans_bot_seconds_sum{level="random"}') / max(1, decisions),
    }
    if has_proc():
        figures |= {
            "server_cpu": 100 * cpu / seconds / len(after),
            "workers_cpu": 100 * workers / seconds / len(after),
            "cpu_ms_move": 1e3 * cpu / max(1, commits),
            "memory_mb": max(look.memory for look in after) / 1e6,
        }
    return figures


# -------------------------------------------------------------------------------- memory


def memory(site: Site, load: Load) -> None:
    """Somebody at every table, late in the game, and nobody says anything."""
    if not has_proc():
        return
    db = site.database(None)
    wanted = ALL.wanted(load.tables) | {"earliest": 0.8, "latest": 0.9}
    seats = site.inside.ask("prepare", where=db, **wanted)["seats"]
    first = [seat for seat in seats if seat["seat"] == 0]
    with Served(db, switches=["--idle", str(load.idle)]) as server, people_on(None) as people:
        known = max(1, len(first) // 10)
        people.ask("come", seats=seated(first[:known], [server]))  # words and tables are read
        empty = server.memory()
        people.ask("come", seats=seated(first[known:], [server]))
        full = server.memory()
        people.ask("leave")
        wait_until_let_go(server, load.idle)
        left = server.memory()
        people.ask("come", seats=seated(first, [server]))
        again = server.memory()
    tables = max(1, len(first) - known)
    site.results.add(
        "memory",
        {
            "table_kb": (full - empty) / tables / 1e3,
            "kept_kb": (left - empty) / tables / 1e3,
            "again_kb": (again - full) / tables / 1e3,
            "empty_mb": empty / 1e6,
        },
    )


def wait_until_let_go(server: Served, idle: float) -> None:
    until = time.monotonic() + 3 * idle + 10
    while server.counted()["orleans_tables_in_memory"] > 0:
        if time.monotonic() > until:
            raise ContenderError("the server does not let go of its tables")
        time.sleep(idle / 20)
