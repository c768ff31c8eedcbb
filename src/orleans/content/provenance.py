"""Where a value comes from, and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

Level = Literal[
    "owner", "rulebook", "photograph", "corroborated", "single-source", "inferred", "reconstructed"
]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Surest first. "owner" is what the owner of a box reads off it, so only an override says it."""

ShownLevel = Level | Literal["photograph-cover"]

SHOWN_LEVELS: Final[tuple[ShownLevel, ...]] = (
    *LEVELS[: LEVELS.index("photograph") + 1],
    "photograph-cover",
    *LEVELS[LEVELS.index("photograph") + 1 :],
)
"""A cover may show a component before its last change, so it is a little less sure."""

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


def is_provenance(field: str) -> bool:
    return _is(field, "provenance")


def is_source(field: str) -> bool:
    return _is(field, "source")


def _is(field: str, word: str) -> bool:
    return field == word or field.endswith(f"_{word}")


def split(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The row with its provenance fields gathered in one, and the sources that they name in
    another: "" for the row, else the stem."""
    row = {
        field: value
        for field, value in raw.items()
        if not is_provenance(field) and not is_source(field)
    }
    return {**row, "provenance": _by_stem(raw, "provenance"), "shown_by": _by_stem(raw, "source")}


def _by_stem(raw: Mapping[str, Any], word: str) -> dict[str, Any]:
    return {
        field.removesuffix(word).removesuffix("_"): value
        for field, value in raw.items()
        if _is(field, word)
    }


def level_of(levels: Mapping[str, Level], field: str | None = None) -> Level:
    """The level of a row or of one field; between two stems of a field the weaker one counts."""
    return levels[stem_of(levels, field)]


def stem_of(levels: Mapping[str, Level], field: str | None = None) -> str:
    """What speaks for a field: the field itself, its weakest stem, or ("") the row."""
    if not field or field in levels:
        return field or ""
    stems = [stem for stem, fields in STEMS.items() if field in fields and stem in levels]
    return max(stems, key=lambda stem: LEVELS.index(levels[stem]), default="")
