"""Paying for a station or a card: which coins are crossed off, then what they are paid for."""

from ...kernel.moves import Move
from ..ids import BUILD, PAY
from ..sheet.bank import payable_rows, strike_coin
from ..sheet.stations import build_station
from ..state import State
from ..steps import Ask
from .cards import acquire
from .flow import carry_on


def pay_for(game: State, seat: int, left: int, what: int, index: int) -> None:
    """Pays as far as there is no choice, then asks; `what` is the kind of move paid for."""
    while left:
        rows = payable_rows(game, seat)
        if left != game.sheets[seat].coins and rows & (rows - 1):
            game.push(Pay(seat, left, what, index))
            return
        strike_coin(game, seat, (rows & -rows).bit_length() - 1, bought(game, what, index))
        left -= 1
    if what == BUILD:
        build_station(game, seat, index, "craftsman")
    else:
        acquire(game, seat, index)


def bought(game: State, what: int, index: int) -> str:
    tables = game.tables
    return tables.towns[index].id if what == BUILD else tables.cards[index].id


class Pay(Ask):
    """joan.bank.strike_order; paying and what is paid for are one step (joan.bonus.interleave)."""

    name = "pay"

    def __init__(self, seat: int, left: int, what: int, index: int) -> None:
        super().__init__(seat)
        self.left = left
        self.what = what
        self.index = index

    def facts(self, game: State) -> dict[str, int | str]:
        what = "station" if self.what == BUILD else "card"
        bill: dict[str, int | str] = {"seat": self.seat, "left": self.left, "what": what}
        bill["for"] = bought(game, self.what, self.index)
        return bill

    def legal(self, game: State, seat: int) -> list[Move]:
        return game.tables.moves.pay[payable_rows(game, seat)][:]

    def forbidden_by(self, game: State, seat: int, move: Move) -> str:
        if move.kind != PAY:
            return "joan.bonus.interleave"
        return "" if payable_rows(game, seat) & (1 << move.a) else "joan.bank.strike_order"

    def play(self, game: State, seat: int, move: Move) -> None:
        game.pop()
        strike_coin(game, seat, move.a, bought(game, self.what, self.index))
        pay_for(game, seat, self.left - 1, self.what, self.index)
        carry_on(game, seat)
