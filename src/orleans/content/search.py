"""Finds rules by words."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orleans.content.ledger import Rule
    from orleans.content.schema import Language

NAMING = ("place", "event", "deed")
"""How ids begin that name a component next."""
PHRASE = 6
"""What words are worth that stand together in the text as they were asked for."""
EVERY_GAME = 2
"""What a rule of the base game is worth: most readers play without an expansion."""
MOST_WORDS = 12
"""What is asked for beyond these changes nothing: a search has to cost little, whoever asks."""


def plain_words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(c for c in letters if not unicodedata.combining(c)))


class Index:
    """The words of all rules in one language, each with the rules where it stands."""

    def __init__(self, rules: Iterable[Rule], language: Language) -> None:
        self.rules = list(rules)
        self.texts = [" ".join(plain_words(rule.text_in(language))) for rule in self.rules]
        self.places: dict[str, dict[int, int]] = defaultdict(dict)
        for number, rule in enumerate(self.rules):
            for weight, words in _fields(rule, language):
                for word in words:
                    here = self.places[word]
                    here[number] = max(here.get(number, 0), weight)
        self.words = sorted(self.places)

    def ranked(self, text: str) -> list[Rule]:
        """The rules that hold the words, or words that begin with them; best match first.

        A rule may lack one of several words, but comes after those that lack none.
        """
        wanted = list(dict.fromkeys(plain_words(text)))[:MOST_WORDS]
        if not wanted:
            return []
        scores = [self._scores(word) for word in wanted]
        needed = max(1, len(wanted) - 1)
        found = []
        for number, rule in enumerate(self.rules):
            here = [score[number] for score in scores if number in score]
            if len(here) >= needed:
                exact = rule.id == text.strip()
                score = sum(here) + self._extra(wanted, number)
                found.append(((exact, len(here) == len(wanted), score), rule))
        return [rule for _, rule in sorted(found, key=lambda pair: pair[0], reverse=True)]

    def _scores(self, word: str) -> dict[int, int]:
        """How well it fits, by the number of the rule: a whole word counts twice."""
        best: dict[int, int] = {}
        for number in range(bisect_left(self.words, word), len(self.words)):
            known = self.words[number]
            if not known.startswith(word):
                break
            whole = 2 if known == word else 1
            for rule, weight in self.places[known].items():
                best[rule] = max(best.get(rule, 0), weight * whole)
        return best

    def _extra(self, wanted: list[str], number: int) -> int:
        together = len(wanted) > 1 and " ".join(wanted) in self.texts[number]
        return PHRASE * together + EVERY_GAME * (self.rules[number].file == "base")


def _fields(rule: Rule, language: Language) -> Iterator[tuple[int, list[str]]]:
    """Where words stand: what a rule is about counts more than what it mentions."""
    about, mentioned = _parts_of(rule.id)
    yield 8, plain_words(f"{about} {rule.name} {rule.name_de} {rule.name_fr}")
    yield 3, plain_words(f"{mentioned} {rule.text_in(language)}")
    yield 1, plain_words(rule.ruling_in(language))
    yield 1, plain_words(" ".join(rule.sources))


def _parts_of(rule_id: str) -> tuple[str, str]:
    """`place.bathhouse.bag` is about the Bathhouse and mentions the bag."""
    words = rule_id.replace("_", " ").split(".")
    named = 2 if words[0] in NAMING else 1
    return " ".join(words[:named]), " ".join(words[named:])
