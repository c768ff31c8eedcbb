"""The check of all that is sent must be able to fail: a server that leaks is found out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from .client import Screen, all_at_once
from .knowing import Leak, check_table
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


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_found(servers: Servers, name: str) -> None:
    sitting, screens = played(servers, name)
    with pytest.raises(Leak, match=LEAKS[name]):
        check_table(servers, sitting, screens)


def test_where_nothing_leaks_nothing_is_found(servers: Servers) -> None:
    """At the same server."""
    sitting, screens = played(servers, "Anna")
    assert check_table(servers, sitting, screens) > 10
