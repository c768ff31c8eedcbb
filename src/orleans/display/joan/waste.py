"""What a player of Joan of Arc would leave undone by going on."""

from __future__ import annotations

from ...joan.game import JoanOfArc
from ...joan.ids import END
from ...kernel.moves import Move
from ...text.joan.context import moment_of
from ...text.joan.pending import waiting_words
from ...text.translator import Words


def waste(words: Words, game: JoanOfArc, seat: int, move: Move) -> str:
    """Ending a turn."""
    if move.kind != END or move in game.candidates(seat, game.legal(seat)):
        return ""
    return words.say("joan-warn-end", waiting=waiting_words(moment_of(words, game, seat)))
