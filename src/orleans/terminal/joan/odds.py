"""The bag, which everybody can count, and the exact chances of the next display."""

from __future__ import annotations

from ...joan.names import FOLLOWERS, TILES
from ..odds import at_least
from ..page import table
from ..signs import LETTERS
from .look import Look


def next_bag(look: Look) -> dict[str, int]:
    """What the next tiles are drawn from: the bag, or all tiles once it is refilled.

    Tiles set aside at a refill are drawn at random, so they change no chance."""
    if look.view["bag"] or len(look.view["bag_numbers"]) < 2:
        bag: dict[str, int] = look.view["bag"]
        return bag
    return dict(zip(FOLLOWERS[:TILES], look.tables.tile_counts, strict=True))


def odds(look: Look) -> list[str]:
    """For every Follower: how many are left, and the chances of one or two on display."""
    bag = next_bag(look)
    size = sum(bag.values())
    if not size:
        return look.page.wrap(look.say("joan-odds-none"))
    drawn = look.tables.tiles_drawn
    keys = ["odds-type", "odds-count", "odds-one", "odds-two", "odds-mean"]
    rows = [[look.say(key) for key in keys]]
    for follower in FOLLOWERS[:TILES]:
        count = bag.get(follower, 0)
        chances = [at_least(wanted, count, size, drawn) for wanted in (1, 2)]
        figures = [look.words.percent(chance, 1) for chance in chances]
        name = look.say("letter-named", letter=LETTERS[follower], name=look.name(follower))
        rows.append([name, str(count), *figures, look.words.figure(drawn * count / size, 2)])
    state = "bag" if look.view["bag"] else "refilled"
    lines = look.page.wrap(look.say("joan-odds-line", bag=size, drawn=drawn, state=state))
    return lines + ["  " + line for line in table(rows, right=range(1, len(keys)))]
