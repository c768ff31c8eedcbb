"""Requests that make no sense get an answer that does: no fault, no trace, little in the log."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from orleans.server.ops.logs import line_of
from tests.patience import PATIENCE
from tests.server.running import Running, running

from .raw import UPGRADE, ask, connect, head, rest

TABLE = "/api/tables/{}/socket"


@pytest.fixture
def quiet(hasty: Running) -> Iterator[Running]:
    """Whatever a test does there, the log tells of no fault, and nothing at length."""
    before = len(hasty.log)
    yield hasty
    written = hasty.log[before:]
    assert '"level":"error"' not in written and "Traceback" not in written
    assert max(map(len, written.splitlines()), default=0) < 500


def code_of(answer: bytes) -> int:
    assert answer.startswith(b"HTTP/1.1 "), answer[:100]
    return int(answer[9:12])


@pytest.mark.parametrize(
    "path",
    [
        "/a%00b",
        "/assets/a%00b.js",
        "/assets/" + "a" * 300 + ".js",
        "/" + "a" * 5000,
        "/" + "a" * 30_000,
        "/api/tables/abc%00def",
        "/api/tables/abcdef%0a",
        "/api/tables/" + "a" * 5000,
        "/api/tables/" + "a" * 900,
        "/api/rules/a%00",
        "/api/components/%2e%2e%2f",
    ],
)
def test_such_a_path_is_not_there(quiet: Running, path: str) -> None:
    assert code_of(ask(quiet, "GET", path)) == 404


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/nowhere",
        "/api/tables",
        TABLE.format("abc%00def"),
        TABLE.format("abcdef%0a"),
        TABLE.format("x"),
        TABLE.format("a" * 5000),
    ],
)
def test_no_websocket_is_there(quiet: Running, path: str) -> None:
    with connect(quiet) as link:
        link.sendall(head("GET", path, *UPGRADE))
        answer = rest(link)
    assert code_of(answer) == 404
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["key"] == "server-no-page"


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(head("POST", TABLE.format("abcdefg"), *UPGRADE), id="another method"),
        pytest.param(head("GET", TABLE.format("abcdefg"), *UPGRADE[:2]), id="no key"),
        pytest.param(head("GET", "/" + "a" * 20_000, *UPGRADE), id="a long way to a WebSocket"),
        pytest.param(
            head("GET", TABLE.format("abcdefg"), *UPGRADE, "X: " + "x" * 20_000), id="a long header"
        ),
        pytest.param(
            head("GET", TABLE.format("abcdefg"), *UPGRADE, *["X: 1"] * 1000), id="many headers"
        ),
        pytest.param(b"CONNECT a:1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", id="a tunnel"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00" * 20, id="https"),
        pytest.param("GET /é HTTP/1.1\r\nHost: x\r\n\r\n".encode(), id="letters"),
        pytest.param(head("POST", "/api/players", "Content-Length: -5"), id="less than nothing"),
    ],
)
def test_what_is_no_request_is_told_so(quiet: Running, data: bytes) -> None:
    with connect(quiet) as link:
        link.sendall(data)
        assert 400 <= code_of(rest(link)) < 500


@pytest.mark.parametrize(
    "path, body",
    [
        ("/api/players", b'{"name":"a\\u0000b"}'),
        ("/api/players", b'{"name":"\\ud800"}'),
        ("/api/players", b'{"name":"\xff"}'),
        ("/api/tables", b"[" * 60_000),
        ("/api/setups/check", b'{"setup":{"data":{"x":' + b'{"a":' * 700 + b"1" + b"}" * 703),
        ("/api/setups/check", b'{"setup":{"options":{"x":' + b"[" * 800 + b"]" * 800 + b"}}}"),
        ("/api/records", b'{"setup":{"x":' + b'{"a":' * 500 + b"1" + b"}" * 502),
    ],
)
def test_such_a_body_is_refused(quiet: Running, path: str, body: bytes) -> None:
    assert quiet.ask("POST", path, body).status == 400


def test_brackets_in_a_text_are_no_nesting(quiet: Running) -> None:
    checked = quiet.post("/api/setups/check", {"setup": {"edition": "[" * 40}})
    assert checked.status == 200 and not checked.json["ok"]


def test_thousands_of_faults_are_not_all_told(quiet: Running) -> None:
    rows = [{"id": f"nothing{number}"} for number in range(2500)]
    answer = quiet.post("/api/setups/check", {"setup": {"data": {"places": {"place": rows}}}})
    assert answer.json["ok"] is False and len(answer.data) < 20_000


@pytest.mark.parametrize("words", ["a " * 100, "\ufdfa" * 200, " ".join("abcdefghijkl") * 8])
def test_a_search_for_everything_is_answered(quiet: Running, words: str) -> None:
    assert quiet.get(f"/api/rules?search={quote(words[:200])}").status == 200


@pytest.mark.parametrize(
    "lines",
    [
        ["X-Forwarded-For: 203.0.113.1"],
        ["X-Forwarded-For: nonsense"],
        ["X-Forwarded-For: 127.0.0.1"],
        ["Forwarded: for=203.0.113.1"],
        ["X-Real-IP: 127.0.0.1"],
        ["Via: 1.1 proxy"],
    ],
)
@pytest.mark.parametrize("which", ["plain", "trusted"])
def test_nobody_reads_metrics_through_a_proxy(
    servers: dict[str, Running], which: str, lines: list[str]
) -> None:
    server = servers[which]
    sent = dict(line.split(": ") for line in lines)
    assert server.ask("GET", "/metrics", headers=sent).status == 401
    assert server.ask("GET", "/metrics", headers={"Host": "play.example"}).status == 401
    assert server.get("/metrics").status == 200


@pytest.fixture(scope="module")
def servers(
    hasty: Running, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, Running]]:
    with running(tmp_path_factory.mktemp("proxy"), "--trusted-proxy", "127.0.0.1") as trusted:
        yield {"plain": hasty, "trusted": trusted}


def test_postgresql_is_never_asked_for_what_it_cannot_hold(tmp_path: Path, postgres: str) -> None:
    with running(tmp_path, db=postgres) as server:
        for path in ("/api/tables/abc%00def", f"/api/tables/{secrets.token_urlsafe(9)}"):
            assert server.get(path).status == 404
        with connect(server) as link:
            link.sendall(head("GET", TABLE.format("abc%00def"), *UPGRADE))
            assert code_of(rest(link)) == 404
        assert server.ask("POST", "/api/players", b'{"name":"a\\u0000b"}').status == 400
        assert '"level":"error"' not in server.log


def test_who_goes_in_the_middle_of_a_body_is_no_fault(quiet: Running) -> None:
    lines = ["Content-Type: application/json", "Content-Length: 100"]
    before = quiet.log.count('"route":"/api/players","status":0')
    with connect(quiet) as link:
        link.sendall(head("POST", "/api/players", *lines) + b'{"name":')
    until = time.monotonic() + PATIENCE
    while quiet.log.count('"route":"/api/players","status":0') == before:
        assert time.monotonic() < until, "it was not noted"
        time.sleep(0.05)


def test_a_fault_does_not_fill_the_log() -> None:
    """Whatever a client sent is in its message."""

    def deeper(number: int) -> None:
        if number == 0:
            raise ValueError("x" * 100_000)
        further(number - 1)

    def further(number: int) -> None:  # else Python itself would tell the same line but once
        deeper(number)

    try:
        deeper(300)
    except ValueError as error:
        found = (type(error), error, error.__traceback__)
        record = logging.LogRecord("orleans", logging.ERROR, "", 0, "fault", None, found)
    trace = line_of(record)["trace"]
    assert len(trace) < 10_000 and "ValueError: xxx" in trace
