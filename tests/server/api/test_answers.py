"""Every answer of a real server: the right code, one type for all failures, strict headers."""

from __future__ import annotations

import gzip
import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.patience import PATIENCE
from tests.server.running import Answer, Running, running

TABLE: dict[str, Any] = {
    "seats": [{"player": "human", "name": "Anna"}, {"player": "open"}],
    "setup": {"players": 2},
}


def failed(answer: Answer, status: int) -> dict[str, Any]:
    assert answer.status == status, answer.data
    assert set(answer.json) == {"error", "field", "request"}
    assert answer.json["error"]["text"] and b"Traceback" not in answer.data
    found: dict[str, Any] = answer.json
    return found


def test_the_process_and_the_database_answer(server: Running) -> None:
    assert server.get("/health").json["ok"] is True
    assert server.get("/ready").status == 200
    assert server.ask("HEAD", "/health").status == 200


def test_only_the_pages_of_the_client_are_compressed(server: Running) -> None:
    """What is compressed together with a secret may tell it by its length."""
    page = server.get("/", accept_encoding="gzip")
    assert page.headers["content-encoding"] == "gzip"
    assert b"<html" in gzip.decompress(page.data)
    assert "content-encoding" not in server.get("/api/setups", accept_encoding="gzip").headers


@pytest.mark.parametrize(
    "body, field",
    [
        ({"seats": [], "setup": {}}, "seats"),
        ({"seats": [{"player": 3}]}, "seats[0].player"),
        ({"seats": [{"player": "open"}], "setup": {"players": 9}}, "setup.players"),
        ({"seats": [{"player": "open"}], "colour": "red"}, "colour"),
        ({}, "seats"),
        (b"{", "body"),
        (b'"\xff"', "body"),
        (b"[" * 5000, "body"),
    ],
)
def test_what_is_malformed_is_named(server: Running, body: Any, field: str) -> None:
    told = failed(server.ask("POST", "/api/tables", body), 400)
    assert told["field"] == field


@pytest.mark.parametrize(
    "path, field",
    [
        ("/api/tables?list=all", "list"),
        ("/api/tables?limit=0", "limit"),
        ("/api/tables?limit=ten", "limit"),
        ("/api/tables?before=..%2F..", "before"),
        ("/api/tables?colour=red", "colour"),
        ("/api/rules?language=en&language=de", "language"),
        ("/api/rules?language=la", "language"),
        ("/api/rules?under=a%00", "under"),
    ],
)
def test_so_is_a_wrong_query(server: Running, path: str, field: str) -> None:
    assert failed(server.get(path), 400)["field"] == field


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/tables/aaaaaaaaaaaa",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/x",
        "/api/rules/no.such_rule",
        "/api/components/no_such_thing",
        "/api/tables/aaaaaaaaaaaa/moments/none",
        "/nothing.html",
    ],
)
def test_what_is_not_there(server: Running, path: str) -> None:
    failed(server.get(path), 404)


def test_another_method(server: Running) -> None:
    answer = server.ask("DELETE", "/api/tables")
    failed(answer, 405)
    assert answer.headers["allow"] == "POST, GET, HEAD"
    assert server.ask("POST", "/").status == 405


def test_too_much_at_once_is_not_read(server: Running) -> None:
    failed(server.ask("POST", "/api/tables", b" " * 70_000), 413)
    host, port = urlsplit(server.url).netloc.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\n"
            "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        connection.sendall(head.encode())
        for _ in range(5):
            connection.sendall(b"4000\r\n" + b" " * 0x4000 + b"\r\n")
        assert b" 413 " in connection.recv(1000)


def test_an_endless_head_is_refused(server: Running) -> None:
    host, port = urlsplit(server.url).netloc.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX-Long: ")
        received = b""
        try:
            for _ in range(100):
                connection.sendall(b"a" * 8192)
            received = connection.recv(1000)
        except ConnectionError:
            pass
        assert received == b"" or b" 431 " in received
    assert server.get("/health").status == 200


def test_a_form_is_no_json(server: Running) -> None:
    answer = server.ask("POST", "/api/players", b"name=x", headers={"Content-Type": "text/plain"})
    failed(answer, 415)


def test_keys_that_are_missing_or_nobody_knows(server: Running) -> None:
    made = server.post("/api/tables", TABLE).json
    commands = f"/api/tables/{made['table']}/commands"
    wish = {"id": "1", "command": {"do": "say", "text": "hello"}}
    answer = server.post(commands, wish)
    assert failed(answer, 401) and answer.headers["www-authenticate"] == "Bearer"
    assert answer.key == "server-key-needed"
    for key in ("orls_" + "a" * 32, "orlp_" + "a" * 32, "orli_" + "a" * 32, "nonsense"):
        assert server.post(commands, wish, key).key == "server-key-unknown"
    basic = server.ask("GET", "/api/tables?list=mine", headers={"Authorization": "Basic eDp5"})
    assert failed(basic, 401) and basic.key == "server-key-header"
    other = server.post("/api/tables", TABLE).json
    assert failed(server.post(commands, wish, other["seats"][0]["key"]), 403)
    assert failed(server.post(commands, wish, made["invite"]), 403)


