"""What honest people noticed, as plain tables."""

from collections.abc import Sequence

from ..results import Results
from ..table import aligned, number, target_table
from .verdicts import verdicts

COLUMNS = {
    "moves, p95 in ms: quiet": "quiet.p95_ms",
    "attacked": "p95_ms",
    "times": "times",
    "visits: quiet": "quiet.visit_p95_ms",
    "attacked ": "visit_p95_ms",
    "times ": "visit_times",
    "errors: quiet": "quiet.errors",
    "attacked  ": "errors",
    "late: quiet": "quiet.late",
    "attacked   ": "late",
    "server, %: quiet": "quiet.server_cpu",
    "attacked    ": "server_cpu",
    "MB before": "before_mb",
    "at most": "peak_mb",
    "after": "after_mb",
}


def tables(results: Results, families: Sequence[str]) -> str:
    rows = [["attack", "", *map(str.strip, COLUMNS)]]
    for name in families:
        figures = [number(results.median(f"{name}.{key}")) for key in COLUMNS.values()]
        rows.append([name, "", *figures])
    parts = [aligned(rows), target_table(results, verdicts(families))]
    if results.notes:
        parts.append(["notes", *results.notes])
    return "\n\n".join("\n".join(part) for part in parts)
