"""The server under attack: a small run from end to end, and how its figures are read."""

from importlib import import_module
from pathlib import Path

import pytest

from bench.attacks import FAMILIES
from bench.attacks.measure import placed, times
from bench.attacks.raw import STRANGER, target
from bench.attacks.table import tables
from bench.attacks.verdicts import verdicts
from bench.file import figures_of, read
from bench.results import Results
from bench.server.measure import QUICK
from bench.verdicts import ratios_of
from tests.bench.running import bench


@pytest.mark.slow
def test_a_small_run_measures_with_and_without_the_attack(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    run = bench("--attacks", "memory", "--tables", "1", "--json", str(path))
    assert run.returncode == 0, run.stderr
    found = read(path)
    for part in ("memory.quiet", "memory"):
        assert found.figures[f"{part}.moves"] > 0
        assert found.figures[f"{part}.p95_ms"] > 0
        assert found.figures[f"{part}.visit_p95_ms"] > 0
        assert found.figures[f"{part}.errors"] == 0
    quiet, attacked = found.figures["memory.quiet.p95_ms"], found.figures["memory.p95_ms"]
    assert found.figures["memory.times"] == attacked / quiet
    assert set(found.targets) == {"memory.times", "memory.p95_ms"}
    assert "memory, times as long" in run.stdout
    assert found.notes == []  # among them would be that the attack was over too soon


def test_an_attack_that_nobody_knows_is_refused() -> None:
    run = bench("--attacks", "patience")
    assert run.returncode == 2
    assert "patience" in run.stderr and "connections" in run.stderr


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_its_attack(family: str) -> None:
    assert callable(import_module(f"bench.attacks.{family}").attack)


@pytest.mark.parametrize("url", ["http://192.0.2.1:80", "http://example.org:80", "http://:80"])
def test_nothing_but_this_machine_is_attacked(url: str) -> None:
    with pytest.raises(ValueError):
        target(url)


def test_a_table_has_an_address_of_its_own_and_not_the_attackers() -> None:
    seats = [{"table": table, "seat": seat} for table in ("a", "b") for seat in range(2)]
    addresses = [seat["address"] for seat in placed(seats, "http://127.0.0.1:1")]
    assert addresses[0] == addresses[1] != addresses[2] == addresses[3]
    assert STRANGER not in addresses


def attacked(*rounds: tuple[float, float]) -> Results:
    results = Results()
    for before, after in rounds:
        quiet, found = {"p95_ms": before}, {"p95_ms": after}
        results.add("drafts.quiet", quiet)
        results.add("drafts", found | times(quiet, found))
    return results


def test_with_and_without_is_compared_round_by_round() -> None:
    """The machine was slow in the second round, all the time."""
    results = attacked((10.0, 20.0), (100.0, 200.0), (10.0, 40.0))
    assert results.median("drafts.times") == 2.0
    assert ratios_of(results, verdicts(["drafts"])) == {"drafts, quiet : attacked": 0.5}


def test_more_than_three_times_or_a_tenth_of_a_second_breaks_the_promise() -> None:
    shown = [line.split()[-3:] for line in tables(attacked((50.0, 160.0)), ["drafts"]).splitlines()]
    assert ["3.2", "NOT", "MET"] in shown and ["160", "NOT", "MET"] in shown
    shown = [line.split()[-2:] for line in tables(attacked((30.0, 90.0)), ["drafts"]).splitlines()]
    assert ["3.0", "met"] in shown and ["90.0", "met"] in shown


def test_without_any_answer_there_is_no_verdict() -> None:
    assert times({"p95_ms": 5.0}, {"errors": 20.0}) == {}
    results = Results()
    results.add("drafts.quiet", {"p95_ms": 5.0})
    found = figures_of(results, QUICK, verdicts(["drafts"]))
    assert all(target.met is None for target in found.targets.values())
