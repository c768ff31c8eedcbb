"""The ladder of computer players: each level against three of the one below, the strongest also
against those that most people play, and Joan alone."""

import argparse
from collections.abc import Callable

from orleans import Setup
from orleans.lab.run.deals import seatings
from orleans.lab.run.outcome import Outcome
from orleans.lab.run.tournament import Schedule, play_all
from orleans.lab.stats.standings import Standing, finished, standing_of

SEATS = 4
# How many games of a match, for a whole run: the stronger the players, the longer each takes.
MATCHES = (
    ("easy", "random", 200),
    ("normal", "easy", 200),
    ("hard", "normal", 100),
    ("expert", "hard", 100),
    ("expert", "normal", 100),
    ("expert", "easy", 100),
)
SOLO = (("normal", 100), ("hard", 60), ("expert", 40))
SOLO_LEVEL = "challenge"
HEAD = (
    "| match | games | wins (95 %) | points | ms a decision |",
    "|---|---|---|---|---|",
)

Say = Callable[[str], None]


def ladder(options: argparse.Namespace, say: Say) -> str:
    """Rows as they come; `--quick` plays a twentieth, for a look."""
    share = 20 if options.quick else 1
    rows = [*HEAD]
    for better, worse, games in MATCHES:
        say(f"{better} against three {worse} …")
        row = match_row(better, worse, max(SEATS, games // share), options.jobs)
        say(row)
        rows.append(row)
    for name, games in SOLO:
        say(f"{name} alone against Joan …")
        row = solo_row(name, max(4, games // share), options.jobs)
        say(row)
        rows.append(row)
    return "\n".join(rows)


def match_row(better: str, worse: str, games: int, jobs: int) -> str:
    names = [better, *[worse] * (SEATS - 1)]
    setup = Setup(edition="bigbox", players=SEATS)
    outcomes = played(setup, names, games, jobs)
    first, others = standing_of(better, outcomes), standing_of(worse, outcomes)
    points = f"{first.mean_score:.0f} to {others.mean_score:.0f}"
    return row_of(f"`{better}` against three `{worse}`", first, points)


def solo_row(name: str, games: int, jobs: int) -> str:
    setup = Setup(game="joan", players=1, options={"level": SOLO_LEVEL})
    outcomes = played(setup, [name], games, jobs)
    joan = sum(outcome.rival or 0 for outcome in outcomes) / len(outcomes)
    standing = standing_of(name, outcomes)
    title = f"`{name}` against Joan, Special Challenge"
    return row_of(title, standing, f"{standing.mean_score:.0f} to {joan:.0f}")


def played(setup: Setup, names: list[str], games: int, jobs: int) -> list[Outcome]:
    schedule = Schedule(
        setup=setup.plain(),
        seatings=tuple(seatings(names, len(names), round_robin=False)),
        seed="steps",
        games=games,
    )
    return finished(list(play_all(schedule, jobs)))


def row_of(title: str, standing: Standing, points: str) -> str:
    low, high = (round(100 * bound) for bound in standing.ci95)
    wins = f"{100 * standing.win_rate:.0f} % [{low}, {high}]"
    each = f"{1000 * standing.seconds_per_decision:.1f}"
    return f"| {title} | {standing.games} | {wins} | {points} | {each} |"
