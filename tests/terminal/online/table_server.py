"""A tiny server that speaks wire.py, to be cut off, silent or rude as a test needs it."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from socket import SHUT_RDWR
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve

import orleans
from orleans.server.wire import messages
from orleans.table.options import TableOptions
from orleans.terminal.online.link import Link

SETUP = orleans.Setup(game="joan", players=2)

Answer = Callable[["FakeServer", ServerConnection, messages.Do], None]


def info(seat: int | None = 0) -> messages.TableInfo:
    return messages.TableInfo(
        table="t",
        created=0,
        setup=SETUP.plain(),
        options=TableOptions(),
        commitment="c",
        rules=2,
        seat=seat,
        language="en",
    )


def state(seq: int = 1, **more: Any) -> messages.State:
    seats = [
        messages.SeatView(
            seat=number,
            name=name,
            player="human",
            stand_in="",
            resigned=False,
            online=True,
            grace=None,
            mine=number == 0,
            host=number == 0,
        )
        for number, name in enumerate(("Anna", "Ben"))
    ]
    usual: dict[str, Any] = {
        "seq": seq,
        "moment": 0,
        "status": "running",
        "paused": False,
        "seats": seats,
        "pending": [1],
        "view": None,
        "about": None,
        "question": None,
        "draft": None,
        "back": None,
        "clock": None,
        "proposal": None,
        "result": None,
        "rematch": "",
    }
    return messages.State(**(usual | more))


def done(server: FakeServer, socket: ServerConnection, message: messages.Do) -> None:
    tell(socket, messages.Done(id=message.id, seq=server.seq))


def tell(socket: ServerConnection, message: messages.ServerMessage) -> None:
    socket.send(msgspec.json.encode(message).decode())


class FakeServer:
    """`hellos` and `commands` are what it was told; `answer` is how it takes a command."""

    def __init__(self, answer: Answer = done) -> None:
        self.answer = answer
        self.seq = 1
        self.hellos: queue.Queue[messages.Hello] = queue.Queue()
        self.commands: queue.Queue[messages.Do] = queue.Queue()
        self.pings: queue.Queue[messages.Ping] = queue.Queue()
        self.sockets: list[ServerConnection] = []
        self.refusing: messages.Gone | None = None
        self.server: Server = serve(self.talk, "127.0.0.1", 0)
        self.port = self.server.socket.getsockname()[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def link(self) -> Link:
        return Link(f"http://127.0.0.1:{self.port}", "t", "orls_key")

    def talk(self, socket: ServerConnection) -> None:
        try:
            hello = msgspec.json.decode(socket.recv(), type=messages.ClientMessage)
            assert isinstance(hello, messages.Hello)
            self.hellos.put(hello)
            if self.refusing is not None:
                tell(socket, self.refusing)
                return
            first = self.seq + 1
            self.sockets.append(socket)
            tell(
                socket, messages.Welcome(info=info(), state=state(self.seq), lines=[], first=first)
            )
            for text in socket:
                message = msgspec.json.decode(text, type=messages.ClientMessage)
                if isinstance(message, messages.Do):
                    self.commands.put(message)
                    self.answer(self, socket, message)
                elif isinstance(message, messages.Ping):
                    self.pings.put(message)
                    tell(socket, messages.Pong(now=0))
        except ConnectionClosed:
            pass

    def update(self, seq: int) -> None:
        self.seq = seq
        tell(self.sockets[-1], messages.Update(lines=[], state=state(seq)))

    def cut(self) -> None:
        """The connection breaks off without a word."""
        self.sockets[-1].socket.shutdown(SHUT_RDWR)

    def close(self) -> None:
        self.server.shutdown()
