"""What a Place, a deed or a step of a track brings, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...classic.ids import FOLLOWERS, GOOD_NAMES
from ...classic.tables import Track
from ...content.schema.effect import Effect
from ..translator import Words
from .names import track_words

WAYS: Final = {"road": "road", "water": "water", "road or water": "both"}

COSTS: Final = frozenset({"cost_coins", "cost_goods", "cost"})

AMOUNTS: Final = (
    *("cost_coins", "cost_goods"),
    *("coins", "coins_per_status", "coins_per_station", "coins_per_follower"),
    *("dev", "dev_per_station", "good_of_choice", "gear_wheel", "move_max", "trades", "bake_max"),
    *("send_to_deeds", "coins_for_dev_max", "citizens_if_filled", "status_plus"),
    *("vp_per_full_set", "vp_per_good_majority"),
)
"""Words of the vocabulary that come with a number and nothing else."""

PLAIN: Final = ("dev_to", "citizen", "build_beside_rival", "move_gear", "recruits_to", "on_arrival")
"""Words that are said the same way whatever stands beside them."""

AS_MANY: Final = ("dev", "move_max")
"""Words that the faces of a die may bring as often as they have pips."""

SILENT: Final = frozenset(
    {"take_good", "place", "for", "rewards", "max", "anywhere", "coins_per_connection", "price"}
    | {"needs_empty_supply", "again_on_last", "pay_owner", "pay_owner_for_good", "take_other"}
    | {"pay_from_tile", "buy", "tavern", "other_tiles", "each"}
)
"""Words that only qualify another one, which speaks of them."""


def effect_words(words: Words, effect: Effect, rule: str = "") -> str:
    """An effect in words; the text of its rule where the vocabulary has no short words for it."""
    parts = effect_parts(words, effect)
    if parts is not None and effect.effect is not None:
        return words.apart(parts)
    if parts is not None:
        return in_order(words, parts, len(COSTS & effect.keys()) if not effect.anywhere else 0)
    return words.rule_text(rule) if rule in words.content.rules else words.name(rule)


def in_order(words: Words, parts: list[str], costs: int) -> str:
    """Costs are paid before the rest."""
    if not 0 < costs < len(parts):
        return words.listed(parts)
    cost, effect = words.listed(parts[:costs]), words.listed(parts[costs:])
    return words.say("effect-after-cost", cost=cost, effect=effect)


def effect_parts(words: Words, effect: Effect) -> list[str] | None:
    """The parts of an effect, costs first; None if one of them has no short words."""
    used = set(effect.keys()) - SILENT
    if effect.effect is not None:
        used.discard("draw")  # the named effect says how many
    if effect.anywhere:
        used.discard("cost_coins")  # part of a price that depends on the way
    inner = [*(effect.options or ()), *(effect.die or ())]
    if not used <= set(SAYINGS) or any(effect_parts(words, one) is None for one in inner):
        return None
    if effect.effect is not None and not words.has(f"verb-{effect.effect}"):
        return None
    return [say(words, effect) for word, say in SAYINGS.items() if word in used]


Saying = Callable[[Words, Any], str]


def with_amount(word: str) -> Saying:
    return lambda words, effect: words.say(f"effect-{word}", amount=getattr(effect, word))


def plain(word: str) -> Saying:
    return lambda words, effect: words.say(f"effect-{word}")


def recruit(words: Words, effect: Effect) -> str:
    follower = words.say("a-follower", follower=str(effect.recruit))
    return words.say("effect-recruit", a_follower=follower)


def move(words: Words, effect: Effect) -> str:
    key = "effect-move" if effect.take_good else "effect-move-bare"
    return words.say(key, way=WAYS[str(effect.move)])


def build_station(words: Words, effect: Effect) -> str:
    if not effect.anywhere:
        return words.say("effect-build_station")
    coins, more = effect.cost_coins or 0, effect.coins_per_connection or 0
    return words.say("effect-build_station-anywhere", coins=coins, more=more)


def substitute(words: Words, effect: Effect) -> str:
    followers = words.listed(map(words.name, effect.for_ or ()))
    if effect.substitute == "any":
        return words.say("effect-substitute-any", followers=followers)
    stands = words.name(str(effect.substitute))
    return words.say("effect-substitute", stands=stands, followers=followers)


def ward(words: Words, effect: Effect) -> str:
    which = "kept" if effect.pay_from_tile else str(effect.ward)
    return words.say("effect-ward", which=which)


def track_bonus(words: Words, effect: Effect) -> str:
    tracks = [track_words(words, track) for track in effect.track_bonus or ()]
    if len(tracks) == 1:
        return words.say("effect-track_bonus", track=tracks[0])
    return words.say("effect-track_bonus-any", tracks=", ".join(tracks))


def step(words: Words, effect: Effect) -> str:
    follower = str(effect.step)
    return words.say(
        "effect-step", track=track_words(words, follower), follower=words.name(follower)
    )


def options(words: Words, effect: Effect) -> str:
    parts = [effect_words(words, option) for option in effect.options or ()]
    return words.say("effect-options", options=words.apart(parts))


def die(words: Words, effect: Effect) -> str:
    """Faces that bring as many of a thing as they have pips are told together."""
    faces: list[str] = []
    numbered = list(enumerate(effect.die or (), start=1))
    for word in AS_MANY:
        many = [number for number, face in numbered if getattr(face, word) == number]
        if len(many) > 1:
            faces.append(words.say(f"die-{word}", first=many[0], last=many[-1]))
            numbered = [(number, face) for number, face in numbered if number not in many]
    for number, face in numbered:
        faces.append(words.say("die-face", number=number, effect=effect_words(words, face)))
    return words.say("effect-die", faces=words.apart(faces))


def river_line(words: Words, effect: Effect) -> str:
    lines = [
        words.say("river-line", stations=line.stations, points=line.vp)
        for line in effect.vp_river_line or ()
    ]
    return words.say("effect-vp_river_line", lines=", ".join(lines))


def verb(words: Words, effect: Effect) -> str:
    """A deed's effect that the rulebook has a name for."""
    return words.say(f"verb-{effect.effect}", amount=effect.each or effect.draw or 1)


