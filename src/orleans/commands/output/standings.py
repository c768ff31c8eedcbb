"""The result of a tournament, as a table and as JSON."""

from __future__ import annotations

import statistics
from typing import Any

import msgspec

import orleans

from ...kernel.refusals import Fact
from ...lab.run.outcome import Outcome
from ...lab.stats.standings import Standing, finished, standings
from ...terminal.shell.page import table
from ...text.errors import Problem
from ...text.points import part_name
from ...text.translator import Words
from ...titles import title_of


class Ran(msgspec.Struct, kw_only=True):
    """The games, and what is known of the run; of files only the games are known."""

    outcomes: list[Outcome]
    planned: int = 0
    seed: str = ""
    per_deal: int = 0
    seconds: float | None = None
    interrupted: bool = False
    before: int = 0
    """Games that were there when it began."""
    problem: Problem | None = None
    """What ended it early, if no interrupt did."""

    @property
    def cut_short(self) -> bool:
        return self.interrupted or self.problem is not None

    @property
    def rate(self) -> int | None:
        """Decisions per second, all processes together."""
        decisions = sum(sum(outcome.decisions) for outcome in self.outcomes[self.before :])
        return round(decisions / self.seconds) if self.seconds else None


def as_json(ran: Ran) -> dict[str, Any]:
    """The first two keys and the first six of each player stay as they are."""
    ended = finished(ran.outcomes)
    answer: dict[str, Any] = {
        "games": len(ended),
        "players": [msgspec.to_builtins(standing) for standing in standings(ended)],
        "errors": len(ran.outcomes) - len(ended),
        "interrupted": ran.interrupted,
        "seed": ran.seed or None,
        "seconds": None if ran.seconds is None else round(ran.seconds, 3),
        "decisions_per_second": ran.rate,
        "compiled": orleans.compiled(),
    }
    rival = rival_mean(ended)
    return answer if rival is None else {**answer, "joan_mean_score": round(rival, 3)}


def rival_mean(outcomes: list[Outcome]) -> float | None:
    points = [outcome.rival for outcome in outcomes if outcome.rival is not None]
    return statistics.fmean(points) if points else None


def rival_in(outcomes: list[Outcome]) -> str:
    """The message with the name of whoever the players met."""
    games = (outcome.setup["game"] for outcome in outcomes if outcome.rival is not None)
    return title_of(next(games)).rival


def as_text(words: Words, ran: Ran) -> list[str]:
    ended = finished(ran.outcomes)
    if not ended:
        return [words.say("tournament-none")]
    found = standings(ended)
    found.sort(key=lambda one: (one.elo or 0.0, one.win_rate), reverse=True)
    lines = [*strength_table(words, found), "", *parts_table(words, found), ""]
    rival = rival_mean(ended)
    if rival is not None:
        name = words.say(rival_in(ended))
        lines.append(words.say("tournament-rival", rival=name, points=words.figure(rival, 1)))
    return [*lines, *closing(words, ran, ended)]


def strength_table(words: Words, found: list[Standing]) -> list[str]:
    rated = found[0].elo is not None
    columns = ["who", "count", "wins", "rate", "interval", *(["elo"] if rated else [])]
    columns += ["mean", "thinking", "slowest"]
    rows = [[words.say(f"tournament-{column}") for column in columns]]
    for one in found:
        low, high = (words.figure(100 * end, 1) for end in one.ci95)
        row = [one.name, str(one.games), words.figure(one.wins, 1), words.percent(one.win_rate, 1)]
        row.append(f"{low}–{high}")
        if one.elo is not None and one.elo_ci95 is not None:
            row.append(f"{one.elo:.0f} ±{one.elo_ci95[1] - one.elo:.0f}")
        row.append(words.figure(one.mean_score, 1))
        row += [milliseconds(words, s) for s in (one.seconds_per_decision, one.slowest_decision)]
        rows.append(row)
    return table(rows, right=range(1, len(columns)))


def milliseconds(words: Words, seconds: float) -> str:
    return words.figure(1000 * seconds, 2 if seconds < 0.1 else 0)


def parts_table(words: Words, found: list[Standing]) -> list[str]:
    """Mean points by their source."""
    sources = sources_of(found)
    rows = [[words.say("tournament-points"), *(part_name(words, part) for part in sources)]]
    for one in found:
        rows.append([one.name, *(words.figure(one.parts.get(part, 0), 1) for part in sources)])
    return table(rows, right=range(1, len(sources) + 1))


def sources_of(found: list[Standing]) -> list[str]:
    """Where anybody scored."""
    sources = dict.fromkeys(source for one in found for source in one.parts)
    return [source for source in sources if any(one.parts.get(source) for one in found)]


def closing(words: Words, ran: Ran, ended: list[Outcome]) -> list[str]:
    count = len(ended)
    facts: dict[str, Fact] = {
        "games": count,
        "deals": len({(outcome.seed, outcome.position) for outcome in ended}),
        "rounds": words.figure(sum(outcome.rounds for outcome in ended) / count, 1),
        "decisions": words.figure(sum(sum(one.decisions) for one in ended) / count, 1),
    }
    lines = [words.say("tournament-games", **facts)]
    if ran.per_deal and len(ran.outcomes) % ran.per_deal:
        lines.append(words.say("tournament-cut", per=ran.per_deal))
    if ran.seconds is not None and ran.rate is not None:
        build = "compiled" if orleans.compiled() else "plain"
        took = words.figure(ran.seconds, 2)
        rate = words.thousands(ran.rate)
        lines.append(words.say("simulate-speed", seconds=took, rate=rate, build=build))
    if ran.seed:
        lines.append(words.say("tournament-seed", seed=ran.seed))
    return lines
