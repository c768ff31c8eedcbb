"""Help and complaints about arguments speak the user's language."""

import re

import pytest

from orleans.bots import PLAYERS
from orleans.classic.modules import MODULES
from orleans.cli import COMMANDS, build_parser
from orleans.commands.common import ALL_OPTIONS
from orleans.commands.completion import SCRIPTS
from orleans.commands.serve import DATABASE
from orleans.content.schema import Language
from orleans.text.translator import Words
from orleans.titles import HOMES
from tests.cli.running import Here
from tests.text.pseudo import PSEUDO, any_of, faults, speak_pseudo


@pytest.mark.parametrize(
    "language, says",
    [
        ("en", ["usage: orleans [-h]", "commands:", "show this help", "summarise them."]),
        ("de", ["Aufruf: orleans [-h]", "Befehle:", "diese Hilfe anzeigen", "BEFEHL"]),
        ("fr", ["utilisation : orleans [-h]", "commandes :", "afficher cette aide", "COMMANDE"]),
    ],
)
def test_the_flag_and_the_locale_choose_the_language_of_help(
    here: Here, monkeypatch: pytest.MonkeyPatch, language: Language, says: list[str]
) -> None:
    by_flag = here.run("--lang", language)
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    by_locale = here.run("--help")
    assert by_flag == by_locale and by_flag.code == 0
    out = by_flag.out.replace("\N{NO-BREAK SPACE}", " ")
    assert [part for part in says if part not in out] == []


def test_the_language_may_stand_before_or_behind_the_command(here: Here) -> None:
    before, behind = here.run("--lang de tile ship"), here.run("tile ship --lang=de")
    assert before == behind and before.out.startswith("Schiff ")
    assert here.run("--lang fr tile ship --lang de") == behind


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_word_of_help_comes_from_a_message(
    here: Here, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    speak_pseudo(monkeypatch)
    monkeypatch.setenv("COLUMNS", "3000")
    out = here.run(command, "--help", "--lang", PSEUDO).out
    # Flags, their values in capitals, and the example line.
    plain = r"(?<!\w)-+[a-z-]+|(?<=[ \[])[A-Z][A-Z,=:|]*(?=[ \]\n])|(?<=꞉·)orleans [^⟧]*"
    usage, *lines = re.sub(plain, "7", out).splitlines()
    known = any_of([*COMMANDS, *SCRIPTS, *HOMES, *MODULES, *ALL_OPTIONS, *PLAYERS, DATABASE])
    assert usage.startswith("⟦") and len(lines) > 8
    assert {line: wrong for line in lines if (wrong := faults(line, known))} == {}


@pytest.mark.parametrize(
    "line, says",
    [
        ("dance", "„dance“ ist nicht dabei; es gibt play, join"),
        ("new", "es fehlt: FILE (siehe orleans new --help)"),
        ("new a.json b.json", "unbekannt: b.json"),
        ("tile", "es fehlt: NAME"),
        ("show --move", "--move braucht einen Wert"),
        ("new a.json --force=3", "--force nimmt keinen Wert"),
        ("play --s 1", "--s kann --seats, --save, --seed bedeuten"),
    ],
)
def test_complaints_about_arguments_are_translated(here: Here, line: str, says: str) -> None:
    assert says in here.run("--lang de", line).err


def test_english_says_the_same(here: Here) -> None:
    assert here.run("new").err == "orleans: missing: FILE (see orleans new --help)\n"
    assert Words("en").say("help-about") in build_parser().format_help()
