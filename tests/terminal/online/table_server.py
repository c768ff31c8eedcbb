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
from orleans.server import wire
from orleans.table.options import TableOptions
from orleans.terminal.online.link import Link

SETUP = orleans.Setup(game="joan", players=2)

Answer = Callable[["FakeServer", ServerConnection, wire.Do], None]


def info(seat: int | None = 0) -> wire.TableInfo:
    return wire.TableInfo(
        table="t",
        created=0,
        setup=SETUP.plain(),
        options=TableOptions(),
        commitment="c",
        rules=2,
        seat=seat,
        language="en",
    )


def state(seq: int = 1, **more: Any) -> wire.State:
    seats = [
        wire.SeatView(
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
    return wire.State(**(usual | more))


def done(server: FakeServer, socket: ServerConnection, message: wire.Do) -> None:
    tell(socket, wire.Done(id=message.id, seq=server.seq))


def tell(socket: ServerConnection, message: wire.ServerMessage) -> None:
    socket.send(msgspec.json.encode(message).decode())


class FakeServer:
    """`hellos` and `commands` are what it was told; `answer` is how it takes a command."""

    def __init__(self, answer: Answer = done) -> None:
        self.answer = answer
        self.seq = 1
        self.hellos: queue.Queue[wire.Hello] = queue.Queue()
        self.commands: queue.Queue[wire.Do] = queue.Queue()
        self.pings: queue.Queue[wire.Ping] = queue.Queue()
        self.sockets: list[ServerConnection] = []
        self.refusing: wire.Gone | None = None
        self.server: Server = serve(self.talk, "127.0.0.1", 0)
        self.port = self.server.socket.getsockname()[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def link(self) -> Link:
        return Link(f"http://127.0.0.1:{self.port}", "t", "orls_key")

    def talk(self, socket: ServerConnection) -> None:
        try:
            hello = msgspec.json.decode(socket.recv(), type=wire.ClientMessage)
            assert isinstance(hello, wire.Hello)
            self.hellos.put(hello)
            if self.refusing is not None:
                tell(socket, self.refusing)
                return
            first = self.seq + 1
            self.sockets.append(socket)
            tell(socket, wire.Welcome(info=info(), state=state(self.seq), lines=[], first=first))
            for text in socket:
                message = msgspec.json.decode(text, type=wire.ClientMessage)
                if isinstance(message, wire.Do):
                    self.commands.put(message)
                    self.answer(self, socket, message)
                elif isinstance(message, wire.Ping):
                    self.pings.put(message)
                    tell(socket, wire.Pong(now=0))
        except ConnectionClosed:
            pass

    def update(self, seq: int) -> None:
        self.seq = seq
        tell(self.sockets[-1], wire.Update(lines=[], state=state(seq)))

    def cut(self) -> None:
        """The connection breaks off without a word."""
        self.sockets[-1].socket.shutdown(SHUT_RDWR)

    def close(self) -> None:
        self.server.shutdown()
