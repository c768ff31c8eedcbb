"""What happened since a seat last decided, in paragraphs."""

from __future__ import annotations

from itertools import groupby

from ...kernel.events import Event, seen_by
from ...table.applied import AppliedEntry
from ...text.parts import Teller
from .page import Page

PLANNED = frozenset({"planned", "plan_done"})
ALONE = frozenset({"round", "over", "drew", "draws", "set_aside", "bag_empty"})
"""Events that are not part of what one player does in a turn."""


def paragraphs(
    page: Page, teller: Teller, entries: list[AppliedEntry], seat: int | None, own_plan: bool = True
) -> list[str]:
    """One paragraph for each stretch of events of one player; only what the seat may know."""
    events = [
        event
        for entry in entries
        for event in seen_by(entry.events, seat)
        if own_plan or event.seat != seat or event.what not in PLANNED
    ]
    lines: list[str] = []
    for _, stretch in groupby(enumerate(events), key=lambda pair: stretch_of(teller, *pair)):
        text = " ".join(teller.sentences(event for _, event in stretch))
        if text:
            lines += page.wrap(text, "  ", "  ")
    return lines


def stretch_of(teller: Teller, number: int, event: Event) -> tuple[int, int, bool, bool]:
    """What a rival without a seat does is told apart from the seat that it meets."""
    alone = number if event.what in ALONE else -1
    return (event.seat, alone, event.what in PLANNED, teller.is_rivals(event))
