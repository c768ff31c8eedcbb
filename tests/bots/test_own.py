"""Players of the user's own, by the name of their class."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from orleans.bots import PLAYERS
from orleans.bots.levels import EasyBot
from orleans.bots.own import PlayerError, load_player

MODULE = """
from orleans.bots import Bot, EasyBot

class First(Bot):
    def choose(self, game, seat, legal):
        return legal[0]

class Named(First):
    name = "primus"

class Rival(First):
    name = "easy"

number = 7
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "own_players.py").write_text(MODULE)
    (tmp_path / "broken_players.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    known = dict(PLAYERS)
    yield
    PLAYERS.clear()
    PLAYERS.update(known)
    sys.modules.pop("own_players", None)


@pytest.mark.parametrize(
    ("where", "name"), [("own_players:First", "first"), ("own_players:Named", "primus")]
)
def test_it_is_known_by_its_name_or_its_class_as_often_as_it_is_named(
    where: str, name: str
) -> None:
    assert [load_player(where), load_player(where)] == [name, name]
    assert PLAYERS[name].__module__ == "own_players"


def test_an_installed_one_is_found_as_well() -> None:
    assert load_player("orleans.bots:EasyBot") == "easy"
    assert PLAYERS["easy"] is EasyBot


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("First", "named as module:Class"),
        ("own_players:", "named as module:Class"),
        ("absent_players:First", r"cannot be loaded \(ModuleNotFoundError: No module named"),
        ("broken_players:First", r"cannot be loaded \(ZeroDivisionError: division by zero\)"),
        ("own_players:Last", "the module has no Last"),
        ("own_players:number", r"a class that extends orleans\.bots\.Bot"),
        ("own_players:Rival", "there is already a player 'easy'"),
    ],
)
def test_what_is_none_is_refused_with_a_reason(where: str, said: str) -> None:
    with pytest.raises(PlayerError, match=said):
        load_player(where)
    assert PLAYERS["easy"] is EasyBot
