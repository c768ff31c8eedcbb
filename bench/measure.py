"""What is measured, in which order: rounds in which every contender works once."""

import statistics
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from .contender import (
    Contender,
    ContenderError,
    compiled_environment,
    peer_environment,
    pin_to_one_core,
    plain_environment,
    start_up,
)
from .peers.environment import NoPeers, peers_python

Say = Callable[[str], None]

SPIEL_GAMES = ("backgammon", "gin_rummy", "hearts", "go_fish")
GAMES: dict[str, dict[str, Any]] = {
    "bigbox4": {"edition": "bigbox", "players": 4},
    "bigbox4_checked": {"edition": "bigbox", "players": 4, "checked": True},
    "bigbox5": {"edition": "bigbox", "players": 5},
    "2014_2": {"edition": "2014", "players": 2},
    "joan4": {"game": "joan", "edition": "1", "players": 4},
    "joan1": {"game": "joan", "edition": "1", "players": 1},
}
ENVIRONMENTS = {"plain": plain_environment, "compiled": compiled_environment}
CALL = 0.15  # a single call is timed for this part of a slice of play


@dataclass(frozen=True)
class Effort:
    """How long to measure: a slice is the time one contender plays in one round."""

    rounds: int
    seconds: float


DEFAULT = Effort(rounds=7, seconds=1.0)
QUICK = Effort(rounds=3, seconds=0.25)


@dataclass(frozen=True)
class Slice:
    """One request that comes round after round; its figures are filed under `row`."""

    row: str
    contender: Contender
    task: str
    arguments: dict[str, Any]
    peer: bool = False


@dataclass
class Results:
    """`values` holds what every round gave for a key like `compiled.bigbox4.decisions_s`."""

    values: dict[str, list[float]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)  # what could not be measured, and why
    builds: list[str] = field(default_factory=list)  # of ours that took part
    versions: dict[str, str] = field(default_factory=dict)  # of the peers
    core: int | None = None

    def add(self, row: str, figures: dict[str, float]) -> None:
        for name, value in figures.items():
            self.values.setdefault(f"{row}.{name}", []).append(value)

    def median(self, key: str) -> float | None:
        values = self.values.get(key)
        return statistics.median(values) if values else None

    def ratio(self, above: str, below: str) -> float | None:
        """Round by round, so that a machine that slows down slows both sides."""
        pairs = zip(self.values.get(above, []), self.values.get(below, []), strict=False)
        ratios = [a / b for a, b in pairs if b]
        return statistics.median(ratios) if ratios else None


def measure(effort: Effort, with_peers: bool, say: Say) -> Results:
    results = Results()
    python = find_peers(results, say) if with_peers else None
    if not with_peers:
        results.notes.append("peers: not asked for")
    results.core = pin_to_one_core()
    with ExitStack() as stack:
        slices = [*our_slices(effort, results, stack)]
        if python is not None:
            slices += peer_slices(effort, results, stack, python)
        for number in range(effort.rounds):
            say(f"round {number + 1} of {effort.rounds}")
            for slice in slices:
                take_part(slice, results)
            for build in results.builds:
                results.add(f"{build}.start", start_up(ENVIRONMENTS[build]()))
    return results


def take_part(slice: Slice, results: Results) -> None:
    """A peer that breaks down drops out of the later rounds; our own engine must not."""
    if slice.contender.ended:
        return
    try:
        figures = slice.contender.ask(slice.task, **slice.arguments)
    except ContenderError as error:
        if not slice.peer:
            raise
        results.notes.append(f"{slice.row} broke down: {error}")
        return
    results.add(slice.row, figures)


def find_peers(results: Results, say: Say) -> str | None:
    try:
        return peers_python(say)
    except NoPeers as error:
        results.notes.append(f"peers: their environment cannot be made: {error}")
        return None


def our_slices(effort: Effort, results: Results, stack: ExitStack) -> Iterator[Slice]:
    yardstick = stack.enter_context(Contender("bench.yardstick", plain_environment()))
    yield Slice("yardstick", yardstick, "play", {"seconds": effort.seconds * CALL})
    contenders = start_builds(results, stack)
    for game, arguments in GAMES.items():
        for build, contender in contenders.items():
            wanted = arguments | {"seconds": effort.seconds}
            yield Slice(f"{build}.{game}", contender, "play", wanted)
    for build, contender in contenders.items():
        yield Slice(f"{build}.call", contender, "calls", {"seconds": effort.seconds * CALL})


def start_builds(results: Results, stack: ExitStack) -> dict[str, Contender]:
    """Both builds, or the plain one alone with a note."""
    contenders: dict[str, Contender] = {}
    ends: set[str] = set()
    for build, environment in ENVIRONMENTS.items():
        contender = stack.enter_context(Contender("bench.ours", environment()))
        about = contender.ask("about")
        if about["compiled"] != (build == "compiled"):
            results.notes.append(f"{build}: there is no {build} build on the path")
            continue
        contenders[build] = contender
        results.builds.append(build)
        ends.add(about["state_hash"])
    if len(ends) > 1:
        results.notes.append("WARNING: plain and compiled play different games; a stale build?")
    return contenders


def peer_slices(effort: Effort, results: Results, stack: ExitStack, python: str) -> list[Slice]:
    """Empty, with a note, if the peers cannot take part."""
    env = peer_environment()
    catan = stack.enter_context(Contender("bench.peers.catan", env, python))
    spiel = stack.enter_context(Contender("bench.peers.spiel", env, python))
    try:
        results.versions["catanatron"] = catan.ask("about")["version"]
        results.versions["open_spiel"] = spiel.ask("about")["version"]
    except ContenderError as error:
        results.notes.append(f"peers: they do not start: {error}")
        return []
    long = {"seconds": effort.seconds}
    short = {"seconds": effort.seconds * CALL}
    slices = [
        Slice("catanatron.catan4", catan, "play", long, True),
        Slice("catanatron.catan4", catan, "copy", short, True),
    ]
    for name in SPIEL_GAMES:
        row = f"open_spiel.{name}"
        slices.append(Slice(row, spiel, "play", {"name": name} | long, True))
        slices.append(Slice(row, spiel, "copy", {"name": name} | short, True))
    return slices
