"""Advice in a terminal: why, and what else there is to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..text.reasons import points_words
from ..text.translator import Words
from .shell.page import Page


class Instead(NamedTuple):
    """Another decision, and how many points it promises less."""

    text: str
    less: float


def advice_lines(
    page: Page, words: Words, reasons: Sequence[str], others: Sequence[Instead]
) -> list[str]:
    labels = [words.say("advice-why"), words.say("advice-others")]
    width = max(map(len, labels))
    lines = page.labelled(labels[0], " ".join(reasons), width) if reasons else []
    for number, other in enumerate(others):
        less = points_words(words, other.less)
        text = words.say("advice-less", text=other.text, points=less)
        lines += page.labelled(labels[1] if number == 0 else "", text, width)
    return lines
