"""Bribes that have been offered and not answered yet."""

from __future__ import annotations

from ...table.modules.intrigue import bribe_words
from ..look import Look


def bribes(look: Look) -> list[str]:
    """The view shows what a seat may see: all of them, or before that its own draft."""
    offers: list[dict[str, int]] = look.module("intrigue").get("offers", [])
    made = {seat: offer for seat, offer in enumerate(offers) if offer}
    if not made:
        return []
    width = max(len(look.names[seat]) for seat in made)
    lines = [look.page.heading(look.say("heading-offers"))]
    for seat, offer in made.items():
        lines += look.page.labelled(look.names[seat], bribe_words(look.words, offer), width)
    return lines
