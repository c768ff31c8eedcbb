"""One request to an operation: read and checked before its handler sees it."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeVar, get_args

import msgspec
from starlette.requests import Request

from ...content.schema import Language
from ...text.translator import LANGUAGES
from ..storage import StoredTable
from ..wire import messages
from .auth import NOBODY, Caller
from .errors import Malformed, NotJson, TooLarge, malformed

if TYPE_CHECKING:
    from ..app import Server

Q = TypeVar("Q", bound="Asked")
B = TypeVar("B")

TableId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{6,64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Round = Annotated[int, msgspec.Meta(ge=1, le=1000)]
RuleId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.-]{1,100}$")]

PATH: Final[dict[str, Any]] = {
    "table": TableId,
    "seat": SeatNumber,
    "moment": Moment,
    "round": Round,
    "rule": RuleId,
    "id": RuleId,
}
"""What may stand in a path, by the name it has there."""

MOST_NESTED: Final = 30
STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"')
NESTING: Final = re.compile(rb"[\[\]{}]")


class Asked(messages.Strict, frozen=True):
    """What any query string may hold. `language` is that of all words in the answer; without it
    the header Accept-Language counts."""

    language: messages.Language | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Generic[Q, B]):
    """What a handler needs to know. `table` is there if the path names one, `player` and `caller`
    as far as the operation asks who it is."""

    server: Server
    query: Q
    body: B
    path: dict[str, Any]
    language: Language
    address: str
    near: bool = False
    """Whether it comes from this machine itself."""
    key: str | None = None
    player: str | None = None
    caller: Caller = NOBODY
    stored: StoredTable | None = None

    @property
    def table(self) -> StoredTable:
        assert self.stored is not None, "the path names no table"
        return self.stored


# -------------------------------------------------------------------- reading


def read_query(request: Request, kind: type[Q]) -> Q:
    given: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name in given:
            raise Malformed(name, "more than once")
        given[name] = value
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


def read_path(values: dict[str, str]) -> dict[str, Any] | None:
    """None if there can be no such thing."""
    try:
        return {
            name: msgspec.convert(value, PATH[name], strict=False) for name, value in values.items()
        }
    except msgspec.ValidationError:
        return None


async def read_body(request: Request, kind: type[B], most: int, seconds: float) -> B:
    """Never more than `most` bytes, whatever the header promises, and never for longer."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise NotJson("server-not-json")
    try:
        async with asyncio.timeout(seconds):
            data = await limited_body(request, most)
    except TimeoutError:
        raise Malformed("body", "too slow") from None
    try:
        require_plain(data)
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from None


def require_plain(data: bytes) -> None:
    """Nothing that a database cannot keep, or that only a program nests so deep."""
    if b"\\u0000" in data:
        raise Malformed("body", "NUL")
    if data.count(b"[") + data.count(b"{") > MOST_NESTED:
        depth = deepest = 0
        for mark in NESTING.findall(STRING.sub(b"", data)):
            depth += 1 if mark in b"[{" else -1
            deepest = max(deepest, depth)
        if deepest > MOST_NESTED:
            raise Malformed("body", f"nested deeper than {MOST_NESTED}")


async def limited_body(request: Request, most: int) -> bytes:
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > most:
        raise TooLarge("server-too-large", most=most)
    parts: list[bytes] = []
    total = 0
    async for part in request.stream():
        total += len(part)
        if total > most:
            raise TooLarge("server-too-large", most=most)
        parts.append(part)
    return b"".join(parts)


# ------------------------------------------------------------------- languages


def language_of(request: Request, usual: Language) -> Language:
    """The query's, else the reader's, else that of the server."""
    asked = request.query_params.get("language")
    for language in LANGUAGES:
        if asked == language:
            return language
    return negotiated(request.headers.get("accept-language", "")) or usual


def negotiated(header: str) -> Language | None:
    """The language that a reader likes best of those we have."""
    best: tuple[float, Language] | None = None
    for part in header[:500].split(","):
        tag, _, weight = part.strip().partition(";")
        quality = quality_of(weight)
        for language in get_args(messages.Language):
            liked = tag.lower().partition("-")[0] == language and quality > 0
            if liked and (best is None or quality > best[0]):
                best = (quality, language)
    return best[1] if best else None


def quality_of(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return min(float(value), 1.0) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
