"""Exact chances of the next draw from the own bag."""

from __future__ import annotations

from ...analysis.classic.odds import draw_odds
from ..shell.look import Look
from ..shell.page import table
from .letters import letter_of


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def odds(look: Look) -> list[str]:
    """For every type in the bag: the next one drawn, and at least one or two of the draw."""
    found = draw_odds(look.tables, look.view)
    if not found.bag:
        return look.page.wrap(look.say("odds-empty"))
    head = ["odds-type", "odds-count", "odds-next", "odds-one", "odds-two", "odds-mean"]
    rows = [[look.say(key) for key in head]]
    for one in found.followers:
        name = look.say(
            "letter-named", letter=letter_of(look.words, one.follower), name=look.name(one.follower)
        )
        figures = [look.words.percent(chance, 1) for chance in (one.next, one.one, one.two)]
        mean = look.words.figure(one.expected, 2)
        rows.append([name, f"{one.count}" + "*" * one.personal, *figures, mean])
    lines = look.page.wrap(look.say("odds-line", bag=found.bag, drawn=found.drawn))
    if found.planned:
        lines += look.page.wrap(look.say("odds-planned"))
    for chosen in found.chosen:
        followers = ", ".join(map(look.name, chosen.one_of))
        lines += look.page.wrap(look.say("odds-chosen", followers=followers))
    return lines + ["  " + line for line in table(rows, right=range(1, len(head)))]
