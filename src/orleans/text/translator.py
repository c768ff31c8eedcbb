"""Sentences and names in one language, from the Fluent files beside this one.

Code never glues sentences: it passes facts to a message, and the message has the grammar.
"""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from ..content import Content, load_content
from ..content.schema import Language
from ..kernel.refusals import Fact

BREAD: Final = "bread"
REMEMBERED: Final = 10_000
# Up to the next line that begins with a key or a comment.
MESSAGE: Final = re.compile(r"^([\w-]+) =.*(?:\n(?![\w#-]).*)*", re.MULTILINE)

# What French does between a word and a name: the same patterns stand in words.svelte.ts.
VOWEL: Final = "(?=[AEIOUÀÂÉÈÊÎÔÛŒ]|H[EÉÈOÔUYeéèoôuy])"
ELIDED: Final = re.compile(rf"\b([Dd]|[Qq]u)e {VOWEL}")
OF_THE: Final = re.compile(r"\b([Dd])e Le (?=Blanc|Mans)")
TO_THE: Final = re.compile(r"\b([Àà]) Le (?=Blanc|Mans)")
HIGH_MARKS: Final = re.compile("(?<=«) | (?=[:;?!»%])")

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
THOUSANDS: Final[dict[str, str]] = {"de": ".", "fr": "\u202f"}


class MissingWords(UserWarning):
    """A message is missing, or lacks a fact that it speaks of: a fault of the program. A game goes
    on with what there is; tests make an error of every warning."""


class Words:
    """`say` formats a message; `name` is what a component is called."""

    def __init__(self, language: Language, content: Content | None = None) -> None:
        self.language = language
        self.content = content or load_content()
        self.bundle = bundle_of(language)
        self.names = names_of(language)
        # A table says the same things again and again, and grammar takes its time.
        self.said = lru_cache(maxsize=REMEMBERED)(self.format)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.said(key, tuple(facts.items()))

    def format(self, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        if not self.bundle.has_message(key):
            return self.unworded(key, facts)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        if errors:
            warn(f"{key} in {self.language}: {errors[0]}")
        return self.typeset(str(text))

    def unworded(self, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        """In English if need be, else the key with its facts: move mill (Anna, 3)."""
        warn(f"there is no message {key} in text/messages/{self.language}/")
        english = bundle_of("en")
        if self.bundle is not english and english.has_message(key):
            return Words("en", self.content).format(key, facts)
        known = ", ".join(str(value) for _, value in facts if value != "")
        return key.replace("-", " ") + (f" ({known})" if known else "")

    def name(self, id: str) -> str:
        """A component's name; what has none is called by its id."""
        return self.names.get(id, id)

    def good(self, id: str, amount: int = 1) -> str:
        """A good inside a sentence, which many of: French says 1 vin and 2 vins."""
        return self.say("good-named", good=id, amount=amount)

    def follower(self, kind: str) -> str:
        """`farmer*` is called Farmer*: the star marks personal Followers everywhere."""
        return self.name(kind.removesuffix("*")) + ("*" if kind.endswith("*") else "")

    def listed(self, items: Iterable[str]) -> str:
        """a, b and c"""
        *head, last = [*items] or [""]
        if not head:
            return last
        return self.say("list-last", head=", ".join(head), last=last)

    def apart(self, items: Iterable[str]) -> str:
        """a; b; c: for items that have commas of their own."""
        first, *rest = [*items] or [""]
        for item in rest:
            first = self.say("parts", head=first, last=item)
        return first

    def counted_goods(self, goods: Mapping[Any, int]) -> str:
        """2 wine and 1 wool"""
        return self.listed(
            self.say("goods-counted", amount=count, good=self.good(good, count))
            for good, count in goods.items()
        )

    def goods_lying(self, goods: Iterable[str]) -> str:
        """Goods beside a connection: brocade and 2 wine"""
        return self.listed(
            self.good(good)
            if count == 1
            else self.say("goods-counted", amount=count, good=self.good(good, count))
            for good, count in Counter(goods).items()
        )

    def missing_followers(self, kinds: Iterable[str]) -> str:
        """a Farmer and 2 Monks, as the subject of a sentence"""
        return self.listed(
            self.say("followers-missing", follower=kind, amount=count)
            for kind, count in Counter(kinds).items()
        )

    def figure(self, value: float, digits: int = 0) -> str:
        """1.5, and 1,5 in German and French"""
        text = f"{value:.{digits}f}"
        return text if self.language == "en" else text.replace(".", ",")

    def thousands(self, value: int) -> str:
        """2,487; 2.487 in German; 2 487 in French"""
        mark = THOUSANDS.get(self.language, ",")
        return f"{value:,}".replace(",", mark)

    def percent(self, share: float, digits: int = 0) -> str:
        return self.say("percent", figure=self.figure(100 * share, digits))

    def rule_text(self, rule: str) -> str:
        return self.typeset(self.content.rules[rule].text_in(self.language))

    def ruling(self, rule: str) -> str:
        return self.typeset(self.content.rules[rule].ruling_in(self.language))

    def typeset(self, text: str) -> str:
        return in_french(text) if self.language == "fr" else text


def in_french(text: str) -> str:
    """d’Orléans, du Mans, and marks kept with their word, so that no line begins with one."""
    text = ELIDED.sub(r"\1’", text)
    text = OF_THE.sub(r"\1u ", text)
    text = TO_THE.sub(lambda found: "Au " if found[1] == "À" else "au ", text)
    return HIGH_MARKS.sub("\N{NO-BREAK SPACE}", text)


def warn(fault: str) -> None:
    """Said once for each fault, as Python does with warnings."""
    warnings.warn(MissingWords(fault), stacklevel=3)


class Messages(FluentBundle):
    """Reads a message when it is first said: a start says few, and to read all takes long."""

    def __init__(self, language: Language) -> None:
        # Isolating marks would stand as odd characters in a terminal.
        super().__init__([language], use_isolating=False)
        self.texts: dict[str, str] = {}
        for text in message_files(language).values():
            self.texts |= {found[1]: found[0] for found in MESSAGE.finditer(text)}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.texts

    def get_message(self, message_id: str) -> Message:
        if not super().has_message(message_id):
            self.add_resource(FluentResource(self.texts[message_id]))
        return super().get_message(message_id)


@lru_cache(maxsize=4)
def bundle_of(language: Language) -> FluentBundle:
    return Messages(language)


def message_files(language: Language) -> dict[str, str]:
    """The texts of the message files by name, also for the tests that compare languages."""
    folder = resources.files("orleans.text").joinpath("messages", language)
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(files, key=str)}


@lru_cache(maxsize=4)
def names_of(language: Language) -> dict[str, str]:
    return load_content().names(language)


def language_of(environment: Mapping[str, Any]) -> Language:
    """The language that the user's locale asks for, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            short = str(value)[:2].lower()
            return next((language for language in LANGUAGES if language == short), "en")
    return "en"
