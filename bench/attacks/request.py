"""One request to a server on this machine, from an address of the attacker's own."""

import asyncio
import json
from typing import Any
from urllib.parse import urlsplit

SOURCE = "127.0.0.2"
"""Loopback as well, but counted apart from everybody else."""


async def request(url: str, method: str, path: str, body: Any = None, key: str = "") -> Any:
    """The answer's JSON; None where there is none, or no success."""
    place = urlsplit(url)
    assert place.hostname in ("127.0.0.1", "localhost"), "attacks stay on this machine"
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "Connection: close",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        *([f"Authorization: Bearer {key}"] if key else []),
    ]
    try:
        told = await exchange(place.port or 80, "\r\n".join([*head, "", ""]).encode() + data)
    except OSError:
        return None
    first, _, answer = told.partition(b"\r\n\r\n")
    return json.loads(answer) if first.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")) else None


async def exchange(port: int, message: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(SOURCE, 0))
    try:
        writer.write(message)
        return await reader.read()
    finally:
        writer.close()
