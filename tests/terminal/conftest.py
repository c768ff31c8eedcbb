from pathlib import Path

import pytest

from tests.cli.running import Here
from tests.hints import few_rollouts


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    return Here(tmp_path, monkeypatch)


__all__ = ["few_rollouts", "here"]
