"""What every request passes first: who it is from, whether it may come in, and what is noted."""

from __future__ import annotations

import logging
import re
import secrets
import time

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...text.errors import Problem
from ..config import Settings
from ..ops import metrics
from .errors import Malformed, NotFound, answer_to, deny
from .headers import SecurityHeaders, is_forwarded, is_host_allowed, is_origin_allowed
from .rate_limits import Addresses, Limiter, TooMuch, is_loopback, shortened
from .request import language_of

log = logging.getLogger(__name__)

TABLE = re.compile(r"[A-Za-z0-9_-]{6,64}")
"""Whatever else stands in a path in its place is not written down."""

MOST_PATH = 1000

REFUSED = frozenset({401, 429})
"""Answers to a wrong key, or to too much of anything."""

FOREIGN = 4403
"""Closes a WebSocket that another page has opened."""


class Middleware:
    """Leaves in the scope: `orleans.request`, `orleans.address`, and `orleans.near` if it is
    certainly this machine; finds there `orleans.route`."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limiter: Limiter, addresses: Addresses
    ) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter
        self.addresses = addresses
        self.security = SecurityHeaders(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def identify(self, scope: Scope) -> str:
        """Who it is."""
        headers = Headers(scope=scope)
        direct = scope["client"][0] if scope.get("client") else ""
        address = self.addresses.of(direct, headers.getlist("x-forwarded-for"))
        scope["orleans.address"] = address
        scope["orleans.near"] = is_loopback(address) and not is_forwarded(headers)
        scope["orleans.request"] = secrets.token_hex(6)
        return address

    # ------------------------------------------------------------------------ HTTP

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        address = self.identify(scope)
        body = Body(receive, scope)
        answering = Answering(send, self.security, scope, body, self.limiter)
        request = Request(scope, body)
        entered = False
        try:
            self.admit(request, address)
            entered = True
            await self.app(scope, body, answering)
        except ClientDisconnect:
            pass
        except Problem as error:
            await self.answer(request, error, body, answering)
        except Exception as error:
            log.error("fault", exc_info=error, extra={"request": scope["orleans.request"]})
            if not answering.status:
                await self.answer(request, error, body, answering)
        finally:
            if entered:
                self.limiter.leave("requests_each", address)
            self.note(scope, answering.status, time.perf_counter() - began)

    def admit(self, request: Request, address: str) -> None:
        if not is_host_allowed(request.headers.get("host", ""), self.settings):
            raise Malformed("host", "unknown")
        if not is_path(request.scope["path"]):
            raise NotFound("server-no-page")
        self.limiter.take("requests", address)
        self.limiter.enter("requests_each", address)

    async def answer(
        self, request: Request, error: Exception, receive: Receive, send: Send
    ) -> None:
        language = language_of(request, self.settings.language)
        response: Response = answer_to(error, language, request.scope["orleans.request"])
        await response(request.scope, receive, send)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("orleans.route", "none")
        metrics.answered(known_method(scope["method"]), route, status, seconds)
        facts = {
            "request": scope["orleans.request"],
            "method": known_method(scope["method"]),
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": shortened(scope["orleans.address"]),
        }
        table = scope.get("path_params", {}).get("table", "")
        log.info("request", extra=facts | ({"table": table} if TABLE.fullmatch(table) else {}))

    # ------------------------------------------------------------------- WebSocket

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self.identify(scope)
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        own = is_origin_allowed(headers.get("origin"), host, self.settings)
        if not own or not is_host_allowed(host, self.settings):
            await send({"type": "websocket.close", "code": FOREIGN})
            return
        if not is_path(scope["path"]):
            await deny(scope, receive, send, self.settings.language)
            return
        try:
            self.limiter.socket_opens(address)
        except TooMuch as error:
            self.limiter.refuse(address)
            await send({"type": "websocket.close", "code": 1013, "reason": str(error)[:100]})
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            log.error("fault", exc_info=error, extra={"request": scope["orleans.request"]})
            await send({"type": "websocket.close", "code": 1011})
        finally:
            self.limiter.leave("sockets_each", address)


class Body:
    """What comes with a request, and whether all of it has come."""

    def __init__(self, receive: Receive, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.receive = receive
        self.is_read = (
            "transfer-encoding" not in headers and headers.get("content-length", "0") == "0"
        )

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request" and not message.get("more_body", False):
            self.is_read = True
        return message


class Answering:
    """Adds the headers that every answer carries, and remembers the code. Who is answered before
    all is read that they send has to come again: else the rest could keep the connection."""

    def __init__(
        self, send: Send, security: SecurityHeaders, scope: Scope, body: Body, limiter: Limiter
    ) -> None:
        self.body = body
        self.limiter = limiter
        self.send = send
        self.security = security
        self.scope = scope
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = self.security.added_to(message["headers"], self.scope["path"])
            headers.append((b"x-request-id", self.scope["orleans.request"].encode()))
            weary = self.is_weary()
            if weary or not self.body.is_read:
                headers.append((b"connection", b"close"))
            message = {**message, "headers": headers}
        await self.send(message)

    def is_weary(self) -> bool:
        """Counts a refusal. After too many a new connection costs less to refuse than a request on
        this one."""
        if self.status not in REFUSED:
            return False
        address = self.scope["orleans.address"]
        self.limiter.refuse(address)
        return self.limiter.is_spent("refused", address)


def known_method(method: str) -> str:
    """A client may invent others, which would count for ever."""
    return method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else "other"


def is_path(path: str) -> bool:
    """Nothing here has a name that is longer, or that no database could look for."""
    return len(path) <= MOST_PATH and path.isprintable()
