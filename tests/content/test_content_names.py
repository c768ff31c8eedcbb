"""Every named component has a name in all three languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orleans.content import Content

Change = Callable[[dict[str, Any]], object]
Fault = Callable[[str, Change], str]


def test_the_same_components_are_named_in_every_language(content: Content) -> None:
    english, german, french = (set(content.names(language)) for language in ("en", "de", "fr"))
    assert english == german == french
    assert all(content.names("de").values()) and all(content.names("fr").values())


@pytest.mark.parametrize(
    ("key", "en", "de", "fr"),
    [
        ("bathhouse", "Bathhouse", "Badehaus", "Bains publics"),
        ("farmer", "Farmer", "Bauer", "Fermier"),
        ("base_astronomy", "Astronomy", "Astronomie", "Astronomie"),
        ("etampes", "Étampes", "Étampes", "Étampes"),
        ("joan.stable", "Stable", "Stall", "Étable"),
        ("joan.blois", "Blois", "Blois", "Blois"),
    ],
)
def test_names_come_from_rows_and_from_the_language_files(
    content: Content, key: str, en: str, de: str, fr: str
) -> None:
    assert [content.names(language)[key] for language in ("en", "de", "fr")] == [en, de, fr]


def test_names_are_handed_out_as_a_copy(content: Content) -> None:
    content.names("de").clear()
    assert content.names("de")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_missing_name_is_noticed(fault: Fault, language: str) -> None:
    sentence = fault(f"data/names_{language}", lambda data: data["names"].pop("base_astronomy"))
    assert sentence == (
        f'deeds.toml: [[deed]] "base_astronomy": name_{language} is missing, expected a name here '
        f'or as "base_astronomy" in names_{language}.toml'
    )


def test_a_name_of_nothing_is_noticed(fault: Fault) -> None:
    sentence = fault("data/names_de", lambda data: data["names"].update(base_astronomie="x"))
    assert sentence == (
        "names_de.toml: [names]: base_astronomie is a name of nothing, expected the id of a row, "
        'did you mean "base_astronomy"?'
    )


def test_a_name_must_be_a_text(fault: Fault) -> None:
    sentence = fault("data/names_fr", lambda data: data["names"].update(base_astronomy=3))
    assert sentence.startswith("names_fr.toml: ")
