"""A table to play a situation at, in the words of the game.

    table = Table(display="farmer knight", red={"cards": ["stable"]})
    table.play("red", "take farmer", "use stable", "coin 1", "any wine")
    assert table.goods("red") == {"wine": 1}

It is Red's turn unless a position says otherwise; the seats are red, blue, green, yellow, white.
"""

from typing import Any

from orleans import Refused, Setup, new
from orleans.joan.game import JoanOfArc
from orleans.joan.ids import FOLLOWERS, GOOD_NAMES, SEAT_NAMES, TILES
from orleans.joan.knowledge.view import cards_in, marks_of, owner_name, towns_in
from orleans.joan.sheet.development import status
from orleans.joan.sheet.sheet import Sheet
from orleans.joan.solo.area import Area
from orleans.joan.solo.joan import joan_score
from orleans.joan.turn.parts import part_name
from orleans.kernel.events import Event


class Table:
    def __init__(
        self,
        players: int = 2,
        seed: int | str = 1,
        options: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        if players > 1 and "start" not in position:
            position.setdefault("turn", "red")
        if players == 1 and "round" not in position and "display" in position:
            # In odd rounds Red has the 1st, 3rd and 5th pick, in even rounds the others.
            gone = 5 - len(position["display"].split()) - ("waiting" in position)
            position["round"] = 1 + gone % 2
        self.setup = Setup(game="joan", players=players, options=options or {})
        game = new(self.setup, seed=seed, position=position)
        assert isinstance(game, JoanOfArc)
        self.game = game
        self.events: list[Event] = list(game.events or [])

    # ---------------------------------------------------------------- asking

    @property
    def pending(self) -> list[str]:
        return [SEAT_NAMES[seat] for seat in self.game.pending]

    @property
    def asked(self) -> str:
        return self.game.asked

    def legal(self, seat: str) -> list[str]:
        return [move.notation for move in self.game.legal(SEAT_NAMES.index(seat))]

    def offers(self, seat: str, start: str) -> list[str]:
        """The legal moves that begin with a word, without it: offers("red", "fill")."""
        return [m[len(start) + 1 :] for m in self.legal(seat) if m.startswith(start + " ")]

    def refusal(self, seat: str, notation: str) -> str:
        """The rule that forbids a move, "" if it is legal."""
        found = self.game.why_not(SEAT_NAMES.index(seat), self.game.parse(notation))
        return "" if found is None else found.rule

    def seat(self, name: str) -> Sheet:
        return self.game.sheets[SEAT_NAMES.index(name)]

    @property
    def red(self) -> Sheet:
        return self.game.sheets[0]

    @property
    def blue(self) -> Sheet:
        return self.game.sheets[1]

    @property
    def joan(self) -> Area:
        assert self.game.area is not None
        return self.game.area

    @property
    def joan_score(self) -> int:
        return joan_score(self.game)

    @property
    def waiting(self) -> list[str]:
        """What the player on turn may still carry out."""
        return [part_name(self.game, part) for part in self.game.waiting]

    @property
    def display(self) -> list[str]:
        return tiles(self.game.display)

    @property
    def holding(self) -> list[str]:
        return tiles(self.game.holding)

    @property
    def bag(self) -> list[str]:
        return tiles(self.game.bag)

    def status(self, seat: str) -> int:
        return status(self.game, SEAT_NAMES.index(seat))

    def score(self, seat: str) -> dict[str, int]:
        return self.game.score_parts(SEAT_NAMES.index(seat))

    def goods(self, seat: str) -> dict[str, int]:
        return {n: c for n, c in zip(GOOD_NAMES, self.seat(seat).goods, strict=True) if c}

    def stations(self, seat: str) -> list[str]:
        return towns_in(self.game, self.seat(seat).stations)

    def struck(self, seat: str) -> list[str]:
        return towns_in(self.game, self.seat(seat).struck)

    def routes(self, seat: str) -> list[str]:
        filled = self.seat(seat).routes
        return [r.id for r in self.game.tables.routes if filled & (1 << r.index)]

    def cards(self, seat: str) -> list[str]:
        return cards_in(self.game, self.seat(seat).cards)

    @property
    def laid_out(self) -> list[str]:
        """The Place cards on display."""
        return cards_in(self.game, self.game.laid_out)

    def marks(self, seat: str, deed: str) -> list[str]:
        return marks_of(self.game, self.seat(seat).marks)[deed]

    def deed_open(self, deed: str) -> bool:
        row = next(row for row in self.game.tables.deeds if row.id == deed)
        return bool(self.game.deeds & (1 << row.index))

    def yellow(self, id: str) -> str:
        """Who has a yellow bonus: "", a colour or "joan"."""
        row = next(row for row in self.game.tables.yellows if row.id == id)
        return owner_name(self.game.yellow[row.index])

    def told(self, what: str, seat: str | None = None) -> list[Event]:
        """The events of a kind so far."""
        wanted = None if seat is None else SEAT_NAMES.index(seat)
        return [e for e in self.events if e.what == what and wanted in (None, e.seat)]

    # --------------------------------------------------------------- playing

    def play(self, seat: str, *notations: str) -> "Table":
        for notation in notations:
            heard = self.game.play(SEAT_NAMES.index(seat), self.game.parse(notation))
            self.events.extend(heard)
        return self

    def end(self) -> "Table":
        """Whoever is in the middle of a turn ends it."""
        while self.asked in ("turn", "pay"):
            moves = self.legal(self.pending[0])
            self.play(self.pending[0], "end" if "end" in moves else moves[0])
        return self

    def idle_pick(self) -> "Table":
        """The next player takes the first tile on display and does nothing with it."""
        seat = self.pending[0]
        self.play(seat, self.legal(seat)[0])
        return self.end()

    def finish_round(self) -> "Table":
        """Everybody takes tiles without using them until the next round begins."""
        number = self.game.round
        self.end()
        while self.game.round == number and not self.game.over:
            self.idle_pick()
        return self

    def finish_game(self) -> "Table":
        while not self.game.over:
            self.finish_round()
        return self


def every_route(players: int = 2) -> list[str]:
    """All routes that are not in a crossed-off part of the map."""
    return [route.id for route in Table(players).game.tables.routes if route.open]


def tiles(counts: list[int]) -> list[str]:
    return [
        FOLLOWERS[follower_type]
        for follower_type in range(TILES)
        for _ in range(counts[follower_type])
    ]


__all__ = ["Refused", "Table", "every_route"]
