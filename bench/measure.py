"""What is measured, in which order: rounds in which every contender works once."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from .against import Checkout, start_against
from .contender import (
    Contender,
    ContenderError,
    compiled_environment,
    peer_environment,
    pin_to_one_core,
    plain_environment,
    start_up,
)
from .games import BIGBOX4, GAMES
from .peers.environment import NoPeers, peers_python
from .results import Results

Say = Callable[[str], None]

SPIEL_GAMES = ("backgammon", "gin_rummy", "hearts", "go_fish")
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


def measure(effort: Effort, with_peers: bool, say: Say, against: Checkout | None = None) -> Results:
    results = Results()
    python = find_peers(results, say) if with_peers else None
    if not with_peers:
        results.notes.append("peers: not asked for")
    results.core = pin_to_one_core()
    with ExitStack() as stack:
        slices = [*our_slices(effort, results, stack, against)]
        if python is not None:
            slices += peer_slices(effort, results, stack, python)
        for number in range(effort.rounds):
            say(f"round {number + 1} of {effort.rounds}")
            for part in slices:
                take_part(part, results)
            for build in results.builds:
                results.add(f"{build}.start", start_up(ENVIRONMENTS[build]()))
    return results


def take_part(part: Slice, results: Results) -> None:
    """A peer that breaks down drops out of the later rounds; our own engine must not."""
    if part.contender.ended:
        return
    try:
        figures = part.contender.ask(part.task, **part.arguments)
    except ContenderError as error:
        if not part.peer:
            raise ContenderError(f"{part.row} broke down: {error}") from None
        results.notes.append(f"{part.row} broke down: {error}")
        return
    results.add(part.row, figures)


def find_peers(results: Results, say: Say) -> str | None:
    try:
        return peers_python(say)
    except NoPeers as error:
        results.notes.append(f"peers: their environment cannot be made: {error}")
        return None


def our_slices(
    effort: Effort, results: Results, stack: ExitStack, against: Checkout | None
) -> Iterator[Slice]:
    yardstick = stack.enter_context(Contender("bench.yardstick", plain_environment()))
    yield Slice("yardstick", yardstick, "play", {"seconds": effort.seconds * CALL})
    contenders = start_builds(results, stack)
    others = start_against(against, contenders, results, stack) if against else {}
    for game, play in GAMES.items():
        wanted = {"setup": play.setup, "checked": play.checked, "seconds": effort.seconds}
        for build, contender in contenders.items():
            row = f"{build}.{game}"
            yield Slice(row, contender, "play", wanted)
            if row in others:  # at once, while the machine is as it was
                yield Slice(f"against.{row}", others[row], "play", wanted)
    for build, contender in contenders.items():
        yield Slice(f"{build}.call", contender, "calls", {"seconds": effort.seconds * CALL})


def start_builds(results: Results, stack: ExitStack) -> dict[str, Contender]:
    """Both builds, or the plain one alone with a note."""
    contenders: dict[str, Contender] = {}
    ends: set[str] = set()
    for build, environment in ENVIRONMENTS.items():
        contender = stack.enter_context(Contender("bench.ours", environment()))
        if contender.ask("about")["compiled"] != (build == "compiled"):
            results.notes.append(f"{build}: there is no {build} build on the path")
            continue
        contenders[build] = contender
        results.builds.append(build)
        ends.add(contender.ask("end", setup=BIGBOX4)["state_hash"])
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
