"""From what positions are worth to how likely each seat is to win. `doubt` are the points by which
the worth is mistaken: the larger it is, the less a lead says."""

from math import exp


def softmax(worths: list[float], doubt: float) -> list[float]:
    """Of the win, among several."""
    best = max(worths)
    weights = [exp((worth - best) / doubt) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def mean_softmax(worlds: list[list[float]], doubt: float) -> list[float]:
    """Of the win, where several worlds are as likely."""
    found = [softmax(worths, doubt) for worths in worlds]
    return [sum(seat) / len(found) for seat in zip(*found, strict=True)]


def logistic(lead: float, doubt: float) -> float:
    """That a lead over one who has no seat will last."""
    return 1.0 / (1.0 + exp(-lead / doubt))
