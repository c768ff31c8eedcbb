"""Whole games of Joan of Arc by the keyboard: alone at every level, with bots, together."""

import json
from pathlib import Path

import pytest

from orleans.content.schema import Language
from orleans.text.translator import LANGUAGES, Words
from tests.cli.running import Here, run
from tests.terminal.joan.playing import LEVELS, SOLO, THREE, play_joan, sit_down
from tests.terminal.playing import FIRST, LONG_ENOUGH, moves, saved


@pytest.mark.parametrize("level, language", [*zip(LEVELS, LANGUAGES, strict=True)])
def test_alone_against_joan_at_every_level(tmp_path: Path, level: str, language: Language) -> None:
    """As a real process, to the end; the record replays."""
    words = f"play --terminal --quick --seed s --save game.json --lang {language} {SOLO}"
    ran = run(tmp_path, words, f"--option level={level}", typed=FIRST * LONG_ENOUGH)
    say = Words(language).say
    assert ran.code == 0 and ran.err == ""
    assert say("title-end") in ran.out and say("joan-event-over") in " ".join(ran.out.split())
    record = saved(tmp_path)["record"]
    assert record["setup"]["options"].get("level", "standard") == level
    assert sum(move.split()[1] in ("take", "monk") for move in record["moves"]) == 25
    assert f" {record['scores'][0]}\n" in ran.out
    table = ran.out.split(say("title-end"))[1]
    assert say("joan") in table and say("part-product") in table
    checked = json.loads(run(tmp_path, "replay", "game.json", "--json").out)
    assert checked["ok"] and checked["scores"] == record["scores"]


def test_three_players_two_of_them_bots(tmp_path: Path) -> None:
    words = f"play --terminal --quick --seed s --save game.json --lang en {THREE}"
    ran = run(tmp_path, words, "--names Anna,Ben,Chloé", typed=FIRST * LONG_ENOUGH)
    record = saved(tmp_path)["record"]
    assert ran.code == 0 and ran.err == ""
    assert [seat["player"] for seat in saved(tmp_path)["seats"]] == ["human", "easy", "easy"]
    assert ran.out.count("Your pick: ") == 24
    table = ran.out.split("End of the game")[1]
    for name, score in zip(("Anna", "Ben", "Chloé"), record["scores"], strict=True):
        assert any(row.split()[0] == name and row.endswith(f" {score}") for row in rows(table))
    assert " wins." in table and "The seed was s" in table
    assert run(tmp_path, "replay", "game.json").code == 0


def rows(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players, width", [(1, 80), (1, 100), (3, 100), (5, 80)])
def test_whoever_takes_any_choice_gets_to_the_end(
    language: Language, players: int, width: int
) -> None:
    """In every language, at both widths: no line too long, no fact missing."""
    options = {"level": "challenge"} if players == 1 else {}
    console = sit_down(players, language, f"any {language} {width}", width, **options)
    assert {"pick", "turn"} <= console.asked <= {"pick", "turn", "pay"}
    assert max(map(len, console.shown)) == width - 1


def test_printed_places_at_one_keyboard() -> None:
    console = sit_down(2, "en", "printed", places="printed")
    assert "Places  those printed on the sheets" in console.shown
    assert "presses Enter" not in " ".join(console.shown)


def test_bots_may_play_alone(here: Here) -> None:
    ran = play_joan(here, "--seats - --bots random,easy", game="--game joan --players 4")
    assert ran.code == 0 and "End of the game" in ran.out


def test_what_no_flag_says_is_asked(here: Here) -> None:
    answers = ["6", "1", "hard", "connoisseur", "Jeannette", "quit"]
    ran = here.run("play --terminal --game joan", typed="\n".join(answers) + "\n")
    assert ran.code == 0
    assert "How many players (1, 2, 3, 4, 5)? [3]" in ran.out and "“6” is not one of" in ran.out
    assert "Which level (standard, connoisseur, challenge)?" in ran.out
    assert "Level  Connoisseur Variant" in ran.out and "Jeannette> quit" in ran.out
    (file,) = (here.home / "data" / "orleans" / "saves").iterdir()
    assert "-joan-1p-" in file.name


def test_together_the_places_are_asked(here: Here) -> None:
    answers = ["printed", "red,blue", "Anna", "Ben", "quit"]
    ran = here.run("play --terminal --game joan --players 2", typed="\n".join(answers) + "\n")
    assert "Which Places (cards, printed)? [cards]" in ran.out
    assert "Places  those printed on the sheets" in ran.out


# --------------------------------------------------------------------------- saving


@pytest.mark.parametrize("flags", [f"{SOLO} --option level=connoisseur", THREE])
def test_a_continued_game_goes_on_as_it_would_have(here: Here, flags: str) -> None:
    play_joan(here, typed="\n".join(["1"] * LONG_ENOUGH), game=flags)
    whole = saved(here.home)
    play_joan(here, "--force", typed="\n".join([*["1"] * 20, "quit"]), game=flags)
    part = moves(here.home)
    ran = here.run("play --terminal game.json", typed=FIRST * LONG_ENOUGH)
    assert ran.code == 0 and 20 <= len(part) < len(whole["record"]["moves"])
    assert saved(here.home) == whole


def test_a_game_that_was_set_up_is_played(here: Here) -> None:
    here.run("new sunday.json --seed s --game joan --players 1 --option level=challenge")
    ran = here.run("play --terminal sunday.json --quick", typed="1\nquit\n")
    assert ran.code == 0 and "Joan of Arc, against Joan" in ran.out
    assert "Level  Special Challenge" in ran.out and "Red takes a" in ran.out
    assert moves(here.home, "sunday.json")[0].startswith("0 take")


def test_looking_at_a_moment_of_a_saved_game(here: Here) -> None:
    play_joan(here, typed="\n".join(["1"] * 60), game=THREE)
    shown = here.run("show game.json --seat blue --move 12")
    assert shown.code == 0
    assert "Red’s sheet" in shown.out and "Your sheet" in shown.out
    assert shown.out.count("Warehouse 1") == 3
    assert here.run("show game.json").out != shown.out
    view = json.loads(here.run("show game.json --seat blue --json").out)
    assert view["seat"] == 1 and view["game"] == "joan"


def test_a_finished_game_is_shown_with_its_points(here: Here) -> None:
    play_joan(here, typed="\n".join(["1"] * LONG_ENOUGH))
    out = here.run("show game.json").out
    assert "Product" in out.splitlines()[-3] and out.splitlines()[-1].startswith("Joan")
