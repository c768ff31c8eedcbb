"""What the event of this round will do to a seat, as things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...classic.ids import BOATMAN, EMPTY, OWN_GOOD_NAMES
from ...classic.setup.hour_glass import said_of_effect
from .pieces import Moment

Forecast = Callable[[Moment, Any, str], str]
"""From the row of an Hour Glass tile and its name to a sentence for the viewing seat."""


def event_words(moment: Moment) -> str:
    """What the event brings the viewing seat; its rule, which names it, where there is no seat or
    no sentence that has words for all that the tile says."""
    assert moment.view is not None
    if not moment.view["event"]:
        return moment.words.say("event-none")
    row: Any = moment.words.content.rows[moment.view["event"]]
    forecast = FORECASTS.get(all_it_says(row))
    if moment.view["seat"] is None or forecast is None:
        return moment.words.rule_text(row.rule)
    return forecast(moment, row, moment.words.name(row.id))


def all_it_says(row: Any) -> str:
    """The verb of a tile and the names of its numbers, in the order of the alphabet."""
    return " ".join([row.effect, *sorted(said_of_effect(row))])


def pieces_on_spaces(moment: Moment) -> list[str]:
    """Everything on the own Action Spaces, wheels included."""
    return [piece for pieces in moment.me["spaces"].values() for piece in pieces if piece]


def followers_in_own_room(moment: Moment) -> int:
    """events.ti.d.capitation_room: sent to a Place tile of one's own, not to a deed."""
    assert moment.view is not None
    rooms = {deed.id: deed.only_for for deed in moment.tables.deeds if deed.only_for != EMPTY}
    return sum(
        1
        for deed, spaces in moment.view["deeds"].items()
        if deed in rooms and moment.tables.places[rooms[deed]].id in moment.me["places"]
        for space in spaces
        if space["follower"]
    )


def per_status(moment: Moment, row: Any, name: str) -> str:
    each: int = row.coins_per_status
    coins = each * moment.me["status"]
    return moment.words.say("forecast-status", tile=name, each=each, coins=coins)


def per_station(moment: Moment, row: Any, name: str) -> str:
    each: int = row.coins_per_station
    coins = each * moment.me["stations_built"]
    return moment.words.say("forecast-station", tile=name, each=each, coins=coins)


def fishing(moment: Moment, row: Any, name: str) -> str:
    step = moment.me["tracks"]["boatman"]
    coins = moment.tables.tracks[BOATMAN].coins[step - 1] if step else 0
    return moment.words.say("forecast-fishing", tile=name, coins=coins)


def taxes(moment: Moment, row: Any, name: str) -> str:
    coins = sum(moment.me["goods"].values()) // row.goods_per_coin
    return moment.words.say("forecast-taxes", tile=name, per=row.goods_per_coin, coins=coins)


def trip(moment: Moment, row: Any, name: str) -> str:
    home = moment.tables.towns[moment.tables.start_town]
    coins: int = row.coins_if_in_orleans
    owed = coins if moment.me["merchant"] == home else 0
    town = moment.words.name(home)
    return moment.words.say("forecast-trip", tile=name, town=town, coins=coins, owed=owed)


def technology_tax(moment: Moment, row: Any, name: str) -> str:
    each: int = row.coins_per_gear
    coins = each * pieces_on_spaces(moment).count("wheel")
    return moment.words.say("forecast-gears", tile=name, each=each, coins=coins)


def capitation_tax(moment: Moment, row: Any, name: str) -> str:
    me = moment.me
    placed = [piece for piece in pieces_on_spaces(moment) if piece != "wheel"]
    heads = sum(me["market"].values()) + len(me["tower"]) + len(placed)
    heads += followers_in_own_room(moment)
    each: int = row.coins_per_follower
    return moment.words.say("forecast-heads", tile=name, each=each, coins=each * heads)


