"""Charts as PNG, where the extra `orleans[png]` is installed."""

from __future__ import annotations

import importlib
from importlib.resources import files
from typing import Any, Final

ZOOM: Final = 2
"""Points of the picture for each of the drawing: sharp on screens and on paper."""

FAMILY: Final = "Source Sans Pro"
WEIGHTS: Final = ("Regular", "Semibold")


class NoPng(RuntimeError):
    """The extra is not installed."""


def png_of(svg: str) -> bytes:
    """With a font of its own: words whose font a machine lacks would be left out silently."""
    try:
        resvg: Any = importlib.import_module("resvg_py")
        folder = files("font_source_sans_pro") / "files"
    except ImportError:
        raise NoPng from None
    drawn: bytes = resvg.svg_to_bytes(
        svg_string=svg,
        zoom=ZOOM,
        skip_system_fonts=True,
        sans_serif_family=FAMILY,
        font_files=[str(folder / f"SourceSansPro-{weight}.ttf") for weight in WEIGHTS],
    )
    return bytes(drawn)
