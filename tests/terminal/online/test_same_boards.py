"""What a server tells is enough: a game is shown and asked about as if it were here."""

import itertools
from typing import Any

import msgspec
import pytest

from orleans.bots import PLAYERS
from orleans.games import AnyGame
from orleans.server.present.presenter import Attendance, state_of
from orleans.server.wire import messages
from orleans.table.applied import apply_locally, only
from orleans.table.seats import Seat
from orleans.table.table import STARTED, Table
from orleans.terminal.games import boards_of, screen_of
from orleans.terminal.local_game import LocalGame
from orleans.terminal.online.remote_game import RemoteGame
from orleans.terminal.shell.page import Page
from orleans.terminal.shell.parser import Choice
from orleans.text.translator import Words
from tests.setups import VARIED
from tests.terminal.online.table_server import info

NAMES = ["Anna", "Ben", "Chloé", "Dora", "Emil"]


def told(table: Table, seat: int) -> RemoteGame:
    """As it comes out of the network."""
    state = msgspec.json.encode(state_of(table, seat, Attendance([], {}), 0, "en"))
    about = msgspec.structs.replace(info(seat), setup=table.setup.plain())
    return RemoteGame(about, msgspec.json.decode(state, type=messages.State))


@pytest.mark.parametrize("name", VARIED)
def test_boards_and_questions_are_the_same(name: str) -> None:
    setup = VARIED[name]
    names = NAMES[: setup.players]
    seats = [Seat(player="human", name=name) for name in names]
    table = Table("t", setup, "same", seats)
    apply_locally(table, only(-1, STARTED), 0)
    bots = [PLAYERS["random"](seat) for seat in range(setup.players)]
    words = Words("en")
    for step in itertools.count():
        game: AnyGame = table.game
        if game.over or step > 600:
            break
        seat = game.pending[0]
        if step % 23 == 0:
            here, there = LocalGame(game, names), told(table, seat)
            assert shown(here, seat, words) == shown(there, seat, words)
            assert asked(here, seat, words) == asked(there, seat, words)
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))


def shown(seen: Any, seat: int, words: Words) -> list[list[str]]:
    boards = boards_of(seen, Page(), words)
    looks = [look(seat) for look in boards.looks.values()]
    return [boards.board(seat), boards.status(seat), boards.shown(seat), *looks]


def asked(seen: Any, seat: int, words: Words) -> tuple[list[Choice], list[str], list[str]]:
    screen = screen_of(seen, Page(), words)
    choices = screen.choices(seat)
    warnings = [screen.warning(seat, move) for move in seen.legal(seat)]
    return choices, screen.question(seat, choices), warnings
