"""Computer players that loop or crash cost their own table their time limit, and no other."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.workers import astray

from .client import Screen
from .servers import CLASSIC, Servers, new_table, players_at

LIMIT = 10.0
"""Seconds that a computer player has for a decision."""

SLACK = 20.0
"""The machine is shared, and a new worker has to start."""


@pytest.mark.parametrize("player", ["looping", "raising", "exiting"])
def test_only_its_own_table_waits_for_a_bad_player(tmp_path: Path, player: str) -> None:
    with Servers(tmp_path, "", "--workers", "2", players=astray.__file__) as servers:
        duel = {**CLASSIC, "players": 2}
        good = new_table(servers.now, duel, "human", "random")
        [other] = players_at(servers, good, seed=1, whims=0.0)
        with other.screen:
            other.play_on(lambda: other.steps >= 5)  # the workers know the game by now
        bad = new_table(servers.now, duel, "human", player)
        with Screen(servers.url, bad.table, bad.keys[0]) as anna, other.screen:
            anna.play("done")
            began = time.monotonic()
            before = len(other.screen.waits)
            other.play_on(lambda: other.steps >= 25)
            assert max(other.screen.waits[before:]) < LIMIT / 2
            decided = anna.last
            anna.until(lambda: anna.last > decided or was_asked(anna), LIMIT + SLACK)
            assert time.monotonic() - began < LIMIT + SLACK
        assert "a secret of the inside" not in "".join(one.text for one in anna.heard)


def was_asked(screen: Screen) -> bool:
    return screen.state["question"] is not None
