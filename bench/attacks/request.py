"""One request to a server on this machine, from an address of the attacker's own."""

import asyncio
import json
from typing import Any

from .raw import STRANGER, target


async def request(url: str, method: str, path: str, body: Any = None, key: str = "") -> Any:
    """The answer's JSON; None where there is none, or no success."""
    host, port = target(url)
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: close",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        *([f"Authorization: Bearer {key}"] if key else []),
    ]
    try:
        told = await exchange(host, port, "\r\n".join([*head, "", ""]).encode() + data)
    except OSError:
        return None
    first, _, answer = told.partition(b"\r\n\r\n")
    return json.loads(answer) if first.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")) else None


async def exchange(host: str, port: int, message: bytes) -> bytes:
    reader, writer = await asyncio.open_connection(host, port, local_addr=(STRANGER, 0))
    try:
        writer.write(message)
        return await reader.read()
    finally:
        writer.close()
