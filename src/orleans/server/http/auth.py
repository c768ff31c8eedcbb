"""Who asks: secrets that make their holder a player, the player of a seat, or an invited guest.

A secret is shown once, to its owner; here only its SHA-256 is known.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from ...text.errors import Problem
from ..storage import Key, Store, StoredTable

# How secrets begin: scanners for leaked ones know them by it.
SEAT: Final = "orls_"
PLAYER: Final = "orlp_"
INVITE: Final = "orli_"
KEY: Final = re.compile(r"orl[spi]_[A-Za-z0-9_-]{32}")
BEARER: Final = re.compile(r"Bearer +(\S{1,200})", re.IGNORECASE)


class KeyProblem(Problem):
    """The secret is missing, or nobody knows it."""


class NotYours(Problem):
    """The secret is good, but not for this."""


def fresh_key(prefix: str) -> str:
    return prefix + secrets.token_urlsafe(24)


def new_id() -> str:
    """Of a table or a player. No secret, but nobody guesses one either."""
    return secrets.token_urlsafe(12)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def key_in(authorization: str | None) -> str | None:
    """The secret in a header `Authorization: Bearer …`, if there is one."""
    if not authorization:
        return None
    found = BEARER.fullmatch(authorization.strip())
    if found is None:
        raise KeyProblem("server-key-header")
    return found[1]


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """`seats` are those that the caller may play here, each with the sitting that the key is of;
    `guest`: holds the invitation."""

    seats: tuple[int, ...] = ()
    sittings: tuple[int, ...] = ()
    player: str | None = None
    guest: bool = False

    @property
    def seat(self) -> int | None:
        return self.seats[0] if self.seats else None

    @property
    def sitting(self) -> int:
        return self.sittings[0] if self.sittings else 0


NOBODY: Final = Caller()


async def player_of(store: Store, key: str | None) -> str | None:
    """The player whose key it is; None without a key."""
    if key is None:
        return None
    if key.startswith(PLAYER) and KEY.fullmatch(key):
        found = await store.player_by_key(hash_of(key))
        if found is not None:
            return found.id
    raise KeyProblem("server-key-unknown")


async def caller_at(store: Store, key: str | None, table: StoredTable) -> Caller:
    """What a secret makes of its holder at a table. A player's key is good for that player's
    seats."""
    if key is None:
        return NOBODY
    if not KEY.fullmatch(key):
        raise KeyProblem("server-key-unknown")
    hashed = hash_of(key)
    if key.startswith(INVITE):
        if table.invite_hash and hmac.compare_digest(hashed, table.invite_hash):
            return Caller(guest=True)
        raise KeyProblem("server-key-unknown")
    if key.startswith(PLAYER):
        player = await player_of(store, key)
        keys = [key for key in await store.keys_of(table.id) if key.player == player]
        return seated(keys, player)
    found = await store.key(hashed)
    if found is None:
        raise KeyProblem("server-key-unknown")
    if found.table != table.id:
        raise NotYours("server-key-elsewhere")
    return seated([found], found.player)


def seated(keys: Sequence[Key], player: str | None) -> Caller:
    return Caller(
        seats=tuple(key.seat for key in keys),
        sittings=tuple(key.sitting for key in keys),
        player=player,
    )


def require_view(caller: Caller, table: StoredTable) -> None:
    """A private table is for those who sit there or were invited."""
    if table.options.get("private") and not caller.seats and not caller.guest:
        if caller.player is None:
            raise KeyProblem("server-private")
        raise NotYours("server-private")


def require_seat(caller: Caller) -> int:
    """The one seat that the caller plays for."""
    if len(caller.seats) > 1:
        raise NotYours("server-which-seat")
    if not caller.seats:
        if caller == NOBODY:
            raise KeyProblem("server-key-needed")
        raise NotYours("server-no-seat")
    return caller.seats[0]
