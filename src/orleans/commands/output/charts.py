"""What games show, as charts in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence

from ...lab.stats.balance import Balance, Chance, Thing
from ...lab.stats.charts import Bars, Dot, Section, bars, dots, page, stacks
from ...lab.stats.standings import Standing
from ...text.points import part_name
from ...text.translator import Words
from .standings import sources_of
from .stats import amounts_of, thing_name, title_of, warning_of


def charts_of(words: Words, balance: Balance, top: int) -> dict[str, str]:
    """By the name of the file; those that would show nothing are left out."""
    return {
        **seat_charts(words, balance),
        **player_charts(words, balance.players),
        **thing_charts(words, balance, top),
    }


def page_of(words: Words, sections: Sequence[tuple[Balance, dict[str, str]]]) -> str:
    shown = [
        Section(
            title_of(words, balance),
            warning_of(words, balance) if balance.mixed else "",
            list(charts.values()),
        )
        for balance, charts in sections
    ]
    return page(words.say("stats-page"), words.language, shown)


def seat_charts(words: Words, balance: Balance) -> dict[str, str]:
    keys = keys_of(words)
    found: dict[str, str] = {}
    for seats in balance.by_players:
        count = seats.players
        rows = [dot(words, words.say("seat-name", seat=one.at), one) for one in seats.seats]
        title = words.say("stats-chart-seats", players=count)
        if count == 1:
            rows = [row._replace(expected=None) for row in rows]
        found[f"seats-{count}"] = dots(title, rows, words.percent, keys if count > 1 else keys[:1])
        if count > 1:
            rows = [
                dot(words, words.say("stats-turn", place=one.at + 1), one) for one in seats.order
            ]
            title = words.say("stats-chart-order", players=count)
            found[f"order-{count}"] = dots(title, rows, words.percent, keys)
    return found


def keys_of(words: Words) -> list[str]:
    return [words.say("stats-interval-key"), words.say("stats-luck")]


def dot(words: Words, name: str, one: Chance | Thing) -> Dot:
    return Dot(label(words, name, one.games), one.win_rate, *one.ci95, expected=one.expected)


def label(words: Words, name: str, games: int) -> str:
    """With the number of games behind the row; who sat in one twice counts twice."""
    return words.say("stats-counted", name=name, games=games)


def player_charts(words: Words, players: Sequence[Standing]) -> dict[str, str]:
    best = sorted(players, key=lambda one: (one.elo or 0.0, one.win_rate), reverse=True)
    named = {one.name: label(words, one.name, one.games) for one in best}
    rates = [Dot(named[one.name], one.win_rate, *one.ci95) for one in best]
    interval = keys_of(words)[:1]
    found = {"players": dots(words.say("stats-rates"), rates, words.percent, interval)}
    rated = [
        Dot(named[one.name], one.elo, *one.elo_ci95) for one in best if one.elo and one.elo_ci95
    ]
    if rated:
        found["elo"] = dots(words.say("stats-players"), rated, words.figure, interval, zero=False)
    sources = sources_of(best)
    legend = [part_name(words, source) for source in sources]
    rows = [
        Bars(named[one.name], [one.parts.get(source, 0.0) for source in sources]) for one in best
    ]
    found["points"] = stacks(words.say("stats-parts"), legend, rows, words.figure)
    return found


def thing_charts(words: Words, balance: Balance, top: int) -> dict[str, str]:
    found: dict[str, str] = {}
    if balance.tiles:
        tiles = balance.tiles[:top]
        named = [dot(words, thing_name(words, balance.game, one.id), one) for one in tiles]
        title = words.say("stats-chart-tiles")
        found["tiles"] = dots(title, named, words.percent, keys_of(words))
    legend = [words.say("stats-winners"), words.say("stats-others")]
    for name, things in amounts_of(balance, top).items():
        rows = [
            Bars(
                label(words, thing_name(words, balance.game, one.id), one.games),
                [one.winners, one.others],
            )
            for one in things
        ]
        if rows:
            found[name] = bars(words.say(f"stats-chart-{name}"), legend, rows, words.figure)
    return found
