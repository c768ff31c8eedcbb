"""The commands one by one: new, replay, show, rules, tile, and the front door itself."""

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import orleans
from orleans.content import load_content
from orleans.content.schema import Language
from orleans.display.classic.components import components
from orleans.terminal.classic.components import component_card
from orleans.terminal.shell.page import Page
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here, environment, run


def test_alone_it_prints_help(tmp_path: Path) -> None:
    ran = run(tmp_path)
    assert ran.code == 0 and ran.err == ""
    for command in ("play", "new", "simulate", "replay", "show", "rules", "tile"):
        assert f"    {command} " in ran.out


def test_every_command_has_an_example(here: Here) -> None:
    for command in ("play", "new", "simulate", "replay", "show", "rules", "tile"):
        ran = here.run(command, "--help")
        assert ran.code == 0
        assert f"example: orleans {command}" in " ".join(ran.out.split())


def test_version_tells_the_build(here: Here) -> None:
    out = here.run("--version").out
    assert re.match(r"orleans \d+\.\d+\.\d+ \(.*(compiled with mypyc|plain Python).*\)\n", out)


def test_the_package_can_be_run(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "orleans", "--version"]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, check=False)
    assert done.returncode == 0 and done.stdout.startswith(b"orleans ")


def test_a_broken_pipe_is_quiet(tmp_path: Path) -> None:
    line = f"{sys.executable} -m orleans.cli show --players 5 --seed x | head -1"
    done = subprocess.run(
        ["/bin/sh", "-c", line], env=environment(tmp_path), capture_output=True, check=False
    )
    assert done.stderr == b"" and done.stdout.startswith(b"== Round 1")


# ------------------------------------------------------------------------ new


def test_new_writes_a_game_that_can_be_continued(here: Here) -> None:
    flags = "--edition 2021 --players 3 --option start_player=green --seed s"
    ran = here.run("new", "game.json", flags)
    record = orleans.read_record((here.home / "game.json").read_bytes())
    game = orleans.resume(record)
    assert ran.code == 0
    assert game.setup == orleans.Setup(edition="2021", players=3, options={"start_player": 2})
    assert record.commitment in ran.out
    assert "Green" in ran.out and "game.json" in ran.out


def test_new_overwrites_only_when_told(here: Here) -> None:
    here.run("new", "game.json", "--seed", "first")
    first = (here.home / "game.json").read_bytes()
    assert here.run("new", "game.json", "--seed", "second").code == 2
    assert (here.home / "game.json").read_bytes() == first
    assert here.run("new", "game.json", "--seed", "second", "--force").code == 0
    assert (here.home / "game.json").read_bytes() != first


def test_new_takes_a_position_and_corrections(here: Here) -> None:
    (here.home / "late.toml").write_text(
        'edition = "2021"\nplayers = 2\nround = 17\n[red]\ncoins = 40\n'
    )
    (here.home / "box.toml").write_text('[[places.place]]\nid = "hayrick"\nslots = ["monk"]\n')
    flags = "--position late.toml --data box.toml"
    assert here.run("new", "game.json", flags).code == 0
    record = orleans.read_record((here.home / "game.json").read_bytes())
    view = orleans.replay_record(record).view(0)
    assert (view["round"], view["players"][0]["coins"]) == (17, 40)
    assert record.setup["data"]["places"]["place"][0]["slots"] == ["monk"]


# --------------------------------------------------------------------- replay


@pytest.fixture
def played(here: Here) -> Path:
    flags = "--quick --seats - --edition 2021 --players 2 --seed r --save r.json"
    here.run("play --terminal", flags)
    return here.home / "r.json"


def test_replay_verifies(here: Here, played: Path) -> None:
    record = msgspec.json.decode(played.read_bytes())["record"]
    ran = here.run("replay", "r.json", "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {
        "ok": True,
        "state_hash": record["state_hash"],
        "scores": record["scores"],
        "moves": len(record["moves"]),
    }


def test_replay_tells_the_result_by_source(here: Here, played: Path) -> None:
    out = here.run("replay", "r.json").out
    rows = [line.split() for line in out.splitlines()]
    totals = [int(row[-1]) for row in rows if row[0] in ("Red", "Blue") and row[-1].isdecimal()]
    assert "Coins" in out and "Citizens" in out and "State hash" in out
    assert totals == msgspec.json.decode(played.read_bytes())["record"]["scores"]


@pytest.mark.parametrize(
    "field, value",
    [
        ("state_hash", "0" * 64),
        ("scores", [1, 2]),
        ("chance", []),
        ("moves", ["0 dance"]),
        ("seed", "another"),
        ("position", "nonsense ="),
        ("setup", {"edition": "2021", "players": 77}),
        ("setup", {"players": []}),
    ],
)
def test_a_bad_record_is_told_and_counted_as_bad(
    here: Here, played: Path, field: str, value: object
) -> None:
    save = msgspec.json.decode(played.read_bytes())
    (here.home / "bad.json").write_bytes(msgspec.json.encode({**save["record"], field: value}))
    ran = here.run("replay", "bad.json", "--json")
    answer = json.loads(ran.out)
    assert ran.code == 1
    assert answer.keys() == {"ok", "error"} and answer["ok"] is False
    assert ran.err.count("\n") == 1


