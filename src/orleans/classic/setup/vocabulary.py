"""The moves of a set-up, in the order that gives them their numbers."""

from ..effects.base import Effect
from ..effects.choice import OneOf
from ..effects.costs import CoinsForPoints
from ..ids import (
    ANY,
    BACK,
    BAKE,
    BUILD,
    BUY,
    CHOOSE,
    DRAW,
    FOLLOWERS,
    FOOD,
    GIVE_BUILT,
    GIVE_GOOD,
    GIVE_PLACED,
    GIVE_TILE,
    GO,
    GOOD_NAMES,
    JUMP,
    KIND_NAMES,
    LIFT,
    MARKET,
    OWN_GOOD_NAMES,
    PAY,
    PLACE,
    PUT,
    RECRUIT,
    RIVAL,
    SEAT_NAMES,
    SELL,
    SEND,
    SHIFT,
    SPEND,
    STOW,
    STRIKE,
    TAKE,
    TILE,
    TRACK,
    TRACKS,
    TYPES,
    UNSTOW,
    USE,
    WARD,
    WHEEL,
)
from ..places.trading import Bake
from ..tables import Tables


def effects_in_play(tables: Tables) -> list[Effect]:
    effects: list[Effect] = []
    for place in tables.places:
        effects.extend(place.effects)
    for deed in tables.deeds:
        effects.extend(deed.rewards)
    return effects


def most_choices(tables: Tables) -> int:
    """None at all, where no Place and no deed of the set-up lets choose."""
    choices = [e for e in effects_in_play(tables) if isinstance(e, OneOf)]
    return max((len(choice.options) for choice in choices), default=0)


def most_paid(tables: Tables) -> int:
    return max(e.most for e in effects_in_play(tables) if isinstance(e, CoinsForPoints))


def most_baked(tables: Tables) -> int:
    return max((e.most for e in effects_in_play(tables) if isinstance(e, Bake)), default=0)


def add_moves(tables: Tables) -> None:
    """The vocabulary of this set-up."""
    add = tables.vocabulary.add
    each = tables.vocabulary.add_each
    moves = tables.moves
    spaces = tables.space_names
    places = [place.id for place in tables.places]
    most_drawn = max(tables.tracks[FOLLOWERS.index("knight")].draw)
    moves.draw = each(DRAW, "draw", [str(n) for n in range(most_drawn + 1)])
    moves.back = each(BACK, "back", spaces)
    moves.stow = each(STOW, "stow", KIND_NAMES)
    for space, name in enumerate(spaces):
        moves.place.append(
            [add(PLACE, f"place {f} {name}", space, kind) for kind, f in enumerate(KIND_NAMES)]
        )
        moves.unstow.append(
            [add(UNSTOW, f"unstow {f} {name}", space, kind) for kind, f in enumerate(KIND_NAMES)]
        )
    moves.lift = each(LIFT, "lift", spaces)
    moves.use = each(USE, "use", places)
    moves.wheel = each(WHEEL, "wheel", spaces)
    moves.recruit = each(RECRUIT, "recruit", FOLLOWERS)
    moves.go = each(GO, "go", [route.id for route in tables.routes])
    moves.take = each(TAKE, "take", GOOD_NAMES)
    moves.tile = each(TILE, "tile", places)
    moves.strike = each(STRIKE, "strike", places)
    add_sends(tables)
    moves.choose = each(CHOOSE, "choose", [str(n + 1) for n in range(most_choices(tables))])
    moves.pay = each(PAY, "pay", [str(n) for n in range(most_paid(tables) + 1)])
    moves.food = each(FOOD, "food", OWN_GOOD_NAMES)
    moves.give_built = each(GIVE_BUILT, "give station", [*tables.towns, "road"])
    moves.give_good = each(GIVE_GOOD, "give good", OWN_GOOD_NAMES)
    moves.give_tile = each(GIVE_TILE, "give tile", places)
    moves.give_placed = each(GIVE_PLACED, "give wheel", spaces)
    moves.ward = each(WARD, "ward", places)
    moves.spend = each(SPEND, "spend", OWN_GOOD_NAMES)
    moves.buy = each(BUY, "buy", GOOD_NAMES)
    moves.sell = each(SELL, "sell", GOOD_NAMES)
    moves.bake = each(BAKE, "bake", [str(n) for n in range(most_baked(tables) + 1)])
    moves.put = each(PUT, "put", GOOD_NAMES)
    moves.rival = each(RIVAL, "rival", SEAT_NAMES[: tables.players])
    moves.jump = each(JUMP, "jump", tables.towns)
    moves.build = each(BUILD, "build", tables.towns)
    moves.track = each(TRACK, "track", [*FOLLOWERS[:TRACKS], "development"])
    moves.shift = each(SHIFT, "shift", spaces)
    moves.market = each(MARKET, "market", KIND_NAMES)


def add_sends(tables: Tables) -> None:
    """One move per deed space; where any Follower may go, one for each type."""
    for deed in tables.deeds:
        for space in range(deed.first, deed.last):
            name = f"{deed.id}.{space - deed.first + 1}"
            asks = tables.deed_types[space]
            if asks == ANY:
                by_type = [
                    tables.vocabulary.add(SEND, f"send {follower} {name}", space, follower_type)
                    for follower_type, follower in enumerate(FOLLOWERS)
                ]
            else:
                by_type = [tables.vocabulary.add(SEND, f"send {name}", space, asks)] * TYPES
            tables.moves.send.append(by_type)
