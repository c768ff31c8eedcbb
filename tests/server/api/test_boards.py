"""What a client draws a game from: the board of a table, and what its state says of a moment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orleans import Setup
from orleans.display.board import board_of
from orleans.display.board_shapes import Board
from orleans.display.situation_shapes import About
from tests.server.running import Running

WISH: dict[str, Any] = {
    "seats": [{"player": "human", "name": "Anna"}, {"player": "open"}],
    "setup": {"players": 2, "modules": ["orders"], "options": {"start_player": 0}},
    "options": {"private": True},
}


@pytest.fixture(scope="module")
def made(server: Running) -> tuple[str, str]:
    """A table at which two have sat down: its path and the key of the first."""
    table = server.post("/api/tables", WISH).json
    path = f"/api/tables/{table['table']}"
    sat = server.post(f"{path}/seats", {"name": "Ben", "invite": table["invite"]})
    assert sat.status == 201
    return path, table["seats"][0]["key"]


def test_the_board_of_a_table(server: Running, made: tuple[str, str]) -> None:
    path, key = made
    assert server.get(f"{path}/board").status == 401
    for language in ("en", "de", "fr"):
        board = server.get(f"{path}/board?language={language}", key).json["board"]
        setup = Setup(players=2, modules=["orders"], options={"start_player": 0})
        assert msgspec.convert(board, Board) == board_of(language, setup)


def test_the_state_tells_how_a_place_is_filled(server: Running, made: tuple[str, str]) -> None:
    path, key = made

    def state() -> dict[str, Any]:
        found: dict[str, Any] = server.get(path, key).json["state"]
        return found

    while state()["question"]["asked"] != "plan":
        question = state()["question"]
        move = question["choices"][0]["move"]
        play = {"do": "play", "moves": [move], "question": question["id"]}
        done = server.post(f"{path}/commands", {"id": move, "command": play}, key)
        assert done.status == 200, done.data
    before = msgspec.convert(state()["about"], About)
    assert before.to_do is not None and before.sections[0].id == "orders"
    way = next(filling for filling in before.to_do.fillings if filling.complete)
    play = {"do": "play", "moves": way.moves, "question": state()["question"]["id"]}
    done = server.post(f"{path}/commands", {"id": "fill", "command": play}, key)
    assert done.status == 200, done.data
    after = msgspec.convert(state()["about"], About)
    assert after.to_do is not None
    assert way.place not in [filling.place for filling in after.to_do.fillings]
    assert all(state()["view"]["players"][0]["spaces"][way.place])
    past = server.get(f"{path}/moments/0", key).json["about"]
    assert msgspec.convert(past, About).to_do is None
