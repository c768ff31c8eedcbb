"""`orleans stats`: what tournament results and records show."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import orleans
from orleans.bots import PLAYERS, play_out
from orleans.kernel.record import record_of
from orleans.lab.run.simulate import bot_seed
from tests.cli.running import Here
from tests.lab.made import BETTER
from tests.text.pseudo import PSEUDO, any_of, faults, speak_pseudo


@pytest.fixture
def results(here: Here) -> Path:
    here.run(f"tournament --players {BETTER},random --seats 3 --games 6 --seed s --out games.jsonl")
    return Path("games.jsonl")


def finished_record(path: str, game: str = "classic", players: int = 2) -> None:
    played = orleans.new(orleans.Setup(game, players=players), seed=path)
    play_out(played, [PLAYERS["normal"](seat) for seat in range(players)])
    Path(path).write_bytes(record_of(played).to_json())


def test_results_as_tables(here: Here, results: Path) -> None:
    ran = here.run("stats games.jsonl --top 99")
    assert (ran.code, ran.err) == (0, "")
    for word in ("Orléans: 6 games", "3 players", "Turn 1", "Town Hall", "Knight", "Winners"):
        assert word in ran.out


def test_json_says_all(here: Here, results: Path) -> None:
    answer = json.loads(here.run("stats games.jsonl --json").out)
    (report,) = answer["reports"]
    assert (answer["games"], answer["skipped"]) == (6, 0)
    assert report["game"] == "classic" and report["by_players"][0]["players"] == 3
    for by in ("seats", "order"):
        assert sum(one["wins"] for one in report["by_players"][0][by]) == pytest.approx(6)
    assert {one["id"] for one in report["tracks"]} >= {"farmer", "development", "citizens"}
    assert {one["id"] for one in report["uses"]} >= {"village", "town_hall"}
    assert report["tiles"] and report["deeds"]
    assert {one["name"] for one in report["players"]} == {BETTER, "random"}


def test_every_row_says_how_many_games_stand_behind_it(here: Here, results: Path) -> None:
    lines = here.run("stats games.jsonl --top 99").out.splitlines()
    heads = [line for line in lines if "Winners" in line or "Win rate" in line]
    assert len(heads) == 6 and all("Games" in head for head in heads)
    knights = next(line for line in lines if line.startswith("Knight"))
    assert 0 < int(knights.split()[1]) <= 18


def test_players_of_different_strength_are_warned_of(here: Here, results: Path) -> None:
    warning = f"Players of different strength are mixed here: {BETTER} (6) and random (12)."
    assert warning in " ".join(here.run("stats games.jsonl").out.split())
    (report,) = json.loads(here.run("stats games.jsonl --json").out)["reports"]
    assert report["mixed"] == [BETTER, "random"]
    here.run("stats games.jsonl --charts charts")
    assert "different strength" in Path("charts/index.html").read_text(encoding="utf-8")
    here.run("tournament --players random,random --games 2 --out alike.jsonl")
    assert "strength" not in here.run("stats alike.jsonl").out
    (alike,) = json.loads(here.run("stats alike.jsonl --json").out)["reports"]
    assert alike["mixed"] == []


def test_charts_and_a_page(here: Here, results: Path) -> None:
    ran = here.run("stats games.jsonl --charts out/charts")
    folder = Path("out/charts")
    charts = sorted(file.name for file in folder.glob("*.svg"))
    assert ran.code == 0 and str(folder / "index.html") in ran.out
    assert {"classic-seats-3.svg", "classic-order-3.svg", "classic-elo.svg"} <= set(charts)
    assert {"classic-tiles.svg", "classic-tracks.svg", "classic-deeds.svg"} <= set(charts)
    for chart in charts:
        ElementTree.fromstring((folder / chart).read_text(encoding="utf-8"))
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert page.count("<svg") == len(charts)
    assert ran.err == "" and sorted(file.stem for file in folder.glob("*.png")) == [
        chart.removesuffix(".svg") for chart in charts
    ]
    again = here.run("stats games.jsonl --charts out/charts")
    assert again.code == 2 and "--force" in again.err
    assert here.run("stats games.jsonl --charts out/charts --force").code == 0


@pytest.mark.parametrize("missing", ["resvg_py", "font_source_sans_pro"])
def test_without_the_extra_there_are_the_other_charts(
    here: Here, results: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    ran = here.run("stats games.jsonl --charts out")
    assert ran.code == 0 and "pip install 'orleans[png]'" in ran.err and ran.err.count("\n") == 1
    assert list(Path("out").glob("*.svg")) and Path("out/index.html").exists()
    assert not list(Path("out").glob("*.png"))


def test_a_folder_of_records(here: Here) -> None:
    Path("evenings").mkdir()
    finished_record("evenings/one.json")
    finished_record("evenings/two.json", "joan", 3)
    here.run("new evenings/begun.json --players 2")
    ran = here.run("stats evenings --json")
    answer = json.loads(ran.out)
    assert (answer["games"], answer["skipped"]) == (2, 1)
    classic, joan = sorted(answer["reports"], key=lambda report: str(report["game"]))
    assert classic["by_players"][0]["players"] == 2 and joan["by_players"][0]["players"] == 3
    assert classic["uses"] and joan["tiles"]
    assert "1 game isn’t over" in here.run("stats evenings").out


def test_records_and_results_say_the_same(here: Here) -> None:
    """A tournament's game, played once more and kept as a record, shows the same facts."""
    here.run(f"tournament --players {BETTER},{BETTER} --games 1 --seed s --out one.jsonl")
    kept = json.loads(Path("one.jsonl").read_text(encoding="utf-8"))
    from_results = json.loads(here.run("stats one.jsonl --json").out)["reports"][0]
    played = orleans.new(orleans.Setup(players=2), seed=kept["seed"])
    play_out(played, [PLAYERS[BETTER](bot_seed(kept["seed"], seat)) for seat in range(2)])
    Path("one.json").write_bytes(record_of(played).to_json())
    from_record = json.loads(here.run("stats one.json --json").out)["reports"][0]
    for field in ("by_players", "tiles", "tracks", "deeds", "uses"):
        assert from_results[field] == from_record[field]


