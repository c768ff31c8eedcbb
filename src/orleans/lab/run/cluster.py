"""A tournament on a Ray cluster, with the results of a run at home (extra `orleans[ray]`)."""

from __future__ import annotations

import importlib
import os
from collections import deque
from collections.abc import Collection, Generator, Iterator
from typing import Any, Final

import msgspec

from .outcome import Outcome
from .tournament import Schedule, play_game

AHEAD: Final = 64
"""Games given out for each processor of the cluster at the start: it grows while it runs."""

LOCAL: Final = "local"


class NoRay(RuntimeError):
    """Ray is not installed."""


class NoCluster(RuntimeError):
    """Ray found none there, or could not start one; it says so in many ways."""


def play_line(schedule: bytes, number: int) -> bytes:
    """What goes over the network is JSON, as in a results file."""
    return play_game(msgspec.json.decode(schedule, type=Schedule), number).to_line()


def play_on_cluster(
    schedule: Schedule, address: str = LOCAL, done: Collection[int] = ()
) -> Generator[Outcome, None, None]:
    """All games but those that are done, in order.

    `local` starts Ray on this machine; else as Ray names a cluster. That it is there is known
    before the first game. Every machine needs this version of the
    package.
    """
    # Who plays a tournament has not agreed to tell anybody about it. Ray reads it when imported.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise NoRay from None
    own = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except Exception as error:
        raise NoCluster(first_line(error)) from error
    return until_shut_down(ray, schedule, schedule.left(done))


def first_line(error: Exception) -> str:
    """Ray's messages run over many lines; the first says what is wrong."""
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def until_shut_down(
    ray: Any, schedule: Schedule, games: list[int]
) -> Generator[Outcome, None, None]:
    try:
        yield from in_order(ray, schedule, games)
    finally:
        ray.shutdown()


def in_order(ray: Any, schedule: Schedule, games: list[int]) -> Iterator[Outcome]:
    remote = ray.remote(play_line)
    shared = ray.put(msgspec.json.encode(schedule))
    ahead: deque[Any] = deque()
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    for number in games:
        ahead.append(remote.remote(shared, number))
        if len(ahead) > most:
            yield msgspec.json.decode(ray.get(ahead.popleft()), type=Outcome)
    while ahead:
        yield msgspec.json.decode(ray.get(ahead.popleft()), type=Outcome)
