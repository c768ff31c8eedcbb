"""Whoever goes on although everything is refused: it must cost the server next to nothing."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from tests.server.running import Running, running

from .raw import ask, connect, head, rest

TIRED = b"HTTP/1.1 429 Too Many Requests\r\n"


@pytest.fixture(scope="module")
def tired(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has enough after three refusals."""
    with running(tmp_path_factory.mktemp("tired"), "--limit=refused=3/3600") as found:
        yield found


def guess() -> str:
    return f"Authorization: Bearer orlp_{secrets.token_urlsafe(24)}"


def test_whoever_guesses_on_is_not_even_asked_what_it_wants(tired: Running) -> None:
    """Also with a body, which nobody reads."""
    for length in (0, 4, 4):
        lines = (guess(), f"Content-Length: {length}")
        assert ask(tired, "GET", "/api/tables", *lines).startswith(b"HTTP/1.1 401 ")
    with connect(tired) as unheard:  # says nothing
        assert rest(unheard).startswith(TIRED)
    with connect(tired, "127.0.0.3") as neighbour:
        neighbour.sendall(head("GET", "/api/tables", "Connection: close"))
        assert rest(neighbour).startswith(b"HTTP/1.1 200 OK\r\n")


def test_an_open_connection_ends_with_the_last_refusal(tired: Running) -> None:
    """Else it would go on there; who has a good key before that has lost nothing."""
    with connect(tired, "127.0.0.4") as link:
        link.sendall(head("GET", "/api/tables", guess()) * 5)
        answers = rest(link)
    assert answers.count(b"HTTP/1.1 401 ") == 3 and answers.count(b"HTTP/1.1 ") == 3
