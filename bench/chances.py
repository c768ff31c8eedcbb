"""Whether the chances to win are what comes: a table for each kind of table, and the constants of
`ai/win_probability.py` in both games that would have foretold the games best."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from orleans import Setup
from orleans.lab.stats.calibration import (
    Moment,
    bins,
    doubting,
    error,
    least_surprising,
    moments,
    surprise,
)

PLAYER = "normal"
# The title, the set-up, and how many games a whole run plays.
TABLES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("Orléans, 2 players", {"players": 2}, 100),
    ("Orléans, 4 players", {"players": 4}, 100),
    ("Joan of Arc, 3 players", {"game": "joan", "players": 3}, 100),
    (
        "Joan of Arc alone, Special Challenge",
        {"game": "joan", "players": 1, "options": {"level": "challenge"}},
        200,
    ),
)
HEAD = ("| chance | seats | foretold | won |", "|---|---|---|---|")

Say = Callable[[str], None]


def chances(options: argparse.Namespace, say: Say) -> str:
    """`--quick` plays a tenth, for a look."""
    share = 10 if options.quick else 1
    found: list[str] = []
    for title, setup, games in TABLES:
        count = max(4, games // share)
        say(f"{title}: {count} games of {PLAYER} …")
        plain = Setup(**setup).plain()
        lived = moments(plain, PLAYER, "chances", count, options.jobs)
        seen = [moment for game in lived for moment in game]
        rows = "\n".join(table(title, count, seen))
        say(rows)
        found.append(rows)
    return "\n\n".join(found)


def table(title: str, games: int, seen: Sequence[Moment]) -> list[str]:
    told = bins(seen)
    best = least_surprising(seen)
    now, then = surprise(seen, lambda moment: moment.foretold), surprise(seen, doubting(best))
    rows = [
        f"| {one.low:.0%} to {one.high:.0%} | {one.count} | {one.foretold:.0%} | {one.won:.0%} |"
        for one in told
    ]
    return [
        f"{title}: {games} games of {PLAYER}, on average {100 * error(told):.1f} percentage points",
        f"apart; log loss {now:.3f}, and {then:.3f} with a doubt of {best[0]} + {best[1]} each.",
        "",
        *HEAD,
        *rows,
    ]
