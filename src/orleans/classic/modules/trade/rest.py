"""Whom an action may still send, once rewards bring Followers to the Place they leave from."""

from ....kernel.moves import Move
from ...decisions.deeds import Send, send_move_forbidden_by, sends, waiting_at
from ...ids import SEND, SKIP
from ...phases.draw import kinds_named
from ...state import State
from ...tables import Deed


class SendRest(Send):
    """One of those who stood there when the action began; newcomers wait for a later turn
    (trade.alchemy.same_round)."""

    def __init__(
        self, seat: int, place: int, left: int, waiting: list[int], but: Deed | None
    ) -> None:
        super().__init__(seat, place, left, True)
        self.waiting = waiting
        self.but = but  # a deed that was declined already

    def facts(self, game: State) -> dict[str, int | str]:
        facts = super().facts(game)
        facts["followers"] = kinds_named(self.waiting)
        facts["but"] = "" if self.but is None else self.but.id
        return facts

    def seats(self, game: State) -> list[int]:
        is_open = self.open(game)
        return game.tables.only[self.seat] if is_open else game.tables.nobody

    def open(self, game: State) -> list[Move]:
        found = sends(game, self.seat, self.place)
        return [move for move in found if not self.barred(game, move)]

    def barred(self, game: State, move: Move) -> str:
        if self.but is not None and self.but.first <= move.a < self.but.last:
            return "trade.alchemy.two"
        return "" if move.b in self.waiting else "trade.alchemy.same_round"

    def legal(self, game: State, seat: int) -> list[Move]:
        legal = self.open(game)
        legal.append(game.tables.moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        rule = send_move_forbidden_by(game, seat, self.place, move)
        return rule if rule or move.kind != SEND else self.barred(game, move)


def hold_newcomers(game: State, seat: int, but: Deed | None) -> Send | None:
    """Called while a reward is given: what is left to send lies below it, if there is any."""
    rest = game.steps[-2]
    if not isinstance(rest, Send):
        return None
    waiting = waiting_at(game, seat, rest.place)
    game.steps[-2] = SendRest(seat, rest.place, rest.left, waiting, but)
    return rest
