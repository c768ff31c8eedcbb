"""A key is good for one sitting: nobody reads, plays or speaks for whoever has the seat next."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live.client import Screen, SentAway
from tests.server.running import Answer, Running

Doors = tuple[Running, Running]


class Table(NamedTuple):
    path: str
    id: str
    anna: str
    invite: str


def new_table(server: Running, *seats: str) -> Table:
    """Anna's, with seats for others."""
    places = [{"player": "human", "name": "Anna"}, *({"player": seat} for seat in seats)]
    made = server.post("/api/tables", {"seats": places, "setup": {"players": len(places)}}).json
    key = made["seats"][0]["key"]
    return Table(f"/api/tables/{made['table']}", made["table"], key, made["invite"])


def sit(server: Running, table: Table, name: str, seat: int, player: str = "") -> str:
    wish = {"name": name, "seat": seat, "invite": table.invite}
    sat = server.post(f"{table.path}/seats", wish, player)
    assert sat.status == 201, sat.data
    return str(sat.json["key"])


def do(server: Running, table: Table, key: str, do: str, **more: Any) -> Answer:
    wish = {"id": f"{do}-{key[5:15]}", "command": {"do": do, **more}}
    return server.post(f"{table.path}/commands", wish, key)


def sent_away(screen: Screen) -> str:
    """Why; fails if the screen is never sent away."""
    with pytest.raises(SentAway) as why:
        screen.until(lambda: False)
    return str(why.value)


def test_whoever_has_left_a_seat_is_nobody_to_its_next_owner(doors: Doors) -> None:
    here, there = doors
    table = new_table(here, "open", "open")
    player = here.post("/api/players", {"name": "Mallory"}).json["key"]
    old = sit(here, table, "Mallory", 1, player)
    with Screen(there.url, table.id, old) as spy, Screen(there.url, table.id, player) as other:
        assert do(here, table, old, "leave").status == 200
        assert sent_away(spy) == sent_away(other) == "server-key-void"
        ben = sit(here, table, "Ben", 1)
        sit(here, table, "Chloé", 2)
        for server in doors:
            assert server.get(table.path, ben).json["state"]["question"] is not None
            assert server.get(table.path, old).status == 401
            shown = server.get(table.path, player).json
            assert shown["info"]["seat"] is None and shown["state"]["question"] is None
            for key in (old, player):
                said = do(server, table, key, "say", text="I am Ben")
                gone = do(server, table, key, "resign")
                assert {said.status, gone.status} <= {401, 403}
        with pytest.raises(SentAway):
            Screen(there.url, table.id, old).open()
    lines = here.get(f"{table.path}/log", ben).json["lines"]
    assert not {"said", "resigned"} & {line["kind"] for line in lines}


def test_a_table_that_was_left_is_no_longer_among_ones_own(doors: Doors) -> None:
    here, there = doors
    wish = {"seats": [{"player": "open"}, {"player": "open"}], "setup": {"players": 2}}
    empty = here.post("/api/tables", wish).json
    table = Table(f"/api/tables/{empty['table']}", empty["table"], "", empty["invite"])
    player = here.post("/api/players", {"name": "Mallory"}).json["key"]
    key = sit(here, table, "Mallory", 1, player)
    mine = "/api/tables?list=mine"
    assert [one["table"] for one in there.get(mine, player).json["tables"]] == [table.id]
    assert do(here, table, key, "leave").status == 200
    assert there.get(mine, player).json["tables"] == []


def test_the_host_gives_a_taken_seat_a_new_link_and_the_old_one_is_void(doors: Doors) -> None:
    here, there = doors
    table = new_table(here, "open", "easy")
    old = sit(here, table, "Ben", 1)
    link = f"{table.path}/seats/1/link"
    assert here.ask("POST", link, key=old).key == "table-not-host"
    assert here.ask("POST", link).status == 401
    nobody = here.ask("POST", f"{table.path}/seats/2/link", key=table.anna)
    assert nobody.key == "table-nobody-there"
    with Screen(there.url, table.id, old) as lost:
        given = here.ask("POST", link, key=table.anna)
        assert given.status == 201 and given.json["seat"] == 1
        assert sent_away(lost) == "server-key-void"
    new = given.json["key"]
    for server in doors:
        assert server.get(table.path, old).status == 401
        assert server.get(table.path, new).json["info"]["seat"] == 1
    assert do(there, table, new, "say", text="back again").status == 200
    told = here.get(f"{table.path}/log", new).json["lines"]
    assert "Anna creates a new link for Ben’s seat; the old one no longer works." in [
        sentence for line in told for sentence in line["sentences"]
    ]


def test_an_old_connection_speaks_for_nobody(doors: Doors) -> None:
    here, there = doors
    table = new_table(here, "open", "open")
    old = sit(here, table, "Mallory", 1)
    with Screen(there.url, table.id, old) as spy, Screen(there.url, table.id) as spectator:
        assert do(here, table, old, "leave").status == 200
        sit(here, table, "Ben", 1)
        spectator.until(lambda: spectator.state["seats"][1]["name"] == "Ben")
        with pytest.raises((SentAway, ConnectionClosed)):
            spy.send({"type": "do", "id": "x", "command": {"do": "say", "text": "I am Ben"}})
            spy.until(lambda: "x" in spy.answers)
    lines = there.get(f"{table.path}/log", table.anna).json["lines"]
    assert "said" not in {line["kind"] for line in lines}
