"""A screen at a table: keeps every byte it is sent, comes back after a break, repeats what was
not answered, and complains about every line that is missing or told twice."""

from __future__ import annotations

import http.client
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, OSError)
"""A connection that is not there, or no longer there."""

Where = Callable[[], str]
"""The address of a server that is worth a try now."""


class Wrong(AssertionError):
    """The server has not kept its word."""


class SentAway(AssertionError):
    """The server does not want to hear any more of this."""


class Heard(NamedTuple):
    """Everything that came in, in its order and at its time; `path` if it was over HTTP."""

    text: str
    at: float
    path: str = ""
    status: int = 200

    @property
    def message(self) -> Any:
        return json.loads(self.text)


class Screen:
    """One player, or a spectator without a key, at one table."""

    def __init__(self, where: Where | str, table: str, key: str | None = None, **more: Any):
        """`more` is said in the hello; if `hello` is set, that is said instead of one."""
        self.where: Where = where if callable(where) else lambda: where
        self.table = table
        self.key = key
        self.more = more
        self.hello: Any = None
        self.heard: list[Heard] = []
        self.moves: list[tuple[float, str]] = []  # that were sent, whatever became of them
        self.lines: dict[int, dict[str, Any]] = {}
        self.last = 0
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}  # acknowledged commands, with their last entry
        self.waits: list[float] = []  # seconds until each acknowledgement
        self.breaks = 0
        self.pongs = 0
        self.socket: ClientConnection | None = None
        self.stack = ExitStack()

    @property
    def seat(self) -> int | None:
        seat: int | None = self.info["seat"]
        return seat

    # ------------------------------------------------------------ coming and going

    def open(self) -> Screen:
        """Once; raises what stands in the way."""
        self.break_off()
        address = self.where().replace("http", "ws", 1)
        opening = connect(
            f"{address}/api/tables/{self.table}/socket",
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        )
        self.socket = self.stack.enter_context(opening)
        last = {"last": self.last} if self.lines else {}
        self.send(self.hello or {"type": "hello", "key": self.key, **last, **self.more})
        greeted = None
        while greeted is None or greeted["type"] != "welcome":
            greeted = self.receive(PATIENCE)
        return self

    def come_back(self) -> None:
        self.breaks += 1
        self.come()

    def come(self) -> None:
        """However long the server needs."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.open()
                return
            except BROKEN:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def break_off(self) -> None:
        """Without a goodbye, as when a train enters a tunnel."""
        if self.socket is not None:
            with suppress(OSError):
                self.socket.socket.shutdown(socket.SHUT_RDWR)
            self.stack.close()
            self.socket = None

    def __enter__(self) -> Screen:
        if self.socket is None:
            self.come()
        return self

    def __exit__(self, *_: object) -> None:
        self.break_off()

    # ------------------------------------------------------------------- listening

    def send(self, message: Any) -> None:
        assert self.socket is not None
        if isinstance(message, dict):
            moves = message.get("command", {}).get("moves", [])
            self.moves += [(time.monotonic(), str(move)) for move in moves]
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, seconds: float) -> dict[str, Any] | None:
        """The next message, taken in; None if there is none by then."""
        assert self.socket is not None
        try:
            text = self.socket.recv(seconds)
        except TimeoutError:
            return None
        assert isinstance(text, str)
        self.heard.append(Heard(text, time.monotonic()))
        message: dict[str, Any] = json.loads(text)
        match message["type"]:
            case "welcome":
                self.welcomed(message)
            case "update":
                self.take_in(message["lines"], message["state"]["seq"])
                self.state = message["state"]
            case "done" | "refused":
                self.answers[message["id"]] = message
            case "pong":
                self.pongs += 1
            case "gone" if not message["again"]:
                raise SentAway(message["reason"]["key"])
        return message

    def welcomed(self, message: dict[str, Any]) -> None:
        """What is no longer at hand there is read over HTTP."""
        self.info, self.state = message["info"], message["state"]
        if self.last + 1 < message["first"]:
            self.read_log(message["first"] - 1)
        fresh = [line for line in message["lines"] if line["seq"] > self.last]
        self.take_in(fresh, self.state["seq"])

    def read_log(self, upto: int) -> None:
        """Entries that were taken back are not told any more: here a gap is no fault."""
        while self.last < upto:
            path = f"/api/tables/{self.table}/log?after={self.last}"
            page = self.get(path)["lines"]
            for line in page:
                if line["seq"] <= upto:
                    self.lines[line["seq"]] = line
            self.last = upto if not page else max(self.last, min(page[-1]["seq"], upto))

    def take_in(self, lines: list[dict[str, Any]], seq: int) -> None:
        for line in lines:
            if line["seq"] != self.last + 1:
                raise Wrong(f"line {line['seq']} after {self.last}")
            self.last = line["seq"]
            self.lines[self.last] = line
        if self.last != seq:
            raise Wrong(f"a state after entry {seq}, but lines as far as {self.last}")

    def get(self, path: str, method: str = "GET") -> Any:
        """Over HTTP, as this player; kept like all that is heard."""
        parts = urlsplit(self.where())
        connection = http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)
        try:
            headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
            connection.request(method, path, headers=headers)
            response = connection.getresponse()
            text = response.read().decode()
        except http.client.HTTPException as error:
            raise OSError(str(error)) from None
        finally:
            connection.close()
        self.heard.append(Heard(text, time.monotonic(), path, response.status))
        return json.loads(text)

    # ---------------------------------------------------------------------- asking

    def do(self, command: dict[str, Any], id: str = "") -> dict[str, Any]:
        """The answer, however often it has to be asked for."""
        message = {"type": "do", "id": id or secrets.token_hex(8), "command": command}
        began = time.monotonic()
        while message["id"] not in self.answers:
            try:
                self.send(message)
                self.until(lambda: message["id"] in self.answers)
            except BROKEN:
                if time.monotonic() > began + PATIENCE:
                    raise
                self.come_back()
        self.waits.append(time.monotonic() - began)
        answer = self.answers[message["id"]]
        if answer["type"] == "done":
            self.done[message["id"]] = answer["seq"]
        return answer

    def play(self, *moves: str, hold: bool = False, question: str | None = None) -> dict[str, Any]:
        asked = self.state["question"]["id"] if question is None else question
        command = {"do": "play", "moves": list(moves), "question": asked}
        return self.do({**command, "hold": True} if hold else command)

    def say(self, text: str) -> dict[str, Any]:
        return self.do({"do": "say", "text": text})

    def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Listens until it holds."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise Wrong("nothing has come for too long")
            self.receive(max(end - time.monotonic(), 0.01))

    def catch_up(self) -> None:
        """Everything that is on its way: the answer to a ping comes after it."""
        before = self.pongs
        self.send({"type": "ping"})
        self.until(lambda: self.pongs > before)

    def drain(self, seconds: float) -> None:
        """Everything until nothing has come for so long."""
        while self.receive(seconds) is not None:
            pass


def all_at_once(jobs: list[Callable[[], None]], seconds: float = 2 * PATIENCE) -> None:
    """Each in a thread of its own; the first thing that goes wrong is raised."""
    wrong: list[BaseException] = []

    def run(job: Callable[[], None]) -> None:
        try:
            job()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run, args=(job,), daemon=True) for job in jobs]
    for thread in threads:
        thread.start()
    end = time.monotonic() + seconds
    for thread in threads:
        while thread.is_alive() and not wrong:
            thread.join(0.1)
            if time.monotonic() > end:
                raise Wrong("still not at the end")
    if wrong:
        raise wrong[0]
