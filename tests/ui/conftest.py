"""A real server and a real Chromium; nothing may go wrong in the browser unnoticed."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running, running
from tests.ui.browsers import PATIENCE, Browsers, chromium, launch_args

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    if chromium() is None:
        pytest.skip("there is no Chromium; ORLEANS_CHROMIUM may say where it is")
    return launch_args()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests of this process: each has tables and browsers of its own."""
    with running(tmp_path_factory.mktemp("server"), "--no-local-limits") as server:
        yield server


@pytest.fixture
def browsers(browser: Browser, server: Running) -> Iterator[Browsers]:
    """Each browser has keys and settings of its own. What it complains of fails the test."""
    browsers = Browsers(browser, server.url)
    yield browsers
    assert browsers.close() == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails also tells what the server has logged."""
    report = yield
    server = item.funcargs.get("server")
    if report.failed and isinstance(server, Running):
        report.sections.append(("the server's log", server.log[-5000:]))
    return report
