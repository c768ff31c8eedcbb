"""A table for tests: a position in words, moves in notation, questions in the game's terms."""

from typing import Any

from orleans import Refused, Setup, new
from orleans.classic.ids import (
    EMPTY,
    FOLLOWERS,
    GOOD_NAMES,
    KIND_NAMES,
    OWN_GOOD_NAMES,
    SEAT_NAMES,
)
from orleans.classic.knowledge.view import piece_name
from orleans.classic.pieces.development import status
from orleans.classic.player import Player
from orleans.kernel.events import Event


class Table:
    """`Table(players=2, phase="actions", red={"coins": 3})`: see docs/positions.md."""

    def __init__(
        self,
        edition: str = "2021",
        players: int = 2,
        seed: int = 1,
        options: dict[str, Any] | None = None,
        modules: tuple[str, ...] = (),
        **position: Any,
    ) -> None:
        position.setdefault("start", "red")
        self.setup = Setup(edition=edition, players=players, modules=modules, options=options or {})
        self.game = new(self.setup, seed=seed, position=position)
        self.events: list[Event] = list(self.game.events or [])

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
        """The legal moves that begin with a word, without it: offers("red", "go")."""
        return [m[len(start) + 1 :] for m in self.legal(seat) if m.startswith(start + " ")]

    def refusal(self, seat: str, notation: str) -> str:
        """The rule that forbids a move, "" if it is legal."""
        found = self.game.why_not(SEAT_NAMES.index(seat), self.game.parse(notation))
        return "" if found is None else found.rule

    def seat(self, name: str) -> Player:
        return self.game.players[SEAT_NAMES.index(name)]

    @property
    def red(self) -> Player:
        return self.game.players[0]

    @property
    def blue(self) -> Player:
        return self.game.players[1]

    def status(self, seat: str) -> int:
        return status(self.game, SEAT_NAMES.index(seat))

    def bag(self, seat: str) -> list[str]:
        return followers(self.seat(seat).bag)

    def market(self, seat: str) -> list[str]:
        return followers(self.seat(seat).market)

    def goods(self, seat: str) -> dict[str, int]:
        return {n: c for n, c in zip(OWN_GOOD_NAMES, self.seat(seat).goods, strict=True) if c}

    def step(self, seat: str, follower: str) -> int:
        return self.seat(seat).tracks[FOLLOWERS.index(follower)]

    def supply(self, name: str) -> int:
        """Neutral Followers of a type, or goods of a kind, left in the supply."""
        if name in GOOD_NAMES:
            return self.game.goods[GOOD_NAMES.index(name)]
        return self.game.supply[FOLLOWERS.index(name)]

    def on(self, seat: str, place: str) -> list[str]:
        """What lies on the Action Spaces of a Place ("" for an empty one)."""
        tables = self.game.tables
        row = next(row for row in tables.places if row.id == place)
        return [piece_name(self.seat(seat).spaces[space]) for space in row.spaces]

    def route_goods(self, route: str) -> list[str]:
        row = next(row for row in self.game.tables.routes if row.id == route)
        goods = self.game.route_goods[row.first : row.last]
        return [GOOD_NAMES[good] for good in goods if good != EMPTY]

    def stations(self, town: str) -> list[str]:
        seats = self.game.stations[self.game.tables.towns.index(town)]
        return [name for i, name in enumerate(SEAT_NAMES) if seats & (1 << i)]

    def owns(self, seat: str, tile: str) -> bool:
        tables = self.game.tables
        return any(tables.places[place].id == tile for place in self.seat(seat).places)

    def stack(self) -> list[str]:
        """Place tiles that can still be taken."""
        game = self.game
        return [game.tables.places[p].id for p in game.tiles]

    def town(self, seat: str) -> str:
        return self.game.tables.towns[self.seat(seat).merchant]

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

    def done(self) -> "Table":
        """Everybody ends planning as it stands."""
        while self.asked == "plan":
            self.play(self.pending[0], "done")
        return self

    def pass_all(self) -> "Table":
        """Everybody passes and keeps wheels, until the Action phase is over."""
        while self.asked in ("act", "wheel"):
            self.play(self.pending[0], "pass" if self.asked == "act" else "skip")
        return self

    def draw_all(self) -> "Table":
        """Everybody draws as many as possible."""
        while self.asked == "draw":
            seat = self.pending[0]
            most = max(int(n) for n in self.offers(seat, "draw"))
            self.play(seat, f"draw {most}")
        return self

    def to_phase(self, phase: int) -> "Table":
        """Go on with drawing all, planning nothing and passing until a phase begins."""
        while self.game.phase != phase and not self.game.over:
            asked = self.asked
            self.draw_all().done().pass_all()
            if self.asked == asked and asked not in ("draw", "plan", "act", "wheel"):
                self.play(self.pending[0], self.legal(self.pending[0])[0])
        return self


def followers(counts: list[int]) -> list[str]:
    return [name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count)]


__all__ = ["Refused", "Table"]
