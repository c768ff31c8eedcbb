"""`orleans serve` as a real process, and a small client for it."""

from __future__ import annotations

import http.client
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.cli.running import environment
from tests.patience import PATIENCE


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    data: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.data)

    @property
    def key(self) -> str:
        """Of the message that says why not."""
        return str(self.json["error"]["key"])


class Running:
    """A server that can be asked."""

    def __init__(self, process: subprocess.Popen[bytes], url: str, folder: Path) -> None:
        self.process = process
        self.url = url
        self.folder = folder

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        key: str = "",
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """`body` is made JSON unless it is bytes already."""
        sent = dict(headers or {})
        if key:
            sent["Authorization"] = f"Bearer {key}"
        if body is not None:
            sent.setdefault("Content-Type", "application/json")
            body = body if isinstance(body, bytes) else json.dumps(body).encode()
        connection = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=PATIENCE)
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            found = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, found, response.read())
        finally:
            connection.close()

    def get(self, path: str, key: str = "", **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.ask("GET", path, key=key, headers=named)

    def post(self, path: str, body: Any = None, key: str = "") -> Answer:
        return self.ask("POST", path, {} if body is None else body, key)

    @property
    def out(self) -> str:
        return (self.folder / "out").read_text(encoding="utf-8")

    @property
    def log(self) -> str:
        return (self.folder / "err").read_text(encoding="utf-8")

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


def begin(folder: Path, *flags: str) -> subprocess.Popen[bytes]:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
        return subprocess.Popen(
            [sys.executable, "-m", "orleans.cli", "serve", *flags],
            stdout=out,
            stderr=err,
            env=environment(folder),
            cwd=folder,
        )


@contextmanager
def running(folder: Path, *flags: str, db: str = "") -> Iterator[Running]:
    """On a free port, with a log as JSON and one worker, until the test is done with it."""
    announced = folder / "announced.json"
    announced.unlink(missing_ok=True)
    where = ["--db", db] if db else []
    usual = ["--port", "0", "--workers", "1", "--log", "json", "--announce", str(announced)]
    process = begin(folder, *usual, *where, *flags)
    try:
        url = url_when_ready(process, announced, folder)
        yield Running(process, url, folder)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def url_when_ready(process: subprocess.Popen[bytes], announced: Path, folder: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not announced.exists():
        said = (folder / "err").read_text(encoding="utf-8")
        assert process.poll() is None, f"the server has ended: {said}"
        assert time.monotonic() < until, f"the server is not ready: {said}"
        time.sleep(0.02)
    return str(json.loads(announced.read_bytes())["url"])
