"""Connections that speak HTTP as badly as one likes, to this machine only."""

import asyncio
import contextlib
from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

GONE = (OSError, asyncio.IncompleteReadError)
"""How a connection ends that the server does not want."""

STRANGER = "127.0.0.2"
"""Attacks come from another address of this machine than honest clients, who have limits too."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def target(url: str) -> tuple[str, int]:
    parts = urlsplit(url)
    if parts.hostname is None or parts.port is None or not ip_address(parts.hostname).is_loopback:
        raise ValueError(f"only a server on this machine is attacked, not {url}")
    return parts.hostname, parts.port


async def connect(url: str) -> Streams:
    return await asyncio.open_connection(*target(url), local_addr=(STRANGER, 0))


def head(url: str, method: str, path: str, *lines: str) -> bytes:
    host, port = target(url)
    first = [f"{method} {path} HTTP/1.1", f"Host: {host}:{port}"]
    return "\r\n".join([*first, *lines, "", ""]).encode()


@contextlib.contextmanager
def closing(writer: asyncio.StreamWriter) -> Iterator[None]:
    """Whatever happens, and whatever was still to be sent."""
    try:
        yield
    finally:
        writer.transport.abort()
