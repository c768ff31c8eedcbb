"""What the rounds of a run gave."""

import os
import statistics
from dataclasses import dataclass, field


def load_now() -> float | None:
    """How many programs want to run, on the mean of the last minute."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


@dataclass
class Results:
    """`values` holds what every round gave for a key like `compiled.bigbox4.decisions_s`."""

    values: dict[str, list[float]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)  # what could not be measured, and why
    builds: list[str] = field(default_factory=list)  # of ours that took part
    versions: dict[str, str] = field(default_factory=dict)  # of the peers
    against: str = ""  # which other version of ours took part; its rows begin with "against."
    core: int | None = None
    load: float | None = field(default_factory=load_now)  # before the benchmark adds its own

    def add(self, row: str, figures: dict[str, float]) -> None:
        for name, value in figures.items():
            self.values.setdefault(f"{row}.{name}", []).append(value)

    def median(self, key: str) -> float | None:
        values = self.values.get(key)
        return statistics.median(values) if values else None

    def ratios(self, above: str, below: str) -> list[float]:
        """Round by round, so that a machine that slows down slows both sides."""
        pairs = zip(self.values.get(above, []), self.values.get(below, []), strict=False)
        return [a / b for a, b in pairs if b]

    def ratio(self, above: str, below: str) -> float | None:
        ratios = self.ratios(above, below)
        return statistics.median(ratios) if ratios else None