def tithe(moment: Moment, row: Any, name: str) -> str:
    each: int = row.coins_per_ten
    coins = each * (moment.me["coins"] // 10)
    return moment.words.say("forecast-tithe", tile=name, each=each, coins=coins)


def harvest(moment: Moment, row: Any, name: str) -> str:
    food = sum(moment.me["goods"].get(OWN_GOOD_NAMES[good], 0) for good in moment.tables.food)
    key = "forecast-food" if row.food_first else "forecast-harvest"
    return moment.words.say(key, tile=name, owed=row.food, food=food, coins=row.coins_per_missing)


def plague(moment: Moment, row: Any, name: str) -> str:
    neutral = sum(n for kind, n in moment.me["bag"].items() if not kind.endswith("*"))
    bag = moment.me["bag_size"]
    return moment.words.say("forecast-plague", tile=name, neutral=neutral, bag=bag)


def ban(moment: Moment, row: Any, name: str) -> str:
    return moment.words.say("forecast-ban", tile=name, follower=moment.words.name(row.bans))


def buy_follower(moment: Moment, row: Any, name: str) -> str:
    facts = {"coins": row.cost_coins, "follower": moment.words.name(row.follower_except)}
    return moment.words.say("forecast-buy_follower", tile=name, **facts)


def wedding(moment: Moment, row: Any, name: str) -> str:
    room = moment.tables.market_size - sum(moment.me["market"].values())
    return moment.words.say("forecast-draw_to_market", tile=name, number=row.draw, room=room)


def malfunction(moment: Moment, row: Any, name: str) -> str:
    wheels = moment.me["wheels"] + pieces_on_spaces(moment).count("wheel")
    return moment.words.say("forecast-lose_gear", tile=name, wheels=wheels)


def book_fire(moment: Moment, row: Any, name: str) -> str:
    behind = [star for star in moment.tables.stars if star < moment.me["development"]]
    return moment.words.say("forecast-back_to_star", tile=name, space=max(behind, default=0))


def dues(moment: Moment, row: Any, name: str) -> str:
    value = moment.me["score"]["goods"]
    return moment.words.say("forecast-give_value", tile=name, points=row.goods_vp, value=value)


def summoning(moment: Moment, row: Any, name: str) -> str:
    town = moment.words.name(moment.tables.towns[moment.tables.start_town])
    return moment.words.say("forecast-merchant_home", tile=name, town=town, coins=row.coins_to_stay)


def only(key: str, **fields: str) -> Forecast:
    """A sentence with the figures of the tile alone."""

    def say(moment: Moment, row: Any, name: str) -> str:
        figures = {fact: getattr(row, field) for fact, field in fields.items()}
        return moment.words.say(key, tile=name, **figures)

    return say


FORECASTS: Final[dict[str, Forecast]] = {
    "none": only("forecast-none"),
    "gain coins_per_status": per_status,
    "gain coins_per_station": per_station,
    "gain coins_by_boatmen_track": fishing,
    "pay coins": only("forecast-pay", coins="coins"),
    "pay goods_per_coin": taxes,
    "pay coins_if_in_orleans": trip,
    "pay coins_per_gear": technology_tax,
    "pay coins_per_follower": capitation_tax,
    "pay coins_per_ten": tithe,
    "harvest coins_per_missing food": harvest,
    "harvest coins_per_missing food food_first": harvest,
    "lose_drawn draw_lose": plague,
    "ban_recruit bans": ban,
    "buy_follower cost_coins follower_except": buy_follower,
    "step cost_coins": only("forecast-step", coins="cost_coins"),
    "buy_move cost_coins": only("forecast-buy_move", coins="cost_coins"),
    "good_to_dev penalty_coins": only("forecast-good_to_dev", coins="penalty_coins"),
    "draw_to_market draw": wedding,
    "ban_geared": only("forecast-ban_geared"),
    "place_recruits": only("forecast-place_recruits"),
    "lose_gear gear_wheels": malfunction,
    "torture things": only("forecast-torture", things="things"),
    "back_to_star": book_fire,
    "give_value goods_vp": dues,
    "farmers_stand_in": only("forecast-farmers_stand_in"),
    "merchant_home coins_to_stay": summoning,
    "give_followers followers": only("forecast-give_followers", number="followers"),
}
"""By all that an Hour Glass tile says; one that makes way for the next is never the event."""


def census_words(moment: Moment) -> str:
    """Who would gain and who would pay if the Farmers were counted now."""
    assert moment.view is not None
    steps = [player["tracks"]["farmer"] for player in moment.view["players"]]
    first = alone(moment, steps, max(steps))
    last = alone(moment, steps, min(steps)) if len(steps) > 2 else moment.words.say("nobody")
    return moment.words.say("census-line", first=first, last=last)


def alone(moment: Moment, steps: list[int], step: int) -> str:
    return moment.names[steps.index(step)] if steps.count(step) == 1 else moment.words.say("nobody")
