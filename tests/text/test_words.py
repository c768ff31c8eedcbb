"""How a message becomes a sentence: plurals, lists, French marks, faults, the locale."""

import re
import warnings

import pytest

from orleans.bots import PLAYERS
from orleans.classic.ids import GOOD_NAMES
from orleans.content.schema import Language
from orleans.text.translator import (
    LANGUAGES,
    Messages,
    MissingWords,
    Words,
    language_of,
    message_files,
)
from tests.text.messages import messages


def test_plurals_lists_and_goods() -> None:
    english, german, french = Words("en"), Words("de"), Words("fr")
    assert english.say("effect-coins", amount=1) == "1 coin"
    assert german.say("effect-coins", amount=2) == "2 Münzen"
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert english.listed([]) == "" and english.listed(["a"]) == "a"
    assert english.goods_lying(["wine", "wine", "wool"]) == "2 wine and wool"
    assert german.good(GOOD_NAMES[0]) == "Getreide" and german.good("bread") == "Brot"
    assert english.apart(["a", "b, c"]) == "a; b, c"


def test_french_elides_and_keeps_marks_with_their_word() -> None:
    french = Words("fr")
    assert french.say("heading-map", town="Orléans") == "Votre Marchand est à Orléans"
    assert french.say("web-waiting", names="Hélène") == "En attente d’Hélène"
    assert french.say("web-waiting", names="Tours") == "En attente de Tours"
    assert french.say("ask-travel").endswith("\N{NO-BREAK SPACE}?")


def test_a_missing_message_or_fact_fails_every_test_that_says_it() -> None:
    with pytest.raises(MissingWords, match="effect-coins in en"):
        Words("en").say("effect-coins")
    with pytest.raises(MissingWords, match="no message nothing-like-it in text/messages/fr/"):
        Words("fr").say("nothing-like-it")


def test_a_game_goes_on_without_the_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told in English if that is there, else by its key and facts, and complained of once."""
    german = Words("de")
    monkeypatch.setattr(german.bundle, "has_message", lambda key: key == "effect-dev")
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("default")
        for _ in range(3):
            assert german.say("effect-coins", amount=2) == "2 coins"
            assert german.say("move-mill", who="Anna", place="", amount=3) == "move mill (Anna, 3)"
            assert german.say("effect-dev") == "amount Entwicklungspunkte"
    keys = [str(one.message) for one in told]
    assert len(keys) == 3 and "no message move-mill in text/messages/de/" in keys[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_read_one_by_one_so_none_refers_to_another(language: Language) -> None:
    files = message_files(language).values()
    assert [found for text in files for found in re.findall(r"{\s*-?[a-z][\w-]*", text)] == []
    assert Messages(language).texts.keys() == messages(language).keys()


@pytest.mark.parametrize(
    "environment, language",
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_large_numbers_are_parted_as_in_their_language() -> None:
    parted = [Words(language).thousands(1234567) for language in ("en", "de", "fr")]
    assert parted == ["1,234,567", "1.234.567", "1\u202f234\u202f567"]
    assert Words("fr").thousands(999) == "999"


def test_figures_have_the_comma_of_their_language() -> None:
    assert [Words(language).percent(0.125, 1) for language in LANGUAGES] == [
        "12.5%",
        "12,5 %",
        "12,5\N{NO-BREAK SPACE}%",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_computer_player_has_a_name_and_a_sentence(language: Language) -> None:
    words = Words(language)
    for player in PLAYERS:
        assert words.say("web-level", level=player) != player
        assert words.say("player-about", player=player).endswith(".")
