"""What every client shows of a game, in all languages: what a newcomer adds must not end it."""

import msgspec

from orleans.display.board import board_of
from orleans.display.situation import about
from orleans.games import AnyGame
from orleans.terminal.games import screen_of
from orleans.terminal.local_game import LocalGame
from orleans.terminal.shell.page import Page
from orleans.text.games import asked_words, teller_for
from orleans.text.translator import LANGUAGES, Words

NAMES = ["Ann", "Ben", "Cem", "Dan", "Eve"]


def shown(game: AnyGame) -> str:
    """The terminal's table and questions, and what a browser is sent."""
    names = NAMES[: game.setup.players]
    texts: list[str] = []
    for language in LANGUAGES:
        words = Words(language)
        screen = screen_of(LocalGame(game, names), Page(), words)
        for seat in (*range(len(names)), None):
            texts += screen.boards.shown(seat)
            situation = about(words, game, seat, game.view(seat), names)
            texts.append(msgspec.json.encode(situation).decode())
        for seat in game.pending:
            texts += screen.question(seat, screen.choices(seat))
            asked = asked_words(words, game, seat, names, game.view(seat))
            texts += [asked.question, *(choice.text for choice in asked.choices)]
            for look in screen.boards.looks.values():
                texts += look(seat)
        texts.append(msgspec.json.encode(board_of(language, game.setup)).decode())
    return "\n".join([*texts, log(game)])


def log(game: AnyGame) -> str:
    tellers = [teller_for(Words(language), game, NAMES) for language in LANGUAGES]
    heard = game.events or []
    return "\n".join(line for teller in tellers for line in teller.sentences(heard))
