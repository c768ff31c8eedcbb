"""A third title needs its row and its rules; every layer has something usual for the rest."""

import io
from pathlib import Path

import pytest

import orleans
from orleans.analysis.judgement import Effort
from orleans.analysis.requests import hint, odds
from orleans.analysis.rounds import Story
from orleans.bots import PLAYERS
from orleans.display.setups import offers, player_counts
from orleans.display.situation import about
from orleans.games import AnyGame
from orleans.kernel.positions import PositionError
from orleans.kernel.record import record_of
from orleans.kernel.setup import Setup, SetupError
from orleans.lab.run.outcome import read_outcomes
from orleans.lab.run.tournament import Schedule, play_game
from orleans.lab.stats.standings import standings
from orleans.table.applied import apply_locally, only
from orleans.table.seats import Seat
from orleans.table.table import STARTED, Table
from orleans.terminal.games import boards_of, screen_of
from orleans.terminal.local_game import LocalGame
from orleans.terminal.match import match_of
from orleans.terminal.result import ending
from orleans.terminal.shell.console import Console
from orleans.terminal.shell.page import Page
from orleans.terminal.shell.play import Playing
from orleans.terminal.shell.session import Sitting
from orleans.text.games import asked_words, teller_for, title_words
from orleans.text.translator import Words
from orleans.titles import HOMES

NAMES = ["Anna", "Ben"]
SETUP = Setup("pebbles", "1", 2)


@pytest.fixture(autouse=True)
def _row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(HOMES, "pebbles", "tests.titles.made")


def begun() -> AnyGame:
    return orleans.new(SETUP, seed="heap")


def played(*moves: str) -> AnyGame:
    game = begun()
    for move in moves:
        game.play(game.pending[0], game.parse(move))
    return game


def finished() -> AnyGame:
    game = begun()
    while game.pending:
        game.play(game.pending[0], game.parse("take two"))
    return game


def test_without_its_row_there_is_no_such_game() -> None:
    del HOMES["pebbles"]
    with pytest.raises(SetupError, match="there are classic, joan"):
        begun()


def test_its_usual_edition_is_known() -> None:
    assert orleans.Setup("pebbles", players=2).edition == "1"


def test_it_is_played_recorded_and_replayed() -> None:
    game = finished()
    record = record_of(game, reveal_seed=True)
    again = orleans.verify_record(orleans.read_record(record.to_json()))
    assert again.snapshot() == game.snapshot()


def test_it_is_frozen_and_thawed() -> None:
    game = played("take one")
    twin = orleans.thaw(SETUP, orleans.freeze(game), "heap")
    assert twin.snapshot() == game.snapshot()
    assert type(twin) is type(game)


def test_it_begins_nowhere_else_but_says_so() -> None:
    position = {"game": "pebbles", "edition": "1", "players": 2}
    assert orleans.new(position=position).pending == [0]
    with pytest.raises(PositionError, match="heap"):
        orleans.new(position={**position, "heap": 3})


@pytest.mark.parametrize("player", PLAYERS)
def test_every_computer_player_plays_it(player: str) -> None:
    game = begun()
    bot = PLAYERS[player](1)
    for move in bot.decide(game, 0):
        game.play(0, move)
    assert game.pending == [1]


def test_it_has_hints_and_no_odds() -> None:
    assert hint(begun(), 0, 1).moves
    assert odds(begun(), 0).bag == 0


def test_a_finished_game_is_analysed() -> None:
    record = record_of(finished(), reveal_seed=True)
    effort = Effort(rollouts=4, worlds=2, redraws=2)
    assert Story(record).judged(1, effort).round == 1


def test_a_tournament_counts_a_win_that_is_shared_whole() -> None:
    plan = Schedule(setup=SETUP.plain(), seatings=(("random", "easy"),), seed="s", games=6)
    lines = b"".join(play_game(plan, number).to_line() for number in range(6))
    outcomes = read_outcomes(lines).outcomes
    won = [outcome for outcome in outcomes if outcome.winners]
    assert won and all(outcome.share(0) == outcome.share(1) == 1.0 for outcome in won)
    assert all(standing.elo is None for standing in standings(outcomes))


def test_its_words_are_its_notation() -> None:
    words, game = Words("en"), played("take one")
    assert title_words(words, SETUP) == "pebbles, 2 players"
    asked = asked_words(words, game, 1, NAMES, game.view(1))
    assert [choice.text for choice in asked.choices] == ["take one", "take two"]
    events = game.events or []
    assert teller_for(words, game, NAMES).sentences(events) == ["Anna: took (heap)."]


def test_a_client_has_nothing_to_draw_and_no_form_offers_it() -> None:
    words, game = Words("en"), begun()
    said = about(words, game, 0, game.view(0), NAMES)
    assert said.scores == [] and said.to_do is not None
    assert player_counts("pebbles", words.content) == {}
    assert offers("pebbles", words.content) == []


def test_it_is_played_at_a_table() -> None:
    seats = [Seat(player="human", name=name) for name in NAMES]
    table = Table("t", SETUP, "heap", seats)
    apply_locally(table, only(-1, STARTED), 0)
    assert table.pending == [0]


def test_the_terminal_shows_what_a_seat_knows() -> None:
    words, page = Words("en"), Page()
    seen = LocalGame(begun(), NAMES)
    assert "heap" in "\n".join(boards_of(seen, page, words).board(0))
    screen = screen_of(seen, page, words)
    choices = screen.choices(0)
    assert [choice.text for choice in choices] == ["take one", "take two"]
    assert screen.meant(0, "two", choices).moves == choices[1].moves


def test_it_is_played_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n" * 9))
    seats = [Seat(player="human", name="Anna"), Seat(player="random", name="Ben")]
    match = match_of(begun(), seats)
    match.path = tmp_path / "pebbles.json"
    Playing(Sitting(match, Console(), Words("en"))).run()
    assert match.game.over
    assert "take two" in capsys.readouterr().out


def test_a_game_that_is_lost_together_has_no_winner() -> None:
    words, page = Words("en"), Page()
    for game in (finished(), begun()):
        while game.pending:
            game.play(game.pending[0], game.parse("take one"))
        text = "\n".join(ending(page, words, game, NAMES))
        expected = "Anna and Ben share the win." if game.winners else "Nobody wins."
        assert expected in text
