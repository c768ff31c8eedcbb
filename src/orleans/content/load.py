"""The way in: the shared content, and content with an owner's corrections."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from orleans.content.content import Content
from orleans.content.problems import ContentError


def load_content(override: Mapping[str, Any] | None = None) -> Content:
    """The content of all games; without corrections, or with the same ones, the same object."""
    return _corrected(msgspec.msgpack.encode(override)) if override else _built_in()


@cache
def _built_in() -> Content:
    return Content()


@lru_cache(maxsize=16)
def _corrected(override: bytes) -> Content:
    return Content(corrections=msgspec.msgpack.decode(override))


def load_override(path: Path) -> dict[str, Any]:
    """Reads an override file and checks all data with its corrections."""
    try:
        override = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        text, detail = f"{path.name}: cannot be read ({error.strerror})", str(error.strerror)
        raise ContentError(text, key="data-read", detail=detail) from None
    except UnicodeDecodeError:
        raise ContentError(f"{path.name}: is not UTF-8 text", key="data-not-text") from None
    except tomllib.TOMLDecodeError as error:
        text = f"{path.name}: is not valid TOML: {error}"
        raise ContentError(text, key="data-toml", detail=str(error)) from None
    Content(corrections=override, origin=path.name).check_tables()
    return override