def test_a_set_up_that_cannot_be_played(server: Running) -> None:
    wish = {**TABLE, "setup": {"players": 2, "edition": "2014", "modules": ["orders"]}}
    told = failed(server.post("/api/tables?language=de", wish), 422)
    assert told["error"]["rule"] == "setup.modules.edition" and told["error"]["sources"]
    assert failed(server.post("/api/tables", {**TABLE, "setup": {"players": 3}}), 422)
    nobody = {**TABLE, "seats": [{"player": "human", "name": "A"}, {"player": "deep_thought"}]}
    assert failed(server.post("/api/tables", nobody), 422)


def test_what_the_rules_forbid_is_told_with_the_rule(server: Running) -> None:
    seats = [{"player": "human", "name": "Anna"}, {"player": "random"}]
    made = server.post("/api/tables", {**TABLE, "seats": seats}).json
    key = made["seats"][0]["key"]
    path = f"/api/tables/{made['table']}/commands?language=de"
    wish = {"id": "a", "command": {"do": "play", "moves": ["place trader* castle.1"]}}
    told = failed(server.post(path, wish, key), 409)["error"]
    assert told["rule"] == "plan.match" and told["sources"] and told["rule_text"]
    wrong = {"id": "b", "command": {"do": "play", "moves": ["dance"]}}
    assert failed(server.post(path, wrong, key), 400)


def test_the_words_are_the_readers(server: Running) -> None:
    german = server.get("/api/nothing", accept_language="de-AT,en;q=0.3").json
    assert german["error"]["text"] == "Unter dieser Adresse ist nichts."
    french = server.get("/api/rules/none?language=fr", accept_language="de").json
    said = french["error"]["text"].replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Il n’y a pas de règle « none »."
    english = server.get("/api/nothing", accept_language="ja;q=1, de;q=0, x;q=oops").json
    assert english["error"]["text"] == "There’s nothing at this address."


@pytest.mark.parametrize("path", ["/health", "/api/setups", "/api/nothing", "/", "/metrics"])
def test_headers_that_every_answer_carries(server: Running, path: str) -> None:
    headers = server.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert ("default-src 'none'" in policy) == (path != "/")
    assert path == "/" or headers["cache-control"] == "no-store"
    assert "server" not in headers and "strict-transport-security" not in headers
    assert headers["x-request-id"]


def test_metrics_count_by_pattern(server: Running) -> None:
    server.get("/api/tables/aaaaaaaaaaaa")
    told = server.get("/metrics").data.decode()
    assert 'orleans_requests_total{method="GET",route="/api/tables/{table}",status="404"}' in told
    assert "aaaaaaaaaaaa" not in told
    for name in ("request_seconds", "sockets", "tables_in_memory", "commit_seconds", "bot_queue"):
        assert f"orleans_{name}" in told


def test_rules_and_components_can_be_looked_up(server: Running) -> None:
    rule = server.get("/api/rules/census.most?language=fr").json
    assert rule["rule"] == "census.most" and rule["sources"] and rule["text"]
    found = server.get("/api/rules?search=gear+wheel+monk&limit=3").json
    assert len(found["rules"]) == 3 < found["found"]
    under = server.get("/api/rules?under=orders.&limit=100").json
    assert all(one["rule"].startswith("orders.") for one in under["rules"])
    library = server.get("/api/components/library?language=de").json["components"]
    assert [one["game"] for one in library] == ["classic", "joan"]
    assert library[0]["name"] == "Bibliothek" and library[0]["rules"]
    one = server.get("/api/components/library?game=joan").json["components"]
    assert [card["game"] for card in one] == ["joan"]


def test_a_value_of_our_own_is_marked(server: Running) -> None:
    values = server.get("/api/components/bathhouse").json["components"][0]["values"]
    ours = [value for value in values if value["reconstructed"]]
    assert ours and all(value["provenance"] == "reconstructed" for value in ours)


def test_beyond_a_limit_one_waits(tmp_path: Path) -> None:
    """With limits of the real server; others count apart from this one."""
    with running(tmp_path) as server:
        answers = [server.post("/api/players", {}) for _ in range(31)]
        assert {answer.status for answer in answers[:30]} == {201}
        last = answers[-1]
        assert failed(last, 429) and int(last.headers["retry-after"]) > 60
        assert last.key == "server-too-much"
        assert server.get("/health").status == 200


def test_behind_a_proxy(tmp_path: Path) -> None:
    flags = ["--trusted-proxy", "127.0.0.1", "--https", "--allow-host", "play.example"]
    with running(tmp_path, *flags, "--metrics-token", "figures") as server:
        host = {"Host": "play.example"}
        assert server.ask("GET", "/health", headers={"Host": "evil.example"}).status == 400
        for number in range(31):
            told = {**host, "X-Forwarded-For": f"203.0.113.{number}"}
            assert server.ask("POST", "/api/players", {}, headers=told).status == 201
        answer = server.ask("GET", "/health", headers=host)
        assert "max-age" in answer.headers["strict-transport-security"]
        assert server.ask("GET", "/metrics", headers=host).status == 401
        assert server.ask("GET", "/metrics", key="wrong", headers=host).status == 401
        assert server.ask("GET", "/metrics", key="figures", headers=host).status == 200
        server.stop()
        addresses = {line["address"] for line in map(json.loads, json_lines(server.log))}
        assert addresses == {"127.0.0.1", "203.0.113.0/24"}


def json_lines(log: str) -> list[str]:
    return [line for line in log.splitlines() if line.startswith("{")]
