"""How the Intrigue board plugs in."""

from collections.abc import Callable
from typing import Any

from ....kernel.positions import index_of, no_field, table, words
from ...effects.base import Effect
from ...ids import HOUR_GLASS, SEAT_NAMES
from ...module import Module, ModuleState
from ...state import State
from ...tables import Deed, Tables
from ..building import build_here
from .boards import Saboteur, Spy
from .bribing import MakeOffers
from .goods_and_coins import Fraud, TaxCollector
from .persons import Hangman, Kidnapper, Torturer
from .state import (
    ACCEPT,
    AT,
    BURN,
    COIN,
    DECLINE,
    NO_OFFER,
    OFFER,
    OFFER_NAMES,
    RETRACT,
    TAKE_BREAD,
    IntrigueMoves,
    intrigue_of,
    new_state,
)
from .stations import Arsonist
from .tracks import Traitor


class Intrigue(Module):
    """Nine characters, and bribes against them (intrigue.*)."""

    id = "intrigue"
    rules = "intrigue."
    deed_board = "board_intrigue"
    one_board_rule = "trade.setup.one_board"
    bars = True

    moves: IntrigueMoves  # made with the vocabulary

    def timing_rules(self) -> dict[int, str]:
        return {
            AT: "intrigue.bribe.declare",
            BURN: "intrigue.arsonist.remove",
            OFFER: "intrigue.bribe.right",
            RETRACT: "intrigue.bribe.bound",
            ACCEPT: "intrigue.bribe.answer",
            DECLINE: "intrigue.bribe.answer",
            TAKE_BREAD: "intrigue.fraud.loose_goods",
        }

    def deed_verbs(self) -> dict[str, Callable[[Any, Deed], Effect]]:
        return {
            "swap_good": lambda words, deed: Fraud(),
            "remove_station_here": lambda words, deed: Arsonist(),
            "build_station_here": build_here,
            "send_merchant_home": lambda words, deed: Kidnapper(),
            "torture_others_one": lambda words, deed: Torturer(),
            "plague_one_player": lambda words, deed: Hangman(),
            "remove_placed_follower": lambda words, deed: Saboteur(),
            "steal_gear_same_space": lambda words, deed: Spy(),
            "each_other_pays": lambda words, deed: TaxCollector(words.each),
            "advance_and_set_back": lambda words, deed: Traitor(),
        }

    def add_moves(self, tables: Tables) -> None:
        self.moves = IntrigueMoves(tables)

    def shared(self) -> list[object]:
        return [self.moves]

    def set_up(self, game: State) -> ModuleState:
        return new_state(self.moves, game.tables.players)

    def before_phase(self, game: State, phase: int) -> None:
        if phase == HOUR_GLASS:
            intrigue_of(game).closed = [0] * game.tables.players

    def bars_action(self, game: State, seat: int, owner: int, place: int) -> str:
        closed = seat == owner and intrigue_of(game).closed[seat] & (1 << place)
        return "intrigue.general.deactivated" if closed else ""

    def face_down(self, game: State) -> int:
        """intrigue.bribe.sealed: offers that are made and not shown yet."""
        step = game.steps[-1] if game.steps else None
        if not isinstance(step, MakeOffers):
            return 0
        return len([seat for seat in step.asked if not game.busy & (1 << seat)])

    def imagine(self, game: State, seat: int | None) -> None:
        """An unfinished offer is still to be made; a sealed one is guessed: nothing or a coin."""
        intrigue = intrigue_of(game)
        step = game.steps[-1] if game.steps else None
        if not isinstance(step, MakeOffers):
            return
        for other in step.asked:
            if other != seat:
                offer = NO_OFFER
                done = not game.busy & (1 << other)
                if done and game.players[other].coins and game.chance.pick(2):
                    offer = [*NO_OFFER[:COIN], 1]
                intrigue.set_offer(other, offer)

    def view(self, game: State, seat: int | None) -> dict[str, Any]:
        """Offers once they are shown; before that a seat sees its own alone."""
        intrigue = intrigue_of(game)
        places = game.tables.places
        players = range(game.tables.players)
        return {
            "deactivated": [
                [place.id for place in places if intrigue.closed[owner] & (1 << place.index)]
                for owner in players
            ],
            "offers": [
                contents(intrigue.offers[owner]) if intrigue.shown or owner == seat else {}
                for owner in players
            ],
        }

    def position(self, game: State, fields: dict[str, Any]) -> None:
        """deactivated = { blue = "ship" }"""
        for field in fields:
            if field != "deactivated":
                raise no_field(f"{self.id}.{field}")
        seats = SEAT_NAMES[: game.tables.players]
        intrigue = intrigue_of(game)
        places = game.tables.places
        for name, closed in table(fields.get("deactivated", {}), "intrigue.deactivated").items():
            seat = index_of(seats, name, "intrigue.deactivated")
            own = game.players[seat].places
            for place in words(closed, f"intrigue.deactivated.{name}"):
                at = index_of([places[p].id for p in own], place, f"intrigue.deactivated.{name}")
                intrigue.close(seat, own[at])


def contents(offer: list[int]) -> dict[str, int]:
    return {name: offer[item] for item, name in enumerate(OFFER_NAMES) if offer[item]}
