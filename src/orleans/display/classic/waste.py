"""What a player of Orléans would leave undone by going on."""

from __future__ import annotations

from ...classic.game import Classic
from ...classic.ids import DONE, PASS, USE
from ...kernel.moves import Move
from ...text.translator import Words
from .completion import completions


def waste(words: Words, game: Classic, seat: int, move: Move) -> str:
    """Ending a plan or a round."""
    places = game.tables.places
    return waste_words(words, move, [places[place].id for place in undone(game, seat, move)])


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
