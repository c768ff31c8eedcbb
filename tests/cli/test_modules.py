"""`orleans modules`, and `--modules` of the commands that set a game up."""

import json
from itertools import combinations as choices
from pathlib import Path

import pytest

from orleans import Setup, SetupError, new
from orleans.classic.modules import MODULES
from orleans.content import load_content
from orleans.content.schema import Language
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here, run
from tests.rules import rule


def told(here: Here, *flags: str) -> str:
    ran = here.run("modules", *flags)
    assert (ran.code, ran.err) == (0, "")
    return " ".join(ran.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_module_what_it_is_and_what_goes_together(
    here: Here, language: Language
) -> None:
    out = told(here, f"--lang {language}")
    words = Words(language)
    for id in MODULES:
        assert f"{id} {words.say('module-name', module=id)}" in out
        assert words.say("module-about", module=id) in out
    assert "--modules orders,ti-events,trade " in out
    assert "--modules orders,ti-events,intrigue " in out
    assert out.count("2021, bigbox") == len(MODULES)
    ledger = load_content().rules
    for id in ("trade.setup.one_board", "setup.modules.edition"):
        assert id in out and " ".join(ledger[id].text_in(language).split()) in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_has_a_name_and_a_description(language: Language) -> None:
    words = Words(language)
    for key in ("module-name", "module-about"):
        said = [words.say(key, module=id) for id in MODULES]
        assert len({*said, *MODULES}) == 2 * len(MODULES)


def test_lines_fit_the_terminal(here: Here) -> None:
    for language in LANGUAGES:
        lines = here.run("modules", "--lang", language).out.splitlines()
        assert max(map(len, lines)) < 80


def test_json_says_the_same_as_the_set_up_itself(here: Here) -> None:
    answer = json.loads(told(here, "--json"))
    assert [module["id"] for module in answer["modules"]] == list(MODULES)
    for module in answer["modules"]:
        assert module.keys() == {"id", "name", "about", "editions", "options"}
        assert module["editions"] == [
            edition for edition in ("2014", "2021", "bigbox") if takes(edition, [module["id"]])
        ]
    every = [list(some) for size in range(1, 5) for some in choices(MODULES, size)]
    assert sorted(answer["allowed"]) == sorted(some for some in every if takes("bigbox", some))
    (pair,) = answer["refused"]
    assert pair["modules"] == ["trade", "intrigue"] and pair["rule"] == "trade.setup.one_board"
    (edition,) = answer["refused_by_edition"]
    assert (edition["edition"], edition["rule"]) == ("2014", "setup.modules.edition")
    assert edition["modules"] == list(MODULES)
    german = json.loads(told(here, "--json --lang de"))
    assert german["modules"][0]["name"] == "Aufträge"
    assert german["refused"][0]["text"].startswith("Es ist nur ein Plan")


def takes(edition: str, modules: list[str]) -> bool:
    try:
        new(Setup(edition=edition, players=2, modules=modules), seed=1)
    except SetupError:
        return False
    return True


# ------------------------------------------------------------------------- --modules


@rule("orders.module_optional")
def test_a_game_with_a_module_is_set_up_told_and_shown(here: Here) -> None:
    ran = here.run("new", "g.json", "--edition 2021 --players 2 --modules orders --seed s")
    assert ran.code == 0 and "Modules: Orders\n" in ran.out
    view = json.loads(here.run("show", "g.json", "--json").out)
    assert len(view["modules"]["orders"]["display"]) == 5
    assert all(deed.startswith("base_") for deed in view["deeds"])
    plain = here.run("new", "h.json", "--edition 2021 --players 2")
    assert "Modules: none\n" in plain.out


def test_whole_games_with_modules_can_be_simulated(tmp_path: Path) -> None:
    flags = "--edition bigbox --players 2..3 --modules orders --games 4 --seed s --json"
    one, other = (run(tmp_path, "simulate", flags, "--bots", b) for b in ("random", "easy"))
    for ran in (one, other):
        assert ran.code == 0 and json.loads(ran.out)["errors"] == 0


def test_a_saved_game_with_a_module_is_played_on(here: Here) -> None:
    flags = "--edition 2021 --players 2 --modules orders --seed s --seats - --bots random,random"
    played = here.run("play", "--terminal --quick --save g.json", flags)
    assert played.code == 0
    assert json.loads((here.home / "g.json").read_text())["record"]["setup"]["modules"] == [
        "orders"
    ]
    assert here.run("replay", "g.json", "--json").code == 0


def test_blanks_between_names_do_not_matter(here: Here) -> None:
    from orleans.commands.common import modules_of

    assert modules_of("orders, trade") == ["orders", "trade"]


NEW = "new a.json --players 2"


@pytest.mark.parametrize(
    "flags, says",
    [
        ("--modules dragons", "“dragons” is not a module; choose from orders, ti-events, trade"),
        ("--modules orders,", "“” is not a module"),
        ("--modules orders,orders", "the module orders is named twice"),
        ("--modules trade,intrigue", "trade and intrigue can’t be combined (rule trade."),
        ("--edition 2014 --modules orders", "the 2014 edition takes no modules (rule setup.mod"),
        ("--option variant_last_tile=true", "“variant_last_tile” is not an option"),
        ("--modules ti-events --option variant_last_tile=x", "takes yes or no"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(here: Here, flags: str, says: str) -> None:
    ran = here.run(NEW, flags)
    assert (ran.code, ran.out) == (2, "") and says in ran.err
    assert ran.err.count("\n") == 1


def test_options_of_a_module_come_with_it(here: Here) -> None:
    ran = here.run(NEW, "--modules ti-events --option variant_last_tile=true")
    assert ran.code == 0 and "variant_last_tile=True" in ran.out
