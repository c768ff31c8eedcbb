"""Where a value comes from, and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

Level = Literal["owner", "rulebook", "corroborated", "single-source", "inferred", "reconstructed"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Surest first. "owner" is what the owner of a box reads off it, so only an override says it."""

BUILT_IN: Final[tuple[Level, ...]] = LEVELS[1:]

STEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "amount": ("pay",),
    "coords": ("x", "y"),
    "count": ("spaces", "slots"),
    "drawing": ("bend", "via"),
    "edges": ("roads", "waterways"),
    "extra": ("gunpowder_tower_extra", "cemetery_extra_corpse_only"),
    "goods_removed": ("goods_removed_unseen",),
    "kinds": ("spaces", "slots"),
    "pool": ("pool_one", "pool_two"),
    "size": ("gear_wheels", "goods", "coins", "spaces"),
    "split": (
        "development", "boatmen_track", "knights_track", "deeds_base_board", "most_stations",
    ),
    "town": ("towns",),
    "vp_range": ("vp_min", "vp_max"),
}  # fmt: skip
"""A stem speaks for several fields, or for one side of a field: kinds_ and count_ of spaces."""

SUFFIX: Final = "_provenance"


def is_provenance(field: str) -> bool:
    return field == "provenance" or field.endswith(SUFFIX)


def split(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The row with all its provenance fields gathered in one: "" for the row, else the stem."""
    row = {field: value for field, value in raw.items() if not is_provenance(field)}
    levels = {
        field.removesuffix("provenance").removesuffix("_"): value
        for field, value in raw.items()
        if is_provenance(field)
    }
    return {**row, "provenance": levels}


def level_of(levels: Mapping[str, Level], field: str | None = None) -> Level:
    """The level of a row or of one field; between two stems of a field the weaker one counts."""
    if not field:
        return levels[""]
    if field in levels:
        return levels[field]
    stems = [levels[stem] for stem, fields in STEMS.items() if field in fields and stem in levels]
    return max(stems, key=LEVELS.index, default=levels[""])
