"""What is wrong, told to a person: one sentence in the language that person reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..content import ContentError
from ..kernel.faults import Fault
from ..kernel.refusals import Fact, Refused
from .translator import Words

LARGE: Final = 10**9
"""A number from a file may have any length; Fluent counts only so far."""
LONG: Final = 500
"""So many letters of what somebody sent are enough to recognise it; Fluent takes 1,000 at most."""


class Problem(ValueError):
    """`key` is a message and `facts` are what it speaks of, among them perhaps the fault behind
    it; words are made where it is shown."""

    def __init__(self, key: str, /, **facts: Fact | Exception) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def sentence(self, words: Words) -> str:
        return words.say(self.key, **in_words(words, self.facts))

    def __str__(self) -> str:
        return self.sentence(Words("en"))


def sentence_of(words: Words, error: BaseException) -> str:
    """Every fault of the engine has a message; what others raise says it in its own words."""
    if isinstance(error, Problem):
        return error.sentence(words)
    if isinstance(error, Fault):
        return fault_words(words, error)
    if isinstance(error, Refused):
        rule = error.refusal.rule
        return words.say("rule-short", rule=rule, text=words.rule_text(rule))
    return data_words(words, error) if isinstance(error, ContentError) else str(error)


def fault_words(words: Words, fault: Fault) -> str:
    """With the rule behind it, if there is one."""
    text = words.say(fault.key, **in_words(words, fault.facts))
    if fault.rule not in words.content.rules:
        return text
    rule = words.rule_text(fault.rule).rstrip(".")
    return words.say("error-setup-rule", reason=text, rule=fault.rule, text=rule)


def data_words(words: Words, error: ContentError) -> str:
    """The first thing that is wrong, and how many more there are."""
    first, *more = str(error).splitlines()
    where, _, detail = first.partition(": ")
    text = words.say(error.key, where=where, detail=error.detail or detail)
    return words.say("error-data-more", reason=text, count=len(more)) if more else text


def in_words(words: Words, facts: Mapping[str, object]) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    for name, fact in facts.items():
        if isinstance(fact, BaseException):
            found[name] = shortened(sentence_of(words, fact))
        elif name == "kind":
            found[name] = words.say("kind-wanted", kind=str(fact))
        elif isinstance(fact, int) and abs(fact) < LARGE:
            found[name] = fact
        else:
            found[name] = shortened(str(fact))
    return found


def shortened(text: str) -> str:
    return text if len(text) <= LONG else text[: LONG - 1] + "…"


def one_line(text: str) -> str:
    """Without line ends and control characters, which files and arguments may hold."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
