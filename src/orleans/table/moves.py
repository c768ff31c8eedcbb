"""What a move does, in words."""

from __future__ import annotations

from typing import Any, Final

from ..classic.names import (
    BACK,
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
    GOOD_NAMES,
    KIND_NAMES,
    LIFT,
    PASS,
    PAY,
    PLACE,
    RECRUIT,
    ROUTE_NAMES,
    SEND,
    SKIP,
    STOW,
    STRIKE,
    TAKE,
    TILE,
    UNSTOW,
    USE,
    WARD,
    WHEEL,
)
from ..classic.tables import Place, Tables
from ..content.tables.effect import Effect
from ..kernel.moves import Move
from ..kernel.refusals import Fact
from .effects import asked_words, effect_words, reward_words, slots_words
from .words import Words

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
}

View = dict[str, Any]


def move_words(
    words: Words, tables: Tables, move: Move, asked: str, view: View | None = None
) -> str:
    """A line for the list of choices; `view` is what the deciding seat knows."""
    if move.kind == SKIP:
        key = f"skip-{asked}"
        return words.say(key if words.has(key) else "skip-other")
    if move.kind not in KEYS:
        return move.notation
    return words.say(f"move-{KEYS[move.kind]}", **facts_of(words, tables, move, asked, view))


def facts_of(
    words: Words, tables: Tables, move: Move, asked: str, view: View | None
) -> dict[str, Fact]:
    kind = move.kind
    if kind in (DRAW, PAY):
        return {"amount": move.a}
    if kind in (PLACE, UNSTOW, BACK, LIFT, WHEEL, GIVE_PLACED):
        return space_facts(words, tables, move, view)
    if kind == DONE:
        return {"step": asked}
    if kind == USE:
        return use_facts(words, tables, move.a, view)
    if kind in (TILE, STRIKE, GIVE_TILE):
        return place_facts(words, tables, move.a)
    if kind in (TAKE, FOOD, GIVE_GOOD):
        good = words.good(GOOD_NAMES[move.a])
        return {"good": good, "points": tables.good_points[move.a]}
    if kind == STOW:
        return {"follower": words.follower(KIND_NAMES[move.a])}
    if kind == GIVE_BUILT:
        return {"town": words.name(tables.towns[move.a])}
    if kind == RECRUIT:
        return recruit_facts(words, tables, move, view)
    if kind == GO:
        return route_facts(words, tables, move.a, view)
    if kind == SEND:
        return deed_facts(words, tables, move.a)
    if kind == CHOOSE:
        source = str(view["question"].get("source", "")) if view else ""
        return {"effect": choice_words(words, source, move.a)}
    return {}


def space_facts(words: Words, tables: Tables, move: Move, view: View | None) -> dict[str, Fact]:
    """Which Follower, which Place, which of its spaces."""
    space = tables.spaces[move.a]
    place = tables.places[space.place]
    number = move.a - place.spaces[0]
    kind = KIND_NAMES[move.b] if move.kind in (PLACE, UNSTOW) else standing(view, place.id, number)
    row = words.content.rows[place.id]
    return {
        "follower": words.follower(kind),
        "place": words.name(place.id),
        "space": number + 1,
        "asks": asked_words(words, row.slots[number]),  # type: ignore[attr-defined]
    }


def standing(view: View | None, place: str, number: int) -> str:
    """What lies on a space of the viewing seat."""
    if view is None or view["seat"] is None:
        return ""
    return str(view["players"][view["seat"]]["spaces"].get(place, [""] * 9)[number])


def place_facts(words: Words, tables: Tables, index: int) -> dict[str, Fact]:
    place = tables.places[index]
    row: Any = words.content.rows[place.id]
    return {
        "place": words.name(place.id),
        "category": "II" if place.category == 2 else "I",
        "spaces": slots_words(words, row.slots),
        "effect": place_words(words, tables, place),
    }


def use_facts(words: Words, tables: Tables, index: int, view: View | None) -> dict[str, Fact]:
    """A Place that recruits one type also tells what the next step on its track brings."""
    facts = place_facts(words, tables, index)
    recruits = place_effect(words, tables, tables.places[index].id).recruit
    reward = next_reward(words, tables, FOLLOWERS.index(recruits), view) if recruits else ""
    return {**facts, "next": "reward" if reward else "none", "reward": reward}


def place_words(words: Words, tables: Tables, place: Place) -> str:
    """What a Place does; extra Market spaces are no effect, so its rule has to say it."""
    if place.market_spaces:
        return words.rule_text(place.rule)
    return effect_words(words, place_effect(words, tables, place.id), place.rule)


def place_effect(words: Words, tables: Tables, id: str) -> Effect:
    """Place tiles may have another effect in the old edition, Places of the board have one."""
    row: Any = words.content.rows[id]
    effect: Effect = row.effect
    if hasattr(row, "effect_in"):
        effect = row.effect_in(tables.edition.id)
    return effect


def recruit_facts(words: Words, tables: Tables, move: Move, view: View | None) -> dict[str, Fact]:
    reward = next_reward(words, tables, move.a, view) or words.say("bare")
    return {"follower": words.name(FOLLOWERS[move.a]), "reward": reward}


def next_reward(words: Words, tables: Tables, type: int, view: View | None) -> str:
    """What the viewing seat's next step on a track brings; "" where there is no step."""
    if view is None or view["seat"] is None or type >= len(tables.tracks):
        return ""
    follower = FOLLOWERS[type]
    step = view["players"][view["seat"]]["tracks"][follower] + 1
    if step > tables.tracks[type].steps:
        return ""
    citizen = f"track.{follower}" in view["citizens"]
    return reward_words(words, tables.tracks[type], step, citizen)


def route_facts(words: Words, tables: Tables, index: int, view: View | None) -> dict[str, Fact]:
    """Where a connection leads and what lies beside it."""
    route = tables.routes[index]
    town, goods = tables.towns[route.b], words.say("no-goods")
    if view is not None:
        if view["seat"] is not None:
            merchant = view["players"][view["seat"]]["merchant"]
            town = tables.towns[route.other_end(tables.towns.index(merchant))]
        if view["routes"][route.id]:
            goods = words.goods_lying(view["routes"][route.id])
    return {"town": words.name(town), "goods": goods, "way": ROUTE_NAMES[route.kind]}


def deed_facts(words: Words, tables: Tables, space: int) -> dict[str, Fact]:
    deed = tables.deeds[tables.deed_of[space]]
    return {
        "follower": words.name(FOLLOWERS[tables.deed_types[space]]),
        "deed": words.name(deed.id),
        "reward": deed_reward(words, deed.id),
    }


def deed_reward(words: Words, id: str) -> str:
    """Several rewards on the board: the player picks one."""
    row: Any = words.content.rows[id]
    rewards = [effect_words(words, reward, row.rule) for reward in row.reward]
    if len(rewards) == 1:
        return rewards[0]
    return words.say("list-or", head=", ".join(rewards[:-1]), last=rewards[-1])


def choice_words(words: Words, source: str, index: int) -> str:
    """One of several effects of a Place, or of several rewards of a deed."""
    row: Any = words.content.rows.get(source)
    if row is None:
        return str(index + 1)
    if hasattr(row, "reward"):
        return effect_words(words, row.reward[index], row.rule)
    options: tuple[Effect, ...] = row.effect.options or ()
    return effect_words(words, options[index]) if index < len(options) else str(index + 1)


def space_of(notation: str) -> int:
    """village.2 is space 2 of the Village."""
    return int(notation.rpartition(".")[2])
