"""A plan that is changed for ever: it must not grow, nor make anybody wait."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live.client import Screen
from tests.server.live.servers import CLASSIC, Servers, Sitting, new_table

PLACE, LIFT = "place farmer* village.1", "lift village.1"
PAIRS = [PLACE, LIFT] * 100
"""As many moves as a command may hold."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory.mktemp("drafts")) as found:
        yield found


@pytest.fixture
def sitting(servers: Servers) -> Sitting:
    return new_table(servers.now, {**CLASSIC, "players": 2}, "human", "human")


def test_a_plan_that_is_changed_again_and_again_stays_short(
    servers: Servers, sitting: Sitting
) -> None:
    with Screen(servers.url, sitting.table, sitting.keys[0]) as anna:
        for _ in range(3):
            assert anna.play(*PAIRS)["type"] == "done"
            assert anna.play(*PAIRS[:-1])["type"] == "done"
            anna.catch_up()
            assert anna.state["draft"]["moves"] == [PLACE]
            assert anna.play(LIFT)["type"] == "done"
            anna.catch_up()
            assert anna.state["draft"] is None


def test_what_was_thought_better_of_is_not_written_down(servers: Servers, sitting: Sitting) -> None:
    """Nor told by any number: the game is as far as if there had been no second thought."""
    with (
        Screen(servers.url, sitting.table, sitting.keys[0]) as anna,
        Screen(servers.url, sitting.table, sitting.keys[1]) as ben,
    ):
        assert anna.play(*PAIRS)["type"] == "done"
        assert anna.play(*PAIRS[:-1], "done")["type"] == "done"
        ben.until(lambda: ben.state["pending"] == [1])
        assert ben.state["moment"] == len([PLACE, "done"])


def test_a_command_holds_no_more_moves_than_any_plan(servers: Servers, sitting: Sitting) -> None:
    with Screen(servers.url, sitting.table, sitting.keys[0]) as anna:
        assert anna.play(*PAIRS, PLACE)["reason"]["key"] == "table-moves-number"
