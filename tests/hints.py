"""Hints for tests: thought out by rollouts alone, so that they are the same however busy the
machine is, and by few of them. A conftest that imports the fixture has it for all its tests."""

import pytest

from orleans.analysis import requests
from orleans.terminal import hints

FEW_ROLLOUTS = {"HINT_PLAYOUTS": 60, "HINT_SECONDS": 0.0}


@pytest.fixture(autouse=True)
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (requests, hints):
        for name, value in FEW_ROLLOUTS.items():
            monkeypatch.setattr(module, name, value)


__all__ = ["FEW_ROLLOUTS", "few_rollouts"]
