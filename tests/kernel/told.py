"""What golden games tell: of every kind of event how often, a digest of all, and the first.

    python -m tests.kernel.told

writes it to told.txt. An example is who moved and how, then whom the event is about, its source,
its facts, and who may know of it. The digest is of the same for every event of the kind. Whoever
renews the file reads what has changed.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from orleans import Setup, read_record
from orleans.games import start_recorded
from orleans.kernel.chance import fresh_chance
from orleans.kernel.events import EVERYBODY, Event
from orleans.kernel.record import split_move

TESTS = Path(__file__).parent.parent
FILE = Path(__file__).with_suffix(".txt")
TITLES = ("classic", "joan")


def told_in(title: str) -> Iterator[tuple[str, Event]]:
    """Every event of the golden games, with the move that it followed."""
    for file in sorted((TESTS / title / "golden").iterdir()):
        record = read_record(file.read_bytes())
        setup = Setup.from_plain(record.setup)
        game = start_recorded(setup, fresh_chance(record.seed), record.position)
        game.listen()
        for number, line in enumerate(record.moves, 1):
            seat, notation = split_move(line)
            for event in game.play(seat, game.parse(notation)):
                yield f"{file.stem} {number}. {seat} {notation}", event


def row(move: str, event: Event) -> str:
    facts = ", ".join(f"{key} {value}" for key, value in event.facts.items())
    knows = "everybody" if event.audience == EVERYBODY else f"only {event.audience}"
    return f"{move} | {event.seat} | {event.source} | {facts} | {knows}"


def rows() -> Iterator[str]:
    for title in TITLES:
        counts: Counter[str] = Counter()
        first: dict[str, str] = {}
        digests: defaultdict[str, hashlib._Hash] = defaultdict(hashlib.sha256)
        for move, event in told_in(title):
            told = row(move, event)
            counts[event.what] += 1
            digests[event.what].update(told.encode())
            first.setdefault(event.what, told)
        for what in sorted(first):
            digest = digests[what].hexdigest()[:8]
            yield f"{title} {what} {counts[what]} {digest} | {first[what]}"


if __name__ == "__main__":
    FILE.write_text("".join(f"{each}\n" for each in rows()), encoding="utf-8")
