"""Hints for tests: thought out by playouts alone, so that they are the same however busy the
machine is, and by few of them. A conftest that imports the fixture has it for all its tests."""

import pytest

from orleans.analysis import requests
from orleans.terminal import hints

FEW_PLAYOUTS = {"HINT_PLAYOUTS": 60, "HINT_SECONDS": 0.0}


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (requests, hints):
        for name, value in FEW_PLAYOUTS.items():
            monkeypatch.setattr(module, name, value)


__all__ = ["FEW_PLAYOUTS", "few_playouts"]
