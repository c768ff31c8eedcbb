"""What a move does, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...classic.ids import (
    BACK,
    BAKE,
    BUILD,
    BUY,
    CHOOSE,
    COINS,
    DONE,
    DRAW,
    FOLLOWERS,
    FOOD,
    GIVE_BUILT,
    GIVE_FOLLOWER,
    GIVE_GOOD,
    GIVE_PLACED,
    GIVE_POINT,
    GIVE_STATION,
    GIVE_TILE,
    GIVE_WHEEL,
    GO,
    GOODS,
    JUMP,
    KIND_NAMES,
    LIFT,
    MARKET,
    OWN_GOOD_NAMES,
    PASS,
    PAY,
    PLACE,
    PUT,
    RECRUIT,
    RIVAL,
    SELL,
    SEND,
    SHIFT,
    SKIP,
    SPEND,
    STOW,
    STRIKE,
    TAKE,
    TILE,
    TRACK,
    TRACKS,
    UNSTOW,
    USE,
    WARD,
    WHEEL,
)
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from .. import modules
from .names import seat_name, space_words, track_words
from .pieces import (
    Moment,
    choice_words,
    deed_facts,
    next_reward,
    place_facts,
    reward_at,
    route_facts,
    site_price,
    space_facts,
    use_facts,
)

Facts = Callable[[Moment, Move], dict[str, Fact]]

KEYS: Final = {
    STRIKE: "strike",
    DRAW: "draw",
    BACK: "back",
    STOW: "stow",
    PLACE: "place",
    UNSTOW: "unstow",
    LIFT: "lift",
    DONE: "done",
    USE: "use",
    PASS: "pass",
    WHEEL: "wheel",
    RECRUIT: "recruit",
    GO: "go",
    TAKE: "take",
    TILE: "tile",
    SEND: "send",
    CHOOSE: "choose",
    PAY: "pay",
    FOOD: "food",
    COINS: "coins",
    WARD: "ward",
    GIVE_FOLLOWER: "give-follower",
    GIVE_STATION: "give-station",
    GIVE_BUILT: "give-built",
    GIVE_POINT: "give-point",
    GIVE_GOOD: "give-good",
    GIVE_TILE: "give-tile",
    GIVE_WHEEL: "give-wheel",
    GIVE_PLACED: "give-placed",
    SPEND: "spend",
    BUY: "buy",
    SELL: "sell",
    BAKE: "bake",
    PUT: "put",
    RIVAL: "rival",
    JUMP: "jump",
    BUILD: "build",
    TRACK: "track",
    SHIFT: "shift",
    MARKET: "market",
    **modules.KEYS,
}
"""By kind of move the last part of its message."""


def move_words(moment: Moment, move: Move) -> str:
    """A line for the list of choices."""
    words = moment.words
    if move.kind == SKIP:
        key = f"skip-{moment.asked}"
        return words.say(key if words.has(key) else "skip-other")
    if (moment.asked, move.kind) in modules.AT_STEP:
        key, speak = modules.AT_STEP[moment.asked, move.kind]
        return words.say(key, **speak(moment, move))
    if move.kind not in KEYS:  # a module has not said what its move is called
        return words.say(f"move-{move.notation.split()[0]}", move=move.notation)
    facts = FACTS[move.kind](moment, move) if move.kind in FACTS else {}
    return words.say(f"move-{KEYS[move.kind]}", **facts)


def amount(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"amount": move.a}


def tile(moment: Moment, move: Move) -> dict[str, Fact]:
    return place_facts(moment, move.a)


def good(moment: Moment, move: Move) -> dict[str, Fact]:
    """Goods of the supply have a value; bread has the one of its owner's status."""
    points = moment.tables.good_points[move.a] if move.a < GOODS else 0
    return {"good": moment.words.good(OWN_GOOD_NAMES[move.a]), "points": points}


def spent(moment: Moment, move: Move) -> dict[str, Fact]:
    return {**good(moment, move), "amount": moment.question("amount", 1)}


def bought(moment: Moment, move: Move) -> dict[str, Fact]:
    """Where the question names no price, goods cost what they are worth."""
    facts = good(moment, move)
    return {**facts, "coins": moment.question("coins", facts["points"])}


def follower(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"follower": moment.words.follower(KIND_NAMES[move.a])}


def town(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"town": moment.words.name(moment.tables.towns[move.a])}


def built(moment: Moment, move: Move) -> dict[str, Fact]:
    """In a town, or after the last of them: on a tile."""
    tables = moment.tables
    if move.a < len(tables.towns):
        return {**town(moment, move), "where": "town", "place": ""}
    road = tables.places[tables.road].id if tables.road >= 0 else ""
    return {"town": "", "where": "tile", "place": moment.words.name(road)}


def recruited(moment: Moment, move: Move) -> dict[str, Fact]:
    reward = next_reward(moment, move.a) or moment.words.say("bare")
    return {"follower": moment.words.name(FOLLOWERS[move.a]), "reward": reward}


def stepped(moment: Moment, move: Move) -> dict[str, Fact]:
    """The bonus of the next space, or once more that of the space where the marker stands."""
    words = moment.words
    track = FOLLOWERS[move.a] if move.a < TRACKS else "development"
    reward = reward_at(moment, move.a, 0 if moment.asked == "choose_bonus" else 1)
    return {"track": track_words(words, track), "reward": reward or words.say("bare")}


def rival(moment: Moment, move: Move) -> dict[str, Fact]:
    words, other = moment.words, moment.player(move.a)
    goods = other["goods"] if other is not None else {}
    return {
        "step": moment.asked,
        "who": seat_name(words, moment.names, move.a),
        "town": words.name(other["merchant"]) if other is not None else "",
        "goods": words.counted_goods(goods) if goods else words.say("nothing"),
    }


def chosen(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"effect": choice_words(moment.words, str(moment.question("source", "")), move.a)}


def shifted(moment: Moment, move: Move) -> dict[str, Fact]:
    return {"space": space_words(moment.words, moment.tables.space_names[move.a])}


def put(moment: Moment, move: Move) -> dict[str, Fact]:
    room = moment.tables.places[moment.tables.room].id if moment.tables.room >= 0 else ""
    return {**good(moment, move), "place": moment.words.name(room)}


FACTS: Final[dict[int, Facts]] = {
    **dict.fromkeys((DRAW, PAY, BAKE), amount),
    **dict.fromkeys((PLACE, UNSTOW, BACK, LIFT, WHEEL, GIVE_PLACED), space_facts),
    **dict.fromkeys((TILE, STRIKE, GIVE_TILE, WARD), tile),
    **dict.fromkeys((TAKE, FOOD, GIVE_GOOD), good),
    **dict.fromkeys((STOW, MARKET), follower),
    DONE: lambda moment, move: {"step": moment.asked},
    COINS: lambda moment, move: {"coins": moment.question("coins", 0)},
    USE: lambda moment, move: use_facts(moment, move.a),
    SPEND: spent,
    BUY: bought,
    SELL: bought,
    PUT: put,
    RIVAL: rival,
    JUMP: town,
    BUILD: lambda moment, move: {**town(moment, move), "coins": site_price(moment, move.a)},
    GIVE_BUILT: built,
    RECRUIT: recruited,
    TRACK: stepped,
    SHIFT: shifted,
    GO: lambda moment, move: route_facts(moment, move.a),
    SEND: lambda moment, move: deed_facts(moment, move.a, move.b),
    CHOOSE: chosen,
    **modules.FACTS,
}
"""By kind of move what its message speaks of; kinds that are not here say the same always."""
