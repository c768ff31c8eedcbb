"""Finds rules by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orleans.content.ledger import Rule
    from orleans.content.tables import Language

NAMING = ("place", "event", "deed")
"""How ids begin that name a component next."""
PHRASE = 6
"""What words are worth that stand together in the text as they were asked for."""
EVERY_GAME = 2
"""What a rule of the base game is worth: most readers play without an expansion."""


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
            score = sum(scores) + _extra(wanted, rule, language)
            found.append(((exact, all(scores), score), rule))
    return [rule for _, rule in sorted(found, key=lambda pair: pair[0], reverse=True)]


def plain_words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(c for c in letters if not unicodedata.combining(c)))


def _extra(wanted: list[str], rule: Rule, language: Language) -> int:
    text = " ".join(plain_words(rule.text_in(language)))
    together = len(wanted) > 1 and " ".join(wanted) in text
    return PHRASE * together + EVERY_GAME * (rule.file == "base")


def _scores(wanted: list[str], rule: Rule, language: Language) -> list[int]:
    """How well each word fits: what a rule is about counts more than what it mentions, 0 if
    nowhere."""
    about, mentioned = _parts_of(rule.id)
    fields = (
        (8, plain_words(f"{about} {rule.name} {rule.name_de} {rule.name_fr}")),
        (3, plain_words(f"{mentioned} {rule.text_in(language)}")),
        (1, plain_words(rule.ruling_in(language))),
        (1, plain_words(" ".join(rule.sources))),
    )
    best = dict.fromkeys(wanted, 0)
    for weight, tokens in fields:
        for token in tokens:
            for word in wanted:
                if token.startswith(word):
                    best[word] = max(best[word], weight * (2 if token == word else 1))
    return list(best.values())


def _parts_of(rule_id: str) -> tuple[str, str]:
    """`place.bathhouse.bag` is about the Bathhouse and mentions the bag."""
    words = rule_id.replace("_", " ").split(".")
    named = 2 if words[0] in NAMING else 1
    return " ".join(words[:named]), " ".join(words[named:])
