"""A running game as bytes, to be taken up again without replaying its moves.

It is a cache beside the moves, which stay the truth: what is damaged, or was written by another
version of the program, is refused, and the moves are replayed instead. The seed is not inside;
whoever thaws hands it over. It seals the bytes, so none but its keeper can have written them.
"""

import hashlib
import hmac
import inspect
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, Final

import msgspec
from msgspec.msgpack import Ext

from .chance import chance_at
from .freezable import Freezable
from .game import Game
from .log import Log
from .moves import Vocabulary
from .record import RULES_VERSION
from .setup import Setup

FORMAT: Final = 4
LARGEST: Final = 1 << 64
SEAL: Final = hashlib.sha256().digest_size

# What is no number, text or list stands in msgpack as an extension of its own.
SHARED: Final = 0  # by its place among the things that all games of the set-up share
MADE: Final = 1  # by its class, with what it holds
LARGE: Final = 2  # a number of more than 64 bits: a set of many things


class FrozenError(ValueError):
    """These bytes are no game of this set-up and this version: replay its moves instead."""


class Frozen(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    format: int
    rules: int
    meaning: bytes  # what the numbers stand for
    outcomes: list[int]
    block: int
    at: int
    imagined: bool
    played: list[int]
    game: bytes


def freeze(game: Game, shared: list[object], data: str) -> bytes:
    """`shared` is what all games of the set-up have in common, always in the same order; `data`
    is a digest of the data that it was made of."""
    chance = game.chance
    if chance.script is not None:
        raise FrozenError("a replayed game has no seed, so it could not be continued")
    everything = [game.setup, chance, game.played, *shared]
    frozen = Frozen(
        format=FORMAT,
        rules=RULES_VERSION,
        meaning=meaning(game.setup, game.vocabulary, shared, data),
        outcomes=chance.outcomes.numbers(),
        block=chance.block,
        at=chance.at,
        imagined=chance.imagined,
        played=game.played.numbers(),
        game=pack(game, {id(thing): number for number, thing in enumerate(everything)}),
    )
    packed = msgspec.msgpack.encode(frozen)
    return packed + seal(packed, chance.seed)


def thaw(
    packed: bytes, seed: str, setup: Setup, vocabulary: Vocabulary, shared: list[object], data: str
) -> Game:
    """The game as it was frozen, without a listener; raises FrozenError."""
    frozen = opened(packed, seed)
    if frozen.meaning != meaning(setup, vocabulary, shared, data):
        raise FrozenError("the frozen game is of another set-up or data, or of another version")
    outcomes = log_of(frozen.outcomes)
    chance = chance_at(seed, frozen.block, frozen.at, outcomes, frozen.imagined)
    game = unpack(frozen.game, [setup, chance, log_of(frozen.played), *shared])
    assert isinstance(game, Game)
    return game


def log_of(numbers: list[int]) -> Log:
    return Log(numbers, len(numbers))


# ------------------------------------------------------------------- what may be trusted


def seal(packed: bytes, seed: str) -> bytes:
    return hmac.digest(seed.encode(), packed, "sha256")


def opened(data: bytes, seed: str) -> Frozen:
    packed = data[:-SEAL]
    if not hmac.compare_digest(data[-SEAL:], seal(packed, seed)):
        raise FrozenError("the frozen game is damaged or has another seed")
    try:
        frozen = msgspec.msgpack.decode(packed, type=Frozen)
    except msgspec.DecodeError as error:
        raise FrozenError(f"this is not a frozen game: {error}") from None
    if frozen.format != FORMAT:
        raise FrozenError(f"frozen format {frozen.format} is not known here (known: {FORMAT})")
    if frozen.rules != RULES_VERSION:
        raise FrozenError(
            f"the frozen game follows rules version {frozen.rules}, this program {RULES_VERSION}"
        )
    return frozen


def meaning(setup: Setup, vocabulary: Vocabulary, shared: list[object], data: str) -> bytes:
    """A digest of what the numbers in a frozen game refer to: set-up, data, moves, shared
    things."""
    plain = msgspec.json.encode(setup.plain(), order="sorted")
    kinds = "\n".join([data, *[type(thing).__qualname__ for thing in shared]])
    return hashlib.sha256(plain + digest_of(vocabulary) + kinds.encode()).digest()


@lru_cache(maxsize=64)
def digest_of(vocabulary: Vocabulary) -> bytes:
    return hashlib.sha256("\n".join(vocabulary.by_notation).encode()).digest()


# ---------------------------------------------------------------------- to plain data


def pack(value: Any, numbers: dict[int, int]) -> bytes:
    """`numbers` tells the places of the shared things, by identity."""
    write = partial(written, numbers)
    try:
        return msgspec.msgpack.encode(value, enc_hook=write)
    except OverflowError:
        return msgspec.msgpack.encode(small(value), enc_hook=write)


def written(numbers: dict[int, int], thing: object) -> Ext:
    number = numbers.get(id(thing))
    if number is not None:
        return Ext(SHARED, msgspec.msgpack.encode(number))
    if not isinstance(thing, Freezable):
        raise TypeError(
            f"{thing!r} belongs to no table and cannot be frozen: let the step or state hold"
            " numbers, texts and their lists, or name the thing in `shared`"
        )
    kind = type(thing)
    held = {field: getattr(thing, field) for field in fields_of(kind)}
    return Ext(MADE, pack([name_of(kind), held], numbers))


def small(value: Any) -> Any:
    """The same with large numbers written as bytes."""
    if isinstance(value, list):
        return [small(item) for item in value]
    if isinstance(value, dict):
        return {field: small(held) for field, held in value.items()}
    if type(value) is int and value >= LARGEST:
        return Ext(LARGE, value.to_bytes(value.bit_length() // 8 + 1, "big"))
    return value


FIELDS: Final[dict[type[Freezable], list[str]]] = {}  # as far as they were looked for


def fields_of(kind: type[Freezable]) -> list[str]:
    if kind not in FIELDS:
        FIELDS[kind] = list(inspect.signature(kind).parameters)
    return FIELDS[kind]


def name_of(kind: type[Freezable]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


# -------------------------------------------------------------------- and back again


def unpack(packed: bytes | memoryview, shared: list[object]) -> Any:
    return msgspec.msgpack.decode(packed, ext_hook=partial(read, shared))


def read(shared: list[object], what: int, packed: memoryview) -> Any:
    if what == SHARED:
        return shared[msgspec.msgpack.decode(packed, type=int)]
    if what == LARGE:
        return int.from_bytes(packed, "big")
    name, held = unpack(packed, shared)
    try:
        return class_named(name)(**held)
    except TypeError as error:
        raise FrozenError(f"{name} is another one in this version: {error}") from None


KINDS: Final[dict[str, type[Freezable]]] = {}  # by name


def class_named(name: str) -> type[Freezable]:
    if name not in KINDS:
        KINDS.update({name_of(kind): kind for kind in freezables(Freezable)})
    if name not in KINDS:
        raise FrozenError(f"there is no {name} in this version")
    return KINDS[name]


def freezables(kind: type[Freezable]) -> Iterator[type[Freezable]]:
    yield kind
    for below in kind.__subclasses__():
        yield from freezables(below)