def test_a_record_that_cannot_be_read(here: Here) -> None:
    (here.home / "bad.json").write_text("nothing")
    ran = here.run("replay", "bad.json", "--json")
    assert ran.code == 2 and json.loads(ran.out)["ok"] is False


# ----------------------------------------------------------------------- show


def test_show_any_moment_of_a_game(here: Here, played: Path) -> None:
    early = here.run("show", "r.json", "--move", "0").out
    late = here.run("show", "r.json").out
    assert "Round 1 of 18" in early and "Round 18 of 18" in late
    assert "Mat of Blue" in late and "Citizens" in late


def test_show_a_seat_shows_only_its_own_bag(here: Here, played: Path) -> None:
    view = json.loads(here.run("show", "r.json", "--seat", "blue", "--json").out)
    assert view == orleans.replay_record(
        orleans.read_record(msgspec.json.encode(msgspec.json.decode(played.read_bytes())["record"]))
    ).view(1)
    assert "bag" in view["players"][1] and "bag" not in view["players"][0]


def test_show_a_position_or_a_fresh_game(here: Here) -> None:
    (here.home / "p.toml").write_text('players = 2\nedition = "2014"\n[blue]\ncoins = 33\n')
    assert json.loads(here.run("show", "p.toml", "--json").out)["players"][1]["coins"] == 33
    assert json.loads(here.run("show", "--players", "5", "--json").out)["edition"] == "bigbox"


# ---------------------------------------------------------------------- rules


def test_a_rule_by_its_id(here: Here) -> None:
    rule = load_content().rules["setup.goods.unseen"]
    out = " ".join(here.run("rules", "setup.goods.unseen").out.split())
    assert rule.text in out and rule.ruling in out and rule.sources[0] in out
    german = " ".join(here.run("rules", "setup.goods.unseen", "--lang", "de").out.split())
    assert rule.text_in("de") in german and "Unsere Auslegung" in german


def test_rules_by_words(here: Here) -> None:
    assert here.run("rules", "bathhouse", "empty", "bag").out.startswith("place.bathhouse")


def test_coverage_counts_the_rules_that_tests_name(here: Here) -> None:
    ran = here.run("rules", "--coverage", "--json")
    counted = json.loads(ran.out)
    ledger = load_content().rules
    assert list(counted) == list(ledger.files)
    for file, rules in ledger.files.items():
        assert counted[file].keys() == {"total", "tested", "untested"}
        assert counted[file]["total"] == len(rules)
        assert counted[file]["tested"] + len(counted[file]["untested"]) == len(rules)
    assert counted["base"]["tested"] > 0
    assert "census.most" not in counted["base"]["untested"]


def test_coverage_reads_only_decorators(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = here.home / "project" / "tests"
    tests.mkdir(parents=True)
    (tests / "rules.py").write_text("")
    (tests / "test_one.py").write_text(
        '@rule("census.most", "census.least")\ndef test_a(): ...\n\nx = rule("census.two")\n'
    )
    monkeypatch.chdir(tests.parent)
    monkeypatch.setattr(orleans, "__file__", str(here.home / "lib" / "orleans" / "__init__.py"))
    counted = json.loads(here.run("rules", "--coverage", "--json").out)
    assert counted["base"]["tested"] == 2
    monkeypatch.chdir(here.home)
    ran = here.run("rules", "--coverage")
    assert ran.code == 2 and "no tests folder" in ran.err


# ----------------------------------------------------------------------- tile


@pytest.mark.parametrize("name", ["bathhouse", "Bathhouse", "Badehaus", "bains publics"])
def test_a_tile_by_its_name_in_any_language(here: Here, name: str) -> None:
    out = " ".join(here.run("tile", *name.split()).out.split())
    assert out.startswith("Bathhouse [bathhouse], a Place tile")
    assert "our own value; the official one is printed only on the component" in out
    assert "Effect in 2014: draw 3 Followers and place 2 of them [rulebook]" in out
    assert "Can be played." in out


@pytest.mark.parametrize("id", ["ship", "base_astronomy", "abc_b_taxes", "theatre"])
def test_other_components(here: Here, id: str) -> None:
    ran = here.run("tile", id)
    assert ran.code == 0 and f"[{id}]" in ran.out


def test_an_owner_s_correction_is_told_as_such(here: Here) -> None:
    (here.home / "box.toml").write_text(
        '[[places.place]]\nid = "hayrick"\nslots = ["monk"]\nslots_provenance = "owner"\n'
    )
    out = " ".join(here.run("tile", "hayrick", "--data", "box.toml").out.split())
    assert "Action Spaces: Monk [corrected by the owner of the box]" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_card(language: Language) -> None:
    words = Words(language)
    for row in components(words.content):
        lines = component_card(Page(), words, row)
        assert max(map(len, lines)) < 80
