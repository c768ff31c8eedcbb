"""Where the time goes: by what is asked, and for plain Python by function."""

import cProfile
import pstats
from pathlib import Path

from .contender import Contender, compiled_environment, plain_environment
from .games import BIGBOX4

Spent = dict[str, dict[str, float]]
FUNCTIONS = 30


def by_step(title: str, spent: Spent) -> list[str]:
    """The share of each step, split into listing moves, choosing and carrying out."""
    total = sum(times["legal"] + times["choose"] + times["play"] for times in spent.values())
    lines = [f"{title:22} decisions    legal   choose     play      all   µs each"]
    order = sorted(spent, key=lambda name: -sum_of(spent[name]))
    for name in order:
        times = spent[name]
        parts = [times["legal"], times["choose"], times["play"], sum_of(times)]
        shares = " ".join(f"{part / total:8.1%}" for part in parts)
        each = sum_of(times) / times["count"] * 1e6
        lines.append(f"{name:22} {times['count']:9.0f} {shares} {each:9.1f}")
    return lines


def sum_of(times: dict[str, float]) -> float:
    return times["legal"] + times["choose"] + times["play"]


def profiles(seconds: float) -> str:
    parts: list[list[str]] = []
    for build, env in (("plain", plain_environment()), ("compiled", compiled_environment())):
        with Contender("bench.ours", env) as contender:
            if contender.ask("about")["compiled"] == (build == "compiled"):
                parts.append(by_step(build, contender.ask("profile", seconds=seconds)))
    with Contender("bench.profile", plain_environment()) as contender:
        parts.append(contender.ask("functions", seconds=seconds)["lines"])
    return "\n\n".join("\n".join(part) for part in parts)


def functions(seconds: float) -> dict[str, list[str]]:
    """cProfile's view: it makes calls look dearer than they are, so read the order."""
    from .ours import play

    play(BIGBOX4, 0.0)  # reads the component tables
    profiler = cProfile.Profile()
    profiler.runcall(play, BIGBOX4, seconds)
    return {"lines": by_function("plain, by function", pstats.Stats(profiler))}


def by_function(title: str, stats: pstats.Stats) -> list[str]:
    rows = [
        (own, cumulative, calls, f"{Path(file).stem}.{name}" if line else name)
        for (file, line, name), (_, calls, own, cumulative, _) in stats.stats.items()  # type: ignore[attr-defined]
    ]
    total = sum(row[0] for row in rows)
    lines = [f"{title:44}      own    total      calls"]
    for own, cumulative, calls, name in sorted(rows, reverse=True)[:FUNCTIONS]:
        lines.append(f"{name[:44]:44} {own / total:8.1%} {cumulative / total:8.1%} {calls:10}")
    return lines


if __name__ == "__main__":
    from .worker import serve

    serve({"functions": functions})
