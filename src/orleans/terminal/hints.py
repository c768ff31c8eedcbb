"""A hint in a game at this terminal, and following it."""

from __future__ import annotations

from ..analysis.advice import Adviser
from ..analysis.requests import HINT_PLAYOUTS, HINT_SECONDS
from ..bots.budget import Budget
from ..text.games import move_words
from ..text.reasons import decision_words, reason_words
from .advice import Instead, advice_lines
from .match import bot_seed
from .shell.session import Sitting

MOST_HINTED = 16


def hint(sitting: Sitting, seat: int, rest: str) -> None:
    """What the strongest player would do, up to the end of this decision or plan, and why.

    It thinks in an imagined game, so neither it nor the player learns anything hidden.
    """
    words, screen, names = sitting.words, sitting.screen, sitting.match.names
    game = sitting.game.imagine(seat, f"hint {sitting.game.played.length}")
    asked = game.asked
    lines: list[str] = []
    others: list[Instead] = []
    sitting.hinted = []
    adviser = Adviser(bot_seed(sitting.game, seat), Budget(HINT_PLAYOUTS, HINT_SECONDS))
    goes_on = True
    while goes_on and seat in game.pending and len(lines) < MOST_HINTED:
        moves = adviser.decide(game, seat)
        if adviser.found.options and not others:
            for option in adviser.found.options[1:]:
                text = decision_words(words, game, seat, option.moves, names)
                others.append(Instead(text, option.less))
        for move in moves:
            text = move_words(words, game, seat, move, names)
            lines.append(words.say("move-written", move=move.notation, text=text))
            sitting.hinted.append(move)
            game.play(seat, move)
            goes_on = screen.goes_on(asked, game.asked)
            if not goes_on:
                break
    sitting.console.say(words.say("hint-head"))
    sitting.console.show(line for text in lines for line in sitting.page.wrap(text, "  ", "  "))
    reasons = reason_words(words, adviser.found.reasons)
    sitting.console.show(advice_lines(sitting.page, words, reasons, others))
    sitting.console.say(words.say("hint-follow"))


def follow(sitting: Sitting, seat: int, rest: str) -> bool:
    """Makes the moves of the last hint; what was drawn meanwhile may end them early."""
    made = False
    for move in sitting.hinted:
        if seat not in sitting.game.pending or sitting.game.why_not(seat, move) is not None:
            break
        sitting.play(seat, move)
        made = True
    if not made:
        sitting.console.say(sitting.words.say("follow-none"))
    return made
