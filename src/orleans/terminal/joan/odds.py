"""The bag, which everybody can count, and the exact chances of the next display."""

from __future__ import annotations

from ...analysis.joan.odds import draw_odds
from ..classic.letters import letter_of
from ..shell.page import table
from .look import Look


def odds(look: Look) -> list[str]:
    """For every Follower: how many are left, and the chances of one or two on display."""
    found = draw_odds(look.tables, look.view)
    if not found.bag:
        return look.page.wrap(look.say("joan-odds-none"))
    keys = ["odds-type", "odds-count", "odds-one", "odds-two", "odds-mean"]
    rows = [[look.say(key) for key in keys]]
    for one in found.followers:
        name = look.say(
            "letter-named", letter=letter_of(look.words, one.follower), name=look.name(one.follower)
        )
        figures = [look.words.percent(chance, 1) for chance in (one.one, one.two)]
        rows.append([name, str(one.count), *figures, look.words.figure(one.expected, 2)])
    state = "refilled" if found.refilled else "bag"
    facts = look.say("joan-odds-line", bag=found.bag, drawn=found.drawn, state=state)
    lines = look.page.wrap(facts)
    return lines + ["  " + line for line in table(rows, right=range(1, len(keys)))]
