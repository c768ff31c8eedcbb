"""`orleans hint` and `orleans analyse`: advice on a saved game, judgement on a finished one."""

import json
from pathlib import Path

import pytest

import orleans
from orleans import record_of
from orleans.analysis.judgement import Verdict
from orleans.commands import analyse
from orleans.commands.output.analysis import mistake_lines
from orleans.terminal.shell.page import Page
from orleans.text.translator import Words
from tests.analysis.analysed import LAST_ROUND, LITTLE, last_round
from tests.cli.running import Here
from tests.text.pseudo import PSEUDO, any_of, faults, speak_pseudo


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "EFFORT", LITTLE)


@pytest.fixture
def games(here: Here) -> Here:
    """A finished game in which red wasted the last round, and one at that decision."""
    Path("over.json").write_bytes(last_round("0 done").to_json())
    begun = orleans.new(None, "last", LAST_ROUND)
    Path("begun.json").write_bytes(record_of(begun, reveal_seed=True).to_json())
    return here


# -------------------------------------------------------------------- analyse


def test_an_analysis_to_read(games: Here) -> None:
    ran = games.run("analyse over.json")
    assert (ran.code, ran.err) == (0, "")
    for text in ("Winning chances", "Red, round 18, move 0", "Luck and skill", "Best found"):
        assert text in ran.out
    mistake = ran.out.split("Red, round 18, move 0")[1].split("\n\n")[0]
    assert "Played  place nobody" in mistake
    assert "Better" in mistake and "points more from" in mistake


def test_a_mistake_in_a_lost_game_costs_no_chance() -> None:
    lost = Verdict(moment=0, seat=0, asked="plan", moves=["done"], better=["done"], loss=2.0)
    record, words = last_round("0 done"), Words("en")
    lines = mistake_lines(Page(), words, record, [(18, lost)], ["Red", "Blue"])
    assert "2.0 points lost, chance of winning −0%" in lines[0]


def test_the_mistakes_of_one_seat(games: Here) -> None:
    ran = games.run("analyse over.json --seat blue --lang de")
    assert "Die größten Fehler von Blau" in ran.out
    assert "Rot, Runde 18" not in ran.out and "Rot" in ran.out


def test_json_says_all(games: Here) -> None:
    answer = json.loads(games.run("analyse over.json --json").out)
    red, blue = answer["seats"]
    assert red["mistakes"][0]["moves"] == ["done"] and red["mistakes"][0] in answer["mistakes"]
    assert red["skill"] < 0 and red["choices"] >= red["best"]
    assert blue["name"] == "Blue"
    last = answer["rounds"][-1]
    assert last["round"] == 18 and last["course"][0]["moment"] == 0
    assert sum(last["course"][-1]["win"]) == pytest.approx(1)
    lost = -sum(one["loss"] for one in last["decisions"] if one["seat"] == 0)
    assert last["skill"][0] == pytest.approx(lost)
    assert sum(one["luck"][0] for one in answer["rounds"]) == pytest.approx(red["luck"])
    only = json.loads(games.run("analyse over.json --json --seat 2").out)
    assert [seat["seat"] for seat in only["seats"]] == [1]


def test_an_analysis_in_every_language_is_all_words(
    games: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_pseudo(monkeypatch)
    hinted = json.loads(games.run("hint begun.json --json").out)["moves"]
    known = any_of([notation for notation, _ in hinted])
    for command in ("analyse over.json", "hint begun.json"):
        lines = games.run("--lang", PSEUDO, command).out.splitlines()
        assert lines and {line: wrong for line in lines if (wrong := faults(line, known))} == {}


# ----------------------------------------------------------------------- hint


def test_a_hint_says_what_why_and_what_else(games: Here) -> None:
    ran = games.run("hint begun.json --seat red")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Red: ")
    for text in ("  place ", "Why", "points more from", "Alternatives", "points less)"):
        assert text in ran.out


def test_a_hint_as_json(games: Here) -> None:
    answer = json.loads(games.run("hint begun.json --json").out)
    assert answer["seat"] == 0 and answer["moves"][-1][0] == "done"
    assert answer["reasons"] and 1 <= len(answer["others"]) <= 3
    assert json.loads(games.run("hint begun.json --json --seat 2").out)["seat"] == 1


# ----------------------------------------------------------------- wrong input


@pytest.mark.parametrize(
    "line, says",
    [
        ("analyse", "missing: RECORD"),
        ("analyse nothing.json", "nothing.json: can’t be read"),
        ("analyse begun.json", "begun.json: the game isn’t over yet"),
        ("analyse over.json --seat pink", "“pink” is not a seat"),
        ("hint over.json", "the game is over"),
        ("hint begun.json --seat 3", "“3” is not a seat"),
        ("hint asked.json --seat blue", "it is not the turn of seat “blue”"),
    ],
)
def test_wrong_input_is_one_sentence(games: Here, line: str, says: str) -> None:
    game = orleans.new(None, "last", LAST_ROUND)
    game.play(1, game.parse("done"))
    Path("asked.json").write_bytes(record_of(game, reveal_seed=True).to_json())
    ran = games.run(line)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err and ran.err.count("\n") == 1
