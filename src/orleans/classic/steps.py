"""What the steps of this game have in common."""

from typing import Final

from ..kernel.moves import Move
from ..kernel.steps import Step
from .ids import (
    BACK,
    BAKE,
    BUILD,
    BUY,
    CHOOSE,
    COINS,
    DONE,
    DRAW,
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
    JUMP,
    LIFT,
    MARKET,
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
    UNSTOW,
    USE,
    WARD,
    WHEEL,
)
from .state import State

# The rule that says when a kind of move has its moment; cited when it is tried at another.
TIMING_RULE: Final = {
    STRIKE: "setup.exclude.turn",
    DRAW: "draw.commit",
    BACK: "plan.nomove",
    STOW: "place.gunpowder_tower.fill",
    PLACE: "plan.place",
    UNSTOW: "plan.place",
    LIFT: "plan.nomove",
    DONE: "round.phases",
    USE: "round.phases",
    PASS: "round.phases",
    SKIP: "action.complete",
    WHEEL: "tech.window",
    RECRUIT: "action.choice",
    GO: "travel.mustmove",
    TAKE: "travel.good",
    TILE: "village.trader",
    SEND: "townhall.send",
    CHOOSE: "action.choice",
    PAY: "action.choice",
    FOOD: "event.all",
    COINS: "event.all",
    WARD: "place.sacristy",
    GIVE_FOLLOWER: "torture.when",
    GIVE_STATION: "torture.when",
    GIVE_BUILT: "torture.when",
    GIVE_POINT: "torture.when",
    GIVE_GOOD: "torture.when",
    GIVE_TILE: "torture.when",
    GIVE_WHEEL: "torture.when",
    GIVE_PLACED: "torture.when",
    SPEND: "action.cost",
    BUY: "place.market_stand",
    SELL: "place.market_stand",
    BAKE: "place.bakery",
    PUT: "place.gaming_room.goods",
    RIVAL: "action.choice",
    JUMP: "place.episcopal_see",
    BUILD: "place.quarry",
    TRACK: "action.choice",
    SHIFT: "place.workshop",
    MARKET: "place.statue",
}


def wrong_time_rule(game: State, move: Move) -> str:
    if move.kind == WARD and move.a in game.tables.wards:
        return game.tables.places[move.a].rule
    return game.tables.timing_rules.get(move.kind, "round.phases")


class Ask(Step[State]):
    """A question to one seat."""

    turn_rule = "action.complete"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: State) -> list[int]:
        return game.tables.only[self.seat]
