from typing import NamedTuple

import pytest

from bench.file import Figures, read
from tests.bench.running import ROOT, bench


class Measured(NamedTuple):
    out: str
    found: Figures


@pytest.fixture(scope="session")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Measured:
    """One short round, with this checkout also as the other one that it is held against."""
    path = tmp_path_factory.mktemp("bench") / "figures.json"
    run = bench("--rounds", "1", "--against", str(ROOT), "--json", str(path))
    assert run.returncode == 0, run.stderr
    return Measured(run.stdout, read(path))
