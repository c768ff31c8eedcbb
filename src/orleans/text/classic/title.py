"""Orléans in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...classic.game import Classic
from ...classic.ids import DRAW, KIND_NAMES, LIFT, PLACE, UNSTOW
from ...kernel.moves import Move
from ...kernel.refusals import Fact
from ...kernel.setup import Setup
from ..modules import touched
from ..parts import Speech, Turn
from ..translator import Words
from .log import Teller
from .moves import move_words
from .pieces import Moment
from .questions import question_words

PLAN = "plan"


def moment_of(turn: Turn) -> Moment:
    return Moment(turn.words, turn.game.tables, turn.game.asked, turn.view, turn.names)


def question(turn: Turn, legal: Sequence[Move]) -> str:
    return question_words(moment_of(turn), on_the_mat(turn, legal))


def on_the_mat(turn: Turn, legal: Sequence[Move]) -> dict[str, Fact]:
    """What a question speaks of and is known from the player's mat."""
    me = turn.view["players"][turn.seat]
    if turn.game.asked == "draw":
        most = max((move.a for move in legal if move.kind == DRAW), default=0)
        return {"bag": me["bag_size"], "number": most}
    if turn.game.asked == "stow":
        return {"drawn": " ".join(me["drawn"]), "new": len(me["drawn"])}
    return {}


def moves(turn: Turn) -> Callable[[Move], str]:
    return partial(move_words, moment_of(turn))


def decision(words: Words, game: Classic, moves: Sequence[Move]) -> str:
    """Of a plan: who goes to which Place; whoever is lifted again goes nowhere."""
    if game.asked != PLAN:
        return ""
    tables = game.tables
    placed: dict[int, int] = {}
    for move in moves:
        if move.kind in (PLACE, UNSTOW):
            placed[move.a] = move.b
        elif move.kind == LIFT:
            placed.pop(move.a, None)
    by_place: dict[int, list[str]] = {}
    for space, kind in placed.items():
        by_place.setdefault(tables.spaces[space].place, []).append(KIND_NAMES[kind])
    if not by_place:
        return words.say("plan-nobody")
    return words.apart(
        words.say(
            "plan-place",
            place=words.name(tables.places[place].id),
            followers=", ".join(map(words.follower, followers)),
        )
        for place, followers in by_place.items()
    )


def title(words: Words, setup: Setup) -> str:
    return words.say("title-game", edition=setup.edition, players=setup.players)


PART = Speech(
    teller=Teller,
    question=question,
    moves=moves,
    touched=touched,
    decision=decision,
    title=title,
)
