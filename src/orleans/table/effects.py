"""What a Place, a deed or a step of a track brings, in a few words."""

from __future__ import annotations

from typing import Any, Final

from ..classic.names import FOLLOWERS, GOOD_NAMES
from ..classic.tables import Track
from ..content.tables.effect import Effect
from .words import Words

AMOUNTS: Final = (
    "cost_coins",
    "coins",
    "coins_per_status",
    "coins_per_station",
    "dev",
    "good_of_choice",
    "gear_wheel",
    "send_to_deeds",
    "coins_for_dev_max",
)
"""Words of the vocabulary that come with a number and nothing else."""

WAYS: Final = {"road": "road", "water": "water", "road or water": "both"}


def effect_words(words: Words, effect: Effect, rule: str = "") -> str:
    """An effect in words; the text of its rule where the vocabulary has no short words for it."""
    parts = effect_parts(words, effect)
    if parts is not None:
        return words.listed(parts)
    return words.rule_text(rule) if rule in words.content.rules else words.name(rule)


def effect_parts(words: Words, effect: Effect) -> list[str] | None:
    """The parts of an effect, costs first; None if one of them has no short words."""
    used = set(effect.keys())
    parts: list[str] = []
    for word, say in (("cost", "effect-cost"), ("goods", "effect-goods")):
        if word in used:
            parts.append(words.say(say, goods=words.counted_goods(getattr(effect, word))))
    for word in AMOUNTS:
        if word in used:
            part = words.say(f"effect-{word}", amount=getattr(effect, word))
            parts.insert(0, part) if word == "cost_coins" else parts.append(part)
    parts.extend(odd_parts(words, effect))
    if effect.options is not None:
        options = [effect_parts(words, option) for option in effect.options]
        if any(option is None for option in options):
            return None
        listed = "; ".join(words.listed(option or ()) for option in options)
        parts.append(words.say("effect-options", options=listed))
    known = {*AMOUNTS, "cost", "goods", "options", *ODD}
    return parts if used <= known else None


ODD: Final = frozenset(
    {"recruit", "recruit_one_of", "move", "take_good", "build_station", "draw", "place"}
    | {"substitute", "for", "ward", "citizen"}
)


def odd_parts(words: Words, effect: Effect) -> list[str]:
    parts: list[str] = []
    if effect.recruit is not None:
        follower = words.say("a-follower", follower=effect.recruit)
        parts.append(words.say("effect-recruit", a_follower=follower))
    if effect.recruit_one_of is not None:
        listed = ", ".join(map(words.name, effect.recruit_one_of))
        parts.append(words.say("effect-recruit_one_of", followers=listed))
    if effect.move is not None:
        key = "effect-move" if effect.take_good else "effect-move-bare"
        parts.append(words.say(key, way=WAYS[effect.move]))
    if effect.build_station is not None:
        parts.append(words.say("effect-build_station"))
    if effect.draw is not None:
        parts.append(words.say("effect-draw", amount=effect.draw, place=effect.place or 0))
    if effect.substitute is not None:
        followers = words.listed(map(words.name, effect.for_ or ()))
        if effect.substitute == "any":
            parts.append(words.say("effect-substitute-any", followers=followers))
        else:
            stands = words.name(effect.substitute)
            parts.append(words.say("effect-substitute", stands=stands, followers=followers))
    if effect.ward is not None:
        parts.append(words.say("effect-ward", which=effect.ward))
    if effect.citizen is not None:
        parts.append(words.say("effect-citizen"))
    return parts


def reward_words(words: Words, track: Track, step: int, citizen: bool) -> str:
    """What the space of a track shows; `citizen`: the one lying there is still there."""
    parts: list[str] = []
    if track.goods:
        parts.append(words.say("effect-goods", goods=words.good(GOOD_NAMES[track.goods[step - 1]])))
    if track.coins and track.coins[step - 1]:
        parts.append(words.say("effect-coins", amount=track.coins[step - 1]))
    if track.wheels and track.wheels[step - 1]:
        parts.append(words.say("effect-gear_wheel", amount=track.wheels[step - 1]))
    if track.dev and track.dev[step - 1]:
        parts.append(words.say("effect-dev", amount=track.dev[step - 1]))
    if track.draw:
        parts.append(words.say("reward-draw", amount=track.draw[step - 1]))
    if track.tiles and track.tiles[step - 1]:
        category = 2 if step >= track.second_category_from else 1
        parts.append(words.say("reward-tile", category=category))
    if citizen and track.citizen_at == step:
        parts.append(words.say("effect-citizen"))
    return words.listed(parts) if parts else words.say("bare")


def asked_words(words: Words, slot: str) -> str:
    """What an Action Space asks for."""
    return words.name(slot) if slot in FOLLOWERS else words.say(f"asks-{slot}")


def slots_words(words: Words, slots: tuple[Any, ...]) -> str:
    if not slots:
        return words.say("asks-none")
    return ", ".join(asked_words(words, slot) for slot in slots)
