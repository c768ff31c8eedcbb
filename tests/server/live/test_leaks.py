"""The check of all that is sent must be able to fail: a server that leaks is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from . import knowing
from .bribes import bribing, seal
from .client import Screen, all_at_once
from .knowing import Leak, check_table
from .leaking import leaking_state
from .players import Player
from .servers import CLASSIC, LEAKING, Servers, Sitting, new_table

LEAKS = {
    "draft": "somebody else has thought of|view.players",  # whichever comes first
    "plan": "view.players",
    "bag": "the state after .*: .view: ",
    "tile": "the state after .*: .view.event: ",
    "log": "line",
    "refusal": "still lies face down",
    "seed": "the seed in a message",
    "seed logged": "the seed is written down",
}
"""What leaks at a table, by the name of its first player, and what is said of it."""


Play = Callable[[Servers, str], tuple[Sitting, list[Screen]]]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory.mktemp("leaking"), players=LEAKING) as found:
        yield found


def played(servers: Servers, name: str) -> tuple[Sitting, list[Screen]]:
    """Two plan at the same time, and each asks for something that cannot be.

    Each has a first move in mind before anybody goes on, however busy the machine is: so the
    second is sent a state while the first still plans, in which that plan can leak."""
    sitting = new_table(servers.now, {**CLASSIC, "players": 2}, "human", "human", first=name)
    players = [
        Player(Screen(servers.url, sitting.table, key), seat, whims=0)
        for seat, key in sitting.keys.items()
    ]

    def begin(player: Player) -> None:
        while not player.screen.moves:
            player.step()
        player.screen.catch_up()
        assert any(any(spaces) for spaces in player.spaces().values())

    def play(player: Player) -> None:
        player.play_on(lambda: player.screen.state.get("view", {}).get("round", 0) > 1)
        with player.screen:
            assert player.screen.do({"do": "redo"})["type"] == "refused"

    with players[0].screen, players[1].screen:
        for player in players:
            begin(player)
        all_at_once([partial(play, player) for player in players])
    return sitting, [player.screen for player in players]


def bribed(servers: Servers, name: str) -> tuple[Sitting, list[Screen]]:
    """Two seal bribes of several coins."""
    sitting, screens = bribing(servers, name)
    with screens[0], screens[1], screens[2]:
        seal(screens[1], 3)
        seal(screens[2], 2)
        for screen in screens:
            screen.catch_up()
            screen.get(f"/api/tables/{sitting.table}/moments/{screen.state['moment'] - 1}")
    return sitting, screens


def test_a_number_that_leaks_is_found(servers: Servers) -> None:
    """The size of a sealed bribe, told by how many moves there were."""
    sitting, screens = bribed(servers, "moves")
    with pytest.raises(Leak, match=r"the state after .*: .moment: "):
        check_table(servers, sitting, screens)


@pytest.mark.parametrize(
    "play, name, what", [(bribed, "moves", ".moment: "), (played, "bag", ".view.bags: ")]
)
def test_a_leak_is_found_also_where_it_is_thought_right(
    servers: Servers, monkeypatch: pytest.MonkeyPatch, play: Play, name: str, what: str
) -> None:
    """The check does not know better than the server what to tell: it tells what it would be if
    that which is hidden were otherwise."""
    monkeypatch.setattr(knowing, "state_of", leaking_state)
    sitting, screens = play(servers, name)
    with pytest.raises(Leak, match=f"the state after .*{what}"):
        check_table(servers, sitting, screens)


def test_where_no_number_leaks_none_is_found(servers: Servers) -> None:
    sitting, screens = bribed(servers, "Anna")
    assert check_table(servers, sitting, screens) > 20


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_found(servers: Servers, name: str) -> None:
    sitting, screens = played(servers, name)
    with pytest.raises(Leak, match=LEAKS[name]):
        check_table(servers, sitting, screens)


def test_where_nothing_leaks_nothing_is_found(servers: Servers) -> None:
    """At the same server."""
    sitting, screens = played(servers, "Anna")
    assert check_table(servers, sitting, screens) > 10
