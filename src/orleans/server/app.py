"""The application: a door that everything passes, operations behind it, pages for the rest."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from typing import Any

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from .config import Settings
from .http.auth import (
    NOBODY,
    Caller,
    KeyProblem,
    caller_at,
    hash_of,
    key_in,
    player_of,
    require_view,
)
from .http.connections import Connections
from .http.errors import NotAllowed, NotFound, answer_to, deny, json_response, status_of
from .http.middleware import Middleware
from .http.operation import AnyOperation
from .http.rate_limits import Addresses, Limiter
from .http.request import Call, language_of, read_body, read_path, read_query
from .http.routes import OPERATIONS
from .http.static import Pages
from .live.registry import TableRegistry
from .live.unplayable import Unplayable
from .live.websocket import talk
from .ops.readiness import Readiness
from .storage import Store, StoredTable
from .wire.openapi import document

log = logging.getLogger(__name__)

DOCUMENT = "/api/openapi.json"


class Server:
    """What all requests share."""

    def __init__(self, settings: Settings, store: Store, rooms: TableRegistry) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.limiter = Limiter(settings.limits, settings.spare_loopback)
        self.addresses = Addresses(settings)
        self.readiness = Readiness(store, rooms.pool)
        self.connections = Connections(self.limiter, self.addresses)
        self.checking = asyncio.Semaphore(1)  # a set-up takes a while, so one at a time


def application(server: Server, pages: Pages | None = None) -> ASGIApp:
    by_path: dict[str, dict[str, AnyOperation]] = defaultdict(dict)
    for operation in OPERATIONS:
        by_path[operation.path][operation.method] = operation

    async def table_socket(websocket: WebSocket) -> None:
        address = websocket.scope["orleans.address"]
        path = read_path(websocket.path_params)
        if path is None:
            await no_socket(websocket.scope, websocket.receive, websocket.send)
            return
        table = path["table"]
        await talk(websocket, server.rooms, table, Sender(server.limiter, address, table))

    async def no_socket(scope: Scope, receive: Receive, send: Send) -> None:
        await deny(scope, receive, send, server.settings.language)

    async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
        await (files if scope["type"] == "http" else no_socket)(scope, receive, send)

    routes: list[BaseRoute] = [
        Route(path, Endpoint(server, path, operations)) for path, operations in by_path.items()
    ]
    routes.append(Route(DOCUMENT, OpenApi()))
    routes.append(WebSocketRoute("/api/tables/{table}/socket", table_socket))
    # Only the client's files: what is compressed together with a secret may tell it by its length.
    files = GZipMiddleware(pages or Pages(server.settings), compresslevel=6)
    router = Router(routes, default=elsewhere, redirect_slashes=False)
    return Middleware(router, server.settings, server.limiter, server.addresses)


class Sender:
    """How much may come over a WebSocket: by address, and by seat wherever it plays from."""

    def __init__(self, limiter: Limiter, address: str, table: str) -> None:
        self.limiter = limiter
        self.address = address
        self.table = table

    def command(self, seat: int | None) -> None:
        seats = [] if seat is None else [f"{self.table}:{seat}"]
        self.limiter.take("commands", self.address, *seats)

    def wrong_key(self) -> None:
        self.limiter.refuse(self.address)
        self.limiter.take("wrong_keys", self.address)


class OpenApi:
    def __init__(self) -> None:
        self.response = json_response(document(OPERATIONS))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["orleans.route"] = DOCUMENT
        await self.response(scope, receive, send)


class Endpoint:
    """All operations of one path."""

    def __init__(self, server: Server, path: str, operations: dict[str, AnyOperation]) -> None:
        self.server = server
        self.path = path
        self.operations = operations

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        scope["orleans.route"] = self.path
        try:
            response = await self.answer(request)
        except ClientDisconnect:
            raise
        except Exception as error:
            response = self.failure(request, error)
        await response(scope, receive, send)

    def failure(self, request: Request, error: Exception) -> Response:
        id: str = request.scope["orleans.request"]
        if status_of(error) == 500:
            log.error("fault", exc_info=error, extra={"request": id, "route": self.path})
        response = answer_to(error, language_of(request, self.server.settings.language), id)
        if isinstance(error, NotAllowed):
            also = ["HEAD"] if "GET" in self.operations else []
            response.headers["allow"] = ", ".join([*self.operations, *also])
        return response

    async def answer(self, request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        operation = self.operations.get(method)
        if operation is None:
            raise NotAllowed("server-method")
        call = await self.read(request, operation)
        answer = await operation.handler(call)
        if isinstance(answer, bytes):
            return Response(answer, operation.status, media_type=operation.media)
        return json_response(answer, operation.status)

    async def read(self, request: Request, operation: AnyOperation) -> Call[Any, Any]:
        """Checked from the outside in: what costs least comes first."""
        server = self.server
        path = read_path(request.path_params)
        if path is None:
            raise NotFound("server-no-page")
        query = read_query(request, operation.query)
        key = key_in(request.headers.get("authorization"))
        address: str = request.scope["orleans.address"]
        if operation.limit:
            whose = [address] if key is None else [address, hash_of(key)]
            server.limiter.take(operation.limit, *whose)
        stored = await self.table_named(path)
        player, caller = await self.who(operation, key, stored, address)
        if stored is not None and caller.seats:
            with contextlib.suppress(Unplayable):
                (await server.rooms.room(stored.id)).audience.visit(caller.seats)
        most: int = getattr(server.settings.limits, operation.room)
        body = None
        if operation.has_body:
            seconds = server.settings.limits.body_seconds
            body = await read_body(request, operation.body, most, seconds)
        return Call(
            server=server,
            query=query,
            body=body,
            path=path,
            language=language_of(request, server.settings.language),
            address=address,
            near=request.scope["orleans.near"],
            key=key,
            player=player,
            caller=caller,
            stored=stored,
        )

    async def table_named(self, path: dict[str, Any]) -> StoredTable | None:
        if "table" not in path:
            return None
        try:
            return (await self.server.rooms.room(path["table"])).info
        except Unplayable as why:  # as far as the operation can do without its game
            return why.info

    async def who(
        self,
        operation: AnyOperation,
        key: str | None,
        stored: StoredTable | None,
        address: str,
    ) -> tuple[str | None, Caller]:
        """The player, and what the caller is at the table."""
        store = self.server.store
        try:
            if operation.who == "player or anyone":
                return await player_of(store, key), NOBODY
            if stored is not None:
                caller = await caller_at(store, key, stored)
                if operation.who == "viewer":
                    require_view(caller, stored)
                elif operation.who == "seat" and key is None:
                    raise KeyProblem("server-key-needed")
                return caller.player, caller
        except KeyProblem:
            if key is not None:
                self.server.limiter.take("wrong_keys", address)
            raise
        return None, NOBODY
