"""The rules ledger: ids, fields, languages, search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orleans.content import Content, ContentError, Rule
from orleans.content.ledger import ORDER, rule_files, rule_ids
from orleans.content.search import MOST_WORDS
from orleans.content.source import Source

Change = Callable[[dict[str, Any]], object]
Fault = Callable[[str, Change], str]


def test_the_ledger_is_a_mapping_of_rules(content: Content) -> None:
    rule = content.rules["census.most"]
    assert isinstance(rule, Rule)
    assert (rule.id, rule.file) == ("census.most", "base")
    assert rule.text and rule.test and rule.sources
    assert "census.most" in content.rules and "census.mst" not in content.rules
    assert len(content.rules) == len(list(content.rules)) == len(set(content.rules)) > 1600


def test_files_keep_their_rules_in_order(content: Content) -> None:
    assert tuple(content.rules.files) == ORDER
    assert content.rules.files["base"][0].id == "setup.players.four"
    assert sum(map(len, content.rules.files.values())) == len(content.rules)


def test_a_new_file_needs_no_list() -> None:
    """Its rules come after all others, and are asked for in the other languages too."""
    mill = {"mill": {"text": "It grinds.", "from": ["Our own"], "test": "flour"}}
    source = Source(instead={"rules/mills": mill})
    assert rule_files(source) == [*ORDER, "mills"] and "mill" in rule_ids(source)
    with pytest.raises(ContentError, match=r"rules/de/mills\.toml: is missing"):
        Content(source).check()
    source.instead["rules/de/mills"] = {}
    with pytest.raises(ContentError, match=r"(?s)rules/de/mills.*mill.*missing"):
        Content(source).check()


def test_a_rule_below_a_rule_is_a_rule_of_its_own(content: Content) -> None:
    assert content.rules["draw.return"].text != content.rules["draw.return.short"].text


def test_optional_fields_are_empty_where_absent(content: Content) -> None:
    rule = content.rules["census.most"]
    assert (rule.ruling, rule.same, rule.option, rule.name) == ("", "", "", "")
    assert content.rules["monk.deeds"].same == "deed.exact"
    assert content.rules["recruit.bonus"].option == "recruit_needs_bonus"
    assert content.rules["place.bathhouse"].name == "Bathhouse"
    assert content.rules["setup.players.four"].editions == ("2014",)
    assert content.rules["duel.event.r01_town_meeting"].editions == ()


def test_ids_read_from_headers_are_those_of_the_whole_ledger(content: Content) -> None:
    assert rule_ids(Source()) == set(content.rules)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_rule_speaks_every_language(content: Content, language: Any) -> None:
    for rule in content.rules.values():
        assert rule.text_in(language) and rule.text_in("en") == rule.text
        assert bool(rule.ruling_in(language)) == bool(rule.ruling)


def test_the_languages_differ(content: Content) -> None:
    rule = content.rules["setup.coins"]
    assert rule.text_in("de") == "Jeder Spieler beginnt mit 5 Münzen."
    assert len({rule.text, rule.text_in("de"), rule.text_in("fr")}) == 3


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("census.most", "census.most"),
        ("census most", "census.most"),
        ("bathhouse", "place.bathhouse"),
        ("Badehaus", "place.bathhouse"),
        ("torture", "torture.when"),
        ("gear wheel", "plan.onespace"),
        ("start player", "setup.startplayer"),
        ("end of the game", "end.when"),
        ("gear wheel town hall", "invasion.character.councilman_exact"),
    ],
)
def test_search_puts_the_best_match_first(content: Content, words: str, first: str) -> None:
    assert content.rules.search(words)[0].id == first


def test_search_minds_only_so_many_words(content: Content) -> None:
    """Whoever asks for every letter gets an answer that costs little."""
    letters = " ".join("abcdefghijklmnopqrstuvwxyz")
    assert MOST_WORDS < 26
    assert content.rules.search(letters) == content.rules.search(letters[: 2 * MOST_WORDS])
    assert content.rules.search("farmer " * 30) == content.rules.search("farmer")


def test_search_knows_accents_case_and_languages(content: Content) -> None:
    plain = [rule.id for rule in content.rules.search("ORLEANS merchant")]
    assert plain == [rule.id for rule in content.rules.search("orléans Merchant")] != []
    assert content.rules["setup.coins"] in content.rules.search("Münzen beginnt", "de")
    assert content.rules.search("Spielende", "de")[0].id == "end.when"
    assert content.rules.search("fin de la partie", "fr")[0].id == "end.when"
    assert content.rules.search("xyzzy") == content.rules.search("  ") == []


def test_every_option_is_one_word(content: Content) -> None:
    options = {rule.option for rule in content.rules.values() if rule.option}
    assert options == {"recruit_needs_bonus", "invasion_early_win", "joan_emptied_category"}


def lose(*path: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        for name in path[:-1]:
            data = data[name]
        del data[path[-1]]

    return change


def give(*path: str, value: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        for name in path[:-1]:
            data = data.setdefault(name, {})
        data[path[-1]] = value

    return change


BAD = [
    (
        "rules/base", lose("census", "most", "test"),
        "rules/base.toml: [census.most]: test is missing, expected a text",
    ),
    (
        "rules/base", lose("census", "most", "from"),
        "rules/base.toml: [census.most]: from is missing, expected a list",
    ),
    (
        "rules/base", give("census", "most", "text", value=""),
        "rules/base.toml: [census.most]: text is empty, expected words",
    ),
    (
        "rules/base", give("census", "most", "rulling", value="x"),
        "rules/base.toml: [census.most]: rulling is not a field of this table, expected one of",
    ),
    (
        "rules/base", give("census", "most", "editions", value=["2015"]),
        'rules/base.toml: [census.most]: editions[0] is "2015", expected one of 2014, 2021, bigbox',
    ),
    (
        "rules/base", give("census", "most", "same", value="census.lest"),
        'rules/base.toml: [census.most]: same is "census.lest", expected the id of another rule, '
        'did you mean "census.least"?',
    ),
    (
        "rules/duel",
        give("census", "most", value={"text": "x", "from": ["x"], "test": "x"}),
        "rules/base.toml: [census.most]: id is used twice, expected an id of its own (also in "
        "rules/duel.toml)",
    ),
    (
        "rules/de/base", lose("census", "most"),
        "rules/de/base.toml: [census.most]: text is missing, expected the rule in this language",
    ),
    (
        "rules/fr/base", give("census", "mots", value={"text": "x"}),
        'rules/fr/base.toml: [census.mots]: id is unknown, expected the id of a rule of the '
        'English file, did you mean "census.most"?',
    ),
    (
        "rules/fr/base", lose("setup", "markers", "ruling"),
        "rules/fr/base.toml: [setup.markers]: ruling is missing, expected one, as in English",
    ),
    (
        "rules/de/base", give("census", "most", "ruling", value="x"),
        "rules/de/base.toml: [census.most]: ruling is present, expected none, as in English",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("path", "change", "sentence"), BAD)
def test_a_fault_in_the_ledger_is_named(
    fault: Fault, path: str, change: Change, sentence: str
) -> None:
    assert sentence in fault(path, change)


def test_a_row_of_data_cannot_outlive_its_rule(fault: Fault) -> None:
    sentence = fault("rules/places", lose("place", "windmill"))
    assert sentence.startswith('places.toml: [[place]] "windmill": id is without a rule')
