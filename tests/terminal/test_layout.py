"""Boards in the room there is: the first screen of a round is seen at once."""

import itertools
from typing import Any

import pytest

import orleans
from orleans.bots import PLAYERS
from orleans.content.schema import Language
from orleans.games import AnyGame
from orleans.terminal.games import screen_of
from orleans.terminal.local_game import LocalGame
from orleans.terminal.shell.layout import Part, arranged, fitted, width_of
from orleans.terminal.shell.page import Page
from orleans.text.translator import LANGUAGES, Words

NAMES = ["Anna", "Ben", "Chlo\u00e9", "David", "Ema"]


def page_of(columns: int, rows: int = 0) -> Page:
    page = Page(min(100, columns), columns=columns)
    page.rows = rows
    return page


def first_screen(game: AnyGame, seat: int, page: Page, language: Language) -> list[str]:
    screen = screen_of(LocalGame(game, NAMES[: game.setup.players]), page, Words(language))
    if game.round > 1:
        screen.explained.add(seat)
    question = screen.question(seat, screen.choices(seat))
    above = screen.boards.board(seat, asked=True, rows=page.rows_above(question))
    return ["", *above, *question, "Anna> "]


def round_beginnings(**setup: Any) -> list[AnyGame]:
    """Of a whole game, as the first player sees them."""
    wanted: orleans.Setup = orleans.Setup(**setup)
    game = orleans.new(wanted, seed="rows")
    bots = [PLAYERS["random"](seat) for seat in range(game.setup.players)]
    found: dict[int, AnyGame] = {}
    for _ in itertools.count():
        if game.over:
            return list(found.values())
        seat = game.pending[0]
        if game.asked in ("plan", "pick"):
            found.setdefault(game.round, game.copy())
        game.play(seat, bots[seat].choose(game, seat, game.legal(seat)))
    raise AssertionError


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns, rows", [(80, 40), (100, 40), (160, 50)])
def test_the_first_screen_of_a_round_fits(language: Language, columns: int, rows: int) -> None:
    modules = ["orders", "ti-events"]
    games = round_beginnings(edition="bigbox", players=4, modules=modules)
    assert len(games) > 15
    for game in games:
        lines = first_screen(game, game.pending[0], page_of(columns, rows), language)
        assert len(lines) <= rows, (game.round, len(lines), *lines)
        assert max(map(width_of, lines)) < columns


@pytest.mark.parametrize("players", [1, 5])
def test_joan_of_arc_fits_too(players: int) -> None:
    for game in round_beginnings(game="joan", players=players):
        for language in LANGUAGES:
            lines = first_screen(game, game.pending[0], page_of(80, 40), language)
            assert len(lines) <= 40, (game.round, len(lines), *lines)


def test_what_has_no_room_is_named() -> None:
    game = orleans.new(orleans.Setup(players=3), seed="s")
    low = "\n".join(first_screen(game, 0, page_of(80, 40), "en"))
    assert "Not shown: " in low and "deeds" in low and "-- Beneficial" not in low
    high = "\n".join(first_screen(game, 0, page_of(80, 100), "en"))
    assert "Not shown: " not in high and "-- Supplies" in high


def test_a_wide_page_shows_boards_beside_each_other() -> None:
    game = orleans.new(orleans.Setup(players=3), seed="s")
    lines = first_screen(game, 0, page_of(160), "en")
    assert any(line.count("-- ") == 3 for line in lines)


def test_the_first_parts_are_kept_and_smaller_ones_fill_the_room() -> None:
    parts = [Part(["a"] * 4, "a"), Part(["b"] * 9, "b"), Part(["c"] * 2, "c")]
    note = lambda words: ["without " + ", ".join(words)]  # noqa: E731
    assert fitted(page_of(80), parts, 8, note) == [*"aaaa", *"cc", "without b"]
    assert fitted(page_of(80), parts, 2, note) == ["without a, b, c"]
    assert fitted(page_of(80), parts, 0, note) == [*"aaaa", *"bbbbbbbbb", *"cc"]


def test_colours_do_not_shift_the_second_column() -> None:
    plain, painted = (arranged(page_of(160), [[text], ["b"]]) for text in ("a", "\x1b[1ma\x1b[0m"))
    assert [width_of(line) for line in plain] == [width_of(line) for line in painted]
