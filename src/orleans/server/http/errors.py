"""From whatever went wrong to an answer: one type, the right code, never a trace."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from ...content import ContentError
from ...content.schema import Language
from ...kernel.moves import NotationError
from ...kernel.record import RecordError
from ...kernel.refusals import Refused
from ...kernel.setup import SetupError
from ...text.errors import Problem
from ..live.live_table import Busy
from ..ops import metrics
from ..present.presenter import reason_of
from ..storage import StorageError
from ..wire import messages
from ..workers.errors import Unanswerable, WorkerError
from .auth import KeyProblem, NotYours
from .rate_limits import TooMuch

AGAIN_SECONDS: Final = 2
"""When it is worth another try, if the server could not cope."""

IN_FIELD: Final = re.compile(r" - at `(?:key in )?\$?\.?([^`]*)`$")
NAMED_FIELD: Final = re.compile(r"field `([^`]+)`")


class Malformed(Problem):
    """What came is not of the type that it should be; `field` is where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__("server-malformed-field", field=field, reason=reason)
        self.field = field


class Declined(Exception):
    """A command was refused, now or when it came before; counted and put into words then."""

    def __init__(self, reason: messages.Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class NotFound(Problem):
    pass


class NotAllowed(Problem):
    """Another method."""


class TooLarge(Problem):
    pass


class NotJson(Problem):
    pass


STATUS: Final[dict[type[Exception], int]] = {
    Malformed: 400,
    NotationError: 400,
    KeyProblem: 401,
    NotYours: 403,
    NotFound: 404,
    NotAllowed: 405,
    TooLarge: 413,
    NotJson: 415,
    TooMuch: 429,
    StorageError: 503,
    SetupError: 422,
    RecordError: 422,
    Refused: 409,
    Problem: 409,
}

BY_KEY: Final[dict[str, int]] = {
    "notation-unknown": 400,
    "notation-foreign": 400,
    "server-no-table": 404,
    "server-no-moment": 404,
    "server-no-round": 404,
    "server-busy": 503,
    "server-full": 503,
    "server-no-workers": 503,
    "server-seats-number": 422,
    "server-needs-person": 422,
    "server-record-wrong": 422,
    "error-other": 422,  # wrong corrections of the data
    "table-no-player": 422,
    "table-clock-range": 422,
    "table-clock-zone": 422,
    "table-clock-hours": 422,
}


def status_of(error: Exception) -> int:
    """What nobody foresaw is 500."""
    error = as_problem(error)
    if isinstance(error, Declined):
        return BY_KEY.get(error.reason.key, 409)
    if isinstance(error, Problem) and error.key in BY_KEY:
        return BY_KEY[error.key]
    for kind in type(error).__mro__:
        if kind in STATUS:
            return STATUS[kind]
    return 500


def as_problem(error: Exception) -> Exception:
    """What is somebody else's trouble, in words for whoever asked."""
    if isinstance(error, Unanswerable):
        return Problem("table-stale")
    if isinstance(error, Busy | WorkerError):
        return Problem("server-busy")
    if isinstance(error, ContentError):
        return Problem("error-other", reason=error)
    return error


def malformed(error: Exception, within: str = "") -> Malformed:
    """msgspec says in its message where it stumbled."""
    text = str(error)
    found = IN_FIELD.search(text)
    steps = [within, found[1] if found else ""]
    named = NAMED_FIELD.search(text)
    if named is not None:
        steps.append(named[1])
    field = ".".join(step for step in steps if step)
    return Malformed(field or "body", IN_FIELD.sub("", text))


def answer_to(error: Exception, language: Language, request: str) -> Response:
    status = status_of(error)
    error = as_problem(error)
    if status == 409 and not isinstance(error, Declined):
        metrics.refused("rule" if isinstance(error, Refused) else "table")
    failure = messages.Failure(
        error=error.reason if isinstance(error, Declined) else reason_of(error, language),
        field=error.field if isinstance(error, Malformed) else "",
        request=request,
    )
    headers: dict[str, str] = {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        seconds = error.seconds if isinstance(error, TooMuch) else AGAIN_SECONDS
        headers["retry-after"] = str(seconds)
    return json_response(failure, status, headers)


async def deny(scope: Scope, receive: Receive, send: Send, language: Language) -> None:
    """A WebSocket to where there is none. It was no request, so it gets an answer like one."""
    response = answer_to(NotFound("server-no-page"), language, scope["orleans.request"])
    await WebSocket(scope, receive, send).send_denial_response(response)


def json_response(
    answer: object, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    body = msgspec.json.encode(answer)
    return Response(body, status, headers=headers, media_type="application/json")
