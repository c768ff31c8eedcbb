"""What places, deeds, bonuses and Joan's cards bring, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ...content.schema.joan_gain import Gain, SoloEffect
from ...content.schema.joan_places import JoanPlace
from ..classic.names import either
from ..translator import Words
from .names import yellow_words

Saying = Callable[[Words, Any, int], str]
"""From a gain and how often it comes to its words."""


def gains_words(words: Words, gains: Iterable[Gain]) -> str:
    """Equal gains are told together: 2 goods of your choice."""
    counts: dict[Gain, int] = {}
    for gain in gains:
        counts[gain] = counts.get(gain, 0) + 1
    return words.listed(
        say(words, gain, times)
        for gain, times in counts.items()
        for word, say in SAYINGS.items()
        if getattr(gain, word) is not None
    )


def gain_words(words: Words, gain: Gain, yellow: bool = False) -> str:
    """A bonus of the sheet; a yellow one is for the first player only."""
    text = gains_words(words, [gain])
    return words.say("joan-first-only", gain=text) if yellow else text


def amount(word: str) -> Saying:
    key = f"joan-gain-{word}"
    return lambda words, gain, times: words.say(key, amount=times * getattr(gain, word))


def good(words: Words, gain: Gain, times: int) -> str:
    if gain.good == "any":
        return words.say("joan-gain-any", amount=times)
    return words.say("joan-gain-good", amount=times, good=words.good(str(gain.good), times))


def act(words: Words, gain: Gain, times: int) -> str:
    return words.say("joan-gain-act", follower=str(gain.act))


def choose(words: Words, gain: Gain, times: int) -> str:
    options = either(words, [gain_words(words, option) for option in gain.choose or ()])
    return words.say("joan-gain-choose", amount=times, options=options)


def station(words: Words, gain: Gain, times: int) -> str:
    assert gain.station is not None
    return words.say("joan-gain-station", cost=gain.station.cost)


def discount(words: Words, gain: Gain, times: int) -> str:
    assert gain.place_discount is not None
    return words.say("joan-gain-place_discount", amount=gain.place_discount.coins)


def plain(word: str) -> Saying:
    key = f"joan-gain-{word}"
    return lambda words, gain, times: words.say(key)


SAYINGS: Final[dict[str, Saying]] = {
    "coins": amount("coins"),
    "dev": amount("dev"),
    "good": good,
    "shield": amount("shield"),
    "vp": amount("vp"),
    "citizen": amount("citizen"),
    "act": act,
    "route": lambda words, gain, times: words.say(
        "joan-gain-route", way=str(gain.route), amount=times
    ),
    "station": station,
    "choose": choose,
    "dev_per": lambda words, gain, times: words.say("joan-gain-dev_per", each=str(gain.dev_per)),
    "dev_to_star": plain("dev_to_star"),
    "place_discount": discount,
    "swap_good_on": plain("swap_good_on"),
    "build_in": plain("build_in"),
    "act_as": plain("act_as"),
}
"""How each word of the vocabulary is said."""


def place_effect(words: Words, row: JoanPlace) -> str:
    """What a place does; '+' cards tell when their extra comes."""
    effect = gains_words(words, row.effect)
    if row.kind != "plus":
        return effect
    follower = words.say("a-follower", follower=row.followers[0])
    return words.say("joan-plus", a_follower=follower, effect=effect)


def place_followers(words: Words, row: JoanPlace) -> str:
    """Who may use it."""
    if row.kind == "passive":
        return words.say("joan-always")
    if row.recruited_only:
        return words.say("joan-recruited-monk")
    if "any" in row.followers:
        return words.say("asks-any")
    return either(words, [words.name(follower) for follower in row.followers])


# ----------------------------------------------------------------- Joan's cards


def solo_words(words: Words, effects: Iterable[SoloEffect]) -> str:
    return words.apart(solo_effect(words, effect) for effect in effects)


def solo_effect(words: Words, effect: SoloEffect) -> str:
    """One thing that Joan does."""
    (word,) = effect.keys()
    value = getattr(effect, word)
    if word == "take_citizen":
        return words.say("joan-does-take_citizen", yellow=yellow_words(words, value))
    if word == "strike_deed":
        return words.say("joan-does-strike_deed", end=value)
    if word == "remove_place":
        return words.say("joan-does-remove_place", category=value)
    if word in ("citizen", "shield", "level"):
        return words.say(f"joan-does-{word}", amount=value)
    return words.say(f"joan-does-{word}")
