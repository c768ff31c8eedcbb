"""Ray plays the same games; without it a sentence says what is missing."""

import os
import sys
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import orleans
from orleans.lab.run.cluster import NoRay, play_on_cluster
from orleans.lab.run.outcome import Outcome
from orleans.lab.run.tournament import Schedule, play_all
from tests.cli.running import Here
from tests.lab.made import BETTER

SCHEDULE = Schedule(
    setup=orleans.Setup(players=2).plain(),
    seatings=((BETTER, "random"), ("random", BETTER)),
    seed="s",
    games=4,
)


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(one, seconds=[], slowest=[]) for one in outcomes]


@pytest.mark.slow
def test_a_real_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="an extra: pip install 'orleans[ray]'")
    assert timeless(list(play_on_cluster(SCHEDULE))) == timeless(list(play_all(SCHEDULE)))


class StandIn:
    """As much of Ray as is used, in this process; tasks are done when they are asked for."""

    def __init__(self) -> None:
        self.address = ""
        self.running = False
        self.asked: dict[str, Any] = {}

    def init(self, address: str, **more: Any) -> None:
        self.address, self.running, self.asked = address, True, more

    def shutdown(self) -> None:
        self.running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: bytes) -> bytes:
        return value

    def remote(self, function: Any) -> Any:
        return SimpleNamespace(remote=lambda *facts: lambda: function(*facts))

    def get(self, task: Any) -> Any:
        assert self.running
        return task()


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


def test_games_come_in_order_and_the_cluster_is_left(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orleans.lab.run.cluster.AHEAD", 1)
    outcomes = list(play_on_cluster(SCHEDULE, "ray://home:10001"))
    assert timeless(outcomes) == timeless(list(play_all(SCHEDULE)))
    assert ray.address == "ray://home:10001" and not ray.running


def test_who_stops_early_leaves_the_cluster_too(here: Here, ray: StandIn) -> None:
    def interrupt(task: Any) -> Any:
        raise KeyboardInterrupt

    ray.get = interrupt  # type: ignore[method-assign]
    ran = here.run("tournament --players random,random --games 4 --ray")
    assert ran.code == 130 and not ray.running and ray.address == "local"


def test_without_ray_a_sentence_says_so(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay):
        play_on_cluster(SCHEDULE)
    ran = here.run("tournament --players random,random --ray --out kept.jsonl")
    assert (ran.code, ran.out) == (2, "") and "orleans[ray]" in ran.err


@pytest.mark.parametrize(
    "trouble, reason",
    [
        (ConnectionError("nobody there\nhave you tried …"), "nobody there"),
        (TimeoutError(), "Timeout"),
    ],
)
@pytest.mark.parametrize(
    "address, says", [("nowhere:6379", "no Ray cluster at “nowhere:6379”"), ("", "not be started")]
)
def test_a_cluster_that_is_not_there(
    here: Here, ray: StandIn, trouble: Exception, reason: str, address: str, says: str
) -> None:
    def nobody(address: str, **more: Any) -> None:
        raise trouble

    ray.init = nobody  # type: ignore[method-assign]
    ran = here.run(f"tournament --players random,random --ray {address}")
    assert ran.code == 2 and ran.err.count("\n") == 1
    assert says in ran.err and reason in ran.err


def test_a_cluster_of_our_own_tells_nobody(ray: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    """No report to Ray's makers and no page on a port, unless the user asks for it."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "")  # so that it is as before afterwards
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED")
    play_on_cluster(SCHEDULE)
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert ray.asked["include_dashboard"] is False
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "1")
    play_on_cluster(SCHEDULE, "auto")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "1"
    assert "include_dashboard" not in ray.asked
