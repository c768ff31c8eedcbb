"""What a Place, a connection or a deed is and brings, for the lines of a list of choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...classic.ids import (
    ANY,
    ANY_NEUTRAL,
    FOLLOWERS,
    KIND_NAMES,
    PLACE,
    ROUTE_NAMES,
    UNSTOW,
)
from ...classic.places.building import BuildAnywhere, distances_from
from ...classic.tables import Place, Tables
from ...content.schema.effect import Effect
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ..translator import Words
from .effects import asked_words, effect_words, reward_words, slots_words
from .names import either

View = dict[str, Any]


class Moment(NamedTuple):
    """When a move is spoken of: what is asked, what the deciding seat knows, who sits where."""

    words: Words
    tables: Tables
    asked: str = ""
    view: View | None = None
    names: Sequence[str] = ()

    def question(self, fact: str, default: Fact) -> Fact:
        """A fact of what is asked now."""
        if self.view is None:
            return default
        value: Fact = self.view["question"].get(fact, default)
        return value

    @property
    def me(self) -> dict[str, Any]:
        """The mat of the seat that decides."""
        own = self.player()
        assert own is not None, "a spectator has no mat"
        return own

    def player(self, seat: int | None = None) -> dict[str, Any] | None:
        """What is known of a seat, without a number of the one that decides."""
        if self.view is None:
            return None
        wanted = self.view["seat"] if seat is None else seat
        return None if wanted is None else self.view["players"][wanted]


# ------------------------------------------------------------------ Action Spaces


def space_facts(moment: Moment, move: Move) -> dict[str, Fact]:
    """Which Follower, which Place, which of its spaces."""
    words, tables = moment.words, moment.tables
    space = tables.spaces[move.a]
    place = tables.places[space.place]
    number = move.a - place.spaces[0]
    kind = KIND_NAMES[move.b] if move.kind in (PLACE, UNSTOW) else ""
    return {
        "follower": words.follower(kind or piece_on(moment, move.a)),
        "place": words.name(place.id),
        "space": number + 1,
        "asks": asked_words(words, slot_name(space.asks)),
    }


def piece_on(moment: Moment, space: int, seat: int | None = None) -> str:
    """What lies on an Action Space, "" for nothing or on a tile that the seat does not own."""
    owner = moment.player(seat)
    place = moment.tables.places[moment.tables.spaces[space].place]
    if owner is None or place.id not in owner["spaces"]:
        return ""
    piece: str = owner["spaces"][place.id][space - place.spaces[0]]
    return piece


def slot_name(asks: int) -> str:
    if asks == ANY:
        return "any"
    return "any_neutral" if asks == ANY_NEUTRAL else FOLLOWERS[asks]


# -------------------------------------------------------------------------- Places


def place_facts(moment: Moment, index: int) -> dict[str, Fact]:
    words, place = moment.words, moment.tables.places[index]
    row: Any = words.content.rows[place.id]
    return {
        "place": words.name(place.id),
        "category": "II" if place.category == 2 else "I",
        "spaces": slots_words(words, row.slots),
        "effect": offered_words(words, moment.tables, place),
    }


def use_facts(moment: Moment, index: int) -> dict[str, Fact]:
    """A Place that recruits one type also tells what the next step on its track brings."""
    facts = place_facts(moment, index)
    place = moment.tables.places[index].id
    recruits = place_effect(moment.words, moment.tables, place).recruit
    reward = next_reward(moment, FOLLOWERS.index(recruits)) if recruits else ""
    return {**facts, "next": "reward" if reward else "none", "reward": reward}


def place_words(words: Words, tables: Tables, place: Place) -> str:
    """What a Place does; extra Market spaces are no effect, so its rule has to say it."""
    if place.market_spaces:
        return words.rule_text(place.rule)
    return effect_words(words, place_effect(words, tables, place.id), place.rule)


def offered_words(words: Words, tables: Tables, place: Place) -> str:
    """What a Place does, with what comes with it when it is taken."""
    effect = place_words(words, tables, place)
    if not place.brings:
        return effect
    row: Any = words.content.rows[place.id]
    brings = words.say("effect-brings", goods=words.counted_goods(row.goods_on_take))
    return words.apart([brings, effect])


def place_effect(words: Words, tables: Tables, id: str) -> Effect:
    """Place tiles may have another effect in the old edition, Places of the board have one."""
    row: Any = words.content.rows[id]
    effect: Effect = row.effect
    if hasattr(row, "effect_in"):
        effect = row.effect_in(tables.edition.id)
    return effect


# -------------------------------------------------------------------------- tracks


def next_reward(moment: Moment, follower_type: int) -> str:
    """What the deciding seat's next step on a track brings; "" where there is no step."""
    return reward_at(moment, follower_type, 1)


