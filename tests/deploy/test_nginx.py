"""deploy/nginx.conf for real: before two processes of the server on one PostgreSQL."""

from __future__ import annotations

import contextlib
import http.client
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.running import run
from tests.patience import PATIENCE
from tests.server.conftest import TEMPLATE, new_database
from tests.server.conftest import postgres_server as postgres_server
from tests.server.live.client import Screen
from tests.server.live.servers import CLASSIC
from tests.server.running import Running, running

CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
AROUND = """\
daemon off;
worker_processes 1;
error_log {folder}/error.log;
pid {folder}/nginx.pid;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/orleans.conf;
}}
"""
FLAGS = ("--https", "--trusted-proxy", "127.0.0.1", "--limit", "checks=6/3600")
FOREIGN = ("127.0.0.2", "127.0.0.3")
"""Addresses of this machine, too, and none of them a proxy that the servers trust."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed"),
    pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed"),
]


class Site(NamedTuple):
    port: int
    certificate: str
    trust: ssl.SSLContext
    servers: list[Running]

    def ask(
        self, method: str, path: str, body: object = None, source: str = "", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPSConnection(
            "localhost",
            self.port,
            timeout=PATIENCE,
            context=self.trust,
            source_address=(source, 0) if source else None,
        )
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            named["Content-Type"] = "application/json"
        with contextlib.closing(connection):
            sent = None if body is None else json.dumps(body)
            connection.request(method, path, sent, named)
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, found, answer.read()

    def sockets(self) -> list[int]:
        """Open at each process."""
        told = [run(one.folder, "admin", "--json", "--server", one.url) for one in self.servers]
        return [json.loads(one.out)["sockets"] for one in told]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> str:
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")),
        ],
        check=True,
        capture_output=True,
    )
    return str(folder / "fullchain.pem")


@contextlib.contextmanager
def nginx(folder: Path, port: int, servers: list[Running]) -> Iterator[None]:
    """The file as it is, but for ports and where the certificate lies."""
    text = CONF.read_text(encoding="utf-8").replace("/etc/ssl/orleans", str(folder))
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    for ours, server in zip(("127.0.0.1:8001", "127.0.0.1:8002"), servers, strict=True):
        assert text.count(ours) == 1
        text = text.replace(ours, server.url.removeprefix("http://"))
    (folder / "orleans.conf").write_text(text, encoding="utf-8")
    around = folder / "nginx.conf"
    around.write_text(AROUND.format(folder=folder), encoding="utf-8")
    command = ["nginx", "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(around)]
    process = subprocess.Popen(command)
    try:
        until = time.monotonic() + PATIENCE
        while not answers(port):
            assert process.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < until, "nginx does not answer"
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


@pytest.fixture(scope="module")
def site(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    database = contextlib.contextmanager(new_database)
    port, shown = free_port(), certificate(folder)
    with (
        database(postgres_server, TEMPLATE) as db,
        running(folder / "one", *FLAGS, db=db) as one,
        running(folder / "two", *FLAGS, db=db) as two,
        nginx(folder, port, [one, two]),
    ):
        yield Site(port, shown, ssl.create_default_context(cafile=shown), [one, two])


def test_the_page_comes_over_https(site: Site) -> None:
    status, headers, page = site.ask("GET", "/")
    assert status == 200 and headers["content-type"].startswith("text/html")
    assert "max-age" in headers["strict-transport-security"] and "Orléans" in page.decode()


def test_sockets_go_to_any_process_and_see_the_same(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing ties a player to a process."""
    monkeypatch.setenv("SSL_CERT_FILE", site.certificate)
    seats = [{"player": "human", "name": "Anna"}, *[{"player": "open"}] * 3]
    wish = {"setup": CLASSIC, "seats": seats}
    status, _, made = site.ask("POST", "/api/tables", wish)
    assert status == 201, made
    table, key = json.loads(made)["table"], json.loads(made)["seats"][0]["key"]
    where = f"https://localhost:{site.port}"
    with contextlib.ExitStack() as stack:
        anna = stack.enter_context(Screen(where, table, key))
        others = [stack.enter_context(Screen(where, table)) for _ in range(3)]
        assert sum(site.sockets()) == 4 and min(site.sockets()) > 0
        said = anna.say("Bonsoir")
        for screen in others:
            screen.until(lambda s=screen: s.last == said["seq"])  # type: ignore[misc]


def test_every_address_has_a_limit_of_its_own(site: Site) -> None:
    """Whatever it claims to be; two processes let it through twice as often."""
    greedy, honest = FOREIGN
    claimed = {"X_Forwarded_For": "198.51.100.7"}
    codes = [site.ask("POST", "/api/setups/check", {}, greedy, **claimed)[0] for _ in range(16)]
    assert codes[:2] == [200, 200] and codes[-2:] == [429, 429]
    assert site.ask("POST", "/api/setups/check", {}, honest)[0] == 200


@pytest.mark.parametrize("path", ["/metrics", "/api/admin"])
def test_nothing_of_the_operator_is_open_to_the_world(site: Site, path: str) -> None:
    keys = [one.folder / "data" / "orleans" / "admin.key" for one in site.servers]
    for key in keys:
        bearer = f"Bearer {key.read_text().strip()}"
        assert site.ask("GET", path, Authorization=bearer)[0] == 401
        assert site.ask("GET", path, Authorization=bearer, Host="localhost")[0] == 401


def test_with_one_process_gone_the_other_answers(site: Site) -> None:
    site.servers[0].stop()
    assert [site.ask("GET", "/ready")[0] for _ in range(4)] == [200] * 4
