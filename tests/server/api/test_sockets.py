"""The door for WebSockets: who may open one, and how everybody is sent home."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.running import Running, running

TABLE = {"seats": [{"player": "human", "name": "A"}, {"player": "open"}], "setup": {"players": 2}}


def opened(server: Running, table: str, **more: Any) -> ClientConnection:
    address = server.url.replace("http://", "ws://")
    socket: ClientConnection = connect(
        f"{address}/api/tables/{table}/socket", open_timeout=PATIENCE, **more
    )
    return socket


def received(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return found


def test_a_page_of_another_site_may_not_connect(server: Running) -> None:
    table = server.post("/api/tables", TABLE).json["table"]
    with pytest.raises(InvalidStatus) as refused:
        opened(server, table, origin="https://evil.example").close()
    assert refused.value.response.status_code == 403
    with opened(server, table, origin=server.url) as socket:
        socket.send(json.dumps({"type": "hello", "language": "de"}))
        assert received(socket)["type"] == "welcome"


def test_a_message_that_is_too_long_ends_the_connection(server: Running) -> None:
    table = server.post("/api/tables", TABLE).json["table"]
    with opened(server, table) as socket:
        socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            received(socket)
    assert server.get("/health").status == 200


def test_a_stop_sends_everybody_home_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.post("/api/tables", TABLE).json
        with opened(server, made["table"]) as socket:
            hello = {"type": "hello", "key": made["seats"][0]["key"], "language": "fr"}
            socket.send(json.dumps(hello))
            assert received(socket)["info"]["seat"] == 0
            server.process.send_signal(signal.SIGTERM)
            gone = received(socket)
            assert gone["type"] == "gone" and gone["again"] is True
            assert gone["reason"]["text"].startswith("Le serveur s’arrête")
        assert server.process.wait(PATIENCE) == 0
        assert '"level":"error"' not in server.log
        assert made["seats"][0]["key"] not in server.log


def test_keys_cannot_be_guessed_over_sockets_either(tmp_path: Path) -> None:
    """They count together with those guessed over HTTP, and with invitations."""
    with running(tmp_path) as server:
        table = server.post("/api/tables", TABLE).json["table"]
        guess = json.dumps({"type": "hello", "key": "orls_" + 32 * "x", "language": "en"})
        reasons = []
        for _ in range(32):
            with opened(server, table) as socket:
                socket.send(guess)
                reasons.append(received(socket)["reason"]["key"])
        assert reasons == 30 * ["server-key-unknown"] + 2 * ["server-too-much"]
        wish = {"name": "Eve", "invite": "orli_" + 32 * "x"}
        assert server.post(f"/api/tables/{table}/seats", wish).key == "server-too-much"
        assert server.get(f"/api/tables/{table}", "orls_" + 32 * "x").key == "server-too-much"
