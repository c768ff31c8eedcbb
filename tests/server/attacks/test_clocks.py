"""Thinking time out of nothing, and clocks that cost the server more time than they count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.live.client import Screen
from tests.server.live.servers import CLASSIC, Servers, new_table

DAY = 24 * 3600
HOURS = {"hours": "02:00-03:00", "zone": "Europe/Paris"}


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory.mktemp("clocks")) as found:
        yield found


def test_two_who_agree_cannot_make_time(servers: Servers) -> None:
    """Deciding and taking it back by consent, again and again: nobody has more than the bank, and
    the time runs out on a day that a calendar knows."""
    clock: dict[str, Any] = {"bank": 60 * DAY, "increment": 14 * DAY, **HOURS}
    setup = {**CLASSIC, "players": 2}
    sitting = new_table(servers.now, setup, "human", "human", clock=clock)
    anna, ben = (Screen(servers.url, sitting.table, key) for key in sitting.keys.values())
    with anna, ben:
        for _ in range(5):
            assert anna.play("done")["type"] == "done"
            assert ben.do({"do": "propose", "what": "undo", "to": 0})["type"] == "done"
            assert anna.do({"do": "answer", "agree": True})["type"] == "done"
            anna.catch_up()
        shown = anna.state["clock"]
    assert max(shown["left"]) <= clock["bank"] * 1000
    days = (shown["deadline"] - shown["now"]) / 1000 / DAY
    assert days < 60 * 24 + 2, "an hour a day"
    assert servers.now.get(f"/api/tables/{sitting.table}").status == 200


@pytest.mark.parametrize(
    "clock",
    [
        {"bank": 2**70},
        {"bank": 60 * DAY + 1},
        {"bank": 60, "increment": 60 * DAY},
        {"bank": 60, "increment": 2**70},
        {"bank": 60, "hours": "00:00-00:01"},
        {"bank": 60, "hours": "0" * 50_000},
        {"bank": 60, "zone": "x" * 50_000},
    ],
)
def test_a_clock_without_bounds_is_refused(servers: Servers, clock: dict[str, object]) -> None:
    wish = {"setup": CLASSIC, "options": {"clock": clock}, "seats": [{"player": "human"}] * 4}
    answer = servers.now.post("/api/tables", wish)
    assert answer.status == 422
    assert answer.key.startswith("table-clock-")
    assert len(answer.data) < 1000, "not what was sent, by the kilobyte"
