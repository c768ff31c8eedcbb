"""What the expansions add to the screen."""

from __future__ import annotations

from ..look import Look
from .bribes import bribes
from .orders import orders


def sections(look: Look) -> list[str]:
    """Boards and cards of the modules in play."""
    return [*orders(look), *bribes(look)]


__all__ = ["orders", "sections"]
