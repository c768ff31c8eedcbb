"""What can be typed besides moves: looking, asking, taking back, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..bots import PLAYERS
from ..table.moves import move_words
from ..table.pieces import Moment
from . import board
from .cards import component_card, find_components, refusal_card, rule_card, rule_lines
from .deeds import deeds
from .mat import holdings, mat
from .modules import orders
from .news import paragraphs
from .odds import odds
from .saves import SaveError
from .sitting import Leave, Sitting
from .typed import numbered

Verb = Callable[[Sitting, int, str], None]

MOST_RULES = 8
MOST_HINTED = 16
LOG_ROUNDS = 1


def show_help(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(sitting.words.say("help-game").splitlines())


def why(sitting: Sitting, seat: int, rest: str) -> None:
    """Whether a move is possible now, and if not, by which rule."""
    game, words, console = sitting.game, sitting.words, sitting.console
    if not rest:
        console.say(words.say("why-what"))
        return
    choice = numbered(rest, sitting.choices)
    reader = sitting.reader
    legal = reader.among_choices(rest, sitting.choices, game.legal(seat)).moves
    moves = choice.moves if choice else legal or reader.among_all(rest, game, seat).moves
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
    match = sitting.match
    refused = match.undo_refused(seat)
    if refused:
        sitting.console.say(sitting.words.say(refused))
        return
    taken: list[str] = []
    while not match.undo_refused(seat):
        taken.insert(0, match.game.moves_played()[-1][1].notation)
        match.undo()
        if rest != "all":
            break
    sitting.save()
    for human in match.humans:
        sitting.heard[human] = min(sitting.heard[human], len(match.log))
    sitting.console.say(sitting.words.say("undone", moves="; ".join(taken)))
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
    except SaveError as error:
        sitting.console.say(words.say("save-failed", error=error.sentence(words)))
    else:
        sitting.console.say(words.say("saved-in", path=str(path)))


def quit(sitting: Sitting, seat: int, rest: str) -> None:
    raise Leave(sitting.words.say("left", path=str(sitting.match.path)))


def show_board(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(sitting.whole_board(sitting.look(seat)))


def show_map(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(board.whole_map(sitting.look(seat)))


def show_deeds(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(deeds(sitting.look(seat)))


def show_orders(sitting: Sitting, seat: int, rest: str) -> None:
    """Without the module there are none."""
    lines = orders(sitting.look(seat))
    sitting.console.show(lines or [sitting.words.say("orders-none")])


def show_tiles(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(board.tiles_left(sitting.look(seat)))


def show_mats(sitting: Sitting, seat: int, rest: str) -> None:
    """Everybody's mat, as far as this seat may see it."""
    look = sitting.look(seat)
    for other in range(len(sitting.match.seats)):
        sitting.console.show(mat(look, other))


def show_bag(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(holdings(sitting.look(seat), seat))


def show_odds(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.console.show(odds(sitting.look(seat)))


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
    sitting.console.show(lines + paragraphs(sitting.page, sitting.teller(), log[begin:], seat))


def rules(sitting: Sitting, seat: int, rest: str) -> None:
    words, page = sitting.words, sitting.page
    ledger = words.content.rules
    if rest in ledger:
        sitting.console.show(rule_card(page, words, ledger[rest]))
        return
    found = ledger.search(rest, words.language)
    if not found:
        sitting.console.say(words.say("rules-none", text=rest))
        return
    sitting.console.show(rule_lines(page, words, found[:MOST_RULES]))
    if len(found) > MOST_RULES:
        sitting.console.say(words.say("rules-more", count=len(found) - MOST_RULES))


def tile(sitting: Sitting, seat: int, rest: str) -> None:
    words, page = sitting.words, sitting.page
    exact, near = find_components(words.content, rest)
    if not exact and len(near) == 1:
        exact = near
    if exact:
        ids = ids_in_play(sitting)
        exact.sort(key=lambda row: ids.index(row.id) if row.id in ids else len(ids))
        sitting.console.show(component_card(page, words, exact[0]))
    elif near and rest:
        names = ", ".join(dict.fromkeys(words.name(row.id) for row in near))
        sitting.console.say(words.say("tile-several", names=names))
    else:
        sitting.console.say(words.say("tile-none", text=rest))


def ids_in_play(sitting: Sitting) -> list[str]:
    """This round's event first: events of one name differ in their numbers."""
    tables = sitting.game.tables
    ids = [place.id for place in tables.places] + [deed.id for deed in tables.deeds]
    ids += [tile.id for tile in tables.hour_glass]
    return [sitting.game.view(None)["event"], *ids]


def hint(sitting: Sitting, seat: int, rest: str) -> None:
    """What the greedy player would do, up to the end of this decision or plan.

    It thinks in an imagined game, so neither it nor the player learns anything hidden.
    """
    words = sitting.words
    game = sitting.game.imagine(seat, f"hint {sitting.game.played.length}")
    asked = game.asked
    lines: list[str] = []
    bot = PLAYERS["greedy"](sitting.match.bot_seed(seat))
    while seat in game.pending and game.asked == asked and len(lines) < MOST_HINTED:
        move = bot.choose(game, seat, game.legal(seat))
        moment = Moment(words, game.tables, asked, game.view(seat), sitting.match.names)
        text = move_words(moment, move)
        lines.append(words.say("hint-line", move=move.notation, text=text))
        game.play(seat, move)
        if asked not in ("plan", "stow", "draw", "offer"):
            break
    sitting.console.say(words.say("hint-head"))
    sitting.console.show(line for text in lines for line in sitting.page.wrap(text, "  ", "  "))


def warnings(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.warn = rest != "off"
    sitting.console.say(sitting.words.say("warnings-on" if sitting.warn else "warnings-off"))


VERBS: dict[str, Verb] = {
    "?": show_help,
    "help": show_help,
    "why": why,
    "undo": undo,
    "hint": hint,
    "board": show_board,
    "map": show_map,
    "deeds": show_deeds,
    "tiles": show_tiles,
    "orders": show_orders,
    "mats": show_mats,
    "bag": show_bag,
    "odds": show_odds,
    "log": show_log,
    "rules": rules,
    "tile": tile,
    "save": save,
    "warnings": warnings,
    "quit": quit,
}