def reward_at(moment: Moment, follower_type: int, ahead: int) -> str:
    """What the space so many steps ahead shows; "" where there is none."""
    player, tables = moment.player(), moment.tables
    if moment.view is None or player is None or follower_type >= len(tables.tracks):
        return ""
    follower = FOLLOWERS[follower_type]
    step = player["tracks"][follower] + ahead
    if not 0 < step <= tables.tracks[follower_type].steps:
        return ""
    citizen = f"track.{follower}" in moment.view["citizens"]
    return reward_words(moment.words, tables.tracks[follower_type], step, citizen)


# ----------------------------------------------------------------------------- map


def route_facts(moment: Moment, index: int) -> dict[str, Fact]:
    """Where a connection leads and what lies beside it."""
    words, tables = moment.words, moment.tables
    route = tables.routes[index]
    town, goods = tables.towns[route.b], words.say("no-goods")
    traveller = moment.player(traveller_of(moment))
    if traveller is not None:
        town = tables.towns[route.other_end(tables.towns.index(traveller["merchant"]))]
    if moment.view is not None and moment.view["routes"][route.id]:
        goods = words.goods_lying(moment.view["routes"][route.id])
    return {"town": words.name(town), "goods": goods, "way": ROUTE_NAMES[route.kind]}


def traveller_of(moment: Moment) -> int | None:
    """Whose Merchant a move is about: one may have to move another player's."""
    if moment.asked != "move_other":
        return None
    return int(moment.question("other", 0))


def site_price(moment: Moment, town: int) -> int:
    """What building costs there, by the tile that lets one build anywhere."""
    builder = moment.player()
    for place in moment.tables.places:
        for effect in place.effects:
            if isinstance(effect, BuildAnywhere) and builder is not None:
                here = moment.tables.towns.index(builder["merchant"])
                steps = distances_from(moment.tables, here)[town]
                return effect.price + effect.per_connection * steps
    return 0


# --------------------------------------------------------------------------- deeds


def deed_facts(moment: Moment, space: int, follower_type: int) -> dict[str, Fact]:
    words, tables = moment.words, moment.tables
    deed = tables.deeds[tables.deed_of[space]]
    row: Any = words.content.rows[deed.id]
    free = 0
    if moment.view is not None:
        free = sum(1 for at in moment.view["deeds"][deed.id] if at["sent_by"] is None)
    return {
        "follower": words.name(FOLLOWERS[follower_type]),
        "deed": words.name(deed.id),
        "reward": space_reward(moment, space),
        "free": "last" if free == 1 and hasattr(row, "complete") else "more",
        "complete": deed_complete(words, deed.id),
    }


def deed_reward(words: Words, id: str) -> str:
    """Several rewards on the board: the player picks one. A tile filled like a deed has none."""
    row: Any = words.content.rows[id]
    if not hasattr(row, "reward"):
        return effect_words(words, row.effect, f"place.{id}")
    return either(words, [effect_words(words, reward, row.rule) for reward in row.reward])


def space_reward(moment: Moment, space: int) -> str:
    """Where goods lie on a deed, the one on the very space is its reward."""
    deed = moment.tables.deeds[moment.tables.deed_of[space]]
    row: Any = moment.words.content.rows[deed.id]
    if moment.view is None or not getattr(row, "goods_on", ()):
        return deed_reward(moment.words, deed.id)
    good = good_on_deed(moment.view, deed.id, space - deed.first)
    return moment.words.good(good) if good else moment.words.say("bare")


def good_on_deed(view: View, deed: str, number: int) -> str:
    """What a module has laid on a space of a deed, "" for nothing."""
    for module in view["modules"].values():
        goods: dict[str, str] = module.get("goods_on_deeds", {})
        if f"{deed}.{number + 1}" in goods:
            return goods[f"{deed}.{number + 1}"]
    return ""


def deed_complete(words: Words, id: str) -> str:
    """What the last Follower brings besides."""
    row: Any = words.content.rows[id]
    return effect_words(words, row.complete, row.rule) if hasattr(row, "complete") else ""


def choice_words(words: Words, source: str, index: int) -> str:
    """One of several effects of a Place, or of several rewards of a deed."""
    row: Any = words.content.rows.get(source)
    if row is None:
        return str(index + 1)
    if hasattr(row, "reward"):
        return effect_words(words, row.reward[index], row.rule)
    options: tuple[Effect, ...] = row.effect.options or ()
    return effect_words(words, options[index]) if index < len(options) else str(index + 1)
