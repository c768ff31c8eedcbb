"""What the server is held to."""

from ..verdicts import Ratio, Target, Verdicts
from .scenes import ALL, TENTH, Scene


def growth(name: str, tenth: str, all_tables: str) -> Ratio:
    """A cost, so less is better: 1 if ten times as many tables make no move dearer."""
    return Ratio(name, f"{all_tables}.cpu_ms_move", f"{tenth}.cpu_ms_move", cost=True)


RATIOS = [
    growth("CPU of a move, at a tenth : at all tables", TENTH.row, ALL.row),
    growth("the same on PostgreSQL", "postgres_people_tenth", "postgres_people"),
    Ratio(
        "commits, together : alone, SQLite", "commits.sqlite.together_s", "commits.sqlite.alone_s"
    ),
    Ratio(
        "commits, together : alone, PostgreSQL",
        "commits.postgres.together_s",
        "commits.postgres.alone_s",
    ),
]


def quick(scene: Scene, words: str) -> Target:
    return Target(f"{scene.row}.p95_ms", words, 50, most=True)


TARGETS = [
    quick(ALL, "people at all tables, p95 in ms"),
    Target("memory.table_kb", "an idle table, kB", 300, most=True),
    Target("opening.entries_ms", "opening the longest game, ms", 300, most=True),
]
SERVER = Verdicts(RATIOS, TARGETS)
