"""Content with one thing changed, to see whether the change is noticed."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

from orleans.content import Content, ContentError, load_content
from orleans.content.source import Source

Change = Callable[[dict[str, Any]], object]


@cache
def _parsed(path: str) -> dict[str, Any]:
    return dict(Source().toml(path))


class Remembered(Source):
    """What is not changed is read once for all tests."""

    def toml(self, path: str) -> Mapping[str, Any]:
        return self.instead[path] if path in self.instead else _parsed(path)


@pytest.fixture
def content() -> Content:
    return load_content()


@pytest.fixture
def changed() -> Callable[[str, Change], Content]:
    """Content with one file changed: changed("data/places", lambda data: …)."""

    def build(path: str, change: Change) -> Content:
        data = copy.deepcopy(_parsed(path))
        change(data)
        return Content(Remembered(instead={path: data}))

    return build


@pytest.fixture
def fault(changed: Callable[[str, Change], Content]) -> Callable[[str, Change], str]:
    """What a full check says about content with one file changed."""

    def sentence(path: str, change: Change) -> str:
        with pytest.raises(ContentError) as caught:
            changed(path, change).check()
        return str(caught.value)

    return sentence


@pytest.fixture
def fault_with(fault: Callable[[str, Change], str]) -> Callable[..., str]:
    """The same with one field changed; `...` takes the field, row or table away."""

    def sentence(file: str, table: str, row: str, field: str, value: object) -> str:
        return fault(f"data/{file}", lambda data: _put(data, table, row, field, value))

    return sentence


def _put(data: dict[str, Any], table: str, key: str, field: str, value: object) -> None:
    rows = data.setdefault(table, {})
    row = next((r for r in rows if key in (r.get("id"), r.get("follower"))), {}) if key else rows
    if not key and not field:
        del data[table]
    elif not field:
        rows.remove(row)
    elif value is ...:
        del row[field]
    else:
        row[field] = value
