"""What titles bring to learning."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import msgspec

from ...kernel.setup import Setup
from ...titles import Parts

Weights = dict[str, dict[str, Any]]
OnProgress = Callable[[int, float], None]


class Trainer(Protocol):
    """Goes from generation to generation; `points` are the mean scores on the way."""

    points: list[float]

    @property
    def weights(self) -> Weights: ...

    def generation(self, games: int, jobs: int, on_progress: OnProgress) -> None:
        """`on_progress` is called with how many games are done and their mean points so far."""


class WeightKind(msgspec.Struct, frozen=True, kw_only=True):
    """Weights of one kind: those in use, what is known before, the file, and where it goes."""

    learned: Callable[[], Weights]
    zero: Callable[[], Weights]
    written: Callable[[Any, list[str]], str]
    home: str


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of a trainer. `start` are the weights to begin with, if they are given, and
    `beside` those of the other kind. `fresh`: nothing is known before. `one_table`: at this set-up
    and no other. The first `near` generations look one round ahead."""

    setup: Setup
    seed: str
    start: Weights | None
    beside: Weights | None
    fresh: bool
    one_table: bool
    near: int

    def begun(self, kind: WeightKind) -> Weights:
        """The weights that learning begins with."""
        if self.start is not None:
            return self.start
        return kind.zero() if self.fresh else kind.learned()


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way to learn. The players go by weights of another kind as well, those `beside`."""

    kind: WeightKind
    trainer: Callable[[Order], Trainer]
    beside: WeightKind | None = None


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """`ways` by the flag that asks for one, "" for the usual one. `one_table`: each run learns at
    one set-up, else at tables of all kinds. `looks_far`: it is asked how many of the last
    generations look far ahead."""

    ways: Mapping[str, Way] = {}
    one_table: bool = True
    looks_far: bool = False


TRAININGS: Final = Parts("lab.learn", Training())
