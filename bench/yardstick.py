"""A fixed piece of plain Python, as busy with small objects and lists as a game engine.

It stands in every run, so that figures taken on another day, on another machine or without
the peers can still be compared by their ratio to it. Changing it voids old comparisons.
"""

from .worker import Figures, play_for, serve

STEPS = 2000
SCORE = 20  # steps that are about as much work as one decision in plain Python


class Pile:
    def __init__(self, size: int) -> None:
        self.size = size
        self.seen: list[int] = []

    def take(self, wanted: int) -> int:
        taken = wanted if wanted < self.size else self.size
        self.size -= taken
        self.seen.append(taken)
        return taken


def stroke() -> int:
    """Move counters between piles by a fixed rule."""
    piles = [Pile(50 + number) for number in range(8)]
    number = 1
    for _ in range(STEPS):
        number = (number * 1103515245 + 12345) % 2147483648
        source = piles[number >> 8 & 7]
        target = piles[number >> 16 & 7]
        target.size += source.take(number >> 24 & 3)
        options = [index for index, pile in enumerate(piles) if pile.size > 50]
        if options:
            piles[options[number % len(options)]].seen.clear()
    return STEPS // SCORE


def play(seconds: float) -> Figures:
    return {"scores_s": play_for(seconds, stroke)["decisions_s"]}


if __name__ == "__main__":
    serve({"play": play})
