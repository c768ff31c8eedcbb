"""Least squares with a pull towards zero. Needs numpy (`orleans[train]`)."""

from __future__ import annotations

from typing import Any

import numpy


class Ridge:
    """Rows are added in batches; of them nothing is kept but their sums of products."""

    def __init__(self, columns: int) -> None:
        self.products: Any = numpy.zeros((columns, columns))
        self.targets: Any = numpy.zeros(columns)
        self.rows = 0.0

    def add(self, rows: list[list[float]], targets: list[float]) -> None:
        if not rows:
            return
        matrix = numpy.asarray(rows, dtype=float)
        self.rows += len(rows)
        self.products += matrix.T @ matrix
        self.targets += matrix.T @ numpy.asarray(targets, dtype=float)

    def forget(self, kept: float) -> None:
        """All rows so far count only this much from now on."""
        self.rows *= kept
        self.products *= kept
        self.targets *= kept

    def solve(self, pull: list[float], rare: list[float] | None = None) -> list[float]:
        """The weight of each column; `pull` draws it to 0 as so many rows of its usual size
        would. Columns of any size are treated alike: that of a column does not change the fit.
        `rare` draws by a sum of squares, so what few rows have is drawn more."""
        size = numpy.sqrt(numpy.maximum(self.products.diagonal(), 1e-9))
        alike = self.products / numpy.outer(size, size)
        alike += numpy.diag(numpy.asarray(pull) / max(1.0, self.rows))
        if rare is not None:
            alike += numpy.diag(numpy.asarray(rare) / size**2)
        weights: list[float] = (numpy.linalg.solve(alike, self.targets / size) / size).tolist()
        return weights
