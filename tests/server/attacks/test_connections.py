"""Nobody holds a connection without using it, and no address has them all."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator

import pytest

from tests.patience import PATIENCE
from tests.server.running import Running, running

from .raw import STRANGER, UPGRADE, connect, drip_until_cut, head, rest

PROXY = "127.0.0.9"
JSON = ("Content-Type: application/json", "Content-Length: 60000")


@pytest.mark.parametrize(
    "first, drop",
    [
        pytest.param(b"", b"", id="silence"),
        pytest.param(b"GET / HTTP/1.1\r\nX: ", b"x", id="a head"),
        pytest.param(b"", b"\r\n", id="empty lines"),
        pytest.param(head("GET", "/health") + b"GET ", b"x", id="the next head"),
        pytest.param(head("POST", "/api/players", *JSON), b" ", id="a body"),
        pytest.param(head("GET", "/health", *JSON), b" ", id="a body that nobody wants"),
        pytest.param(head("POST", "/nowhere", *JSON), b" ", id="a body to nowhere"),
        pytest.param(
            head("GET", "/api/tables/no-such-table/socket", *UPGRADE, "Content-Length: 60000"),
            b" ",
            id="an upgrade with a body",
        ),
        pytest.param(
            head("GET", "/", "Upgrade: coffee", "Connection: Upgrade"), b" ", id="another upgrade"
        ),
        pytest.param(head("GET", "/api/tables/no-such-table/socket", *UPGRADE), b"", id="no hello"),
        pytest.param(
            head("GET", "/api/tables/no-such-table/socket", *UPGRADE),
            b"\x89\x80\0\0\0\0",
            id="pings",
        ),
    ],
)
def test_who_is_slow_is_sent_away(hasty: Running, first: bytes, drop: bytes) -> None:
    with connect(hasty) as link:
        link.sendall(first)
        drip_until_cut(link, drop)


def test_an_answer_that_is_not_read_is_not_kept(hasty: Running) -> None:
    asked = head("GET", "/api/components") * 8
    link = socket.socket()
    with link:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        link.settimeout(PATIENCE)
        link.bind((STRANGER, 0))
        link.connect(("127.0.0.1", int(hasty.url.rpartition(":")[2])))
        link.sendall(asked)
        wait_for(lambda: open_connections(hasty) > 1)
        wait_for(lambda: open_connections(hasty) == 1)


def test_an_address_has_only_so_many_connections(hasty: Running) -> None:
    with contextlib.ExitStack() as stack:
        several = [stack.enter_context(connect(hasty)) for _ in range(3)]
        wait_for(lambda: open_connections(hasty) >= 4)
        with connect(hasty) as another:
            assert rest(another).startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        with connect(hasty, "127.0.0.3") as neighbour:
            neighbour.sendall(head("GET", "/health", "Connection: close"))
            assert rest(neighbour).startswith(b"HTTP/1.1 200 OK\r\n")
    del several
    wait_for(lambda: open_connections(hasty) == 1)
    with connect(hasty) as again:
        again.sendall(head("GET", "/health", "Connection: close"))
        assert rest(again).startswith(b"HTTP/1.1 200 OK\r\n")


def test_a_websocket_counts_as_a_connection_until_it_is_gone(hasty: Running) -> None:
    with connect(hasty) as link:
        link.sendall(head("GET", "/api/tables/no-such-table/socket", *UPGRADE))
        assert link.recv(65536).startswith(b"HTTP/1.1 101 ")
        assert open_connections(hasty) == 2
    wait_for(lambda: open_connections(hasty) == 1)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with room for six, behind a proxy; it is patient."""
    flags = ["--trusted-proxy", PROXY, "--limit=connections=6", "--limit=connections_each=2"]
    flags += ["--limit=requests_each=2", "--limit=head_seconds=600", "--limit=body_seconds=600"]
    with running(tmp_path_factory.mktemp("small"), *flags) as found:
        yield found


def test_a_proxy_stands_for_many(small: Running) -> None:
    """Its connections are not counted as one client's; those who come through it are, apart."""

    def forwarded(server: Running, client: str, *lines: str) -> socket.socket:
        link = connect(server, PROXY)
        link.sendall(head("POST", "/api/players", *lines, f"X-Forwarded-For: {client}"))
        return link

    with contextlib.ExitStack() as stack:
        for _ in range(2):  # slow bodies
            stack.enter_context(forwarded(small, "203.0.113.1", *JSON))
        wait_for(lambda: open_connections(small) == 3)
        with forwarded(small, "203.0.113.1", "Connection: close") as third:
            assert rest(third).startswith(b"HTTP/1.1 429 ")
        with forwarded(small, "203.0.113.2", "Connection: close") as other:
            assert rest(other).startswith(b"HTTP/1.1 415 ")
    wait_for(lambda: open_connections(small) == 1)


def test_who_is_answered_early_can_read_it(hasty: Running) -> None:
    """More than a server takes: it says so at once, and the connection ends."""
    body = b'{"name":"' + b"x" * 3_000_000 + b'"}'
    lines = ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    with connect(hasty) as link:
        link.sendall(head("POST", "/api/players", *lines) + body)
        answer, _, told = rest(link).partition(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 413 ") and b"\r\nconnection: close" in answer
    assert json.loads(told)["error"]["key"] == "server-too-large"


def test_a_full_server_keeps_those_it_has(small: Running) -> None:
    with contextlib.ExitStack() as stack:
        here = stack.enter_context(connect(small))
        for number in range(3, 8):
            stack.enter_context(connect(small, f"127.0.0.{number}"))
        with connect(small, "127.0.0.8") as late:
            assert rest(late).startswith(b"HTTP/1.1 503 ")
        here.sendall(head("GET", "/health", "Connection: close"))
        assert rest(here).startswith(b"HTTP/1.1 200 OK\r\n")


def open_connections(server: Running) -> int:
    """With the one that asks."""
    for line in server.get("/metrics").data.decode().splitlines():
        if line.startswith("orleans_connections "):
            return int(float(line.split()[1]))
    raise AssertionError("not counted")


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it has not happened"
        time.sleep(0.05)
