"""A WebSocket at a table: hello, then commands one way and news the other.

Messages are those of wire.py. What a client sends is answered in its order; what it is told
waits in a queue of its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any, Final, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...content.schema import Language
from ...text.errors import Problem
from ..http.auth import Caller, KeyProblem, NotYours, caller_at, require_view
from ..ops import metrics
from ..present.presenter import reason_of, words_in
from ..storage import StoredTable
from ..storage.problems import StorageError
from ..wire import messages
from .live_table import Busy, LiveTable, Seated
from .registry import TableRegistry
from .stored_table import Archive
from .subscriber import Subscriber
from .unplayable import Unplayable

QUIET_SECONDS: Final = 120.0
"""A client that is silent for so long is gone; it sends a ping now and then."""

AGAIN: Final = (TimeoutError, StorageError, Busy)
"""After these a client may come back."""

log = logging.getLogger(__name__)
read_message = msgspec.json.Decoder(messages.ClientMessage)


class Malformed(Problem):
    """What a client sent is no message."""


async def talk(websocket: WebSocket, rooms: TableRegistry, id: str, allowed: Allowance) -> None:
    """One connection from its first message to its end."""
    await websocket.accept()
    metrics.sockets(1)
    language: Language = "en"
    try:
        hello = await first_message(websocket, rooms.settings.limits.hello_seconds)
        language = hello.language
        try:
            room = await rooms.room(id)
        except Unplayable as why:
            await show_archive(websocket, Archive(rooms, why), hello, allowed)
            return
        caller = await who(rooms, room.info, hello, allowed)
        watcher = Subscriber(caller.seat, language, caller.sitting)
        await room.audience.welcome(watcher, hello.last)
        try:
            await both_ways(websocket, room, watcher, allowed)
        finally:
            rooms.run(room.audience.farewell(watcher))
    except WebSocketDisconnect:
        pass
    except (Problem, Busy, TimeoutError) as error:
        await say_goodbye(websocket, error, language)
    finally:
        metrics.sockets(-1)


async def show_archive(
    websocket: WebSocket, archive: Archive, hello: messages.Hello, allowed: Allowance
) -> None:
    """Nothing will happen there. The connection is kept, else clients would come back for ever."""
    caller = await who(archive.rooms, archive.info, hello, allowed)
    watcher = Subscriber(caller.seat, hello.language)
    watcher.tell(await archive.welcome(caller.seat, hello.language))
    await both_ways(websocket, archive, watcher, allowed)


async def who(
    rooms: TableRegistry, info: StoredTable, hello: messages.Hello, allowed: Allowance
) -> Caller:
    try:
        caller = await caller_at(rooms.store, hello.key, info)
    except KeyProblem:
        allowed.wrong_key()
        raise
    require_view(caller, info)
    return caller


async def first_message(websocket: WebSocket, seconds: float) -> messages.Hello:
    async with asyncio.timeout(seconds):
        message = parsed(await websocket.receive())
    if not isinstance(message, messages.Hello):
        raise Malformed("server-hello-first")
    return message


def parsed(received: Mapping[str, Any]) -> messages.ClientMessage:
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1006))
    text = received.get("text")
    if text is None:
        raise Malformed("server-malformed", reason="binary")
    try:
        message: messages.ClientMessage = read_message.decode(text)
        return message
    except (ValueError, RecursionError) as error:
        raise Malformed("server-malformed", reason=str(error)[:200]) from None


async def both_ways(
    websocket: WebSocket, room: LiveTable | Archive, watcher: Subscriber, allowed: Allowance
) -> None:
    """Until either side ends or the client reads too slowly; then the other one is ended too."""
    tasks: list[asyncio.Future[Any]] = [
        asyncio.ensure_future(watcher.overrun.wait()),
        asyncio.ensure_future(write(websocket, watcher)),
        asyncio.ensure_future(listen(websocket, room, watcher, allowed)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if watcher.overrun.is_set():
        raise Problem("server-too-slow")
    if watcher.dismissed is not None:
        raise watcher.dismissed


async def write(websocket: WebSocket, watcher: Subscriber) -> None:
    while (message := await watcher.next()) is not None:
        await websocket.send_text(message.decode())


async def listen(
    websocket: WebSocket, room: LiveTable | Archive, watcher: Subscriber, allowed: Allowance
) -> None:
    while True:
        async with asyncio.timeout(QUIET_SECONDS):
            received = await websocket.receive()
        await asyncio.sleep(0)  # answers to many messages at once go out in between
        message = parsed(received)
        if isinstance(message, messages.Ping):
            allowed.command(watcher.seat)
            watcher.tell(msgspec.json.encode(messages.Pong(now=room.rooms.now())))
        elif isinstance(message, messages.Do):
            await obey(room, watcher, message, allowed)
        else:
            raise Malformed("server-hello-once")


async def obey(
    room: LiveTable | Archive, watcher: Subscriber, message: messages.Do, allowed: Allowance
) -> None:
    """If the store fails nobody knows whether it is stored: the client comes back and asks
    again."""
    try:
        allowed.command(watcher.seat)
        if watcher.seat is None:
            raise NotYours("server-no-seat")
    except Problem as error:
        metrics.refused("table")
        reason = reason_of(error, watcher.language)
        watcher.tell(msgspec.json.encode(messages.Refused(id=message.id, reason=reason)))
        return
    room.used_at = time.monotonic()
    room.address = room.rooms.counted(allowed.address)
    seated = Seated(watcher.seat, watcher.sitting)
    await room.do(seated, message.id, message.command, watcher.language, watcher.tell)


async def say_goodbye(websocket: WebSocket, error: Exception, language: Language) -> None:
    """Why the connection ends. A client that does not listen is not waited for."""
    slow = isinstance(error, Problem) and error.key == "server-too-slow"
    if slow:
        hang_up(websocket)
        return
    reason = (
        messages.Reason(key="server-silent", text=words_in(language).say("server-silent"))
        if isinstance(error, TimeoutError)
        else reason_of(error, language)
    )
    gone = messages.Gone(reason=reason, again=isinstance(error, AGAIN))
    code = 4401 if isinstance(error, KeyProblem | NotYours) else 4400
    try:
        async with asyncio.timeout(1):
            if websocket.application_state is WebSocketState.CONNECTED:
                await websocket.send_text(msgspec.json.encode(gone).decode())
                await websocket.close(code)
    except Exception:
        hang_up(websocket)


def hang_up(websocket: WebSocket) -> None:
    """At once: to close a connection as usual would wait until all is read that was sent."""
    websocket.scope["orleans.hang_up"]()


class Allowance(Protocol):
    """What this connection may send; raises Problem beyond that."""

    address: str

    def command(self, seat: int | None) -> None: ...

    def wrong_key(self) -> None: ...
