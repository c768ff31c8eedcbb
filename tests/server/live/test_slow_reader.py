"""A client that reads a byte a second, and what the others notice of it: nothing."""

from __future__ import annotations

import base64
import json
import os
import socket
import statistics
import struct
import threading
from pathlib import Path
from urllib.parse import urlsplit

from .client import Screen
from .servers import INTRIGUE, Servers, new_table

ENOUGH = 4000
"""Remarks; long before, the queue of one who does not listen is full."""


def test_who_reads_a_byte_a_second_delays_nobody_and_is_sent_away(tmp_path: Path) -> None:
    with Servers(tmp_path) as servers:
        sitting = new_table(servers.now, INTRIGUE, "human", "human", "human")
        anna, ben = (Screen(servers.url, sitting.table, sitting.keys[seat]) for seat in (0, 1))
        with anna, ben:
            before = [waited(anna) for _ in range(30)]
            slow = SlowReader(servers.url(), sitting.table, sitting.keys[2])
            anna.until(lambda: is_online(anna, 2))
            during: list[float] = []
            while is_online(anna, 2) and len(during) < ENOUGH:
                during.append(waited(anna))
                ben.drain(0.0)
            assert not is_online(anna, 2), "the server still keeps everything for it"
            slow.end()
            assert slow.read < 1000
            assert max(during) < 5
            assert statistics.median(during) < 20 * statistics.median(before) + 0.05
            ben.until(lambda: ben.last == anna.last)


def waited(screen: Screen) -> float:
    screen.say("la la la " * 50)
    return screen.waits[-1]


def is_online(screen: Screen, seat: int) -> bool:
    return bool(screen.state["seats"][seat]["online"])


class SlowReader:
    """Says hello and then takes in one byte a second."""

    def __init__(self, url: str, table: str, key: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname and parts.port
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        self.socket.connect((parts.hostname, parts.port))
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {nonce}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.socket.recv(1)
        assert b" 101 " in head
        self.socket.sendall(frame(json.dumps({"type": "hello", "key": key}).encode()))
        self.read = 0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.trickle, daemon=True)
        self.thread.start()

    def trickle(self) -> None:
        while not self.over.wait(1.0):
            try:
                self.read += len(self.socket.recv(1))
            except OSError:
                return

    def end(self) -> None:
        self.over.set()
        self.socket.close()
        self.thread.join(5)


def frame(text: bytes) -> bytes:
    """A masked text frame, as a client has to send it."""
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    return b"\x81" + struct.pack(">BH", 0x80 | 126, len(text)) + mask + masked


def test_frames_are_read_as_they_are_written() -> None:
    made = frame(b"abc")
    assert made[:4] == b"\x81\xfe\x00\x03"
    assert bytes(byte ^ made[4 + at % 4] for at, byte in enumerate(made[8:])) == b"abc"
