"""All randomness of a game: a stream of SHA-256 blocks of the seed, every outcome written down.

The stream is easy to repeat in any language, so anyone can check the draws once the seed is
published, and its state is two small values, so a game copies cheaply.
"""

import hashlib
import secrets
from typing import Final

from .faults import Fault
from .log import Log, new_log

LIMIT: Final = 65536
FIRST_MOMENT: Final = 1 << 16  # far behind the blocks that an imagined game is dealt from
BLOCKS_OF_MOMENT: Final = 64  # more than are drawn until the next one


class OutcomeError(Fault):
    """A record holds a chance outcome that cannot happen there."""


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Published at the start; the seed itself only at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


def block_of(seed: str, number: int) -> bytes:
    return hashlib.sha256(f"{seed}:{number}".encode()).digest()


class Chance:
    """Draws from the seed, or from a script of outcomes when a record is replayed."""

    __slots__ = (
        "at",
        "block",
        "buffer",
        "closed",
        "commitment",
        "imagined",
        "outcomes",
        "script",
        "seed",
    )

    def __init__(
        self,
        seed: str,
        commitment: str,
        block: int,
        buffer: bytes,
        at: int,
        outcomes: Log,
        script: list[int] | None,
        closed: bool,
        imagined: bool = False,
    ) -> None:
        self.seed = seed
        self.commitment = commitment
        self.block = block
        self.buffer = buffer
        self.at = at
        self.outcomes = outcomes
        self.script = script
        self.closed = closed  # a script that has been played has nothing left to give
        self.imagined = imagined

    def copy(self) -> "Chance":
        return Chance(
            self.seed,
            self.commitment,
            self.block,
            self.buffer,
            self.at,
            self.outcomes.copy(),
            self.script,
            self.closed,
            self.imagined,
        )

    def turn_to(self, moment: int) -> None:
        """In an imagined game every moment has luck of its own: whatever came before, the same
        numbers are drawn then, so that two ways to play are compared with the same luck."""
        if self.imagined:
            self.block = FIRST_MOMENT + moment * BLOCKS_OF_MOMENT
            self.at = len(self.buffer)

    def require_open(self) -> None:
        if self.closed:
            text = "a replayed game is there to look at; imagine() goes on from it"
            raise OutcomeError("chance-closed", text)

    def pick(self, n: int) -> int:
        """One of 0..n-1, all equally likely."""
        outcome = self.scripted() if self.script is not None else self.raw(n)
        if not 0 <= outcome < n:
            text = "chance outcome {outcome} where {possible} are possible"
            raise OutcomeError("chance-beyond", text, outcome=outcome, possible=n)
        self.outcomes.append(outcome)
        return outcome

    def pick_weighted(self, weights: list[int]) -> int:
        """An index, as likely as its weight: a draw from a bag that holds weights[i] of i."""
        if self.script is not None:
            outcome = self.scripted()
            if not 0 <= outcome < len(weights) or weights[outcome] == 0:
                text = "chance outcome {outcome} has no weight"
                raise OutcomeError("chance-weight", text, outcome=outcome)
        else:
            total = 0
            for weight in weights:
                total += weight
            ball = self.raw(total)
            outcome = 0
            while ball >= weights[outcome]:
                ball -= weights[outcome]
                outcome += 1
        self.outcomes.append(outcome)
        return outcome

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.pick(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def raw(self, n: int) -> int:
        """Uniform below n; values that would favour small results are drawn again. Not so in an
        imagined game: there a bag with a piece more must give nearly the same draw."""
        if n <= 0 or n > LIMIT:
            raise ValueError(f"cannot pick one of {n}")
        fair = LIMIT - LIMIT % n
        while True:
            at = self.at
            if at >= len(self.buffer):
                self.buffer = block_of(self.seed, self.block)
                self.block += 1
                at = 0
            value = self.buffer[at] * 256 + self.buffer[at + 1]
            self.at = at + 2
            if self.imagined:
                return value * n // LIMIT
            if value < fair:
                return value % n

    def scripted(self) -> int:
        assert self.script is not None
        if self.outcomes.length >= len(self.script):
            raise OutcomeError("chance-short", "the record ends before its chance outcomes do")
        return self.script[self.outcomes.length]


def fresh_chance(seed: str) -> Chance:
    if not seed:
        raise ValueError("a seed cannot be empty")
    return Chance(seed, commitment(seed), 0, b"", 0, new_log(), None, False)


def imagined_chance(seed: str) -> Chance:
    chance = fresh_chance(seed)
    chance.imagined = True
    return chance


def chance_at(seed: str, block: int, at: int, outcomes: Log, imagined: bool) -> Chance:
    """Further on in the stream: so many blocks begun, so much of the last one used."""
    buffer = block_of(seed, block - 1) if block else b""
    return Chance(seed, commitment(seed), block, buffer, at, outcomes, None, False, imagined)


def scripted_chance(outcomes: list[int], published: str) -> Chance:
    """`published` is the commitment of the record that the outcomes come from."""
    return Chance("", published, 0, b"", 0, new_log(), list(outcomes), False)
