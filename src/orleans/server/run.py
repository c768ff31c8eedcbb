"""A server from its start to its end: database, workers, tables, the network; and back again."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import uvicorn

from ..table.files import reason_of, write_whole
from ..text.errors import Problem
from .app import Server, application
from .config import Settings
from .http.connections import allow_files
from .http.uvicorn_ws import SocketProtocol
from .live.registry import TableRegistry
from .present.presenter import reason_of as reason_of_problem
from .storage.connect import open_store
from .storage.location import address_file, shown
from .wire import messages
from .workers.pool import Pool
from .workers.process import StartFailed
from .workers.settings import Settings as Workers

log = logging.getLogger(__name__)

Tell = Callable[[Problem], None]
"""Is told how far the start is: a message with its facts."""


async def serve(settings: Settings, tell: Tell) -> None:
    """Until it is told to stop. What stands in the way of a start is a Problem."""
    listener = listen(settings.host, settings.port)
    with contextlib.closing(listener):
        tell(Problem("serve-opening", where=shown(settings.db)))
        store = await open_store(settings.db)
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(store.close)
            stack.callback(forget_address, settings)
            tell(Problem("serve-workers", count=settings.workers))
            pool = await stack.enter_async_context(started_pool(settings))
            rooms = TableRegistry(store, pool, settings)
            await rooms.start()
            stack.push_async_callback(commits_done, rooms)
            stack.push_async_callback(rooms.stop)
            allow_files(settings.limits.connections)
            config = config_of(Server(settings, store, rooms))
            await Serving(config, rooms, settings, tell).serve(sockets=[listener])


@contextlib.asynccontextmanager
async def started_pool(settings: Settings) -> Any:
    try:
        async with Pool(workers_of(settings)) as pool:
            yield pool
    except (StartFailed, OSError) as error:
        raise Problem("serve-no-workers", reason=str(error)) from None


def workers_of(settings: Settings) -> Workers:
    limits = settings.limits
    return Workers(
        workers=settings.workers,
        players=settings.players,
        share=limits.worker_share,
        waiting_each=limits.jobs_each,
    )


def config_of(server: Server) -> uvicorn.Config:
    settings = server.settings
    http_protocol = careful_protocol(server)
    socket_protocol: Any = partial(SocketProtocol, settings.limits)
    return uvicorn.Config(
        application(server),
        http=http_protocol or "h11",
        ws=socket_protocol,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,  # it would cost eight times the work of a message
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        limit_concurrency=None if http_protocol else settings.limits.connections,
        timeout_graceful_shutdown=round(settings.goodbye_seconds),
    )


def careful_protocol(server: Server) -> Any:
    """None on another Python than CPython: its parser has some limits of its own."""
    try:
        from .http.gate import Gate
    except ImportError:
        return None
    return partial(Gate, server.connections)


class Serving(uvicorn.Server):
    """Says when it is ready; says goodbye to everybody before connections are closed."""

    def __init__(
        self, config: uvicorn.Config, rooms: TableRegistry, settings: Settings, tell: Tell
    ) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.settings = settings
        self.tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets is not None
        announce(self.settings, sockets[0].getsockname()[1], self.tell)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.tell(Problem("serve-stopping"))
        for server in self.servers:
            server.close()
        await say_goodbye(self.rooms)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be stopped is the usual end of a server, so no signal is raised again."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in STOPPING}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


STOPPING = (signal.SIGINT, signal.SIGTERM)


async def say_goodbye(rooms: TableRegistry) -> None:
    """Everybody who watches a table is told to come back; the slow ones are not waited for."""
    watching = [watcher for room in rooms.rooms.values() for watcher in room.audience.watchers]
    for watcher in watching:
        reason = reason_of_problem(Problem("server-closing"), watcher.language)
        watcher.close(msgspec.json.encode(messages.Gone(reason=reason, again=True)))
    for _ in range(20):
        if not any(watcher.waiting for watcher in watching):
            break
        await asyncio.sleep(0.05)


async def commits_done(rooms: TableRegistry) -> None:
    """A change goes on although its client has gone: the database stays open for it."""
    for room in list(rooms.rooms.values()):
        async with room.lock:
            pass


# ------------------------------------------------------------------ where it is


def listen(host: str, port: int) -> socket.socket:
    """Before anything else is begun: a port that is taken is told at once."""
    try:
        family, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Problem("serve-port-taken", host=host, port=str(port)) from None
        reason = reason_of(error)
        facts: dict[str, Any] = {"host": host, "port": str(port), "reason": reason}
        raise Problem("serve-cannot-listen", **facts) from None


def announce(settings: Settings, port: int, tell: Tell) -> None:
    """People first: whoever waits for the file may then read what they were told."""
    everywhere = settings.host in ("0.0.0.0", "::", "")
    url = url_of("127.0.0.1" if everywhere else settings.host, port)
    tell(Problem("serve-ready", url=url, where=shown(settings.db)))
    if everywhere:
        tell(Problem("serve-network", url=url_of(address_at_home(), port)))
    beside = address_file(settings.db)
    if beside:
        write_whole(beside, url.encode() + b"\n")
    if settings.announce:
        told = {"url": url, "port": port, "pid": os.getpid()}
        write_whole(settings.announce, msgspec.json.encode(told) + b"\n")


def forget_address(settings: Settings) -> None:
    beside = address_file(settings.db)
    if beside:
        beside.unlink(missing_ok=True)


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_at_home() -> str:
    """The address by which others in the network reach this machine. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def run(settings: Settings, tell: Tell) -> None:
    """On the quickest event loop there is."""
    from uvicorn.loops.auto import auto_loop_factory

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve(settings, tell))
