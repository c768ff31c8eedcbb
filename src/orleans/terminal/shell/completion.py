"""What Tab offers: moves, Places and commands, word by word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Final

from ...kernel.moves import Move
from ...text.translator import LANGUAGES
from ..boards import Boards
from .parser import Choice

Phrases = Callable[[], Iterable[str]]
"""All lines that could be typed now."""

AFTER: Final[Mapping[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "log": ("all",),
    "undo": ("all",),
    "warnings": ("on", "off"),
}
"""What may follow a command."""


def next_words(line: str, phrases: Iterable[str]) -> list[str]:
    """The words with which the last part of a line may go on; a blank where more must follow."""
    part = line.rpartition(";")[2].lstrip().lower()
    begun = len(part) - len(part.rpartition(" ")[2])
    found: dict[str, bool] = {}
    for phrase in map(str.lower, phrases):
        if phrase.startswith(part):
            word, _, rest = phrase[begun:].partition(" ")
            found[word] = found.get(word, True) and bool(rest)
    return sorted(word + " " * more for word, more in found.items() if word)


def phrases_of(
    boards: Boards, words: Iterable[str], legal: Iterable[Move], choices: Iterable[Choice]
) -> list[str]:
    """`words` are the commands of this place; the Places are those that can be filled now."""
    moves = [move.notation for move in legal]
    commands = [word for word in words if word != "?"]
    found = [*moves, *commands]
    found += [boards.words.name(id) for id in {choice.place for choice in choices} if id]
    for command in commands:
        found += [f"{command} {word}" for word in AFTER.get(command, ())]
    found += [f"why {move}" for move in moves]
    found += [f"rules {rule}" for rule in boards.words.content.rules]
    return found + [f"tile {name}" for name in boards.component_names()]


def complete_with(phrases: Phrases) -> None:
    """Teaches the line editor, where there is one."""
    with suppress(ImportError):
        import readline

        def complete(text: str, number: int) -> str | None:
            typed = readline.get_line_buffer()[: readline.get_endidx()]
            found = next_words(typed, phrases())
            return found[number] if number < len(found) else None

        readline.set_completer_delims(" ;")
        readline.set_completer(complete)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
