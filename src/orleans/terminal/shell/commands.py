"""What can be typed besides moves: looking, asking, taking back, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ...table.files import FileError
from ...text.errors import Problem
from ...text.translator import LANGUAGES, Words
from ..boards import Boards
from ..cards import refusal_card, rule_card, rule_lines
from ..hints import follow, hint
from .parser import numbered
from .screen import Screen
from .session import Leave, Sitting

Verb = Callable[[Sitting, int, str], bool | None]
"""True if the seat has made a move with it."""

MOST_RULES = 8
LOG_ROUNDS = 1


def show_help(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(sitting.words.say(sitting.screen.help).splitlines())


def why(sitting: Sitting, seat: int, rest: str) -> None:
    """Whether a move is possible now, and if not, by which rule."""
    game, words, console = sitting.game, sitting.words, sitting.console
    if not rest:
        console.say(words.say(sitting.screen.why))
        return
    choice = numbered(rest, sitting.choices)
    legal = sitting.screen.reader.among_choices(rest, sitting.choices, game.legal(seat))
    moves = choice.moves if choice else legal or sitting.screen.any_moves(seat, rest)
    for move in moves:
        refusal = game.why_not(seat, move)
        if refusal is None:
            console.say(words.say("why-allowed", move=move.notation))
        else:
            console.show(refusal_card(console.page, words, refusal, move.notation))
        return
    console.say(words.say("unknown", text=rest, close=""))


def undo(sitting: Sitting, seat: int, rest: str) -> None:
    """One move, or with "all" everything back to the last thing that was not known before."""
    take_back(sitting, seat, "undone", lambda: sitting.match.undo(seat, rest == "all"))


def redo(sitting: Sitting, seat: int, rest: str) -> None:
    take_back(sitting, seat, "redone", lambda: sitting.match.redo(seat))


def take_back(sitting: Sitting, seat: int, key: str, change: Callable[[], list[str]]) -> None:
    match, words = sitting.match, sitting.words
    try:
        moves = change()
    except Problem as problem:
        sitting.console.say(problem.sentence(words))
        return
    sitting.hinted = []
    sitting.save()
    for human in match.humans:
        sitting.heard[human] = min(sitting.heard[human], len(match.log))
    sitting.console.say(words.say(key, moves="; ".join(moves)))
    if seat in match.game.pending:
        sitting.question(seat)


def save(sitting: Sitting, seat: int, rest: str) -> None:
    """A copy under a name of the player's own."""
    words = sitting.words
    path = Path(rest).expanduser() if rest else sitting.match.path
    if path is None:
        sitting.console.say(words.say("save-where"))
        return
    try:
        sitting.match.save(path, replace=path == sitting.match.path)
    except FileError as error:
        sitting.console.say(words.say("save-failed", error=error.sentence(words)))
    else:
        sitting.console.say(words.say("saved-in", path=str(path)))


def leave_game(sitting: Sitting, seat: int, rest: str) -> None:
    raise Leave(sitting.words.say("left", path=str(sitting.match.path)))


def show_board(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(sitting.boards.board(seat))


def show_log(sitting: Sitting, seat: int, rest: str) -> None:
    """This round and the one before, or with "all" the whole game."""
    log = sitting.match.log
    begin = 0
    if rest != "all":
        rounds = [
            number
            for number, entry in enumerate(log)
            if any(event.what == "round" for event in entry.events)
        ]
        begin = rounds[-1 - LOG_ROUNDS] if len(rounds) > LOG_ROUNDS else 0
    lines = [sitting.page.heading(sitting.words.say("heading-log"))]
    sitting.console.show(lines + sitting.told(log[begin:], seat))


def rules(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(rules_found(sitting.boards, rest))


def rules_found(boards: Boards, text: str) -> list[str]:
    """One rule by its id, or those that hold the words."""
    page, words = boards.page, boards.words
    ledger = words.content.rules
    if text in ledger:
        return rule_card(page, words, ledger[text])
    found = sorted(ledger.search(text, words.language), key=boards.comes_later)
    if not found:
        return page.wrap(words.say("rules-none", text=text))
    lines = rule_lines(page, words, found[:MOST_RULES])
    if len(found) > MOST_RULES:
        lines += page.wrap(words.say("rules-more", count=len(found) - MOST_RULES))
    return lines


def tile(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(sitting.boards.card(rest))


def warnings(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.warn = rest != "off"
    sitting.console.say(sitting.words.say("warnings-on" if sitting.warn else "warnings-off"))


def language(sitting: Sitting, seat: int, rest: str) -> None:
    words = words_in(rest, sitting.words)
    if words is None:
        sitting.console.say(sitting.words.say("language-which"))
        return
    sitting.speak(words)
    sitting.console.say(words.say("language-now"))
    sitting.question(seat)


def words_in(typed: str, words: Words) -> Words | None:
    """The words of this table in the language that was typed."""
    for known in LANGUAGES:
        if typed.lower() == known:
            return Words(known, words.content)
    return None


def verbs_of(screen: Screen) -> dict[str, Verb]:
    """All that can be typed in a game: what is the same in each, and what it lets one look at."""
    return {**VERBS, **{word: showing(show) for word, show in screen.boards.looks.items()}}


def showing(show: Callable[[int], list[str]]) -> Verb:
    return lambda sitting, seat, rest: sitting.console.show(show(seat))


VERBS: dict[str, Verb] = {
    "?": show_help,
    "help": show_help,
    "why": why,
    "undo": undo,
    "redo": redo,
    "hint": hint,
    "follow": follow,
    "board": show_board,
    "log": show_log,
    "rules": rules,
    "tile": tile,
    "save": save,
    "warnings": warnings,
    "language": language,
    "quit": leave_game,
}
