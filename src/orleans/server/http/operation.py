"""An operation over HTTP as one row of data: routes and the OpenAPI document are made of these."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from .request import Asked, Call

Q = TypeVar("Q", bound=Asked)
B = TypeVar("B")
A = TypeVar("A")

Method = Literal["GET", "POST"]
Who = Literal["anyone", "player or anyone", "viewer", "guest", "seat", "operator"]
"""Whose key is asked for. A viewer needs one at private tables only; a guest brings an invitation
there, or says nothing, or is a player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation(Generic[Q, B, A]):
    """`limit` and `room` are fields of Limits: how often, and how many bytes. `errors` are the
    codes besides those that any operation may answer."""

    method: Method
    path: str
    summary: str
    handler: Callable[[Call[Q, B]], Awaitable[A]]
    answer: type[A]
    query: type[Q]
    body: type[B]
    who: Who = "anyone"
    status: int = 200
    limit: str = ""
    room: str = "body"
    errors: tuple[int, ...] = ()
    media: str = "application/json"

    @property
    def codes(self) -> list[int]:
        """Every code that is no success."""
        found = {400, 429, 500, 503, *self.errors}
        if self.has_body:
            found |= {413, 415}
        if self.who != "anyone":
            found |= {401}
        if self.who in ("viewer", "guest", "seat"):
            found |= {403}
        if "{" in self.path:
            found |= {404}
        return sorted(found)

    @property
    def has_body(self) -> bool:
        return self.body is not type(None)


AnyOperation = Operation[Any, Any, Any]
