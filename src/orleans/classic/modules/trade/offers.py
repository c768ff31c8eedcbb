"""What the last Follower at Research and Architecture lets a player do."""

from typing import Any

from ....kernel.moves import Move
from ...effects.base import Develop, Effect
from ...ids import SKIP, TRACKS
from ...state import State
from ...steps import Ask, wrong_time_rule
from ...tables import Deed
from ..building import build_here


class Offer(Effect):
    """An effect that may be declined; the wrapped one says when it is not even offered."""

    def __init__(self, inner: Effect, rule: str) -> None:
        self.inner = inner
        self.rule = rule

    def parts(self) -> list[Effect]:
        return [self.inner]

    def forbidden_by(self, game: State, seat: int) -> str:
        return self.inner.forbidden_by(game, seat)

    def idle(self, game: State, seat: int) -> bool:
        return self.inner.idle(game, seat)

    def carry_out(self, game: State, seat: int, source: str) -> None:
        game.push(TakeOrNot(seat, self, source))

    def accepting(self, game: State, seat: int) -> Move:
        """The move that takes it."""
        raise NotImplementedError


class OfferAdvance(Offer):
    """trade.research.advance: further points, if the player wishes."""

    def accepting(self, game: State, seat: int) -> Move:
        return game.tables.moves.track[TRACKS]


class OfferBuilding(Offer):
    """trade.architecture.last_build"""

    def accepting(self, game: State, seat: int) -> Move:
        return game.tables.moves.build[game.players[seat].merchant]


def offer_advance(points: int) -> Effect:
    return OfferAdvance(Develop(points), "trade.research.advance")


def offer_building(words: Any, deed: Deed) -> Effect:
    return OfferBuilding(build_here(words, deed), "trade.architecture.last_build")


class TakeOrNot(Ask):
    name = "take_or_not"

    def __init__(self, seat: int, offer: Offer, source: str) -> None:
        super().__init__(seat)
        self.offer = offer
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "source": self.source}

    def legal(self, game: State, seat: int) -> list[Move]:
        return [self.offer.accepting(game, seat), game.tables.moves.skip]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        accepting = self.offer.accepting(game, seat)
        if move is accepting or move.kind == SKIP:
            return ""
        return self.offer.rule if move.kind == accepting.kind else wrong_time_rule(game, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind != SKIP:
            self.offer.inner.carry_out(game, seat, self.source)
