"""The figures as a file, and two files side by side."""

import os
import platform
import statistics
import sys
import time
from pathlib import Path
from typing import Any, Protocol

import msgspec

from .results import Results
from .verdicts import ENGINE, Verdicts, against_ratios, ratios_of, value_of

FORMAT = 1
ALLOWED_FALL = 0.15


class Target(msgspec.Struct, kw_only=True):
    bound: float
    value: float | None
    met: bool | None


class Against(msgspec.Struct, kw_only=True):
    """Not among the other ratios: in another file it may be another version."""

    version: str
    ratios: dict[str, float]


class Figures(msgspec.Struct, kw_only=True):
    format: int
    when: str
    machine: dict[str, Any]
    rounds: int
    seconds: float
    figures: dict[str, float]
    values: dict[str, list[float]]
    ratios: dict[str, float]
    targets: dict[str, Target]
    versions: dict[str, str]
    notes: list[str]
    against: Against | None = None


class FiguresError(ValueError):
    """The file does not hold figures of this benchmark."""


def machine(results: Results) -> dict[str, Any]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": processor_name(),
        "cores": os.cpu_count(),
        "core": results.core,
        "load": results.load,
    }


def processor_name() -> str:
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


class Effort(Protocol):
    @property
    def rounds(self) -> int: ...

    @property
    def seconds(self) -> float: ...


def figures_of(results: Results, effort: Effort, verdicts: Verdicts = ENGINE) -> Figures:
    ratios = ratios_of(results, verdicts)
    targets: dict[str, Target] = {}
    for target in verdicts.targets:
        value = value_of(target, results, ratios)
        met = None if value is None else target.met(value)
        targets[target.key] = Target(bound=target.bound, value=value, met=met)
    return Figures(
        format=FORMAT,
        when=time.strftime("%Y-%m-%d %H:%M"),
        machine=machine(results),
        rounds=effort.rounds,
        seconds=effort.seconds,
        figures={key: results.median(key) or 0.0 for key in results.values},
        values=results.values,
        ratios=ratios,
        targets=targets,
        versions=results.versions,
        notes=results.notes,
        against=against_of(results),
    )


def against_of(results: Results) -> Against | None:
    if not results.against:
        return None
    ratios = {row: statistics.median(times) for row, times in against_ratios(results).items()}
    return Against(version=results.against, ratios=ratios)


def headline(figures: Figures) -> str:
    about = figures.machine
    core = "" if about["core"] is None else f", core {about['core']} of {about['cores']}"
    return (
        f"{figures.when}, {about['python']}, {about['system']}, {about['processor']}{core}, "
        f"load {about['load']}; median of {figures.rounds} rounds of {figures.seconds:g} s"
    )


def write(figures: Figures, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")


def read(path: Path) -> Figures:
    try:
        figures = msgspec.json.decode(path.read_bytes(), type=Figures)
    except (OSError, msgspec.DecodeError) as error:
        raise FiguresError(f"{path} cannot be compared with: {error}") from None
    if figures.format != FORMAT:
        raise FiguresError(f"{path} has format {figures.format}, known is {FORMAT}")
    return figures


def compare(old: Figures, new: Figures) -> tuple[list[str], bool]:
    """Old ratios against new ones; True if one fell too far.

    Only ratios are judged: the figures themselves also tell of the machine and its load.
    """
    width = max((len(name) for name in old.ratios), default=0)
    lines = [f"{'against ' + old.when:{width}}      old      new    change"]
    fallen = False
    for name, before in old.ratios.items():
        now = new.ratios.get(name)
        if now is None:
            lines.append(f"{name:{width}} {before:8.2f}        –    not measured now")
            continue
        change = now / before - 1
        verdict = "  FELL" if change < -ALLOWED_FALL else ""
        fallen = fallen or bool(verdict)
        lines.append(f"{name:{width}} {before:8.2f} {now:8.2f}   {change:+6.1%}{verdict}")
    return lines + other_games(old, new), fallen


def other_games(old: Figures, new: Figures) -> list[str]:
    """Speeds of different games are not the same thing."""
    lines: list[str] = []
    for key, before in old.figures.items():
        now = new.figures.get(key, before)
        if key.startswith("plain.") and key.endswith("_game") and abs(now / before - 1) > 0.05:
            lines.append(f"note: {key} was {before:.0f}, is {now:.0f}: the games have changed")
    return lines
