"""What the event of this round will do to a seat, as things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..classic.names import BOATMAN, OWN_GOOD_NAMES
from .look import Look

Forecast = Callable[[Look, Any, str], str]
"""From the row of an Hour Glass tile and its name to a sentence for the viewing seat."""


def event_words(look: Look) -> str:
    """The event and its rule, with the numbers of the viewing seat where there is one."""
    if not look.view["event"]:
        return look.say("event-none")
    row: Any = look.words.content.rows[look.view["event"]]
    name = look.name(row.id)
    if look.seat is None or row.effect not in FORECASTS:
        return look.say("event-rule", tile=name, text=look.words.rule_text(row.rule))
    return FORECASTS[row.effect](look, row, name)


def pieces_on_spaces(look: Look) -> list[str]:
    """Everything on the own Action Spaces, wheels included."""
    return [piece for pieces in look.me["spaces"].values() for piece in pieces if piece]


def gain(look: Look, row: Any, name: str) -> str:
    me = look.me
    if row.coins_by_boatmen_track:
        step = me["tracks"]["boatman"]
        coins = look.tables.tracks[BOATMAN].coins[step - 1] if step else 0
        return look.say("forecast-fishing", tile=name, coins=coins)
    each = row.coins_per_status or row.coins_per_station
    per_status = bool(row.coins_per_status)
    coins = each * (me["status"] if per_status else me["stations_built"])
    key = "forecast-status" if per_status else "forecast-station"
    return look.say(key, tile=name, each=each, coins=coins)


def pay(look: Look, row: Any, name: str) -> str:
    me = look.me
    if row.goods_per_coin:
        coins = sum(me["goods"].values()) // row.goods_per_coin
        return look.say("forecast-taxes", tile=name, per=row.goods_per_coin, coins=coins)
    if row.coins_if_in_orleans:
        home = look.tables.towns[look.tables.start_town]
        coins = row.coins_if_in_orleans
        owed = coins if me["merchant"] == home else 0
        town = look.name(home)
        return look.say("forecast-trip", tile=name, town=town, coins=coins, owed=owed)
    if row.coins_per_gear:
        coins = row.coins_per_gear * pieces_on_spaces(look).count("wheel")
        return look.say("forecast-gears", tile=name, each=row.coins_per_gear, coins=coins)
    if row.coins_per_follower:
        placed = [piece for piece in pieces_on_spaces(look) if piece != "wheel"]
        heads = sum(me["market"].values()) + len(me["tower"]) + len(placed)
        coins = row.coins_per_follower * heads
        return look.say("forecast-heads", tile=name, each=row.coins_per_follower, coins=coins)
    if row.coins_per_ten:
        coins = row.coins_per_ten * (me["coins"] // 10)
        return look.say("forecast-tithe", tile=name, each=row.coins_per_ten, coins=coins)
    return look.say("forecast-pay", tile=name, coins=row.coins)


def harvest(look: Look, row: Any, name: str) -> str:
    food = sum(look.me["goods"].get(OWN_GOOD_NAMES[good], 0) for good in look.tables.food)
    key = "forecast-food" if row.food_first else "forecast-harvest"
    return look.say(key, tile=name, owed=row.food, food=food, coins=row.coins_per_missing)


def plague(look: Look, row: Any, name: str) -> str:
    neutral = sum(n for kind, n in look.me["bag"].items() if not kind.endswith("*"))
    return look.say("forecast-plague", tile=name, neutral=neutral, bag=look.me["bag_size"])


def ban(look: Look, row: Any, name: str) -> str:
    return look.say("forecast-ban", tile=name, follower=look.name(row.bans))


def buy_follower(look: Look, row: Any, name: str) -> str:
    never = look.name(row.follower_except)
    return look.say("forecast-buy_follower", tile=name, coins=row.cost_coins, follower=never)


def wedding(look: Look, row: Any, name: str) -> str:
    room = look.tables.market_size - sum(look.me["market"].values())
    return look.say("forecast-draw_to_market", tile=name, number=row.draw, room=room)


def malfunction(look: Look, row: Any, name: str) -> str:
    wheels = look.me["wheels"] + pieces_on_spaces(look).count("wheel")
    return look.say("forecast-lose_gear", tile=name, wheels=wheels)


def book_fire(look: Look, row: Any, name: str) -> str:
    behind = [star for star in look.tables.stars if star < look.me["development"]]
    return look.say("forecast-back_to_star", tile=name, space=max(behind, default=0))


def dues(look: Look, row: Any, name: str) -> str:
    value = look.me["score"]["goods"]
    return look.say("forecast-give_value", tile=name, points=row.goods_vp, value=value)


def summoning(look: Look, row: Any, name: str) -> str:
    town = look.name(look.tables.towns[look.tables.start_town])
    return look.say("forecast-merchant_home", tile=name, town=town, coins=row.coins_to_stay)


FORECASTS: Final[dict[str, Forecast]] = {
    "none": lambda look, row, name: look.say("forecast-none", tile=name),
    "gain": gain,
    "pay": pay,
    "harvest": harvest,
    "lose_drawn": plague,
    "ban_recruit": ban,
    "buy_follower": buy_follower,
    "step": lambda look, row, name: look.say("forecast-step", tile=name, coins=row.cost_coins),
    "buy_move": lambda look, row, name: look.say(
        "forecast-buy_move", tile=name, coins=row.cost_coins
    ),
    "good_to_dev": lambda look, row, name: look.say(
        "forecast-good_to_dev", tile=name, coins=row.penalty_coins
    ),
    "draw_to_market": wedding,
    "ban_geared": lambda look, row, name: look.say("forecast-ban_geared", tile=name),
    "place_recruits": lambda look, row, name: look.say("forecast-place_recruits", tile=name),
    "lose_gear": malfunction,
    "torture": lambda look, row, name: look.say("forecast-torture", tile=name, things=row.things),
    "back_to_star": book_fire,
    "give_value": dues,
    "farmers_stand_in": lambda look, row, name: look.say("forecast-farmers_stand_in", tile=name),
    "merchant_home": summoning,
    "give_followers": lambda look, row, name: look.say(
        "forecast-give_followers", tile=name, number=row.followers
    ),
}
"""By what an Hour Glass tile does; one that makes way for the next is never the event."""


def census_words(look: Look) -> str:
    """Who would gain and who would pay if the Farmers were counted now."""
    steps = [player["tracks"]["farmer"] for player in look.view["players"]]
    first = alone(look, steps, max(steps))
    last = alone(look, steps, min(steps)) if len(steps) > 2 else look.say("nobody")
    return look.say("census-line", first=first, last=last)


def alone(look: Look, steps: list[int], step: int) -> str:
    return look.names[steps.index(step)] if steps.count(step) == 1 else look.say("nobody")
