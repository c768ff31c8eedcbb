"""What a player would leave undone by going on: told before it is too late."""

from __future__ import annotations

from ..classic.game import Classic
from ..classic.ids import DONE, PASS, USE
from ..games import AnyGame
from ..joan.game import JoanOfArc
from ..joan.ids import END
from ..kernel.moves import Move
from ..text.joan.context import moment_of
from ..text.joan.pending import waiting_words
from ..text.translator import Words
from .classic.completion import completions


def waste(words: Words, game: AnyGame, seat: int, move: Move) -> str:
    """Ending a plan, a round or a turn while something is left to do; "" for any other move."""
    if isinstance(game, JoanOfArc):
        return waste_of_turn(words, game, seat, move)
    return waste_words(
        words, move, [game.tables.places[place].id for place in undone(game, seat, move)]
    )


def waste_words(words: Words, move: Move, places: list[str]) -> str:
    names = [words.name(place) for place in places]
    return words.say(f"warn-{move.notation}", places=words.listed(names)) if names else ""


def undone(game: Classic, seat: int, move: Move) -> list[int]:
    """Places that could still be used, or completed so that they can be."""
    if move.kind == PASS:
        return [other.a for other in game.legal(seat) if other.kind == USE]
    if move.kind != DONE or game.asked != "plan":
        return []
    legal = game.legal(seat)
    return [found.place for found in completions(game, seat, legal) if not found.rule]


def waste_of_turn(words: Words, game: JoanOfArc, seat: int, move: Move) -> str:
    if move.kind != END or move in game.candidates(seat, game.legal(seat)):
        return ""
    return words.say("joan-warn-end", waiting=waiting_words(moment_of(words, game, seat)))
