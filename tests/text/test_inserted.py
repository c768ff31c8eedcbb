"""Names inside sentences: number, case and contraction, for every name a message may insert."""

import re
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from orleans.classic.ids import FOLLOWERS, GOOD_NAMES
from orleans.content import load_content
from orleans.kernel.refusals import Fact
from orleans.text.translator import BREAD, Words, message_files
from tests.text.messages import Facts

PLAYERS: Final = ("Anna", "Hélène", "Étienne", "Ben")
"""Two of them begin with a vowel, one with a mute h."""

PEOPLE: Final = {"who", "name", "names", "other", "to", "victim", "about"}
NAMED: Final = {"town", "place", "source", "follower", *PEOPLE}
"""Facts that may be a name."""

JOINED: Final = re.compile(r"(?:\b[dD]e|\b[qQ]ue|[àÀ]) $")


TOWNS: Final = sorted({town.name for town in load_content().joan_map.town})


def names_of(fact: str) -> list[str]:
    """Whatever a French sentence may speak of there."""
    if fact in PEOPLE:
        return list(PLAYERS)
    places = [row for row in load_content().rows if not row.startswith("solo_")]
    return (
        TOWNS if fact == "town" else sorted({Words("fr").name(id) for id in places} - {"Le Duel"})
    )


def joins() -> list[tuple[str, str]]:
    """Messages with a name right behind de, à or que, and which fact that is."""
    found: list[tuple[str, str]] = []
    for text in message_files("fr").values():
        for entry in parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found += [(entry.id.name, fact) for fact in joined(entry.value)]
    return sorted(set(found))


def joined(pattern: ftl.Pattern) -> list[str]:
    found: list[str] = []
    before = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            before = element.value
            continue
        inside = element.expression
        if isinstance(inside, ftl.SelectExpression):
            for variant in inside.variants:
                found += joined(variant.value)
        elif isinstance(inside, ftl.VariableReference) and JOINED.search(before):
            found.append(inside.id.name)
        before = ""
    return [fact for fact in found if fact in NAMED]


def variants_of(key: str) -> list[dict[str, Fact]]:
    """Facts for each variant of a message: what it chooses by, and 2 of everything else."""
    for text in message_files("fr").values():
        for entry in parse(text).body:
            if isinstance(entry, ftl.Message) and entry.id.name == key:
                facts = Facts()
                facts.visit(entry)
                base: dict[str, Fact] = dict.fromkeys(facts.names, 2)
                chosen = [base]
                for part in entry.value.elements if entry.value else []:
                    inside = getattr(part, "expression", None)
                    if isinstance(inside, ftl.SelectExpression):
                        by = inside.selector
                        assert isinstance(by, ftl.VariableReference)
                        chosen += [
                            {**base, by.id.name: variant.key.name}
                            for variant in inside.variants
                            if isinstance(variant.key, ftl.Identifier)
                            and variant.key.name not in ("one", "other")
                        ]
                return chosen
    raise AssertionError(key)


WRONG: Final = re.compile(
    r"\b(?:[dD]e|[qQ]ue) (?=[AEIOUÀÂÉÈÊÎÔÛ]|H[ôéo])|\b[dD]e Les? |[àÀ] Les? ", re.UNICODE
)


def test_the_messages_that_join_a_name_are_found() -> None:
    assert {("event-station", "town"), ("web-waiting", "names")} <= set(joins())


@pytest.mark.parametrize("key, fact", joins())
def test_french_contracts_before_every_name(key: str, fact: str) -> None:
    french = Words("fr")
    for facts in variants_of(key):
        for name in names_of(fact):
            said = french.format(key, tuple({**facts, fact: name}.items()))
            assert not WRONG.search(said), said


@pytest.mark.parametrize(
    "town, said",
    [
        ("Le Mans", "Marchand d’Anna\N{NO-BREAK SPACE}: au Mans."),
        ("Le Blanc", "Marchand d’Anna\N{NO-BREAK SPACE}: au Blanc."),
        ("La Châtre", "Marchand d’Anna\N{NO-BREAK SPACE}: à La Châtre."),
    ],
)
def test_au_mans(town: str, said: str) -> None:
    assert Words("fr").say("web-classic-merchant-in", name="Anna", town=town) == said
    of = Words("fr").say("move-give-built", where="town", town="Le Mans", place="")
    assert of == "le comptoir du Mans"


def test_every_article_of_a_town_is_known() -> None:
    """Le Roy may be a player: only towns are contracted, and they are listed."""
    assert {name for name in TOWNS if name.startswith(("Le ", "Les "))} == {"Le Blanc", "Le Mans"}
    assert Words("fr").say("web-waiting", names="Le Roy") == "En attente de Le Roy"


# ------------------------------------------------------------------------------ number


@pytest.mark.parametrize("good", [*GOOD_NAMES, BREAD])
def test_french_counts_goods(good: str) -> None:
    french = Words("fr")
    one, two = (french.counted_goods({good: count}) for count in (1, 2))
    assert two == f"2 {one.removeprefix('1 ')}s"


@pytest.mark.parametrize("good", GOOD_NAMES)
def test_a_good_is_called_as_its_row_calls_it(good: str) -> None:
    for language in ("en", "de", "fr"):
        words = Words(language)
        row = words.name(good)
        assert words.good(good, 2 if row.endswith("s") else 1).casefold() == row.casefold()


@pytest.mark.parametrize("kind", FOLLOWERS)
def test_who_is_missing_agrees_in_number_and_case(kind: str) -> None:
    german = Words("de")
    assert german.missing_followers([kind]) == f"ein {german.name(kind)}"
    accusative = german.say("a-follower", follower=kind)
    assert accusative.startswith("einen ") and accusative[6:].startswith(german.name(kind)[:4])
    assert german.missing_followers([kind, kind]).startswith("2 ")


def test_missing_followers_in_a_sentence() -> None:
    facts = {"place": "Rathaus", "placed": "B"}
    german = Words("de")
    two = german.missing_followers(["farmer", "knight"])
    said = german.say("fill-part", count=2, followers=two, **facts)
    assert said.endswith("es fehlen noch ein Bauer und ein Ritter.")
    one = german.say("fill-part", count=1, followers="ein Bauer", **facts)
    assert one.endswith("es fehlt noch ein Bauer.")


# ------------------------------------------------------------------------- typesetting


def french_texts() -> list[str]:
    french = Words("fr")
    rules = load_content().rules
    texts = [said(rule) for rule in rules for said in (french.rule_text, french.ruling)]
    return [*texts, *(french.name(id) for id in load_content().rows)]


def test_the_french_ledger_and_names_are_typeset() -> None:
    """The right apostrophe, and a blank that does not break before high marks and in quotes."""
    texts = french_texts()
    assert [text for text in texts if re.search(r"\w'\w", text)] == []
    assert [text for text in texts if re.search(r" [:;?!»%]|« ", text)] == []
    assert any("\N{NO-BREAK SPACE}:" in text for text in texts)


def test_french_messages_have_the_right_apostrophe_and_no_blank_before_an_ellipsis() -> None:
    for text in message_files("fr").values():
        said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
        assert re.findall(r"[a-zà-ü]'[a-zà-ü]", said) == []
        assert re.findall(r"(?<!Bearer) …", said) == []
