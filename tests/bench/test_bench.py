"""The benchmark runs, its file holds what later runs are compared by, and a fall is noticed."""

from pathlib import Path

from bench.file import Figures, compare, figures_of
from bench.games import GAMES
from bench.measure import QUICK
from bench.results import Results
from bench.table import tables
from bench.verdicts import TARGETS, ratios_of
from tests.bench.conftest import Measured
from tests.bench.running import bench


def figures(**values: float) -> Figures:
    results = Results()
    results.add("plain.bigbox4", values)
    return figures_of(results, QUICK)


def test_a_run_writes_figures_ratios_and_targets(measured: Measured) -> None:
    out, found = measured
    assert "Big Box, 4 players" in out
    assert "peers: not asked for" in out
    for name in ("decisions_s", "games_s", "decisions_game", "actions_game"):
        for game in GAMES:
            assert found.figures[f"plain.{game}.{name}"] > 0
    for name in ("copy_us", "legal_us", "legal_moves", "state_bytes", "replay_moves_s"):
        assert found.figures[f"plain.call.{name}"] > 0
    assert found.figures["plain.start.import_ms"] > 0
    assert found.figures["plain.start.first_game_ms"] > 0
    assert found.ratios["plain : yardstick"] > 0
    assert found.targets["plain.bigbox4.decisions_s"].bound == 60_000
    for board in ("Trade", "Intrigue"):
        name = f"plain, all modules with {board} : without"
        assert found.targets[name].bound == 0.5
        assert found.targets[name].value == found.ratios[name] > 0
    assert found.machine["python"]


def test_a_file_that_is_not_ours_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}")
    run = bench("--compare", str(other))
    assert run.returncode == 2
    assert "cannot be compared with" in run.stderr


def test_a_ratio_that_falls_by_more_than_15_per_cent_is_a_fall() -> None:
    old, new = figures(), figures()
    old.ratios = {"compiled : plain": 5.0, "plain : Catanatron": 3.0}
    new.ratios = {"compiled : plain": 4.3}
    lines, fallen = compare(old, new)
    assert not fallen
    assert "not measured now" in lines[2]
    new.ratios = {"compiled : plain": 4.2}
    lines, fallen = compare(old, new)
    assert fallen
    assert lines[1].endswith("FELL")


def test_games_that_changed_are_pointed_out() -> None:
    old = figures(actions_game=150.0)
    assert len(compare(old, figures(actions_game=148.0))[0]) == 1
    lines, _ = compare(old, figures(actions_game=75.0))
    assert lines[1].startswith("note: plain.bigbox4.actions_game was 150, is 75")


def test_ratios_are_taken_round_by_round() -> None:
    """The machine was slow in the second round, for both."""
    results = Results()
    for ours, theirs in ((300_000.0, 20_000.0), (150_000.0, 10_000.0), (310_000.0, 20_000.0)):
        results.add("compiled.bigbox4", {"decisions_s": ours})
        results.add("catanatron.catan4", {"decisions_s": theirs})
    assert ratios_of(results) == {"compiled : Catanatron": 15.0}


def test_less_is_better_for_the_cost_of_a_copy() -> None:
    results = Results()
    results.add("compiled.call", {"copy_us": 3.0})
    results.add("catanatron.catan4", {"copy_us": 42.0})
    assert ratios_of(results) == {"compiled : Catanatron, copy": 14.0}


def test_a_game_with_all_modules_is_held_against_the_same_without() -> None:
    results = Results()
    results.add("plain.bigbox4", {"decisions_s": 80_000.0})
    results.add("plain.bigbox4_trade", {"decisions_s": 60_000.0})
    results.add("plain.bigbox4_intrigue", {"decisions_s": 36_000.0})
    assert ratios_of(results) == {
        "plain, all modules with Trade : without": 0.75,
        "plain, all modules with Intrigue : without": 0.45,
    }
    shown = [line.split()[-4:] for line in tables(results).splitlines() if "plain, all" in line]
    assert ["≥", "0.5", "0.75", "met"] in shown
    assert ["0.5", "0.45", "NOT", "MET"] in shown


def test_the_table_says_what_was_not_measured() -> None:
    results = Results(notes=["peers: their environment cannot be made: no network"])
    text = tables(results)
    assert "no network" in text
    assert text.count("not measured") == len(TARGETS)
