"""What games show, as tables for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ...lab.stats.balance import Balance, Chance, Thing
from ...terminal.shell.page import Page, table
from ...text.parts import SPEECHES
from ...text.translator import Words

OWN_WORDS = {
    "development": "stats-development",
    "stations": "part-stations",
    "citizens": "part-citizens",
    "monks": "part-monks",
    "shields": "stats-shields",
}
"""What is no component and so has no name of its own."""


def as_text(words: Words, balance: Balance, top: int) -> list[str]:
    page = Page()
    lines = [page.title(title_of(words, balance))]
    if balance.mixed:
        lines += page.wrap(warning_of(words, balance))
    for seats in balance.by_players:
        lines += ["", page.heading(words.say("stats-seats", players=seats.players))]
        named = [words.say("seat-name", seat=chance.at) for chance in seats.seats]
        lines += chance_table(words, words.say("stats-seat"), named, seats.seats)
        if seats.players > 1:
            turns = [words.say("stats-turn", place=chance.at + 1) for chance in seats.order]
            lines += ["", *chance_table(words, words.say("stats-order"), turns, seats.order)]
    lines += owner_table(words, balance, top)
    for name, things in amounts_of(balance, top).items():
        if things:
            lines += amount_table(words, words.say(f"stats-{name}"), balance.game, things)
    return [*lines, ""]


def title_of(words: Words, balance: Balance) -> str:
    game = words.say("game-name", game=balance.game)
    return words.say("stats-title", game=game, games=balance.games)


def warning_of(words: Words, balance: Balance) -> str:
    counts = {player.name: player.games for player in balance.players}
    players = words.listed(
        words.say("stats-counted", name=name, games=counts[name]) for name in balance.mixed
    )
    return words.say("stats-mixed", players=players)


def amounts_of(balance: Balance, top: int) -> dict[str, list[Thing]]:
    """Of these everybody has some: what tells is how much."""
    amounts = {"tracks": balance.tracks, "deeds": balance.deeds, "uses": balance.uses}
    return {name: by_difference(things, top) for name, things in amounts.items()}


def by_difference(things: Sequence[Thing], top: int) -> list[Thing]:
    """Where winners and others differ most; first what winners have more of."""

    def difference(thing: Thing) -> float:
        return thing.winners - thing.others

    telling = sorted(things, key=lambda thing: abs(difference(thing)), reverse=True)
    return sorted(telling[:top], key=difference, reverse=True)


def thing_name(words: Words, game: str, id: str) -> str:
    if id in OWN_WORDS:
        return words.say(OWN_WORDS[id])
    return SPEECHES.of(game).thing(words, id)


def chance_table(
    words: Words, head: str, names: Sequence[str], chances: Sequence[Chance]
) -> list[str]:
    columns = ("games", "rate", "interval", "expected", "mean")
    rows = [[head, *(words.say(f"stats-{column}") for column in columns)]]
    for name, chance in zip(names, chances, strict=True):
        rows.append([name, *share_cells(words, chance), words.figure(chance.mean_score, 1)])
    return table(rows, right=range(1, len(columns) + 1))


def share_cells(words: Words, one: Chance | Thing) -> list[str]:
    low, high = (words.figure(100 * end, 1) for end in one.ci95)
    rate, luck = words.percent(one.win_rate, 1), words.percent(one.expected, 1)
    return [str(one.games), rate, f"{low}–{high}", luck]


def owner_table(words: Words, balance: Balance, top: int) -> list[str]:
    if not balance.tiles:
        return []
    columns = ("games", "rate", "interval", "expected")
    rows = [[words.say("stats-tiles"), *(words.say(f"stats-{column}") for column in columns)]]
    for tile in balance.tiles[:top]:
        rows.append([thing_name(words, balance.game, tile.id), *share_cells(words, tile)])
    return ["", *table(rows, right=range(1, len(columns) + 1))]


def amount_table(words: Words, head: str, game: str, things: Sequence[Thing]) -> list[str]:
    columns = ("games", "winners", "others")
    rows = [[head, *(words.say(f"stats-{column}") for column in columns)]]
    for thing in things:
        amounts = [words.figure(amount, 2) for amount in (thing.winners, thing.others)]
        rows.append([thing_name(words, game, thing.id), str(thing.games), *amounts])
    return ["", *table(rows, right=(1, 2, 3))]
