"""Finds rules by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orleans.content.ledger import Rule
    from orleans.content.tables import Language


def ranked(words: str, rules: Iterable[Rule], language: Language = "en") -> list[Rule]:
    """The rules that hold the words, or words that begin with them; best match first.

    A rule may lack one of several words, but comes after those that lack none.
    """
    wanted = plain_words(words)
    if not wanted:
        return []
    needed = max(1, len(wanted) - 1)
    found = []
    for rule in rules:
        scores = _scores(wanted, rule, language)
        if sum(map(bool, scores)) >= needed:
            exact = rule.id == words.strip()
            found.append(((exact, all(scores), sum(scores)), rule))
    return [rule for _, rule in sorted(found, key=lambda pair: pair[0], reverse=True)]


def plain_words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(c for c in letters if not unicodedata.combining(c)))


def _scores(wanted: list[str], rule: Rule, language: Language) -> list[int]:
    """How well each word fits: in an id or a name better than in a long text, 0 if nowhere."""
    fields = (
        (8, rule.id.replace("_", " ")),
        (8, f"{rule.name} {rule.name_de} {rule.name_fr}"),
        (3, rule.text_in(language)),
        (1, rule.ruling_in(language)),
        (1, " ".join(rule.sources)),
    )
    best = dict.fromkeys(wanted, 0)
    for weight, text in fields:
        for token in plain_words(text):
            for word in wanted:
                if token.startswith(word):
                    best[word] = max(best[word], weight * (2 if token == word else 1))
    return list(best.values())
