"""A language made from English that finds text which comes from no message.

Messages and rules stand in ⟦ ⟧, their letters carry accents and their blanks and marks look
different from those of the code; names of components are written in wide letters. So plain
letters were written in the code, and plain blanks and marks between words were glued there.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from orleans.content import Content, load_content
from orleans.content.ledger import rule_files
from orleans.content.schema import Language
from orleans.content.source import Source
from orleans.terminal.classic import common
from orleans.terminal.joan import common as joan_table
from orleans.terminal.joan import sheet
from orleans.terminal.shell.page import table
from orleans.text import translator
from orleans.text.translator import Words, message_files

PSEUDO: Language = "fr"
"""It takes the place of French, so that flags and locale choose it like any other."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = str.maketrans(
    LETTERS + " ,:;()-/",
    "ÀƁÇĐÉƑĜĤÎĴĶĹṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķĺṁñöþǫŕšţûṽŵẋýž" + "·‚꞉⁏❨❩‐∕",
)
WIDE = {ord(" "): "＿", **{code: chr(code + 0xFEE0) for code in range(ord("!"), ord("~") + 1)}}


def accented(text: str) -> str:
    return f"⟦{text.translate(ACCENTED)}⟧"


class Accents(Transformer):
    """Facts, functions and the names of variants stay as they are."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(ACCENTED))

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> ftl.StringLiteral:
        return ftl.StringLiteral(node.value.translate(ACCENTED))

    def visit_Message(self, node: ftl.Message) -> ftl.Message:
        if node.id.name == "follower-letter":  # a sign, and no sentence
            return node
        assert node.value is not None
        pattern = self.visit(node.value)
        marked = [ftl.TextElement("⟦"), *pattern.elements, ftl.TextElement("⟧")]
        return ftl.Message(node.id, ftl.Pattern(marked))


@cache
def pseudo_bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for text in message_files("en").values():
        bundle.add_resource(Accents().visit(FluentResource(text)))
    return bundle


@cache
def pseudo_names() -> dict[str, str]:
    return {id: name.translate(WIDE) for id, name in load_content().names("en").items()}


@cache
def pseudo_content() -> Content:
    """The content with a ledger in the pseudo-locale."""
    source = Source()
    texts = {
        f"rules/{PSEUDO}/{file}": translated(source.toml(f"rules/{file}"))
        for file in rule_files(source)
    }
    return Content(Source(instead=texts))


def translated(table: Any) -> dict[str, Any]:
    said = {field: accented(table[field]) for field in ("text", "ruling") if field in table}
    return {**said, **{key: translated(row) for key, row in table.items() if type(row) is dict}}


def speak_pseudo(patch: pytest.MonkeyPatch) -> Words:
    """From now on whoever asks for French gets the pseudo-locale."""
    bundle_of, names_of, content = translator.bundle_of, translator.names_of, pseudo_content()
    bundles = {PSEUDO: pseudo_bundle(), "en": bundle_of("en"), "de": bundle_of("de")}
    names = {PSEUDO: pseudo_names(), "en": names_of("en"), "de": names_of("de")}
    patch.setattr(translator, "bundle_of", bundles.__getitem__)
    patch.setattr(translator, "names_of", names.__getitem__)
    patch.setattr(translator, "load_content", lambda: content)
    for module in (common, sheet, joan_table):  # two columns are not one sentence
        patch.setattr(module, "table", lambda rows, right=(), gap="": table(rows, right))
    return Words(PSEUDO)


# ------------------------------------------------------------------------- what is wrong

SIGNS = re.compile(
    r"""(?<![A-Za-z])(?:
        [FBCTKSMfbctksmn]+\*?     # Followers
        | [OX]+ | \d*[gschpx]!?   # marks and bonuses on the sheets of Joan of Arc
        | [IV]+                   # categories
        | \([ \d]\d\)             # towns on her map
        )(?![A-Za-z])""",
    re.VERBOSE,
)
"""Letters for pieces and marks, as English has them; legends explain them."""

BETWEEN = re.compile(r"(?<=[^\x00-\x7f])[\x20-\x7e]+(?=[^\x00-\x7f])")
"""What the code has put between words of messages and names."""


def any_of(known: Iterable[str]) -> re.Pattern[str]:
    """What may stand in plain letters: players, notation, ids."""
    longest_first = sorted(known, key=len, reverse=True)
    first = "".join({re.escape(word[0]) for word in longest_first})
    # Most words begin with none of these: then not all have to be tried. Nor have those that
    # begin with other letters than the text does, so each beginning is written once.
    ends: dict[str, list[str]] = {}
    for word in longest_first:
        ends.setdefault(word[:4], []).append(re.escape(word[4:]))
    longest_beginning_first = sorted(ends, key=len, reverse=True)
    found = "|".join(
        f"{re.escape(beginning)}(?:{'|'.join(ends[beginning])})"
        for beginning in longest_beginning_first
    )
    return re.compile(rf"(?<!\w)(?=[{first}])(?:{found})(?!\w)")


def faults(text: str, known: re.Pattern[str]) -> list[str]:
    """Plain words that are not known, and what glues words together."""
    text = SIGNS.sub("7", known.sub("7", text.replace("\N{NO-BREAK SPACE}", " ")))
    plain: list[str] = re.findall(r"[A-Za-z][A-Za-z'_.-]*[A-Za-z]", text)
    text = re.sub(r"(?<=[.!?]⟧) (?=⟦)", "", text)  # sentences follow each other
    glued = [found for found in BETWEEN.finditer(text) if glues(found.group())]
    return plain + [text[max(0, at.start() - 15) : at.end() + 15] for at in glued]


def glues(between: str) -> bool:
    """Lists, columns and the lines of a map are no sentences; figures and signs may stand in them
    as facts."""
    if re.search("  |--|~~", between):
        return False
    touching = between.removeprefix(", ").removesuffix(", ")
    return re.search(r"^[ :;()]|[ :;()]$", touching) is not None
