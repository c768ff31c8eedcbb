"""What users hand to a game: seats that do not exist, moves that have been elsewhere."""

import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import orleans
from orleans import Game, Move, SeatError

EVERY_GAME = pytest.mark.parametrize("name", ["classic", "joan"])


def new(name: str) -> Game:
    game: Game = orleans.new(orleans.Setup(game=name, players=2), seed="outside")
    return game


ASKED: dict[str, Callable[[Game, Any], object]] = {
    "legal": lambda game, seat: game.legal(seat),
    "drafted": lambda game, seat: game.drafted(seat),
    "play": lambda game, seat: game.play(seat, game.legal(game.pending[0])[0]),
    "why_not": lambda game, seat: game.why_not(seat, game.legal(game.pending[0])[0]),
    "view": lambda game, seat: game.view(seat),
    "imagine": lambda game, seat: game.imagine(seat, "dream"),
    "score_parts": lambda game, seat: game.score_parts(seat),
}


@EVERY_GAME
@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_is_refused(name: str, asked: str, seat: int) -> None:
    game = new(name)
    before = game.snapshot()
    with pytest.raises(SeatError, match=f"^there is no seat {seat}: they are numbered from 0 to 1"):
        ASKED[asked](game, seat)
    assert game.snapshot() == before


@EVERY_GAME
@pytest.mark.parametrize("asked", ["view", "imagine"])
@pytest.mark.parametrize("seat", [False, True])
def test_yes_and_no_are_no_seats(name: str, asked: str, seat: bool) -> None:
    """`view(False)` may be meant for a spectator, and would show the hand of seat 0."""
    with pytest.raises(SeatError, match=f"there is no seat {seat}"):
        ASKED[asked](new(name), seat)


@EVERY_GAME
def test_a_spectator_is_no_mistake(name: str) -> None:
    game = new(name)
    assert game.view(None)["seat"] is None
    assert game.imagine(None, "dream").pending == game.pending


def first_move(name: str) -> tuple[int, Move]:
    game = new(name)
    seat = game.pending[0]
    return seat, game.legal(seat)[0]


@EVERY_GAME
def test_a_move_from_another_process_is_the_move_itself(name: str) -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        seat, move = pool.submit(first_move, name).result()
    game, twin = new(name), new(name)
    own = game.legal(seat)[0]
    assert move is not own
    assert move == own and hash(move) == hash(own) and move in {own: "known"}
    assert game.legal(seat).index(move) == 0
    assert game.why_not(seat, move) is None
    game.play(seat, move)
    twin.play(seat, own)
    assert game.snapshot() == twin.snapshot()
    assert game.moves_played() == [(seat, own)]


def test_moves_differ_by_what_they_say_and_by_their_number() -> None:
    move = Move(1, 2, 3, 4, "use ship")
    assert pickle.loads(pickle.dumps(move)) == move
    assert Move(1, 2, 3, 5, "use ship") != move
    assert Move(1, 2, 3, 4, "use cart") != move
    assert (move == "use ship") is False
