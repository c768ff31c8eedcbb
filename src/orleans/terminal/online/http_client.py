"""What is asked of a server over HTTP, and its refusals in words."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Any, Final, TypeVar

import msgspec

from ...content.schema import Language
from ...server.wire import messages
from ...text.errors import Problem, one_line
from ...text.translator import Words
from ..cards import INDENT
from ..shell.page import Page

T = TypeVar("T")

SECONDS: Final = 30
LONGEST: Final = 16 * 2**20
"""Bytes of an answer, also over the WebSocket: far more than any table needs."""


class Said(Problem):
    """The server says why not, in the reader's language."""

    def __init__(self, reason: messages.Reason) -> None:
        super().__init__("join-said", text=one_line(reason.text))
        self.reason = reason


class Server:
    def __init__(
        self, address: str, language: Language, key: str = "", seconds: float = SECONDS
    ) -> None:
        self.address = address
        self.seconds = seconds
        self.language = language
        self.key = key

    def get(self, path: str, answer: type[T]) -> T:
        return self.ask("GET", path, None, answer)

    def post(self, path: str, body: Any, answer: type[T]) -> T:
        return self.ask("POST", path, msgspec.json.encode(body), answer)

    def ask(self, method: str, path: str, body: bytes | None, answer: type[T]) -> T:
        """Raises Problem: the server's own refusal, or that it cannot be reached."""
        headers = {"Accept-Language": self.language, "Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        request = urllib.request.Request(self.address + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.seconds) as response:
                return msgspec.json.decode(response.read(LONGEST), type=answer)
        except urllib.error.HTTPError as error:
            with error:
                raise refusal_in(self.address, error.read(LONGEST)) from None
        except (OSError, ValueError) as error:
            raise unreachable(self.address, error) from None


def refusal_in(address: str, data: bytes) -> Problem:
    try:
        return Said(msgspec.json.decode(data, type=messages.Failure).error)
    except ValueError:
        return Problem("join-no-server", server=address)


def unreachable(address: str, error: Exception) -> Problem:
    if isinstance(error, ValueError):
        return Problem("join-no-server", server=address)
    reason = getattr(error, "reason", error)
    return Problem("join-unreachable", server=address, reason=str(reason))


def reason_lines(page: Page, words: Words, reason: messages.Reason) -> list[str]:
    """Why not: with the rule, where it stands, and our ruling where the rulebooks are silent."""
    if not reason.rule:
        return page.wrap(reason.text)
    lines = page.strong(words.say("join-rule", rule=reason.rule))
    lines += page.wrap(reason.rule_text, INDENT)
    if reason.sources:
        lines += page.wrap(words.say("rule-from", sources="; ".join(reason.sources)), INDENT)
    if reason.ruling:
        lines += page.wrap(words.say("rule-ruling", ruling=reason.ruling), INDENT)
    return lines
