"""However a file is damaged, the answer is a sentence and never a stack trace."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from orleans.content import Content, ContentError
from orleans.content.schema import FILES

JUNK: list[Any] = ["zzz", 0, -3, 99, True, 1.5, None, [], {}, [[1]], {"a": {"b": 1}}]


@pytest.mark.parametrize("file", FILES)
def test_damaged_data_is_accepted_or_refused_but_never_crashes(
    changed: Callable[..., Content], file: str
) -> None:
    chance = random.Random(file)

    def damage(data: dict[str, Any]) -> None:
        holder, key = chance.choice(list(spots(data)))
        if chance.random() < 0.3:
            del holder[key]
        else:
            holder[key] = chance.choice(JUNK)

    for _ in range(4):
        with suppress(ContentError):
            changed(f"data/{file}", damage).check_tables()


def spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested tables and lists where a value stands."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from spots(value[key])
