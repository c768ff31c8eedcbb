"""The message files as the tests read them."""

import re
from collections.abc import Iterable

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from orleans.content.schema import Language
from orleans.text.translator import LANGUAGES, message_files

OTHERS: list[Language] = [known for known in LANGUAGES if known != "en"]
"""The languages held against English."""


class Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: Language) -> dict[str, set[str]]:
    """The facts that every message of a language speaks of."""
    found: dict[str, set[str]] = {}
    for file, text in message_files(language).items():
        for entry in parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                facts = Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.names
    return found


def home_of(key: str) -> str:
    """The file that has the message, or else most of its family."""
    files = keys_by_file("en")
    family = key.split("-")[0]
    return max(
        files,
        key=lambda file: (
            key in files[file],
            [one.split("-")[0] for one in files[file]].count(family),
        ),
    )


def to_write(keys: Iterable[str]) -> list[str]:
    """What is missing, and where it belongs."""
    known = messages("en").keys()
    return [
        f"write {key} in src/orleans/text/messages/{{en,de,fr}}/{home_of(key)} or beside it"
        for key in sorted(set(keys) - known)
    ]


class Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.found.append(node.value)


def clauses(language: Language) -> dict[str, set[str]]:
    """What every message says between its facts and its marks, variant by variant."""
    found: dict[str, set[str]] = {}
    for text in message_files(language).values():
        for entry in parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                texts = Texts()
                texts.visit(entry.value)
                found[entry.id.name] = {part for text in texts.found for part in parts_of(text)}
    return found


def parts_of(text: str) -> list[str]:
    parts = [part.strip() for part in re.split(r"[.,;:!?()“”„«»\n]+", text)]
    return [part for part in parts if re.search(r"[^\W\d_]{3}", part)]


def keys_by_file(language: Language) -> dict[str, list[str]]:
    files = message_files(language)
    return {file: re.findall(r"^([\w-]+) =", text, re.MULTILINE) for file, text in files.items()}
