"""Words for any game of the family: the one place that knows which game speaks how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..classic.game import Classic
from ..classic.ids import DRAW
from ..games import AnyGame
from ..kernel.moves import Move
from ..kernel.refusals import Fact
from .classic import log, moves, pieces, questions
from .joan import log as joan_telling
from .joan import moves as joan_moves
from .joan import questions as joan_asking
from .joan.context import Moment, moment_of
from .modules import touched
from .translator import Words

Teller = log.Teller | joan_telling.Teller


def teller_for(words: Words, game: AnyGame, names: Sequence[str]) -> Teller:
    """Tells the events of this game."""
    if isinstance(game, Classic):
        return log.Teller(words, game.tables, list(names))
    return joan_telling.Teller(words, game.tables, names)


class Answer(NamedTuple):
    """A legal move: its notation, what it means now, and what a move of an expansion touches."""

    move: str
    text: str
    touches: dict[str, str]


class Asked(NamedTuple):
    """What is asked of a seat, and its legal moves."""

    question: str
    choices: list[Answer]


def asked_words(
    words: Words, game: AnyGame, seat: int, names: Sequence[str], view: dict[str, Any]
) -> Asked:
    """`view` is what the seat sees of this game."""
    legal = game.legal(seat)
    if not isinstance(game, Classic):
        joan = Moment(words, game.tables, view, names)
        said = [Answer(move.notation, joan_moves.move_words(joan, move), {}) for move in legal]
        return Asked(joan_asking.question_words(joan), said)
    moment = pieces.Moment(words, game.tables, game.asked, view, names)
    said = [Answer(move.notation, moves.move_words(moment, move), touched(move)) for move in legal]
    return Asked(questions.question_words(moment, on_the_mat(game, legal, view, seat)), said)


def on_the_mat(
    game: Classic, legal: Sequence[Move], view: dict[str, Any], seat: int
) -> dict[str, Fact]:
    """What a question speaks of and is known from the player's mat."""
    me = view["players"][seat]
    if game.asked == "draw":
        most = max((move.a for move in legal if move.kind == DRAW), default=0)
        return {"bag": me["bag_size"], "number": most}
    if game.asked == "stow":
        return {"drawn": " ".join(me["drawn"]), "new": len(me["drawn"])}
    return {}


def question_words(words: Words, game: AnyGame, seat: int, names: Sequence[str]) -> str:
    """What is asked of a seat, now."""
    view = game.view(seat)
    if isinstance(game, Classic):
        moment = pieces.Moment(words, game.tables, game.asked, view, names)
        return questions.question_words(moment, on_the_mat(game, game.legal(seat), view, seat))
    return joan_asking.question_words(Moment(words, game.tables, view, names))


def move_words(words: Words, game: AnyGame, seat: int, move: Move, names: Sequence[str]) -> str:
    """What a move means for a seat, now."""
    if isinstance(game, Classic):
        moment = pieces.Moment(words, game.tables, game.asked, game.view(seat), names)
        return moves.move_words(moment, move)
    return joan_moves.move_words(moment_of(words, game, seat, names), move)
