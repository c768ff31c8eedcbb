"""Marks engine tests, which also run on the compiled build, and checks the rules they name."""

import os
from pathlib import Path

import pytest

import orleans
from orleans.content import load_content

HERE = Path(__file__).parent
ENGINE = {"kernel", "classic", "joan", "bots"}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the ledger rules this test proves")
    expected = os.environ.get("ORLEANS_EXPECT")
    if expected and orleans.compiled() != (expected == "compiled"):
        raise pytest.UsageError(f"ORLEANS_EXPECT={expected}, but compiled is {orleans.compiled()}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ledger = load_content().rules
    for item in items:
        if item.path.relative_to(HERE).parts[0] in ENGINE:
            item.add_marker(pytest.mark.engine)
        for mark in item.iter_markers("rule"):
            unknown = [id for id in mark.args if id not in ledger]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} names no such rule: {', '.join(unknown)}")
