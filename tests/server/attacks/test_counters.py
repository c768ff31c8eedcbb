"""Counting instead of looking: what is sealed must not be told by any number either."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.live.bribes import bribing, seal
from tests.server.live.client import Screen
from tests.server.live.servers import Servers


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with Servers(tmp_path_factory.mktemp("counters")) as found:
        yield found


def told(screen: Screen) -> list[Any]:
    """All that a reader can get out of the server now, but for the number and the time of
    entries, which are the same whatever is in them."""
    screen.catch_up()
    about, moment, last = f"/api/tables/{screen.table}", screen.state["moment"], screen.last
    paths = [
        *(about, f"{about}/log?after={last - 1}", f"{about}/record", f"{about}/result"),
        *(f"{about}/moments/{number}" for number in (moment - 1, moment, moment + 1, moment + 2)),
    ]
    answers = [screen.get(path) for path in paths]
    answers[0].pop("lines")  # also those of earlier tries
    return [timeless(one, last) for one in (screen.state, screen.lines[last], *answers)]


def timeless(found: Any, last: int) -> Any:
    if isinstance(found, dict):
        left = {name: one for name, one in found.items() if name not in ("at", "request")}
        return {
            name: one - last if name == "seq" else timeless(one, last) for name, one in left.items()
        }
    return [timeless(one, last) for one in found] if isinstance(found, list) else found


def test_the_size_of_a_sealed_bribe_is_told_by_no_number(servers: Servers) -> None:
    """Ben seals nothing, then opens it again and seals one coin, then three: for Anna, for Chloé
    and for whoever watches it is the same to the byte."""
    sitting, (anna, ben, chloe) = bribing(servers)
    with anna, ben, chloe, Screen(servers.url, sitting.table) as watching:
        before = chloe.state["moment"]
        heard: list[list[str]] = []
        for coins in (0, 1, 3):
            seal(ben, coins)
            heard.append([json.dumps(told(one)) for one in (anna, chloe, watching)])
            assert chloe.state["moment"] == before + 1
            assert ben.do({"do": "undo", "to": before})["type"] == "done"
        assert heard[0] == heard[1] == heard[2]


def test_a_proposal_or_a_word_beside_a_sealed_bribe_tells_no_number(servers: Servers) -> None:
    """They name a moment, and the log keeps them, also when the bribe was taken back unseen."""
    _, (anna, ben, chloe) = bribing(servers)
    with anna, ben, chloe:
        before = chloe.state["moment"]
        heard: list[str] = []
        for coins in (0, 3):
            seal(ben, coins)
            said = anna.say("Well?")["seq"]
            assert chloe.do({"do": "propose", "what": "undo", "to": before})["type"] == "done"
            assert chloe.do({"do": "withdraw"})["type"] == "done"
            assert ben.do({"do": "undo", "to": before})["type"] == "done"
            lines = chloe.get(f"/api/tables/{chloe.table}/log?after={said - 1}")["lines"]
            heard.append(json.dumps([timeless(line, said) for line in lines]))
        assert heard[0] == heard[1]
        assert f'"moment": {before + 1}' in heard[0]


def test_what_was_sealed_is_shown_with_the_last_offer(servers: Servers) -> None:
    """And all can go on: to look at moments, and to go back to them, works as everywhere."""
    _, (anna, ben, chloe) = bribing(servers)
    with anna, ben, chloe:
        before = chloe.state["moment"]
        seal(ben, 2)
        seal(chloe, 1)
        anna.catch_up()
        assert anna.state["view"]["modules"]["intrigue"]["offers"] == [{}, {"coin": 2}, {"coin": 1}]
        assert anna.state["moment"] == before + 1 + 2
        found = anna.get(f"/api/tables/{anna.table}/moments/{before + 3}")
        assert found["view"] == anna.state["view"]
        sealed = anna.get(f"/api/tables/{anna.table}/moments/{before + 1}")
        assert sealed["view"]["pending"] == [2]
        assert anna.do({"do": "propose", "what": "undo", "to": before + 1})["type"] == "done"
        assert ben.do({"do": "answer", "agree": True})["type"] == "done"
        assert chloe.do({"do": "answer", "agree": True})["type"] == "done"
        chloe.catch_up()
        assert chloe.state["pending"] == [2]
        assert chloe.state["moment"] == before + 1