@pytest.mark.parametrize(
    "line, says",
    [
        ("stats", "missing: FILE"),
        ("stats nothing.jsonl", "nothing.jsonl: can’t be read"),
        ("stats empty", "no finished game"),
        ("stats empty --top 0", "--top takes a number from 1"),
        ("stats other.json", "other.json: line 1 is not a game result"),
    ],
)
def test_wrong_input_is_one_sentence(here: Here, line: str, says: str) -> None:
    Path("empty").mkdir()
    Path("other.json").write_text("{}", encoding="utf-8")
    ran = here.run(line)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err and ran.err.count("\n") == 1


def test_tables_and_charts_speak_in_messages_alone(
    here: Here, results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_pseudo(monkeypatch)
    known = any_of([*PLAYERS, "index.html", "out"])
    for line in ("stats games.jsonl --charts out", "tournament --from games.jsonl"):
        out = here.run("--lang", PSEUDO, line).out
        lines = out.splitlines()
        assert {line: wrong for line in lines if (wrong := faults(line, known))} == {}
    for chart in Path("out").glob("*.svg"):
        for shown in ElementTree.fromstring(chart.read_text(encoding="utf-8")).itertext():
            assert faults(shown, known) == [], chart


def test_deeds_of_joan_of_arc_have_names(here: Here) -> None:
    here.run(f"tournament --game joan --players {BETTER},{BETTER} --games 2 --out joan.jsonl")
    out = here.run("--lang de stats joan.jsonl").out
    assert "Werk 1" in out and "_" not in out
