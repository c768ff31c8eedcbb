"""From what positions are worth to how likely each seat is to win. `temperature` is in points: the
larger it is, the less a lead says."""

from math import exp


def softmax(values: list[float], temperature: float) -> list[float]:
    """Of the win, among several."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def mean_softmax(worlds: list[list[float]], temperature: float) -> list[float]:
    """Of the win, where several worlds are as likely."""
    found = [softmax(values, temperature) for values in worlds]
    return [sum(seat) / len(found) for seat in zip(*found, strict=True)]


def logistic(lead: float, temperature: float) -> float:
    """That a lead over one who has no seat will last."""
    return 1.0 / (1.0 + exp(-lead / temperature))
