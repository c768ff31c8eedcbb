"""The figures of the server as plain tables."""

from ..results import Results
from ..table import aligned, number, ratio_table, spread, target_table
from .measure import Load
from .scenes import SCENES, Scene
from .verdicts import SERVER

PLAY = {
    "moves/s": "all_moves_s",
    "p50, ms": "p50_ms",
    "p95": "p95_ms",
    "p99": "p99_ms",
    "max": "max_ms",
    "late": "late",
    "CPU/move, ms": "cpu_ms_move",
    "server, %": "server_cpu",
    "workers, %": "workers_cpu",
    "people, %": "people_cpu",
    "bot, ms": "decision_ms",
    "commit, ms": "commit_ms",
    "MB": "memory_mb",
}
COMMITS = {"alone/s": "alone_s", "together/s": "together_s"}
OPENING = {
    "with snapshot, ms": "snapshot_ms",
    "from its entries, ms": "entries_ms",
    "entries": "entries",
    "moves": "moves",
    "rounds": "rounds",
}
MOMENTUM = {
    "a table, kB": "table_kb",
    "kept when let go": "kept_kb",
    "more for coming again": "again_kb",
    "server, MB": "empty_mb",
}


def row_of(results: Results, row: str, columns: dict[str, str]) -> list[str]:
    return [number(results.median(f"{row}.{name}")) for name in columns.values()]


def play_table(results: Results, load: Load) -> list[str]:
    header = list(PLAY)
    rows = [["a move a second", "", *header[:3], "", *header[3:]]]
    for scene in SCENES:
        if f"{scene.row}.moves" in results.values:
            figures = row_of(results, scene.row, PLAY)
            wavers = spread(results.values.get(f"{scene.row}.p95_ms"))
            rows.append([name_of(scene, load), scene.words, *figures[:3], wavers, *figures[3:]])
    return aligned(rows)


def name_of(scene: Scene, load: Load) -> str:
    where = f"PostgreSQL, {scene.servers} servers" if scene.on_postgres else "SQLite"
    return f"{scene.tables(load.tables)} tables, {where}"


def small_table(
    results: Results, title: str, rows: dict[str, str], columns: dict[str, str]
) -> list[str]:
    found = [
        [words, "", *row_of(results, row, columns)]
        for row, words in rows.items()
        if any(key.startswith(f"{row}.") for key in results.values)
    ]
    return aligned([[title, "", *columns], *found])


def tables(results: Results, load: Load) -> str:
    databases = {"commits.sqlite": "SQLite", "commits.postgres": "PostgreSQL"}
    longest = {"opening": "Big Box, 5 players, Orders, Events and Intrigue"}
    parts = [
        play_table(results, load),
        small_table(results, "commits", databases, COMMITS),
        small_table(results, "opening a finished game", longest, OPENING),
        small_table(results, "memory", {"memory": "late in the game, one person there"}, MOMENTUM),
        ratio_table(results, SERVER),
        target_table(results, SERVER),
    ]
    if results.notes:
        parts.append(["notes", *results.notes])
    return "\n\n".join("\n".join(part) for part in parts)
