"""The figures as a plain table."""

import statistics

from .games import BESIDE, GAMES
from .measure import SPIEL_GAMES
from .results import Results
from .verdicts import ENGINE, Verdicts, against_ratios, ratios_of, value_of

NONE = "–"


def number(value: float | None) -> str:
    """Three figures are all that the noise leaves."""
    if value is None:
        return NONE
    if value >= 1000:
        return f"{float(f'{value:.3g}'):,.0f}"
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def spread(values: list[float] | None) -> str:
    """How far the middle half of the rounds lies apart, half of it, in per cent."""
    if not values or len(values) < 3:
        return ""
    ordered = sorted(values)
    low, high = ordered[len(ordered) // 4], ordered[-1 - len(ordered) // 4]
    return f"±{50 * (high - low) / ordered[len(ordered) // 2]:.0f} %"


def aligned(rows: list[list[str]]) -> list[str]:
    """Two columns of words, then columns of figures."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def play_table(results: Results) -> list[str]:
    rows = [["random play", "", "decisions/s", "", "games/s", "decisions/game", "actions/game"]]
    for game, play in GAMES.items():
        for build in reversed(results.builds):
            who = f"ours, {build}"
            rows.append(play_row(results, who, play.words, f"{build}.{game}"))
    for who, game, row in peer_rows(results):
        rows.append(play_row(results, who, game, row))
    return aligned(rows)


def peer_rows(results: Results) -> list[tuple[str, str, str]]:
    """Who, which game, and the row of its figures; none if no peer took part."""
    if not results.versions:
        return []
    catanatron = f"Catanatron {results.versions['catanatron']}"
    spiel = f"OpenSpiel {results.versions['open_spiel']}"
    rows = [(catanatron, "Catan, 4 players", "catanatron.catan4")]
    return rows + [(spiel, game, f"open_spiel.{game}") for game in SPIEL_GAMES]


def play_row(results: Results, who: str, game: str, row: str) -> list[str]:
    names = ("games_s", "decisions_game", "actions_game")
    speed = f"{row}.decisions_s"
    return [
        who,
        game,
        number(results.median(speed)),
        spread(results.values.get(speed)),
        *[number(results.median(f"{row}.{name}")) for name in names],
    ]


CALLS = {
    "copy, µs": "call.copy_us",
    "legal, µs": "call.legal_us",
    "moves listed": "call.legal_moves",
    "state, bytes": "call.state_bytes",
    "replay, moves/s": "call.replay_moves_s",
    "import, ms": "start.import_ms",
    "first game, ms": "start.first_game_ms",
}


def call_table(results: Results) -> list[str]:
    rows = [["single calls", "", *CALLS]]
    for build in reversed(results.builds):
        figures = [number(results.median(f"{build}.{key}")) for key in CALLS.values()]
        rows.append([f"ours, {build}", GAMES["bigbox4"].words, *figures])
    for who, game, row in peer_rows(results):
        copy = number(results.median(f"{row}.copy_us"))
        rows.append([who, game, copy, *[NONE] * (len(CALLS) - 1)])
    return aligned(rows)


def against_table(results: Results) -> list[str]:
    header = ["new : old", "", "times", "", "least", "most"]
    rows = [[*header, "decisions/s, old", "new", "decisions/game, old", "new"]]
    ratios = against_ratios(results)
    for game in BESIDE:
        for build in reversed(results.builds):
            row = f"{build}.{game}"
            times = ratios.get(row)
            if times is None:
                continue
            figures = [
                number(results.median(f"{version}{row}.{name}"))
                for name in ("decisions_s", "decisions_game")
                for version in ("against.", "")
            ]
            shown = [f"{statistics.median(times):.2f}", spread(times)]
            shown += [f"{min(times):.2f}", f"{max(times):.2f}"]
            rows.append([build, GAMES[game].words, *shown, *figures])
    return [f"against {results.against}", *aligned(rows)]


def ratio_table(results: Results, verdicts: Verdicts = ENGINE) -> list[str]:
    rows = [["ratios", "", "times"]]
    rows += [[name, "", f"{value:.3g}"] for name, value in ratios_of(results, verdicts).items()]
    return aligned(rows)


def target_table(results: Results, verdicts: Verdicts = ENGINE) -> list[str]:
    rows = [["targets", "", "wanted", "measured", ""]]
    ratios = ratios_of(results, verdicts)
    for target in verdicts.targets:
        value = value_of(target, results, ratios)
        verdict = "not measured" if value is None else "met" if target.met(value) else "NOT MET"
        rows.append([target.words, "", target.bound_text(), number(value), verdict])
    return aligned(rows)


def tables(results: Results) -> str:
    parts = [play_table(results), call_table(results)]
    if results.against:
        parts.append(against_table(results))
    parts += [ratio_table(results), target_table(results)]
    if results.notes:
        parts.append(["notes", *results.notes])
    return "\n\n".join("\n".join(part) for part in parts)
