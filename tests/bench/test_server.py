"""The server under load: a small run from end to end, and how its figures are read."""

from pathlib import Path

import pytest

from bench.file import figures_of, read
from bench.results import Results
from bench.server.measure import QUICK, Look, spent
from bench.server.process import samples_in
from bench.server.scenes import ALL, SCENES, TENTH
from bench.server.table import tables
from bench.server.verdicts import SERVER, TARGETS
from bench.server.waits import quantiles
from bench.verdicts import ratios_of
from tests.bench.running import bench


@pytest.mark.slow
def test_a_small_run_measures_every_scene_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    run = bench("--server", "--tables", "2", "--json", str(path))
    assert run.returncode == 0, run.stderr
    assert "2 tables, SQLite" in run.stdout
    assert "PostgreSQL: not asked for" in run.stdout
    found = read(path)
    for scene in SCENES:
        if not scene.on_postgres:
            assert found.figures[f"{scene.row}.moves"] > 0
            assert found.figures[f"{scene.row}.refused"] == found.figures[f"{scene.row}.lost"] == 0
            assert found.figures[f"{scene.row}.p99_ms"] >= found.figures[f"{scene.row}.p50_ms"] > 0
            assert found.figures[f"{scene.row}.commit_ms"] > 0
    assert found.figures["bots.decisions_s"] > 0
    assert found.figures["opening.rounds"] == 18
    assert found.figures["opening.entries_ms"] > found.figures["opening.snapshot_ms"] > 0
    assert found.figures["commits.sqlite.alone_s"] > 0
    for target in TARGETS:
        value = found.targets[target.key].value
        assert value is not None and found.targets[target.key].met == target.met(value)


def test_the_waits_of_most_people_and_of_the_unluckiest() -> None:
    found = quantiles([number / 1000 for number in range(101)])
    wanted = {"p50_ms": 50, "p95_ms": 95, "p99_ms": 99, "max_ms": 100}
    assert found == pytest.approx(wanted)
    assert quantiles([]) == {}


def test_what_the_server_counts_is_read_with_its_labels() -> None:
    text = '# HELP x\norleans_entries_total 12.0\norleans_bot_seconds_count{level="random"} 3.0\n'
    wanted = {"orleans_entries_total": 12.0, 'orleans_bot_seconds_count{level="random"}': 3.0}
    assert samples_in(text) == wanted


def test_two_servers_share_the_work_and_their_costs_are_added() -> None:
    def look(at: float, cpu: float, commits: float) -> Look:
        return Look(at, cpu, 0.0, 1_000_000, {"orleans_commit_seconds_count": commits})

    before = [look(0.0, 1.0, 10.0), look(0.0, 2.0, 0.0)]
    after = [look(10.0, 2.0, 110.0), look(10.0, 3.0, 100.0)]
    figures = spent(before, after)
    assert figures["all_moves_s"] == 20.0
    assert figures.get("cpu_ms_move", 10.0) == 10.0
    assert figures.get("server_cpu", 10.0) == 10.0


def test_a_move_that_is_dearer_at_more_tables_lowers_the_ratio() -> None:
    results = Results()
    results.add(TENTH.row, {"cpu_ms_move": 2.0})
    results.add(ALL.row, {"cpu_ms_move": 2.5})
    assert ratios_of(results, SERVER) == {"CPU of a move, at a tenth : at all tables": 0.8}


def test_what_was_not_measured_is_no_verdict() -> None:
    results = Results(notes=["PostgreSQL: not asked for"])
    assert tables(results, QUICK).count("not measured") == len(TARGETS)
    assert all(one.met is None for one in figures_of(results, QUICK, SERVER).targets.values())
