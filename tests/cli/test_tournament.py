"""`orleans tournament`: the strength of players, in a table or as JSON."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from orleans.bots import PLAYERS, Bot
from orleans.kernel.moves import Move
from orleans.kernel.searchable import Searchable
from tests.cli.running import Here, environment, run
from tests.lab.made import BETTER
from tests.patience import PATIENCE

FIRST_KEYS = ["games", "players"]
PLAYER_KEYS = ["name", "games", "wins", "win_rate", "ci95", "mean_score"]


def timeless(answer: dict[str, Any]) -> list[Any]:
    timed = ("seconds_per_decision", "slowest_decision")
    players = [{k: v for k, v in one.items() if k not in timed} for one in answer["players"]]
    return [answer["games"], players]


def test_json_has_a_stable_shape(tmp_path: Path) -> None:
    ran = run(tmp_path, f"tournament --players {BETTER},random,random --games 6 --seed s --json")
    answer = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert list(answer)[:2] == FIRST_KEYS and answer["games"] == 6
    assert [one["name"] for one in answer["players"]] == [BETTER, "random"]
    assert [one["games"] for one in answer["players"]] == [6, 12]
    for one in answer["players"]:
        low, high = one["ci95"]
        assert list(one)[:6] == PLAYER_KEYS
        assert 0 <= low <= one["win_rate"] <= high <= 1
        assert one["win_rate"] == pytest.approx(one["wins"] / one["games"], abs=1e-6)
        assert one["elo_ci95"][0] < one["elo"] < one["elo_ci95"][1]
        assert 0 < one["seconds_per_decision"] < one["slowest_decision"]
        assert sum(one["parts"].values()) == pytest.approx(one["mean_score"], abs=0.01)


def test_seed_and_processes(tmp_path: Path) -> None:
    flags = f"tournament --players {BETTER},random --seats 3 --games 6 --json --seed"
    one, two, other = (
        json.loads(run(tmp_path, flags, more).out) for more in ("s", "s --jobs 2", "t")
    )
    assert timeless(one) == timeless(two) != timeless(other)


def test_results_are_kept_and_shown_again(here: Here) -> None:
    flags = f"tournament --players {BETTER},random --games 8 --seed s"
    first = json.loads(here.run(flags, "--out games.jsonl --json").out)
    again = here.run("tournament --from games.jsonl --json")
    assert again.code == 0 and json.loads(again.out)["players"] == first["players"]
    shown, kept = here.run(flags), here.run("tournament --from games.jsonl")
    assert shown.out.splitlines()[0] == kept.out.splitlines()[0]
    assert BETTER in kept.out and "8 games from 4 deals" in kept.out
    twice = json.loads(here.run("tournament --from games.jsonl games.jsonl --json").out)
    assert twice["games"] == 16


def test_a_file_is_not_overwritten_unless_told(here: Here) -> None:
    flags = "tournament --players random,random --games 2 --out games.jsonl"
    assert here.run(flags).code == 0
    before = Path("games.jsonl").read_bytes()
    refused = here.run(flags)
    assert refused.code == 2 and "--force" in refused.err
    assert Path("games.jsonl").read_bytes() == before
    assert here.run(flags, "--force").code == 0


def test_the_solo_game_against_joan(here: Here) -> None:
    ran = here.run(f"tournament --game joan --solo challenge --players {BETTER} --games 4 --json")
    answer = json.loads(ran.out)
    (better,) = answer["players"]
    assert better["games"] == 4 and better["elo"] is None
    assert answer["joan_mean_score"] > 0
    text = here.run(f"tournament --solo standard --players {BETTER},random --games 4").out
    assert "Joan had" in text and "Elo" not in text


def test_more_names_than_seats_play_all_line_ups(here: Here) -> None:
    for flags in ("--seats 2", "--round-robin"):
        line = f"tournament --players {BETTER},random,{BETTER} {flags} --games 4 --seed s --json"
        answer = json.loads(here.run(line).out)
        assert [one["games"] for one in answer["players"]] == [4, 4]


def test_set_up_flags_are_those_of_other_commands(here: Here) -> None:
    flags = "--edition 2021 --modules orders --option start_player=red --games 2 --out o.jsonl"
    assert here.run("tournament --players random,random", flags).code == 0
    for line in Path("o.jsonl").read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        assert game["setup"]["edition"] == "2021" and game["setup"]["modules"] == ["orders"]
        assert game["start"] == 0 and "orders" in game["parts"][0]


@pytest.mark.parametrize(
    "flags, says",
    [
        ("", "missing: --players"),
        ("--players 4", "“4” is not one of "),
        ("--players random,nobody", "“nobody” is not one of"),
        ("--players random,random --games 0", "--games takes a number from 1"),
        ("--players random --seats 9", "players"),
        ("--players random,random --game classic --solo standard", "takes 2, 3, 4, 5 players"),
        ("--players random --solo nightmare", "level"),
        ("--from nothing.jsonl", "nothing.jsonl: can’t be read"),
        ("--players random,random --out no/such/folder", "no/such/folder: can’t be written"),
        ("--players random,random --out nothing --resume", "nothing: can’t be read"),
        ("--players random,random --resume", "--resume needs --out"),
        ("--players random,random --force", "--force needs --out"),
        ("--from empty.jsonl", "empty.jsonl: this file is empty"),
        ("--from games.jsonl --players random,random", "--players can’t be combined with --from"),
        ("--from games.jsonl --games 100", "--games can’t be combined with --from"),
        ("--from games.jsonl --edition 2021", "--edition can’t be combined with --from"),
    ],
)
def test_wrong_input_is_one_sentence(here: Here, flags: str, says: str) -> None:
    Path("empty.jsonl").touch()
    ran = here.run("tournament", flags)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err and ran.err.count("\n") == 1


def test_a_file_with_something_else_is_refused(here: Here) -> None:
    Path("other.jsonl").write_text('{"a": 1}\n', encoding="utf-8")
    ran = here.run("tournament --from other.jsonl")
    assert ran.code == 2 and "other.jsonl: line 1 is not a game result" in ran.err


def test_a_run_goes_on_with_the_games_that_are_missing(here: Here) -> None:
    """It was killed while it wrote a line; a game before that one is missing too."""
    flags = "tournament --players random,random --games 6 --json --out games.jsonl"
    whole = json.loads(here.run(flags, "--seed s").out)
    lines = Path("games.jsonl").read_bytes().splitlines(keepends=True)
    Path("games.jsonl").write_bytes(b"".join([lines[0], lines[2], lines[3], lines[4][:99]]))
    ran = here.run(flags, "--resume")
    assert ran.code == 0 and "games.jsonl: line 4" in ran.err and "cut off" in ran.err
    answer = json.loads(ran.out)
    assert answer["seed"] == "s" and timeless(answer) == timeless(whole)
    kept = Path("games.jsonl").read_bytes().splitlines()
    assert [json.loads(line)["number"] for line in kept] == [0, 2, 3, 1, 4, 5]
    assert json.loads(here.run(flags, "--resume").out)["games"] == 6


@pytest.mark.parametrize(
    "flags, says",
    [
        ("--players random,easy --resume", "game 0 in it is not of this tournament"),
        ("--players random,random --resume --seed t", "game 0 in it is not of this tournament"),
        (
            "--players random,random --resume --edition 2021",
            "game 0 in it is not of this tournament",
        ),
        ("--players random,random --resume --force", "--force can’t be combined with --resume"),
    ],
)
def test_only_the_same_tournament_goes_on(here: Here, flags: str, says: str) -> None:
    here.run("tournament --players random,random --games 2 --seed s --out games.jsonl")
    before = Path("games.jsonl").read_bytes()
    ran = here.run("tournament --games 4 --out games.jsonl", flags)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err and ran.err.count("\n") == 1
    assert Path("games.jsonl").read_bytes() == before


def test_what_is_no_result_is_left_out_and_said(here: Here) -> None:
    here.run("tournament --players random,random --games 2 --seed s --out games.jsonl")
    first, second = Path("games.jsonl").read_bytes().splitlines(keepends=True)
    Path("cut.jsonl").write_bytes(first + second[:500])
    Path("letter.txt").write_text("Dear Anna,\n", encoding="utf-8")
    for line in ("tournament --from", "stats"):
        ran = here.run(line, "cut.jsonl letter.txt --json")
        assert (ran.code, json.loads(ran.out)["games"]) == (0, 1)
        cut, foreign = ran.err.splitlines()
        assert cut.startswith("cut.jsonl: line 2") and "cut off and is left out" in cut
        assert foreign.startswith("letter.txt: line 1") and "this file is left out" in foreign


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", ["Player", "Win rate", "Points from", "The last deal was not played"]),
        ("de", ["Spieler", "Siegquote", "Punkte aus", "Die letzte Ausgangslage"]),
        ("fr", ["Joueur", "Réussite", "Points de", "La dernière donne"]),
    ],
)
def test_the_table_speaks_three_languages(here: Here, language: str, words: list[str]) -> None:
    out = here.run("--lang", language, f"tournament --players {BETTER},random --games 3").out
    assert [word for word in words if word not in out] == []


class Stopping(Bot):
    """Somebody presses Ctrl-C during its third game."""

    games = 0
    name = "stopping"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        Stopping.games += 1

    def choose(self, game: Searchable, seat: int, legal: list[Move]) -> Move:
        if Stopping.games == 3:
            raise KeyboardInterrupt
        return game.candidates(seat, legal)[0]


def test_an_interrupt_leaves_the_games_so_far(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "stopping", Stopping)
    monkeypatch.setattr(Stopping, "games", 0)
    flags = "--players stopping,random --games 50 --seed s --out games.jsonl --json"
    ran = here.run("tournament", flags)
    assert ran.code == 130 and ran.err == "Stopped after 2 of 50 games.\n"
    assert json.loads(ran.out)["games"] == 2
    assert Path("games.jsonl").read_bytes().count(b"\n") == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_real_interrupt(tmp_path: Path, jobs: str) -> None:
    line = "-m orleans.cli tournament --players random,random --games 100000 --json --jobs"
    kept = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, *line.split(), jobs, "--out", str(kept)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        start_new_session=True,
    )
    try:
        until = time.monotonic() + PATIENCE
        while not kept.exists() or kept.read_bytes().count(b"\n") <= 3:
            assert time.monotonic() < until and process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    answer = json.loads(out)
    lines = kept.read_bytes().splitlines()
    assert process.returncode == 130 and answer["interrupted"]
    assert err.decode().startswith("Stopped after ") and err.count(b"\n") == 1
    assert answer["games"] > 3 and abs(len(lines) - answer["games"]) <= 1
