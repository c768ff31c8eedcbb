"""What titles bring to a form for a new table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from ..content import Content
from ..kernel.setup import Setup

Span = tuple[int, int | None]
"""The least and the greatest number; None where there is no greatest."""


def no_editions(content: Content) -> dict[str, list[int]]:
    """Of a title that no form offers."""
    return {}


def anything(setup: Setup, content: Content) -> None:
    return None


def no_choices(option: str, content: Content) -> list[str]:
    return []


def seats(option: str, players: int, content: Content) -> Span:
    """Whole numbers are seats."""
    return 0, players - 1


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """`counts` are the numbers of players, by edition; `check` refuses what cannot be played.
    `choices` are those of an option that only the data knows, `choice_rules` their rules, where
    each has one of its own. `modules` are those it can be played with."""

    counts: Callable[[Content], Mapping[str, list[int]]] = no_editions
    check: Callable[[Setup, Content], None] = anything
    choices: Callable[[str, Content], list[str]] = no_choices
    choice_rules: Callable[[str, Content], list[str]] = no_choices
    span: Callable[[str, int, Content], Span] = seats
    modules: Sequence[str] = ()
