"""One request to a server on this machine, from an address of the attacker's own."""

import asyncio
import http.client
import json
from typing import Any
from urllib.parse import urlsplit

SOURCE = "127.0.0.2"
"""Loopback as well, but counted apart from everybody else."""

PATIENCE = 60.0


async def request(url: str, method: str, path: str, body: Any = None, key: str = "") -> Any:
    """The answer's JSON; None where there is none, or no success."""
    return await asyncio.to_thread(ask, url, method, path, body, key)


def ask(url: str, method: str, path: str, body: Any, key: str) -> Any:
    place = urlsplit(url)
    assert place.hostname in ("127.0.0.1", "localhost"), "attacks stay on this machine"
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    connection = http.client.HTTPConnection(
        place.netloc, timeout=PATIENCE, source_address=(SOURCE, 0)
    )
    try:
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        told = answer.read()
        return json.loads(told) if answer.status < 300 else None
    except (OSError, http.client.HTTPException, ValueError):
        return None
    finally:
        connection.close()
