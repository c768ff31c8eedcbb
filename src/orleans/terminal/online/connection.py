"""The WebSocket of a table, kept open: what is lost is asked for again, nothing is done twice."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple
from uuid import uuid4

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ...content.schema import Language
from ...server.wire import messages
from ...table.commands import AnyCommand
from .http_client import LONGEST
from .link import Link

PING_SECONDS: Final = 30.0
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0

read_message = msgspec.json.Decoder(messages.ServerMessage)


class Lost(NamedTuple):
    """The connection is gone; it is tried again after so many seconds."""

    pause: float


Heard = messages.ServerMessage | Lost


class Connection:
    """`hear` is called from a thread of its own, with one message after another.

    A command that has not been answered when the connection is lost is sent again with the same
    id: the server knows whether it has done it.
    """

    def __init__(
        self,
        link: Link,
        language: Language,
        hear: Callable[[Heard], None],
        first_pause: float = FIRST_PAUSE,
    ) -> None:
        self.link = link
        self.language = language
        self.hear = hear
        self.first_pause = first_pause
        self.last: int | None = None  # the seq up to which everything was heard
        self.unanswered: dict[str, bytes] = {}
        self.sent_again: set[str] = set()
        self.socket: ClientConnection | None = None  # while welcomed
        self.welcomed = False  # since the last pause
        self.lock = threading.Lock()
        self.closing = threading.Event()
        self.greets_anew = threading.Event()
        self.thread = threading.Thread(target=self.run, name="connection", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def close(self) -> None:
        self.closing.set()
        socket = self.socket
        if socket is not None:
            socket.close()
        self.thread.join(timeout=5)

    def speak(self, language: Language) -> None:
        """Greets the server anew, which tells all that follows in this language."""
        self.language = language
        self.greets_anew.set()
        with self.lock:
            socket = self.socket
        if socket is not None:
            socket.close()

    def do(self, command: AnyCommand) -> str:
        """Sends a command, now or as soon as there is a connection; its id."""
        id = uuid4().hex
        data = msgspec.json.encode(messages.Do(id=id, command=command))
        with self.lock:
            self.unanswered[id] = data
            self.send(data)
        return id

    def send(self, data: bytes) -> None:
        """A connection that has just gone is noticed where it is read."""
        if self.socket is not None:
            try:
                self.socket.send(data.decode())
            except (ConnectionClosed, OSError):
                self.socket = None

    # -------------------------------------------------------------- the thread

    def run(self) -> None:
        pause = self.first_pause
        while not self.closing.is_set():
            self.welcomed = False
            again = self.connect_once()
            if not again or self.closing.is_set():
                return
            if self.welcomed:
                pause = self.first_pause
            if self.greets_anew.is_set():
                self.greets_anew.clear()
                continue
            self.hear(Lost(pause))
            self.closing.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def connect_once(self) -> bool:
        """Until the connection ends; whether it makes sense to try again."""
        try:
            with connect(self.link.socket, max_size=LONGEST, compression=None) as socket:
                hello = messages.Hello(
                    key=self.link.key or None, last=self.last, language=self.language
                )
                socket.send(msgspec.json.encode(hello).decode())
                return self.listen(socket)
        except (OSError, WebSocketException, EOFError, msgspec.MsgspecError):
            return True
        finally:
            with self.lock:
                self.socket = None

    def listen(self, socket: ClientConnection) -> bool:
        ping_at = time.monotonic() + PING_SECONDS
        while not self.closing.is_set():
            try:
                data = socket.recv(timeout=max(0.0, ping_at - time.monotonic()))
            except TimeoutError:
                socket.send(msgspec.json.encode(messages.Ping()).decode())
                ping_at = time.monotonic() + PING_SECONDS
                continue
            message: messages.ServerMessage = read_message.decode(data)
            self.note(socket, message)
            if not isinstance(message, messages.Pong):
                self.hear(message)
            if isinstance(message, messages.Gone):
                return message.again
        return False

    def note(self, socket: ClientConnection, message: messages.ServerMessage) -> None:
        """What counts for the next connection."""
        with self.lock:
            if isinstance(message, messages.Welcome):
                self.last = message.state.seq
                self.socket, self.welcomed = socket, True
                for id, data in self.unanswered.items():
                    self.sent_again.add(id)
                    self.send(data)
            elif isinstance(message, messages.Update):
                self.last = message.state.seq
            elif isinstance(message, messages.Done | messages.Refused):
                self.unanswered.pop(message.id, None)
