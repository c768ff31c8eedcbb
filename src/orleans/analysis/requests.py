"""What takes time at a table: the moves of computer players, hints, odds, a look back, an
analysis, a check.

Pure functions of a game and a seat, to be run in any process. Whoever thinks gets an imagined
world without a history: the true draws, tiles and plans of others are not there to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..bots import PLAYERS
from ..bots.budget import Budget
from ..games import AnyGame, replay_record, start
from ..kernel.chance import scripted_chance
from ..kernel.events import Event
from ..kernel.log import new_log
from ..kernel.record import FORMAT, RULES_VERSION, Record, RecordError, split_move
from ..kernel.refusals import Fact
from ..kernel.setup import Setup
from .advice import Adviser, Option
from .comparison import Reason
from .judgement import Effort
from .odds import Odds
from .parts import ANALYSES
from .revealed import known_now
from .rounds import JudgedRound, Story
from .whole_decision import first_candidate, whole_decision

HINT_PLAYOUTS: Final = 600
HINT_SECONDS: Final = 1.5  # for each choice of a whole decision: somebody sits there and waits


class DraftError(ValueError):
    """A draft that is not legal, or that would reveal something; the text says which move."""


def decide(
    game: AnyGame, seat: int, player: str, seed: int, drafted: Sequence[str] = ()
) -> list[str]:
    """The moves of a computer player's whole decision; the same for the same seed."""
    bot = PLAYERS[player](seed)
    return whole_decision(imagined(game, seat, seed, drafted), seat, bot.decide)


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The moves of a whole decision. The first `forced` of them leave no choice; `others` are
    other ways to go on from there, `reasons` why number `beside` of them, the first that promises
    noticeably less, does so."""

    moves: list[str]
    forced: int = 0
    reasons: list[Reason] = []
    others: list[Option] = []
    beside: int = 0


def hint(game: AnyGame, seat: int, seed: int, drafted: Sequence[str] = ()) -> Hint:
    """What the seat could do best, after the moves that it has drafted, and why."""
    adviser = Adviser(seed, Budget(HINT_PLAYOUTS, HINT_SECONDS))
    moves = whole_decision(imagined(game, seat, seed, drafted), seat, adviser.decide)
    found = adviser.found
    return Hint(
        moves=moves,
        forced=adviser.forced,
        reasons=found.reasons,
        others=found.options[1:],
        beside=max(0, found.beside - 1),
    )


def plain_decision(game: AnyGame, seat: int) -> list[str]:
    """A decision without any player: always the first candidate. Quick, and cannot fail."""
    return whole_decision(imagined(game, seat, 0), seat, first_candidate)


def odds(game: AnyGame, seat: int, drafted: Sequence[str] = ()) -> Odds:
    world = imagined(game, seat, 0, drafted)
    return ANALYSES.of(world.setup.game).odds(world, seat)


def moment(record: Record, number: int, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, could see after so many moves, and the points then."""
    game = replay_record(record, number)
    seats = range(len(game.scores))
    return {
        "moment": number,
        "moves": len(record.moves),
        "view": game.view(seat),
        "scores": game.scores,
        "score_parts": [game.score_parts(one) for one in seats],
    }


class PlainEvent(msgspec.Struct, frozen=True):
    """An event as plain data."""

    what: str
    seat: int
    source: str
    facts: dict[str, Fact]
    audience: int

    def event(self) -> Event:
        return Event(self.what, self.seat, self.source, self.facts, self.audience)


def replay_events(record: Record, first: int, last: int) -> list[list[PlainEvent]]:
    """What happened on the way to each of these moments, whoever may know of it. The way to
    moment 0 is the set-up."""
    if first == 0:
        chance = scripted_chance(record.chance, record.commitment)
        game = start(Setup.from_plain(record.setup), chance, record.position, listen=True)
        heard = [list(game.events or [])]
    else:
        game = replay_record(record, first - 1)
        game.chance.closed = False
        game.listen()
        heard = []
    for text in record.moves[max(first - 1, 0) : last]:
        seat, notation = split_move(text)
        heard.append(game.play(seat, game.parse(notation)))
    return [[PlainEvent(e.what, e.seat, e.source, e.facts, e.audience) for e in at] for at in heard]


def analyse(record: Record, round: int, effort: Effort) -> JudgedRound:
    """One round of a game that is over."""
    return Story(record).judged(round, effort)


def imagined(game: AnyGame, seat: int, seed: int, drafted: Sequence[str] = ()) -> AnyGame:
    """The world as the seat may think of it, with its draft played."""
    world = game.imagine(seat, f"thinking:{seed}")
    # The history tells what is hidden: how stacks were shuffled, what others are planning.
    world.played = new_log()
    world.chance.outcomes = new_log()
    world.position = ""
    world.listen()
    for notation in drafted:
        before = known_now(world)
        try:
            world.play(seat, world.parse(notation))
        except ValueError as error:
            raise DraftError(f"{notation!r} cannot be drafted: {error}") from None
        if known_now(world) != before:
            raise DraftError(f"{notation!r} would reveal something, so it cannot be drafted")
    return world


# ------------------------------------------------------------- games that are told elsewhere


def record_so_far(game: AnyGame) -> Record:
    """Of a running game, for whoever thinks about it: without seed, end state and scores."""
    return Record(
        format=FORMAT,
        rules=RULES_VERSION,
        setup=game.setup.plain(),
        position=game.position,
        commitment=game.chance.commitment,
        seed="",
        moves=game.moves_told(),
        chance=game.chance.outcomes.numbers(),
        state_hash="",
        scores=[],
    )


def go_on(game: AnyGame, moves: Sequence[str], outcomes: Sequence[int]) -> None:
    """More of the record of a replayed game. If it does not fit, the game is of no more use."""
    chance = game.chance
    assert chance.script is not None, "only a replayed game is told how it goes on"
    chance.script = [*chance.script, *outcomes]
    chance.closed = False
    try:
        for text in moves:
            seat, notation = split_move(text)
            game.play(seat, game.parse(notation))
    except ValueError as error:
        text = "the record does not go on so: {reason}"
        raise RecordError("record-damaged", text, reason=error) from None
    finally:
        chance.closed = True
