"""Nobody passes for another, nobody sits there unseen, and no guest takes every seat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Answer, Running


def new_table(server: Running, key: str = "", **options: Any) -> dict[str, Any]:
    """Anna's, with two open seats."""
    seats = [{"player": "human", "name": "Anna"}, {"player": "open"}, {"player": "open"}]
    wish = {"seats": seats, "setup": {"players": 3}, "options": options}
    made: dict[str, Any] = server.post("/api/tables", wish, key).json
    return made


def sit(server: Running, made: dict[str, Any], name: str, key: str = "") -> Answer:
    wish = {"name": name, "invite": made["invite"]}
    return server.post(f"/api/tables/{made['table']}/seats?language=de", wish, key)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164", "table-name-unreadable"),
        ("\u2800\u2800", "table-name-unreadable"),
        ("A\u034fnna", "table-name-unreadable"),
        ("\u202eannA", "table-name-unreadable"),
        ("\u0301\u0301", "table-name-empty"),
        ("\u0410nn\u0430", "table-name-alike"),
        ("\uff21nna", "table-name-alike"),
    ],
)
def test_a_name_to_deceive_is_refused_in_words(server: Running, name: str, why: str) -> None:
    refused = sit(server, new_table(server), name)
    assert (refused.status, refused.key) == (409, why)
    assert len(refused.json["error"]["text"]) > 10


@pytest.mark.parametrize("private", [True, False])
def test_one_guest_takes_one_seat(server: Running, private: bool) -> None:
    made = new_table(server, private=private)
    guest = server.post("/api/players", {"name": "Ben"}).json["key"]
    first = sit(server, made, "Ben", guest)
    assert first.status == 201
    for key in (guest, first.json["key"]):
        again = sit(server, made, "Bob", key)
        assert (again.status, again.key) == (409, "server-one-seat")
    assert sit(server, made, "Chloé").status == 201


def test_whoever_has_left_may_sit_down_again(server: Running) -> None:
    made = new_table(server)
    guest = server.post("/api/players", {"name": "Ben"}).json["key"]
    key = sit(server, made, "Ben", guest).json["key"]
    wish = {"id": "up", "command": {"do": "leave"}}
    assert server.post(f"/api/tables/{made['table']}/commands", wish, key).status == 200
    assert sit(server, made, "Ben", guest).status == 201


def test_the_host_may_keep_several_seats_for_one_device(server: Running) -> None:
    anna = server.post("/api/players", {"name": "Anna"}).json["key"]
    made = new_table(server, anna)
    assert sit(server, made, "Arthur", anna).status == 201
    assert sit(server, made, "Alice", made["seats"][0]["key"]).status == 201
