"""What stands on a deed space: a Follower's type and the seat that sent it, in one number."""

from typing import Final

from ..state import State

SEATS: Final = 8


def pack(follower_type: int, seat: int) -> int:
    return follower_type * SEATS + seat


def follower_on(game: State, space: int) -> int:
    """The type, for a space that is filled."""
    return game.deed_spaces[space] // SEATS


def sender_of(game: State, space: int) -> int:
    return game.deed_spaces[space] % SEATS
