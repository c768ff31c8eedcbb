"""Exact chances of the next draw from the own bag."""

from __future__ import annotations

from math import comb

from ..classic.names import FOLLOWERS
from .look import Look
from .page import table
from .signs import LETTERS


def at_least(wanted: int, of_type: int, bag: int, drawn: int) -> float:
    """The chance that among `drawn` of `bag` Followers there are `wanted` of a type."""
    drawn = min(drawn, bag)
    few = range(min(wanted, drawn + 1))
    below = sum(comb(of_type, k) * comb(bag - of_type, drawn - k) for k in few)
    return 1 - below / comb(bag, drawn)


def room_of(look: Look) -> int:
    """Free Market spaces, those of Place tiles included."""
    me = look.me
    extra = sum(place.market_spaces for place in look.tables.places if place.id in me["places"])
    taken: int = sum(me["market"].values()) + len(me["tower"])
    return look.tables.market_size + extra - taken


def odds(look: Look) -> list[str]:
    """For every type in the bag: the next one drawn, and at least one or two of the draw."""
    me = look.me
    bag = me["bag_size"]
    drawn = min(me["draw_number"], room_of(look), bag)
    if not bag:
        return look.page.wrap(look.say("odds-empty"))
    head = ["odds-type", "odds-count", "odds-next", "odds-one", "odds-two", "odds-mean"]
    rows = [[look.say(key) for key in head]]
    for follower in FOLLOWERS:
        own = me["bag"].get(f"{follower}*", 0)
        count = me["bag"].get(follower, 0) + own
        if count:
            chances = (count / bag, *(at_least(n, count, bag, drawn) for n in (1, 2)))
            name = look.say("letter-named", letter=LETTERS[follower], name=look.name(follower))
            figures = [look.words.percent(chance, 1) for chance in chances]
            mean = look.words.figure(drawn * count / bag, 2)
            rows.append([name, f"{count}" + "*" * own, *figures, mean])
    lines = look.page.wrap(look.say("odds-line", bag=bag, drawn=drawn))
    return lines + ["  " + line for line in table(rows, right=range(1, len(head)))]
