"""One connection cannot fill the memory, however it goes about it."""

from __future__ import annotations

import pytest

from tests.server.running import Running

from .raw import UPGRADE, connect, head, pour, resident, rest

MEGABYTE = 1_000_000
MOST = 30 * MEGABYTE
"""What a test sends at the most: far more than a server may take, and soon gone."""

CHUNKED = head(
    "POST", "/api/players", "Content-Type: application/json", "Transfer-Encoding: chunked"
)
CHUNK = b"10000\r\n" + b" " * 65536 + b"\r\n"
"""So long that what stands beside it is next to nothing."""


@pytest.mark.parametrize(
    "first, block",
    [
        pytest.param(b"GET / HTTP/1.1\r\nX: ", b"x" * 65536, id="a head"),
        pytest.param(CHUNKED + b"1\r\n{\r\n0\r\n", b"x-more: of it\r\n" * 5000, id="trailers"),
        pytest.param(CHUNKED + b"1\r\n{\r\n0\r\nX: ", b"x" * 65536, id="one trailer"),
        pytest.param(CHUNKED + b"1;x=", b"x" * 65536, id="the extension of a chunk"),
        pytest.param(CHUNKED, b"1\r\n \r\n" * 10_000, id="chunks of one byte"),
        pytest.param(CHUNKED, CHUNK, id="a body"),
        pytest.param(
            head("GET", "/health", "Transfer-Encoding: chunked"),
            CHUNK,
            id="a body that nobody wants",
        ),
        pytest.param(b"", head("GET", "/api/setups") * 1000, id="requests without a pause"),
        pytest.param(
            head("GET", "/api/tables/x/socket", *UPGRADE, "Transfer-Encoding: chunked"),
            CHUNK,
            id="the body of an upgrade",
        ),
    ],
)
def test_what_never_ends_is_cut_off(usual: Running, first: bytes, block: bytes) -> None:
    before = resident(usual)
    with connect(usual) as link:
        link.sendall(first)
        sent = pour(link, block, MOST)
        assert sent < MOST, "the server has taken it all"
        assert resident(usual) < before + 20 * MEGABYTE
    assert usual.get("/health").status == 200


def test_a_few_requests_may_follow_at_once(usual: Running) -> None:
    with connect(usual) as link:
        link.sendall(head("GET", "/health") * 4 + head("GET", "/health", "Connection: close"))
        assert rest(link).count(b"HTTP/1.1 200 OK") == 5


def test_trailers_are_no_headers(usual: Running) -> None:
    """What comes after the body cannot speak for whoever sent it."""
    no_key = b'1\r\n{\r\nb\r\n"name":"A"}\r\n0\r\nAuthorization: nonsense\r\n\r\n'
    with connect(usual) as link:
        link.sendall(CHUNKED + no_key + head("GET", "/health", "Connection: close"))
        answers = rest(link)
    assert b"HTTP/1.1 201 Created" in answers and b"HTTP/1.1 200 OK" in answers
