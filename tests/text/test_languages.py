"""Three languages in step: the same messages with the same facts, the same names and rules."""

import re
from collections import Counter

import pytest

from orleans.content import load_content
from orleans.content.schema import Language
from tests.text.messages import OTHERS, clauses, keys_by_file, messages


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages_with_the_same_facts(language: Language) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", OTHERS)
def test_files_have_the_same_messages_in_every_language(language: Language) -> None:
    assert keys_by_file(language) == keys_by_file("en")


# -------------------------------------------------------------------- translated

TYPED = {
    *("done", "undo", "sheet", "sheets", "solo", "monk", "easy", "fill 8", "build blois"),
    *("lift village", "place farmer* village", "rules plan", "rules joan", "match"),
    *("why build blois", "why place knight village"),
    *("orleans", "orleans play --terminal", "orleans replay", "orleans join", "--help"),
    "orleans join LINK",
    *("red", "blue", "text", "--players", "standard", "bots", "Bot"),
    *("toml", *(f"pip install 'orleans[{extra}]'" for extra in ("png", "ray", "server", "train"))),
    *("fill normal", "ask undo", "ask pause", "ask resume", "ask end", "ask bot Ben", "resume"),
    "link Ben",
    *("language en", "language de", "language fr"),
    *("end", "bot Ben", "agree  decline  withdraw", "board  who  clock  log  log all"),
    *("Authorization", "Bearer …", "content-type", "application/json"),
}
"""What is typed at the keyboard is the same in every language."""

PROPER = {"Orléans", "Big Box", "SHA-256", "PNG", "SVG", "WebSockets"}

SHARED: dict[Language, set[str]] = {
    "de": {
        *("Bank", "Bonus", "Depot", "Min", "Max", "Name", "Normal", "Pause"),
        *("Chat", "Computer", "online", "Invasion", "normal", "Generation"),
    },
    "fr": {
        *("point", "points", "p points", "Points", "Bonus", "Min", "Max", "Total", "actions"),
        *("Modules", "Options", "Torture", "torture", "Intrigue", "port", "Normal", "Pause"),
        *("Menu", "Table", "Confirmation", "15 minutes", "45 minutes", "Invasion", "Actions"),
        *("phase", "Expert", "Animations"),
        *("Guide", "minutes", "plus", "Taxes"),
    },
}
"""Words that two languages share."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: Language) -> None:
    """Whatever a message says in English it says in other words, in each of its variants."""
    english, other = clauses("en"), clauses(language)
    shared = {key: english[key] & other[key] for key in english}
    known = TYPED | PROPER | SHARED[language]
    assert {key: left for key, texts in shared.items() if (left := texts - known)} == {}
    # An allowance that nothing needs any more would hide the next fault.
    assert SHARED[language] <= set().union(*shared.values())


SAME_NAMES: dict[Language, set[str]] = {
    "de": {
        *("Brasserie", "Hospital", "Park", "Statue", "Standard", "General", "Saboteur"),
        *("Sabotage", "Invasion", "Navigation", "Silentium"),
    },
    "fr": {
        *("Village", "Scriptorium", "Port", "Statue", "Prairie", "Archives", "Hospice", "Standard"),
        *("Architecture", "Navigation", "Saboteur", "Sabotage", "Invasion", "Silentium"),
        *("Taxes", "Torture", "Indulgence", "Famine", "Consolation", "Pirates", "Rats"),
    },
}
"""Components that are called alike."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_component_has_a_name_of_its_own_in_every_language(language: Language) -> None:
    """But for towns, which keep their French names, and Roman numerals."""
    content = load_content()
    english, other = content.names("en"), content.names(language)
    assert english.keys() == other.keys()
    towns = {town.name for town in content.map.town}
    towns |= {town.name for town in content.joan_map.town}
    same = {name for id, name in english.items() if other[id] == name}
    assert {name for name in same - towns if not re.fullmatch("[IV]+", name)} == (
        SAME_NAMES[language]
    )


# -------------------------------------------------------------------- the ledger

OTHER_FIGURES: dict[Language, set[str]] = {
    # "zu dritt" for "with 3 players"
    "de": {
        *("setup.goods.full", "setup.goods.three", "setup.goods.two", "setup.exclude.two"),
        "census.two",
    },
    # "10 Bateliers, 10 Artisans" for "10 each of Boatmen and Craftsmen"
    "fr": {f"setup.followers.{table}" for table in ("old4", "old3", "old2", "new5", "new4")},
}


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", OTHERS)
def test_rules_say_the_same_figures_in_every_language(language: Language) -> None:
    """A number that changed in one language only is the likeliest slip of a translation."""
    differ: set[str] = set()
    for rule in load_content().rules.values():
        text, ruling = rule.text_in(language), rule.ruling_in(language)
        assert text != rule.text and (ruling != rule.ruling or not ruling), rule.id
        if figures(text) != figures(rule.text) or figures(ruling) != figures(rule.ruling):
            differ.add(rule.id)
    assert differ == OTHER_FIGURES[language]
