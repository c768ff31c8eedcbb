"""A link to a table: http://HOST:PORT/t/TABLE#KEY. What stands behind # stays with its owner."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ...text.errors import Problem

SEAT: Final = "orls_"
INVITE: Final = "orli_"
TABLE: Final = re.compile(r"(?P<before>.*)/t/(?P<table>[A-Za-z0-9_-]{1,64})/?")


class Link(NamedTuple):
    """`key` is that of a seat or an invitation, "" for those who only watch."""

    server: str
    table: str = ""
    key: str = ""

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#{self.key}" if self.key else "")

    @property
    def is_invitation(self) -> bool:
        return self.key.startswith(INVITE)

    @property
    def socket(self) -> str:
        """The address of the WebSocket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"


def link_of(text: str) -> Link:
    """A link, or just the address of a server."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        known = bool(parts.hostname) and parts.scheme in ("http", "https") and not parts.query
        netloc, _ = parts.netloc, parts.port
    except ValueError:
        known = False
    found = TABLE.fullmatch(parts.path) if known else None
    if not known or (found is None and (parts.path.strip("/") or parts.fragment)):
        raise Problem("join-link", link=text)
    server = f"{parts.scheme}://{netloc}"
    if found is None:
        return Link(server)
    return Link(server + found["before"], found["table"], parts.fragment)
