"""Alchemy: draw a Follower for each one sent, and place him on an Action Space."""

from typing import Any

from ....kernel.moves import Move
from ...decisions.deeds import send, send_move_forbidden_by, sends
from ...effects.base import Effect
from ...ids import DRAW, EMPTY, SEND, SKIP
from ...places.bathhouse import PlaceDrawn, draw_openly
from ...state import State
from ...steps import Ask, wrong_time_rule
from ...tables import Deed
from .rest import hold_newcomers


class DrawForSent(Effect):
    """trade.alchemy.draw. If another Follower may yet be sent, his sender says first whether he
    comes along, since both are drawn for before either is placed (trade.alchemy.two)."""

    def __init__(self, draw: int, deed: Deed) -> None:
        self.draw = draw
        self.deed = deed

    def idle(self, game: State, seat: int) -> bool:
        """trade.alchemy.empty_bag"""
        return game.players[seat].bag_size() == 0

    def carry_out(self, game: State, seat: int, source: str) -> None:
        below = game.steps[-2]
        if isinstance(below, DrawOrNot):
            # The first of the two has waited for this one.
            game.steps[-2] = DrawOrNot(seat, below.count + self.draw, source)
            return
        rest = hold_newcomers(game, seat, self.deed)
        game.push(DrawOrNot(seat, self.draw, source))
        if rest is not None:
            both = BothOrNot(seat, rest.place, self.deed)
            if both.open(game):
                game.push(both)


def draw_for_sent(words: Any, deed: Deed) -> Effect:
    return DrawForSent(words.draw, deed)


class BothOrNot(Ask):
    """Whether the other Follower goes to the same deed. He has no part in another one yet:
    that comes after the first one's reward (trade.general.one_by_one)."""

    name = "both_or_not"

    def __init__(self, seat: int, place: int, deed: Deed) -> None:
        super().__init__(seat)
        self.place = place
        self.deed = deed

    def facts(self, game: State) -> dict[str, int | str]:
        place = game.tables.places[self.place].id
        return {"seat": self.seat, "place": place, "deed": self.deed.id}

    def there(self, move: Move) -> bool:
        return self.deed.first <= move.a < self.deed.last

    def open(self, game: State) -> list[Move]:
        return [move for move in sends(game, self.seat, self.place) if self.there(move)]

    def legal(self, game: State, seat: int) -> list[Move]:
        legal = self.open(game)
        legal.append(game.tables.moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind == SEND and not self.there(move):
            return "trade.general.one_by_one"
        return send_move_forbidden_by(game, seat, self.place, move)

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == SEND:
            # Below the draw and the first one's rewards lies the step for the second Follower.
            del game.steps[-3]
            send(game, seat, self.place, move)


class DrawOrNot(Ask):
    """trade.alchemy.draw: one may draw; what is drawn must be placed (trade.alchemy.must_fit)."""

    name = "draw_or_not"

    def __init__(self, seat: int, count: int, source: str) -> None:
        super().__init__(seat)
        self.count = count
        self.source = source

    def facts(self, game: State) -> dict[str, int | str]:
        return {"seat": self.seat, "count": self.most(game), "source": self.source}

    def most(self, game: State) -> int:
        return min(self.count, game.players[self.seat].bag_size())

    def legal(self, game: State, seat: int) -> list[Move]:
        moves = game.tables.moves
        legal = [moves.draw[n] for n in range(1, self.most(game) + 1)]
        legal.append(moves.skip)
        return legal

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind == SKIP:
            return ""
        if move.kind != DRAW:
            return wrong_time_rule(game, move)
        if not 1 <= move.a <= self.count:
            return "trade.alchemy.draw"
        return "" if move.a <= self.most(game) else "trade.alchemy.empty_bag"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        if move.kind == DRAW:
            drawn = draw_openly(game, seat, move.a, self.source)
            forced = "trade.alchemy.must_fit"
            game.push(PlaceDrawn(seat, EMPTY, drawn, len(drawn), "trade.alchemy.draw", forced))
