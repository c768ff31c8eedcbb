"""The end of a game: points by source, winners, the seed and its commitment."""

from __future__ import annotations

from typing import Any

from ..games import AnyGame
from ..kernel.chance import commitment
from ..kernel.setup import Setup
from ..text.parts import SPEECHES
from ..text.points import part_name
from ..text.translator import Words
from .shell.look import LONGEST_NAME
from .shell.page import Page, shortened, table

ALWAYS = (
    *("coins", "goods", "stations", "citizens"),
    *("product", "warehouse", "bank", "monks", "depot"),
)
"""Sources of points that every game of its kind has; others are told if somebody scored there."""


def result_table(words: Words, game: AnyGame, names: list[str]) -> list[str]:
    """Everybody's points by source; also for a game that is still on."""
    points = [game.score_parts(seat) for seat in range(len(names))]
    if game.rival:
        names = [*names, words.say(game.rival)]
        points.append(rival_points(game.setup, game.view(None)))
    return points_table(words, names, points)


def rival_points(setup: Setup, view: dict[str, Any]) -> dict[str, int]:
    """By source, from what everybody sees; none where nobody plays without a seat."""
    return dict(SPEECHES.of(setup.game).rival(view))


def points_table(words: Words, names: list[str], points: list[dict[str, int]]) -> list[str]:
    named = dict.fromkeys(part for player in points for part in player)
    parts = [part for part in named if part in ALWAYS or any(p.get(part) for p in points)]
    head = ["", *(part_name(words, part) for part in parts), words.say("column-total")]
    rows = [head]
    for seat, name in enumerate(names):
        figures = [str(points[seat].get(part, 0)) for part in parts]
        rows.append([shortened(name, LONGEST_NAME), *figures, str(sum(points[seat].values()))])
    return table(rows, right=range(1, len(head)))


def winner_words(words: Words, game: AnyGame, names: list[str]) -> str:
    won = [names[seat] for seat in game.winners]
    return winners_words(words, won, words.say(game.rival) if game.rival else "")


def winners_words(words: Words, won: list[str], rival: str = "") -> str:
    """Where no seat has won, the rival has; without one the game is lost."""
    if not won and not rival:
        return words.say("winner-nobody")
    if len(won) <= 1:
        return words.say("winner", who=won[0] if won else rival)
    return words.say("winners", who=words.listed(won))


def ending(page: Page, words: Words, game: AnyGame, names: list[str]) -> list[str]:
    lines = [page.title(words.say("title-end")), *result_table(words, game, names)]
    lines += ["", *page.strong(winner_words(words, game, names))]
    seed = game.chance.seed
    if seed:
        lines += page.wrap(words.say("seed-revealed", seed=seed), hang="  ")
        lines += page.wrap(words.say("seed-commitment", commitment=commitment(seed)), hang="  ")
    return lines
