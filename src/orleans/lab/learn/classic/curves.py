"""Weights of Orléans as a row of numbers that can be varied, and back: of a curve its three knots,
of a tile or a wheel its weight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

Curve = list[float]
Weights = dict[str, dict[str, Any]]


class Shape(msgspec.Struct, frozen=True):
    """What the numbers stand for, in this order."""

    curves: list[str]
    tiles: list[str]
    wheels: list[str]

    def numbers(self, weights: Weights) -> list[float]:
        found: list[float] = []
        for name in self.curves:
            found += knots_of(weights["quantities"][name])
        found += [float(weights["tiles"].get(id, 0.0)) for id in self.tiles]
        found += [float(weights["wheels"].get(id, 0.0)) for id in self.wheels]
        return found

    def named(self, numbers: Sequence[float]) -> Weights:
        first_tile = 3 * len(self.curves)
        first_wheel = first_tile + len(self.tiles)
        single = [round(number, 4) for number in numbers[first_tile:]]
        return {
            "quantities": {
                name: curve_through(numbers[3 * at : 3 * at + 3])
                for at, name in enumerate(self.curves)
            },
            "tiles": dict(zip(self.tiles, single, strict=False)),
            "wheels": dict(zip(self.wheels, single[first_wheel - first_tile :], strict=True)),
        }


def knots_of(curve: Curve) -> list[float]:
    """The weight at the end, in the middle and at the beginning of the game: easier to vary than
    level, slope and bend, which pull at each other."""
    level, slope, bend = curve
    return [level, level + slope / 2 + bend / 4, level + slope + bend]


def curve_through(knots: Sequence[float]) -> Curve:
    end, middle, beginning = knots
    bend = 2 * (beginning + end - 2 * middle)
    return [round(end, 4), round(beginning - end - bend, 4), round(bend, 4)]
