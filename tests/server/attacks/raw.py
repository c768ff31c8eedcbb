"""Connections that speak HTTP as badly as a test likes. Only ever to this machine."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

from tests.patience import PATIENCE
from tests.server.running import Running

STRANGER = "127.0.0.2"
"""Another address of this machine than the one that everybody else comes from."""

UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


def connect(server: Running, source: str = STRANGER) -> socket.socket:
    parts = urlsplit(server.url)
    assert parts.hostname == "127.0.0.1" and parts.port is not None
    where = (parts.hostname, parts.port)
    return socket.create_connection(where, timeout=PATIENCE, source_address=(source, 0))


def head(method: str, path: str, *lines: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *lines, "", ""]).encode()


def ask(server: Running, method: str, path: str, *lines: str) -> bytes:
    """All that comes back until the connection ends; the server is asked to end it."""
    with connect(server) as link:
        link.sendall(head(method, path, "Connection: close", *lines))
        return rest(link)


def rest(link: socket.socket) -> bytes:
    """What still comes until the other side ends the connection; it does so in time."""
    found = b""
    try:
        while data := link.recv(65536):
            found += data
    except ConnectionError:
        pass
    return found


def pour(link: socket.socket, block: bytes, most: int) -> int:
    """Sends the same again and again, until the server has enough of it or `most` bytes are gone;
    how many that were."""
    sent = 0
    try:
        while sent < most:
            sent += link.send(block)
    except (ConnectionError, TimeoutError):
        pass
    return sent


def drip_until_cut(link: socket.socket, drop: bytes) -> None:
    """A little now and then. Only a fault takes longer than patience."""
    until = time.monotonic() + PATIENCE
    link.settimeout(0.2)
    while time.monotonic() < until:
        try:
            if not link.recv(65536):
                return
        except TimeoutError:
            pass
        except ConnectionError:
            return
        try:
            link.sendall(drop)
        except ConnectionError:
            return
    raise AssertionError("the connection is still there")


def resident(server: Running) -> int:
    """Bytes in memory of the server itself."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
