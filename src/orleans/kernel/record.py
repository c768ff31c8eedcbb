"""A game as a file: set-up, seed commitment, moves and chance outcomes. Replays bit-exact.

The chance outcomes are stored, so a record does not depend on the generator. The seed is left
out while a game runs and published at the end, so that anyone can check the draws.

The record of a running game tells what is still hidden (stacks, unfinished plans): it is for
whoever keeps the table, never for the players. They get views.
"""

import hashlib
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec

from .chance import LIMIT, Chance, commitment, fresh_chance, scripted_chance
from .faults import Fault
from .game import Game
from .moves import NotationError
from .setup import Setup

FORMAT = 1
RULES_VERSION = 3
"""Of rules and data together: raised with any change that could make a record replay differently
(how: CONTRIBUTING.md)."""
OLDEST_RULES = 3
"""Games from this version on still replay."""


# What comes from outside is bounded when it is read; no game comes near.
Number = Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
Outcome = Annotated[int, msgspec.Meta(ge=0, lt=LIMIT)]


class RecordError(Fault):
    """The record is damaged, foreign or does not replay; the text says where."""


class OtherVersion(RecordError):
    """The record is whole, but rules or data were others then: it can be read, not replayed."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Number
    rules: Number
    setup: dict[str, Any]
    position: str
    commitment: str
    seed: str
    moves: list[str]
    chance: list[Outcome]
    state_hash: str
    scores: list[Number]

    def to_json(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


G = TypeVar("G", bound=Game)
NewGame = Callable[[Setup, Chance, str], G]


def state_hash(game: Game) -> str:
    return hashlib.sha256(msgspec.json.encode(game.snapshot())).hexdigest()


def record_of(game: Game, reveal_seed: bool | None = None) -> Record:
    """The record so far. The seed goes in when the game is over, or when told to."""
    reveal = game.over if reveal_seed is None else reveal_seed
    seed = game.chance.seed
    return Record(
        format=FORMAT,
        rules=RULES_VERSION,
        setup=game.setup.plain(),
        position=game.position,
        commitment=game.chance.commitment,
        seed=seed if reveal else "",
        moves=game.moves_told(),
        chance=game.chance.outcomes.numbers(),
        state_hash=state_hash(game),
        scores=game.scores,
    )


class Versions(msgspec.Struct, frozen=True):
    """What every record has had from the first format on."""

    format: int
    rules: int


def read_record(data: bytes) -> Record:
    """A record that can be replayed here."""
    record = read_any_version(data)
    check_version(record)
    return record


def read_any_version(data: bytes) -> Record:
    """A record to look at: its moves and its result, whatever its rules were."""
    try:
        found = msgspec.json.decode(data, type=Versions)
        if found.format != FORMAT:
            text = "record format {format} is not known here (known: {known})"
            raise RecordError("record-format", text, format=found.format, known=FORMAT)
        return msgspec.json.decode(data, type=Record)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        text = "this is not a game record: {reason}"
        raise RecordError("record-not", text, reason=error) from None


def is_known_version(rules: int) -> bool:
    """Whether a game that was played by these rules and data can go on here."""
    return OLDEST_RULES <= rules <= RULES_VERSION


def check_version(record: Record) -> None:
    if not is_known_version(record.rules):
        text = (
            "it was played with version {rules} of rules and data, this program has {known}: "
            "it can be read, but not replayed"
        )
        raise OtherVersion("record-rules", text, rules=record.rules, known=RULES_VERSION)


def split_move(text: str) -> tuple[int, str]:
    seat, _, notation = text.partition(" ")
    if len(seat) != 1 or seat not in "0123456789":
        says = "{notation!r} does not begin with a seat"
        raise NotationError("notation-seat", says, notation=text)
    return int(seat), notation


def replay(
    record: Record, new_game: NewGame[G], moves: int | None = None, chance: Chance | None = None
) -> G:
    """The game after `moves` moves (all by default), fed with the recorded outcomes.

    Given `chance`, its draws are used instead: the way to check a published seed.
    """
    total = len(record.moves)
    upto = total if moves is None else moves
    if not 0 <= upto <= total:
        says = "the record has {total} moves, there is no moment {moment}"
        raise RecordError("record-moment", says, total=total, moment=upto)
    check_version(record)
    if chance is None:
        chance = scripted_chance(record.chance, record.commitment)
    at = 0
    try:
        game = new_game(Setup.from_plain(record.setup), chance, record.position)
        for text in record.moves[:upto]:
            at += 1
            seat, notation = split_move(text)
            game.play(seat, game.parse(notation))
    except (ValueError, RecursionError) as error:
        # Whatever is wrong with a set-up, a position, a move or an outcome is a ValueError.
        if at == 0:
            says = "the record does not replay at the set-up: {reason}"
            raise RecordError("record-setup", says, reason=error) from None
        says = "the record does not replay at move {at} of {total}: {reason}"
        raise RecordError("record-move", says, at=at, total=total, reason=error) from None
    chance.closed = chance.script is not None
    return game


def verify(record: Record, new_game: NewGame[G]) -> G:
    """Replay and demand the same end state, and the same draws if the seed is published."""
    game = replay(record, new_game)
    check_end(record, game)
    if record.seed:
        check_seed(record, new_game)
    return game


def check_seed(record: Record, new_game: NewGame[Game]) -> None:
    """The published seed must be the one committed to, and give the recorded draws."""
    if commitment(record.seed) != record.commitment:
        raise RecordError("record-seed", "the published seed does not match the commitment")
    try:
        drawn = replay(record, new_game, chance=fresh_chance(record.seed))
    except RecordError:
        drawn = None
    if drawn is None or drawn.chance.outcomes.numbers() != record.chance:
        says = "the chance outcomes do not follow from the published seed"
        raise RecordError("record-chance-published", says)


def check_end(record: Record, game: Game) -> None:
    if game.chance.outcomes.numbers() != record.chance:
        raise RecordError("record-unused", "the record holds chance outcomes that no move uses")
    if state_hash(game) != record.state_hash or game.scores != record.scores:
        says = "the record replays to a different state than it claims"
        raise RecordError("record-state", says)
