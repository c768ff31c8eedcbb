"""Coins: taken from and paid to the common supply (round.payments)."""

from ..decisions.torture import Torture
from ..ids import EMPTY
from ..state import State


def gain_coins(game: State, seat: int, amount: int, source: str) -> None:
    """supply.coins.old: what a limited supply lacks is not received, now or later."""
    if game.bank != EMPTY:
        amount = min(amount, game.bank)
        game.bank -= amount
    if amount > 0:
        game.players[seat].coins += amount
        if game.events is not None:
            game.emit("coins", seat, source, {"amount": amount})


def can_gain_coins(game: State) -> bool:
    return game.bank != 0


def pay_coins(game: State, seat: int, amount: int, source: str) -> None:
    """A cost that the player can pay."""
    game.players[seat].coins -= amount
    if game.bank != EMPTY:
        game.bank += amount
    if game.events is not None and amount > 0:
        game.emit("paid", seat, source, {"amount": amount})


def charge(game: State, seat: int, amount: int, source: str) -> None:
    """What must be paid: coins first, then torture for each missing one."""
    coins = min(amount, game.players[seat].coins)
    pay_coins(game, seat, coins, source)
    if amount > coins:
        game.push(Torture(seat, amount - coins, source))


def hand_coins(game: State, giver: int, taker: int, amount: int, source: str) -> None:
    """From one player to another; the supply is not touched."""
    game.players[giver].coins -= amount
    game.players[taker].coins += amount
    if game.events is not None and amount > 0:
        game.emit("handed_coins", giver, source, {"amount": amount, "to": taker})