SAYINGS: Final[dict[str, Saying]] = {
    "cost_coins": with_amount("cost_coins"),
    "cost_goods": with_amount("cost_goods"),
    "cost": lambda words, e: words.say("effect-cost", goods=words.counted_goods(e.cost)),
    "goods": lambda words, e: words.say("effect-goods", goods=words.counted_goods(e.goods)),
    **{word: with_amount(word) for word in AMOUNTS if not word.startswith("cost_")},
    "recruit": recruit,
    "recruit_one_of": lambda words, e: words.say(
        "effect-recruit_one_of", followers=", ".join(map(words.name, e.recruit_one_of))
    ),
    "follower": lambda words, e: words.say("effect-follower", follower=words.name(e.follower)),
    "step": step,
    "track_bonus": track_bonus,
    "move": move,
    "move_rival": lambda words, e: words.say("effect-move_rival", coins=e.pay_owner_for_good or 0),
    "move_any": lambda words, e: words.say(
        "effect-move_any", places=words.listed(map(words.name, e.move_any))
    ),
    "jump": lambda words, e: words.say("effect-jump", town=words.name(e.jump)),
    "build_station": build_station,
    "build_on_tile": lambda words, e: words.say("effect-build_on_tile", most=e.max),
    "on_build": lambda words, e: words.say(
        "effect-on_build", good=words.good(e.buy.good), coins=e.buy.coins
    ),
    "draw": lambda words, e: words.say("effect-draw", amount=e.draw, place=e.place or 0),
    "act": lambda words, e: words.say("effect-act", which=e.act, place=words.name(e.act)),
    "borrow": lambda words, e: words.say("effect-borrow", coins=e.pay_owner or 0),
    "buy_tile": lambda words, e: words.say(
        "effect-buy_tile", one=e.buy_tile.one, two=e.buy_tile.two
    ),
    "give_same": lambda words, e: words.say("effect-give_same", amount=e.give_same),
    "substitute": substitute,
    "step_instead_of": lambda words, e: words.say(
        "effect-step_instead_of", a_follower=words.say("a-follower", follower=e.step_instead_of)
    ),
    "ward": ward,
    "vp_river_line": river_line,
    **{word: plain(word) for word in PLAIN},
    "effect": verb,
    "options": options,
    "die": die,
}
"""How each word of the vocabulary is said, in the order in which an effect is told."""


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
