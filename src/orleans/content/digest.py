"""A digest of all data that can change how a game goes: two that are equal replay alike."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from orleans.content.schema import Game
from orleans.content.schema.row import Table

TOLD_ONLY: Final = frozenset(
    {
        *("name", "name_de", "name_fr", "name_de_translation", "name_fr_translation"),
        *("full_name", "summary", "meaning", "note", "provenance", "model_benefit"),
        *("x", "y", "label_side", "label_lines", "bend", "via"),
    }
)
"""Fields of a row that people read, or that are drawn: no game asks for them."""


def digests(game: Game) -> dict[str, str]:
    """By file, so that a difference can be named."""
    return {file: digest_of(getattr(game, file)) for file in game.__struct_fields__}


def digest_of(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(played(value), order="sorted")).hexdigest()


def played(value: Any) -> Any:
    """As plain data. What says nothing is left out, so that a new field that no row uses yet
    changes no digest."""
    if isinstance(value, msgspec.Struct):
        left_out = TOLD_ONLY if isinstance(value, Table) else frozenset[str]()
        fields = [name for name in value.__struct_fields__ if name not in left_out]
        return spoken({name: getattr(value, name) for name in fields})
    if isinstance(value, Mapping):
        return spoken(value)
    if isinstance(value, list | tuple):
        return [played(item) for item in value]
    return value


def spoken(fields: Mapping[str, Any]) -> dict[str, Any]:
    said = {name: value for name, value in fields.items() if value not in (None, "", (), {})}
    return {name: played(value) for name, value in said.items()}
