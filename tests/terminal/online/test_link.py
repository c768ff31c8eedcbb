"""Links to tables: what they say, and what is none."""

import pytest

from orleans.terminal.online.link import Link, link_of
from orleans.text.errors import Problem


@pytest.mark.parametrize(
    "text, link",
    [
        ("http://h:8000/t/abc#orls_k", Link("http://h:8000", "abc", "orls_k")),
        ("https://orleans.example/t/abc", Link("https://orleans.example", "abc")),
        ("h:8000/t/abc#orli_k", Link("http://h:8000", "abc", "orli_k")),
        ("http://h/games/t/abc/", Link("http://h/games", "abc")),
        ("192.168.0.7:8000", Link("http://192.168.0.7:8000")),
        ("[::1]:8000/", Link("http://[::1]:8000")),
    ],
)
def test_a_link_is_read(text: str, link: Link) -> None:
    assert link_of(text) == link
    if link.table:
        assert link_of(str(link)) == link


@pytest.mark.parametrize(
    "text", ["", "ftp://h/t/abc", "http://", "http://h/x", "http://h:x/t/abc", "h/t/a/b", "h?x=1"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="isn’t a link"):
        link_of(text)


def test_the_socket_is_as_safe_as_the_page() -> None:
    assert link_of("https://h/t/abc").socket == "wss://h/api/tables/abc/socket"
    assert link_of("http://h:1/t/abc").socket == "ws://h:1/api/tables/abc/socket"
