"""Least squares over named features, of which a row has few: no more than plain Python."""


class LeastSquares:
    """Rows are added one by one; nothing of them is kept but their sums of products."""

    def __init__(self) -> None:
        self.index: dict[str, int] = {}
        self.products: list[dict[int, float]] = []  # the matrix of the normal equations
        self.targets: list[float] = []
        self.rows = 0.0

    def add(self, row: dict[str, float], target: float) -> None:
        self.rows += 1
        entries = [(self.place_of(name), value) for name, value in row.items()]
        for at, value in entries:
            products = self.products[at]
            for other, factor in entries:
                products[other] = products.get(other, 0.0) + value * factor
            self.targets[at] += value * target

    def place_of(self, name: str) -> int:
        at = self.index.get(name)
        if at is None:
            at = self.index[name] = len(self.index)
            self.products.append({})
            self.targets.append(0.0)
        return at

    def forget(self, kept: float) -> None:
        """All rows so far count only this much from now on, and ask for no more change."""
        self.rows *= kept
        self.targets = [0.0] * len(self.targets)
        for products in self.products:
            for at in products:
                products[at] *= kept

    def solve(self, drawn: float, rare: dict[str, float]) -> dict[str, float]:
        """The weights; `drawn` pulls each to 0 as so many rows of its usual size would. What few
        rows have is drawn by `rare`, for all whose names begin so."""
        size = len(self.index)
        matrix = [[row.get(at, 0.0) for at in range(size)] for row in self.products]
        for name, at in self.index.items():
            matrix[at][at] += drawn * matrix[at][at] / self.rows + 1e-9
            matrix[at][at] += rare.get(name.partition(".")[0], 0.0)
        values = eliminate(matrix, self.targets[:])
        return {name: values[at] for name, at in self.index.items()}


def eliminate(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Gauss, for a symmetric matrix with a positive diagonal: no pivot needs to be sought."""
    size = len(values)
    for at in range(size):
        row = matrix[at]
        for below in range(at + 1, size):
            factor = matrix[below][at] / row[at]
            if factor:
                other = matrix[below]
                for column in range(at, size):
                    other[column] -= factor * row[column]
                values[below] -= factor * values[at]
    for at in range(size - 1, -1, -1):
        row = matrix[at]
        rest = sum(row[column] * values[column] for column in range(at + 1, size))
        values[at] = (values[at] - rest) / row[at]
    return values
