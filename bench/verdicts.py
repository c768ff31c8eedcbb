"""Ratios between contenders, and the targets the engine is held to."""

from dataclasses import dataclass

from .games import BESIDE, WITH_MODULES
from .measure import SPIEL_GAMES
from .results import Results

BUILDS = ("plain", "compiled")


@dataclass(frozen=True)
class Ratio:
    """How many times `ours` is better; for costs, where less is better, the sides change."""

    name: str
    ours: str
    theirs: str
    cost: bool = False

    def of(self, results: Results) -> float | None:
        if self.cost:
            return results.ratio(self.theirs, self.ours)
        return results.ratio(self.ours, self.theirs)


@dataclass(frozen=True)
class Target:
    key: str  # a figure, or the name of a ratio
    words: str
    bound: float
    most: bool = False  # else at least

    def met(self, value: float) -> bool:
        return value <= self.bound if self.most else value >= self.bound

    def bound_text(self) -> str:
        return f"{'≤' if self.most else '≥'} {self.bound:,g}"


def speed_of(row: str) -> str:
    return f"{row}.decisions_s"


def all_ratios() -> list[Ratio]:
    ours = {build: f"{build}.bigbox4" for build in BUILDS}
    ratios = [Ratio("compiled : plain", speed_of(ours["compiled"]), speed_of(ours["plain"]))]
    for build, row in ours.items():
        ratios.append(Ratio(f"{build} : Catanatron", speed_of(row), speed_of("catanatron.catan4")))
    checked = "compiled.bigbox4_checked"
    catan = "catanatron.catan4"
    ratios.append(Ratio("compiled, checked : Catanatron", speed_of(checked), speed_of(catan)))
    for game in SPIEL_GAMES:
        theirs = speed_of(f"open_spiel.{game}")
        ratios.append(Ratio(f"compiled : OpenSpiel {game}", speed_of(ours["compiled"]), theirs))
    for build in ours:
        copy = f"{build}.call.copy_us"
        ratios.append(Ratio(f"{build} : Catanatron, copy", copy, f"{catan}.copy_us", cost=True))
    for build, row in ours.items():
        ratios.append(Ratio(f"{build} : yardstick", speed_of(row), "yardstick.scores_s"))
    return ratios + module_ratios()


def module_ratios() -> list[Ratio]:
    """The two boards cannot be in one game, so there are two ways to play with all there is."""
    return [
        Ratio(
            f"{build}, all modules with {board} : without",
            speed_of(f"{build}.{game}"),
            speed_of(f"{build}.bigbox4"),
        )
        for build in BUILDS
        for game, board in WITH_MODULES.items()
    ]


TARGETS = [
    Target("plain.bigbox4.decisions_s", "plain, decisions/s", 60_000),
    Target("compiled.bigbox4.decisions_s", "compiled, decisions/s", 300_000),
    Target("plain.joan4.decisions_s", "plain, Joan of Arc, decisions/s", 60_000),
    Target("compiled.joan4.decisions_s", "compiled, Joan of Arc, decisions/s", 300_000),
    *[Target(ratio.name, ratio.name, 0.5) for ratio in module_ratios()],
    Target("compiled : Catanatron", "compiled : Catanatron", 10),
    Target("plain.call.copy_us", "plain, copy in µs", 10, most=True),
    Target("compiled.call.copy_us", "compiled, copy in µs", 5, most=True),
    Target("plain.call.state_bytes", "plain, bytes of a state", 8_000, most=True),
    Target("compiled.call.state_bytes", "compiled, bytes of a state", 8_000, most=True),
]


@dataclass(frozen=True)
class Verdicts:
    """What the figures of a run are held against."""

    ratios: list[Ratio]
    targets: list[Target]


ENGINE = Verdicts(all_ratios(), TARGETS)


def ratios_of(results: Results, verdicts: Verdicts = ENGINE) -> dict[str, float]:
    found = {ratio.name: ratio.of(results) for ratio in verdicts.ratios}
    return {name: value for name, value in found.items() if value is not None}


def value_of(target: Target, results: Results, ratios: dict[str, float]) -> float | None:
    return ratios.get(target.key, results.median(target.key))


def against_ratios(results: Results) -> dict[str, list[float]]:
    """For a row like `plain.bigbox4` in every round: how many times faster than there."""
    found: dict[str, list[float]] = {}
    for game in BESIDE:
        for build in BUILDS:
            row = f"{build}.{game}"
            ratios = results.ratios(speed_of(row), speed_of(f"against.{row}"))
            if ratios:
                found[row] = ratios
    return found
