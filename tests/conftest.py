"""Marks the tests of the engine, and those that show that plain and compiled engine are the same
and so run on both; checks the rules that tests name."""

import os
import signal
from pathlib import Path

import pytest

import orleans
from orleans.content import load_content

HERE = Path(__file__).parent
ENGINE = {"kernel", "classic", "joan", "bots"}
BOTH = {"kernel", "test_golden.py", "test_same_both_ways.py", "test_random_games.py"}
IN_BROWSER = "ui"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the ledger rules this test proves")
    # A shell's `&` has us ignore interrupts, and what the tests start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("ORLEANS_EXPECT")
    if expected and orleans.compiled() != (expected == "compiled"):
        raise pytest.UsageError(f"ORLEANS_EXPECT={expected}, but compiled is {orleans.compiled()}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What drives the browser leaves an event loop running: such tests run when they are named.
    With `-m both` only files of such tests are read: reading all takes longer than running those.
    """
    if collection_path == HERE / IN_BROWSER:
        named = any(IN_BROWSER in Path(argument).parts for argument in config.args)
        return None if named else True
    if config.option.markexpr == "both" and collection_path.is_file():
        return None if runs_on_both(collection_path) else True
    return None


def runs_on_both(path: Path) -> bool:
    return bool(BOTH.intersection(path.relative_to(HERE).parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ledger = load_content().rules
    for item in items:
        parts = item.path.relative_to(HERE).parts
        if parts[0] in ENGINE:
            item.add_marker(pytest.mark.engine)
        if runs_on_both(item.path):
            item.add_marker(pytest.mark.both)
        for mark in item.iter_markers("rule"):
            unknown = [id for id in mark.args if id not in ledger]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} names no such rule: {', '.join(unknown)}")
