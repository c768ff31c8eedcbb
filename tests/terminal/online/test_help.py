"""The words of a table on a server are all told, where they are typed and in the documents."""

import re
from pathlib import Path

import pytest

from orleans.content.schema import Language
from orleans.terminal.online.commands import WORDS
from orleans.text.translator import LANGUAGES, Words

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_and_names_every_word(language: Language) -> None:
    lines = Words(language).say("join-help").splitlines()
    assert len(lines) > 15 and max(map(len, lines)) < 80
    named = {word.strip(":;,") for line in lines for word in line.split()}
    assert {*WORDS} - {"?", "help"} <= named


def test_every_word_is_described() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    for word in {*WORDS} - {"help"}:
        assert re.search(rf"`{re.escape(word)}[ `]", text), word
