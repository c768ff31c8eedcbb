"""What honest people notice of attacks: each is measured right after a quiet time, in one run."""

import argparse
import socket
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..contender import Contender, ContenderError, compiled_environment
from ..file import Figures, figures_of
from ..results import Results
from ..server.process import Served, has_proc
from ..server.scenes import BIGBOX4, PACE, PEOPLE
from . import FAMILIES
from .raw import STRANGER
from .table import tables
from .verdicts import verdicts

Say = Callable[[str], None]

MOST_TABLES = 200
TAIL = 1.0  # seconds that an attack outlasts the measuring


@dataclass(frozen=True)
class Siege:
    """Rounds, and in each the same for every attack: `calm` seconds until what was before is over,
    so many measured in quiet, `lead` seconds of attack, so many measured under it."""

    rounds: int
    seconds: float
    tables: int
    calm: float
    lead: float


DEFAULT = Siege(rounds=3, seconds=10.0, tables=20, calm=3.0, lead=2.0)
QUICK = Siege(rounds=1, seconds=2.0, tables=4, calm=0.5, lead=0.5)


def run(options: argparse.Namespace, say: Say) -> tuple[Figures, str]:
    """The figures, and the tables that show them."""
    chosen = QUICK if options.quick else DEFAULT
    siege = Siege(
        max(1, options.rounds or chosen.rounds),
        chosen.seconds,
        min(MOST_TABLES, max(1, options.tables or chosen.tables)),
        chosen.calm,
        chosen.lead,
    )
    families = options.attacks or FAMILIES
    results = measure(siege, families, say)
    return figures_of(results, siege, verdicts(families)), tables(results, families)


def measure(siege: Siege, families: Sequence[str], say: Say) -> Results:
    require_addresses()
    results = Results()
    if not has_proc():
        results.notes.append("processor time and memory: this system does not tell them")
    with ExitStack() as stack:
        env = compiled_environment()
        inside, attacker = (
            stack.enter_context(Contender(module, env))
            for module in ("bench.server.inside", "bench.attacks.attacker")
        )
        attacker.ask("prepare", families=families)
        for number in range(siege.rounds):
            say(f"round {number + 1} of {siege.rounds}")
            play_round(siege, families, inside, attacker, results)
    return results


def require_addresses() -> None:
    """Limits count by address, so attackers and honest people need different ones."""
    try:
        with socket.socket() as probe:
            probe.bind((STRANGER, 0))
    except OSError:
        raise ContenderError(f"this machine has no loopback address {STRANGER}") from None


def play_round(
    siege: Siege,
    families: Sequence[str],
    inside: Contender,
    attacker: Contender,
    results: Results,
) -> None:
    """A new server each time: what an attacker has used up of a limit would protect the next."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="orleans-bench-"))
        db = str(Path(folder) / "tables.sqlite")
        seats = inside.ask("prepare", where=db, **wanted(siege.tables))["seats"]
        server = stack.enter_context(Served(db, limits=True))
        people = stack.enter_context(Contender("bench.server.people", compiled_environment()))
        hall = Hall(people, server, placed(seats, server.url))
        for family in families:
            measure_attack(family, siege, hall, attacker, results)


def wanted(tables: int) -> dict[str, Any]:
    """Early in their games, so that none ends in a round."""
    return {"setup": BIGBOX4, "players": PEOPLE, "tables": tables, "earliest": 0.0, "latest": 0.5}


def placed(seats: Sequence[dict[str, Any]], url: str) -> list[dict[str, Any]]:
    """Those at one table are a family: they share an address."""
    numbers = {table: number for number, table in enumerate({seat["table"]: 0 for seat in seats})}
    return [
        seat | {"url": url, "address": f"127.1.0.{numbers[seat['table']] + 1}"} for seat in seats
    ]


class Hall:
    """Honest people: at each table four who play, and one more who comes by and looks."""

    def __init__(self, people: Contender, server: Served, seats: list[dict[str, Any]]) -> None:
        self.people = people
        self.server = server
        self.visits = [
            {name: seat[name] for name in ("url", "table", "key", "address")}
            for seat in seats
            if seat["seat"] == 0
        ]
        people.ask("come", seats=seats)

    def play(self, seconds: float) -> dict[str, Any]:
        self.people.ask("stay")
        cpu, began = self.server.cpu(), time.monotonic()
        figures = self.people.ask("play", seconds=seconds, pace=PACE, visits=self.visits)
        figures["errors"] = figures["refused"] + figures["lost"] + figures["away"]
        if has_proc():
            share = (self.server.cpu() - cpu) / (time.monotonic() - began)
            figures["server_cpu"] = 100 * share
        return figures


def measure_attack(
    family: str, siege: Siege, hall: Hall, attacker: Contender, results: Results
) -> None:
    hall.play(siege.calm)
    quiet = hall.play(siege.seconds)
    server = hall.server
    before = server.memory()
    server.forget_peak()
    began = time.monotonic()
    lasting = siege.lead + siege.seconds + TAIL
    attacker.begin("attack", family=family, url=server.url, seconds=lasting)
    hall.play(siege.lead)
    attacked = hall.play(siege.seconds)
    measured = time.monotonic() - began
    ended = attacker.answer()
    if ended["error"] or ended["seconds"] < min(measured, lasting):
        results.notes.append(f"{family}: over after {ended['seconds']:.1f} s: {ended['error']}")
    results.add(f"{family}.quiet", quiet)
    results.add(family, attacked | times(quiet, attacked))
    if has_proc():
        sizes = {"before_mb": before, "peak_mb": server.peak(), "after_mb": server.memory()}
        results.add(family, {name: size / 1e6 for name, size in sizes.items()})


def times(quiet: dict[str, Any], attacked: dict[str, Any]) -> dict[str, float]:
    """How many times as long; no figure where nobody had an answer at all."""
    named = {"times": "p95_ms", "visit_times": "visit_p95_ms"}
    return {
        name: attacked[key] / quiet[key]
        for name, key in named.items()
        if key in attacked and key in quiet
    }
