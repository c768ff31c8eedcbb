"""A WebSocket that says nothing at great length: frames without end, and no message among them."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator

import pytest

from tests.patience import PATIENCE
from tests.server.running import Running, running

from .raw import STRANGER, UPGRADE, head, pour, resident

MEGABYTE = 1_000_000
SMALL = 4096
"""Bytes that this side keeps ready to be read: the rest waits at the server."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that no other limit protects."""
    flags = ["--limit=hello_seconds=600", "--limit=commands=1000000/1"]
    with running(tmp_path_factory.mktemp("patient"), *flags) as found:
        yield found


def frame(first: int, body: bytes = b"") -> bytes:
    if len(body) < 126:
        return struct.pack("!BB4x", first, 0x80 | len(body)) + body
    return struct.pack("!BBH4x", first, 0x80 | 126, len(body)) + body


PING, PONG = frame(0x89, b"x" * 125), frame(0x8A, b"x" * 125)
HELLO, WORD = frame(0x81, b'{"type":"hello"}'), frame(0x81, b'{"type":"ping"}')
BEGINNING, EMPTY_PART = frame(0x01), frame(0x00)


def opened(server: Running, table: str) -> socket.socket:
    """Nothing may be said before the server has agreed."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    link.settimeout(PATIENCE)
    link.bind((STRANGER, 0))
    link.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    link.sendall(head("GET", f"/api/tables/{table}/socket", *UPGRADE))
    assert link.recv(SMALL).startswith(b"HTTP/1.1 101 ")
    return link


@pytest.mark.parametrize(
    "first, block",
    [
        pytest.param(BEGINNING, EMPTY_PART * 10_000, id="a message of empty parts"),
        pytest.param(b"", PONG * 500, id="answers to nothing"),
        pytest.param(b"", PING * 500, id="pings"),
    ],
)
def test_frames_without_a_message_are_cut_off(patient: Running, first: bytes, block: bytes) -> None:
    before = resident(patient)
    with opened(patient, "no-such-table") as link:
        link.sendall(first)
        assert pour(link, block, 30 * MEGABYTE) < 30 * MEGABYTE
    assert resident(patient) < before + 20 * MEGABYTE


def test_whoever_reads_no_answer_to_a_ping_is_cut_off(patient: Running) -> None:
    """With a message now and then, as if it were somebody at the table."""
    seats = [{"player": "human", "name": "Anna"}, {"player": "open"}]
    table = patient.post("/api/tables", {"seats": seats, "setup": {"players": 2}}).json["table"]
    with opened(patient, table) as link:
        link.sendall(HELLO)
        assert pour(link, WORD + PING * 800, 15 * MEGABYTE) < 15 * MEGABYTE
    assert patient.get("/health").status == 200
