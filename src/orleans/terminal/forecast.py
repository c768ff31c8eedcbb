"""What the event of this round will do to a seat, as things stand."""

from __future__ import annotations

from ..classic.events import HarvestTile, Income, Plague, Taxes
from ..classic.names import EMPTY, FOLLOWERS, GOOD_NAMES
from ..classic.tables import HourGlassTile
from .look import Look


def event_words(look: Look) -> str:
    """The event and its rule, with the numbers of the viewing seat where there is one."""
    tile = next((tile for tile in look.tables.hour_glass if tile.id == look.view["event"]), None)
    if tile is None:
        return look.say("event-none")
    name = look.name(tile.id)
    if look.seat is None:
        return f"{name} ({look.words.rule_text(tile.rule)})"
    return forecast(look, tile, name)


def forecast(look: Look, tile: HourGlassTile, name: str) -> str:
    me = look.me
    effect = tile.effect
    if isinstance(effect, Income):
        coins = effect.per_status * me["status"] + effect.per_station * me["stations_built"]
        key = "forecast-status" if effect.per_status else "forecast-station"
        each = effect.per_status or effect.per_station
        return look.say(key, tile=name, each=each, coins=coins)
    if isinstance(effect, Taxes):
        coins = sum(me["goods"].values()) // effect.goods_per_coin
        return look.say("forecast-taxes", tile=name, per=effect.goods_per_coin, coins=coins)
    if isinstance(effect, HarvestTile):
        food = sum(me["goods"].get(GOOD_NAMES[good], 0) for good in look.tables.food)
        coins = effect.coins_each
        return look.say("forecast-harvest", tile=name, owed=effect.food, food=food, coins=coins)
    if isinstance(effect, Plague):
        neutral = sum(n for kind, n in me["bag"].items() if not kind.endswith("*"))
        return look.say("forecast-plague", tile=name, neutral=neutral, bag=me["bag_size"])
    if tile.bans != EMPTY:
        return look.say("forecast-ban", tile=name, follower=look.name(FOLLOWERS[tile.bans]))
    return f"{name} ({look.words.rule_text(tile.rule)})"


def census_words(look: Look) -> str:
    """Who would gain and who would pay if the Farmers were counted now."""
    steps = [player["tracks"]["farmer"] for player in look.view["players"]]
    first = alone(look, steps, max(steps))
    last = alone(look, steps, min(steps)) if len(steps) > 2 else look.say("nobody")
    return look.say("census-line", first=first, last=last)


def alone(look: Look, steps: list[int], step: int) -> str:
    return look.names[steps.index(step)] if steps.count(step) == 1 else look.say("nobody")
